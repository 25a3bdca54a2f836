import { expect, it } from 'vitest'
import type { FieldValue } from '../../../src/ports/language.ts'
import { field, understand } from '../../support/language/rules.ts'

const city = field('city', 'string', 'In which city is the property?')
const name = field('patient_name', 'string', 'Name of the patient')
const reason = field('reason', 'string', 'What is the visit for?')
const weight = field('weight', 'number', 'How heavy is the parcel, in kilograms?')
const driven = field('km_driven', 'number', 'How many kilometres has it been driven?')
const verdict = field('satisfaction', 'enum', 'How was it?', ['very satisfied', 'satisfied', 'not satisfied'])
const problem = field('problem', 'enum', 'What went wrong?', ['late delivery', 'poor quality'])

const heard: [string, typeof city, FieldValue | undefined][] = [
  ['um, Pune', city, 'Pune'],
  ['haan ji, Pune theek rahega', city, 'Pune'],
  ['matlab Pune hi', city, 'Pune'],
  ['kshh Pune', city, 'Pune'],
  ['my wife and I talked about it over dinner: Pune', city, 'Pune'],
  ['Nagpur, no sorry, Pune', city, 'Pune'],
  ['Indore nahi, Pune', city, 'Pune'],
  ['अरे सुनिए, पुणे, और आप कैसे हैं', city, 'पुणे'],
  ['माफ कीजिए', city, undefined],
  ['oh well, let me think, Priya Sharma, I guess that is what you need', name, 'Priya Sharma'],
  ['Priya Sharma ... hello?', name, 'Priya Sharma'],
  ['Rahul, no sorry, Priya', name, 'Priya'],
  ["you're breaking up", name, undefined],
  ['no names please', name, undefined],
  ['hello? are you there?', reason, undefined],
  ['skip this one please', reason, undefined],
  ['500 grams', weight, 0.5],
  ['two kilos', weight, 2],
  ['2000 metres', driven, 2],
  ['forty thousand', driven, 40_000],
  ['extremely satisfied', verdict, 'very satisfied'],
  ["wasn't satisfied", verdict, 'not satisfied'],
  ['the line is very bad', problem, undefined],
  ['late delivery ... hello?', problem, 'late delivery'],
]

it.each(heard)('reads from "%s" only the answer', (text, asked, value) => {
  const { values, intent } = understand(text, [asked], [asked.name])
  expect({ values, intent }).toEqual({ values: value === undefined ? {} : { [asked.name]: value }, intent: null })
})

it('does not take "यह मैं नहीं बताऊंगा" for a wrong number, though the agent has said "मैं"', () => {
  const history = [{ caller: null, agent: 'मैं Asha हूँ, एक ऑटोमेटेड असिस्टेंट।' }]
  expect(understand('यह मैं नहीं बताऊंगा', [reason], ['reason'], { history }).intent).toBeNull()
})

it('lets a correction of another field in Hindi end before its verb', () => {
  const collected = { patient_name: 'Rahul' }
  const confirmed = field('confirmed', 'boolean', 'Shall I book it like that?')
  for (const [text, value] of [
    ['sorry, patient name Kavita kar dijiye', 'Kavita'],
    ['माफ कीजिए, patient name कविता कर दीजिए', 'कविता'],
    ['actually, the patient name should be Anita Desai', 'Anita Desai'],
  ]) {
    const { values } = understand(text ?? '', [name, confirmed], ['confirmed'], { collected })
    expect(values).toMatchObject({ patient_name: value })
  }
})
