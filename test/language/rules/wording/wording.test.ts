import { describe, expect, it } from 'vitest'
import type { ComposeRequest, FieldSpec } from '../../../../src/ports/language.ts'
import { composeByRules } from '../../../../src/language/rules/wording/compose.ts'
import { field, NO_REPLY, understand } from '../../../support/language/rules.ts'

function ask(fields: FieldSpec[], changes: Partial<ComposeRequest> = {}, attempt = 1): string {
  return composeByRules({ ...NO_REPLY, question: { fields, guidance: '', attempt }, ...changes })
}

const visit = field('appointment_time', 'string', 'Day and time of the appointment')
const found = field('property_found', 'boolean', 'Have you already found a property?')
const odd = field('narnia', 'boolean', 'Have you ever been to Narnia?')
const income = field('household_net', 'number', 'Roughly how much does your household earn?')
const purpose = field('aim', 'enum', 'What is the loan for?', ['buy a home', 'renovation'])
const smoker = field('smoker', 'boolean', 'Do you smoke?')
const rating = field('rating', 'number', 'From 1 to 5, how happy are you with it?')

describe('Hindi', () => {
  it.each([
    [field('nights', 'number', 'How many nights?'), 'कितनी रातें होंगी?'],
    [field('breakfast', 'boolean', 'Would you like breakfast included?'), 'क्या आपको नाश्ता चाहिए?'],
    [field('allergies', 'boolean', 'Any allergies?'), 'क्या कोई एलर्जी है?'],
    [found, 'क्या आपने पहले से प्रॉपर्टी ढूँढी है?'],
    [odd, 'Have you ever been to Narnia? हाँ या नहीं?'],
    [income, 'Roughly how much does your household earn? कृपया संख्या में बताइए।'],
    [purpose, 'लोन किसलिए है: buy a home या renovation?'],
    [field('monthly_income', 'number'), 'कृपया मासिक आय बताइए।'],
    [field('frobnication'), 'Could you tell me your frobnication? कृपया बताइए।'],
    [field('zoom_time'), 'आपको कौन सा समय ठीक रहेगा?'],
    [field('reason', 'string', 'What is the visit for?'), 'विज़िट किसलिए है?'],
    [field('in_pain', 'boolean', 'Do you have any pain right now?'), 'क्या आपको अभी कोई दर्द है?'],
    [field('customer_name', 'string', 'In whose name shall I book it?'), 'ग्राहक का नाम क्या है?'],
    [field('pin_code', 'string', 'What is the PIN code of your address?'), 'आपका पिन कोड क्या है?'],
    [field('date_of_birth', 'string', 'What is your date of birth?'), 'कृपया जन्म तिथि बताइए।'],
    [field('loan_amount', 'number'), 'कृपया लोन की रकम बताइए।'],
    [field('mobile_number', 'string', 'Which number can we reach you on?'), 'आपका फ़ोन नंबर क्या है?'],
    [field('city', 'string', 'Which city are you in?'), 'आप किस शहर में हैं?'],
    // Not the person's own.
    [field('guardian_phone', 'string', "What is your guardian's number?"), 'कृपया अभिभावक का फ़ोन नंबर बताइए।'],
    [field('nominee_email', 'string', "What is the nominee's e-mail?"), 'कृपया नॉमिनी का ईमेल बताइए।'],
    [field('from_stop', 'string', 'From which stop do you board?'), 'From which stop do you board? कृपया बताइए।'],
    [field('pickup_address', 'string', 'Where shall we pick you up?'), 'हम आपको कहाँ पिक अप करें?'],
    [field('holder_name', 'string', 'In whose name is the pass?'), 'In whose name is the pass? कृपया बताइए।'],
  ])(
    'asks in Hindi where the words are known, else in English with a word on how to answer, for %o',
    (spec, question) => {
      expect(ask([spec], { language: 'hi' })).toBe(question)
    },
  )

  it('says once how to answer', () => {
    for (const attempt of [2, 3])
      expect(ask([purpose], { language: 'hi', heard: 'blah' }, attempt)).toMatch(
        /^(?!.*कह सकते).*कोई एक कहिए: buy a home/,
      )
  })

  it('does so also where several things are asked', () => {
    expect(ask([field('name'), odd], { language: 'hi' })).toBe(
      'कृपया अपना नाम बताइए। Have you ever been to Narnia? हाँ या नहीं?',
    )
  })

  it.each([2, 3])('says nothing of being a man or a woman (attempt %i)', (attempt) => {
    for (const heard of ['blah', 'how much is it?', "I'd rather not say"]) {
      expect(ask([found], { language: 'hi', heard }, attempt)).not.toMatch(/पाया|चाहता|समझता|सकता/)
    }
  })
})

