import { describe, expect, it } from 'vitest'
import { field, understand } from '../../../support/language/rules.ts'

/** Options, and how people speak of each without its name, in English, romanised Hindi and Devanagari. */
const QUESTIONS = [
  {
    name: 'test_name',
    options: ['fasting blood sugar', 'blood sugar after food', 'lipid profile'],
    said: [
      ['fasting blood sugar', ['sugar, the one on an empty stomach', 'khali pet wali sugar', 'खाली पेट वाली शुगर']],
      ['blood sugar after food', ['the sugar one post meal', 'khane ke baad wali sugar', 'खाने के बाद वाली शुगर']],
      ['lipid profile', ['cholesterol', 'cholesterol wala', 'कोलेस्ट्रॉल वाला']],
    ],
  },
  {
    name: 'department',
    options: ['dental', 'skin', 'eye', 'orthopaedic'],
    said: [
      ['dental', ['my tooth is killing me', 'daant mein dard hai', 'दाँत में दर्द है']],
      ['eye', ['for my eyes', 'aankh dikhani hai', 'आँख दिखानी है']],
      ['orthopaedic', ["it's about my knee", 'ghutne ka doctor', 'घुटने का डॉक्टर']],
    ],
  },
  {
    name: 'cylinder',
    options: ['5 kg domestic', '14.2 kg domestic', '5 kg commercial', '19 kg commercial'],
    said: [
      ['14.2 kg domestic', ['fourteen point two, for the house', 'chaudah kilo wala gharelu', 'चौदह किलो वाला घरेलू']],
      ['5 kg domestic', ['five kilos, domestic', 'paanch kilo wala gharelu', 'पाँच किलो वाला घरेलू']],
    ],
  },
] as const

/** What may stand around an answer without changing it. */
const AROUND = [
  (said: string) => said,
  (said: string) => `um, ${said}`,
  (said: string) => `${said}, please`,
  (said: string) => `haan ji, ${said}`,
]

describe('an option is known by what it is about', () => {
  const table = QUESTIONS.flatMap(({ name, options, said }) =>
    said.flatMap(([option, ways]) =>
      ways.flatMap((way) =>
        AROUND.map((around) => [around(way), option, field(name, 'enum', '', [...options])] as const),
      ),
    ),
  )

  it.each(table)('"%s" is %s', (text, option, spec) => {
    expect(understand(text, [spec], [spec.name]).values).toEqual({ [spec.name]: option })
  })
})

const PAYMENT = field('payment', 'enum', '', ['cash', 'UPI', 'credit card', 'debit card', 'cheque'])

describe('an option that is denied, told of another time or spoken against is not chosen', () => {
  it.each([
    ['used to pay cash, these days UPI', 'UPI'],
    ['cheque bounced last time so UPI', 'UPI'],
    ['UPI, it was cash earlier', 'UPI'],
    ['card. debit, not credit', 'debit card'],
    ['cash nahi hai mere paas, UPI kar dunga', 'UPI'],
    ['पहले नकद देते थे, अब यूपीआई', 'UPI'],
    ['cheque is too slow, cash then', 'cash'],
  ])('"%s" is %s', (text, option) => {
    expect(understand(text, [PAYMENT], ['payment']).values).toEqual({ payment: option })
  })
})

describe('words that fit two options choose neither', () => {
  it.each(['card', 'by card', 'cash and UPI both', 'either cash or UPI', 'कार्ड'])('"%s"', (text) => {
    expect(understand(text, [PAYMENT], ['payment']).values).toEqual({})
  })
})

describe('a class is found in the range that has it', () => {
  const grade = field('grade', 'enum', '', ['nursery', 'primary class 1 to 5', 'middle class 6 to 8'])
  it.each([
    ['going into third standard', 'primary class 1 to 5'],
    ['she is finishing 5th now so we want 6th', 'middle class 6 to 8'],
    ['दूसरी कक्षा में', 'primary class 1 to 5'],
    ['aathvi class mein', 'middle class 6 to 8'],
    ['class seven', 'middle class 6 to 8'],
  ])('"%s" is in %s', (text, option) => {
    expect(understand(text, [grade], ['grade']).values).toEqual({ grade: option })
  })
})

it('chooses what denies itself by what is denied', () => {
  const board = field('board', 'enum', '', ['CBSE board', 'ICSE board', 'not in school yet'])
  expect(understand('अभी स्कूल नहीं जाता', [board], ['board']).values).toEqual({ board: 'not in school yet' })
  expect(understand('school jaata hai', [board], ['board']).values).toEqual({})
})
