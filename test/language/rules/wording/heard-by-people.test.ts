import { describe, expect, it } from 'vitest'
import type { ComposeRequest, FieldSpec } from '../../../../src/ports/language.ts'
import { composeByRules } from '../../../../src/language/rules/wording/compose.ts'
import { field, NO_REPLY } from '../../../support/language/rules.ts'

function ask(one: FieldSpec, changes: Partial<ComposeRequest> = {}, attempt = 1): string {
  return composeByRules({ ...NO_REPLY, question: { fields: [one], guidance: '', attempt }, ...changes })
}

describe('a question made of a description', () => {
  it.each([
    ['arrival', 'string', 'Date when the goods arrive', 'On which date do the goods arrive?'],
    ['closing', 'string', 'Time when the shop closes', 'At what time does the shop close?'],
    ['origin', 'string', 'Village from where the truck should start', 'From which village should the truck start?'],
    [
      'rooms',
      'number',
      'Number of rooms needed for overnight guests',
      'How many rooms do you need for overnight guests?',
    ],
    ['minors', 'number', 'Number of children below 18 travelling', 'How many children below 18 are travelling?'],
    ['occasion', 'string', 'Occasion, if any', 'Is there an occasion?'],
    ['colour', 'string', 'Colour preferred', 'Which colour do you prefer?'],
    ['note', 'string', 'Note for the driver', 'Do you have a note for the driver?'],
    ['note', 'string', 'Message for the doctor', 'Do you have a message for the doctor?'],
    ['appointment', 'string', 'Preferred date of the appointment', 'Which day would suit you for the appointment?'],
    ['owner_name', 'string', 'Your name', 'May I have your name, please?'],
    ['age', 'number', 'Age of the donor', 'How old are you?'],
  ] as const)('%s: "%3$s"', (name, type, description, question) => {
    expect(ask(field(name, type, description))).toBe(question)
  })

  it('takes a blood group for what one has', () => {
    const group = field('group', 'enum', 'Blood group', ['A', 'B'])
    expect(ask(group)).toBe('What is your blood group: A or B?')
  })

  it('asks for the day alone in Hindi, too', () => {
    const visit = field('appointment', 'string', 'Preferred date of the appointment at the centre')
    expect(ask(visit, { language: 'hi' })).toBe('अपॉइंटमेंट के लिए आपको कौन सा दिन ठीक रहेगा?')
  })

  it('has examples of the past for what is over', () => {
    const last = field('last_gift', 'string', 'When did you last donate?')
    expect(ask(last, { heard: 'hmm' }, 2)).toContain('"yesterday", "last Friday" or "3 November"')
    expect(ask(last, { heard: 'हम्म', language: 'hi' }, 2)).toContain('"पिछले शुक्रवार"')
  })
})

describe('what was taken is read back', () => {
  it.each(['Is that all correct?', 'Is it all right?', 'Are these details correct?', 'क्या यह सब सही है?'])(
    'before "%s"',
    (description) => {
      const reply = ask(field('fine', 'boolean', description), { collected: { pet: 'cat' } })
      expect(reply).toBe(
        `Let me read that back: cat. ${description === 'क्या यह सब सही है?' ? 'Shall I confirm that?' : description}`,
      )
    },
  )

  it('has the unit of a number behind it', () => {
    const collected = { load_tons: 12, height_m: 15, months: 4 }
    const reply = ask(field('confirmed', 'boolean', 'Shall I book it?'), { collected })
    expect(reply).toContain('read that back: load 12 tons; height 15 metres; 4 months.')
  })

  it.each([
    ['+918025531234', '080 2553 1234'],
    ['+919820011223', '98200 11223'],
    ['+12025550100', '+12025550100'],
  ])('says %s as "%s"', (phone, said) => {
    const reply = ask(field('note'), { heard: 'it is this', understood: { phone }, collected: { phone } })
    expect(reply).toContain(`${said}.`)
  })
})

describe('who calls', () => {
  it.each([
    [
      'Hello, this is Sister Rose from LifeCare Dialysis.',
      'This is Sister Rose, an automated assistant calling for LifeCare Dialysis.',
    ],
    [
      'This is Joseph from the City Blood Bank.',
      'This is Joseph, an automated assistant calling for the City Blood Bank.',
    ],
    ['I am Farida from Stitch & Style.', 'This is Farida, an automated assistant calling for Stitch & Style.'],
  ])('"%s"', (persona, reply) => {
    expect(ask(field('note'), { persona, heard: 'who is this?' })).toContain(reply)
  })
})

describe('a counter-question', () => {
  it.each([
    ['why are you calling me?', "It's only so that"],
    ['what for?', "It's only so that"],
    ['aap call kyon kar rahe hain', "It's only so that"],
    ['आप कॉल क्यों कर रहे हैं?', "It's only so that"],
    ['how many can you hold?', "I'm afraid I can't answer that"],
  ])('"%s" is answered as what it is', (heard, reply) => {
    expect(ask(field('guests', 'number', 'How many guests?'), { heard }, 2)).toContain(reply)
  })
})

describe('a range', () => {
  it.each([
    ['300 to 350', 'Which one do you mean: 300 or 350?'],
    ['around 350, maybe 400', 'Which one do you mean: 350 or 400?'],
    ['two fifty to three hundred', 'Which one do you mean: 250 or 300?'],
    ['10 se 12 lakh', 'Which one do you mean: 10,00,000 or 12,00,000?'],
    ['between 20 and 25', 'Which one do you mean: 20 or 25?'],
  ])('"%s" is asked about by its two ends', (heard, question) => {
    const sum = field('budget', 'number', 'Budget in rupees')
    expect(ask(sum, { heard }, 2)).toContain(question)
  })

  it.each([
    ['10 से 12 लाख', 'आपका मतलब क्या है: 10,00,000 या 12,00,000?'],
    ['20 ya 25', 'आपका मतलब क्या है: 20 या 25?'],
  ])('"%s" in Hindi, too', (heard, question) => {
    expect(ask(field('budget', 'number', 'Budget in rupees'), { heard, language: 'hi' }, 2)).toContain(question)
  })

  it('that was said to the question before is none of this one', () => {
    expect(ask(field('guests', 'number', 'How many guests?'), { heard: '2 to 4 pm' }, 1)).toMatch(/How many guests\?$/)
  })

  it('is asked for anew where an end of it is outside the limits', () => {
    const guests = { ...field('guests', 'number', 'How many guests?'), max: 320 }
    expect(ask(guests, { heard: '300 to 350' }, 2)).toContain('How many guests?')
  })
})