describe('questions', () => {
  it('asks in the designer’s own words, also several at once', () => {
    expect(ask([field('name'), field('city'), smoker])).toBe('Could you tell me your name and your city? Do you smoke?')
    expect(ask([field('name'), smoker])).toBe('May I have your name, please? Do you smoke?')
  })

  it('names the options once', () => {
    for (const attempt of [1, 2, 3]) {
      for (const spec of [purpose, field('plan', 'enum', '', ['gold', 'silver'])]) {
        const option = spec.options[0] ?? ''
        expect(ask([spec], { heard: 'blah' }, attempt).split(option)).toHaveLength(2)
      }
    }
  })

  it('gives an example within the range', () => {
    expect(ask([rating], { heard: 'blah' }, 2)).toContain('from 1 to 5, for example "4".')
    expect(ask([rating], { heard: 'blah', language: 'hi' }, 2)).toContain('1 से 5 के बीच')
  })

  it('asks only for the time when the day is known', () => {
    expect(ask([visit], { heard: 'tomorrow' }, 2)).toBe('Okay. And at what time?')
    expect(ask([visit], { heard: 'kal', language: 'hi' }, 2)).toBe('ठीक है। और किस समय?')
    expect(ask([visit], { heard: 'blah' }, 2)).toContain('What day and time')
  })
})

describe('reactions', () => {
  it('does not cheer at what was said', () => {
    for (let size = 0; size < 5; size++) {
      const collected = Object.fromEntries(Array.from({ length: size }, (_, index) => [`f${index}`, 1]))
      const heard = 'it was broken'
      expect(ask([smoker], { heard, understood: { problem: 'damaged item' }, collected })).not.toContain('Great')
    }
  })

  it.each([
    ['what?', 'Of course. Do you smoke?'],
    ['who?', 'Of course. Do you smoke?'],
    ['bye', 'Before you go, one more moment, please. Do you smoke?'],
  ])('repeats the question at "%s"', (heard, start) => {
    expect(ask([smoker], { heard }, 2).startsWith(start)).toBe(true)
    expect(understand(heard, [smoker], ['smoker'])).toMatchObject({ values: {}, refused: [], intent: null })
  })

  it('speaks Hindi when it is asked to and may', () => {
    const text = 'can you speak in Hindi?'
    expect(understand(text, [smoker], ['smoker'])).toMatchObject({ values: {}, language: 'hi' })
    expect(ask([found], { heard: text, language: 'hi' }, 2)).toMatch(/^जी, ज़रूर।/)
    expect(understand(text, [smoker], ['smoker'], { languages: ['en'] }).language).toBe('en')
    expect(ask([smoker], { heard: text, languages: ['en'] }, 2)).toMatch(/^I'm sorry, I can only speak English here\./)
    expect(understand('hindi mein baat kijiye', [field('notes')], ['notes'])).toMatchObject({
      values: {},
      language: 'hi',
    })
  })
})

describe('another person on the line', () => {
  const history = [{ caller: null, agent: 'Hi Priya, do you smoke?' }]
  it.each(['this is not Priya', 'This is not priya', "I'm not Priya", 'main Priya nahi hoon'])(
    'is noticed at "%s"',
    (text) => {
      expect(understand(text, [smoker], ['smoker'], { history })).toMatchObject({ intent: 'wrong_person', values: {} })
    },
  )
  it.each(['this is not working', 'I am not sure', 'this is not good', 'I am not a smoker', 'I am not Hungry'])(
    'is not taken from "%s"',
    (text) => expect(understand(text, [smoker], ['smoker'], { history }).intent).toBeNull(),
  )
  it('is not taken from a name that is being put right', () => {
    const fields = [field('name'), smoker]
    expect(understand('I am not Priya, I am Asha', fields, ['name'], { history }).intent).toBeNull()
    expect(
      understand('I am not Priya', fields, ['smoker'], { history, collected: { name: 'Priya' } }).intent,
    ).toBeNull()
  })
})
