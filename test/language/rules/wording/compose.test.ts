import { describe, expect, it } from 'vitest'
import type { ComposeRequest, FieldSpec, Language } from '../../../../src/ports/language.ts'
import { composeByRules } from '../../../../src/language/rules/wording/compose.ts'
import { field, NO_REPLY } from '../../../support/language/rules.ts'

function compose(changes: Partial<ComposeRequest> = {}): string {
  return composeByRules({ ...NO_REPLY, persona: 'a pirate', ...changes })
}

function ask(fields: FieldSpec | FieldSpec[], attempt = 1, changes: Partial<ComposeRequest> = {}): string {
  return compose({ question: { fields: [fields].flat(), guidance: 'ask rudely', attempt }, ...changes })
}

const name = field('name')
const time = field('appointment_time', 'string', 'When the appointment should be')
const plan = field('plan', 'enum', '', ['basic', 'premium', 'all_inclusive'])

describe('questions', () => {
  const english: [FieldSpec, string][] = [
    [name, 'May I have your name, please?'],
    [field('last_name'), 'May I have your last name, please?'],
    [time, 'What day and time would suit you for the appointment?'],
    [field('visit_date'), 'Which day would suit you for the visit?'],
    [field('date_of_birth', 'string', 'Date of birth'), 'What is your date of birth?'],
    [field('party_size', 'number', 'Number of people'), 'How many people will it be?'],
    [field('rooms', 'number', 'number of rooms'), 'How many rooms will it be?'],
    [field('age', 'number'), 'How old are you?'],
    [field('budget', 'number', 'Budget in rupees'), 'What is your budget in rupees?'],
    [plan, 'Which plan would you like: basic, premium or all inclusive?'],
    [field('email'), 'What is your e-mail address?'],
    [field('phone'), 'What is the best phone number to reach you on?'],
    [field('city'), 'Which city are you in?'],
    [field('reason', 'string', 'Reason for the visit'), 'Could you tell me the reason for the visit?'],
    [field('issue', 'string', 'What went wrong with the order'), 'Could you tell me what went wrong with the order?'],
    [field('confirmed', 'boolean', 'Whether the caller wants a reminder'), 'Do you want a reminder?'],
    [field('parking', 'boolean', 'Will you come by car?'), 'Will you come by car?'],
    [field('size', 'enum', 'Which size would you like?', ['S', 'M']), 'Which size would you like? You can say S or M.'],
  ]
  it.each(english)('asks for %o with "%s"', (spec, question) => expect(ask(spec)).toBe(question))

  const hindi: [FieldSpec, string][] = [
    [name, 'आपका नाम क्या है?'],
    [time, 'अपॉइंटमेंट के लिए आपको कौन सा दिन और समय ठीक रहेगा?'],
    [field('party_size', 'number', 'Number of people'), 'कितने लोग होंगे?'],
    [field('reason', 'string', 'Reason for the visit'), 'कृपया विज़िट का कारण बताइए।'],
    [field('budget', 'number', 'आपका बजट'), 'कृपया आपका बजट बताइए।'],
    [field('parking', 'boolean', 'क्या आप कार से आएँगे?'), 'क्या आप कार से आएँगे?'],
    [plan, 'आपको कौन सा प्लान चाहिए: basic, premium या all inclusive?'],
  ]
  it.each(hindi)('asks in Hindi for %o with "%s"', (spec, question) =>
    expect(ask(spec, 1, { language: 'hi' })).toBe(question),
  )

  it('asks for several things in one sentence', () => {
    expect(ask([name, time, plan])).toBe(
      'Could you tell me your name, the day and time that suit you for the appointment and your plan (basic, premium or all inclusive)?',
    )
    expect(ask([name, field('city')], 1, { language: 'hi' })).toBe('कृपया अपना नाम और शहर बताइए।')
  })

  it('asks in other words each time, with the options or an example', () => {
    const said = [1, 2, 3].map((attempt) => ask(plan, attempt, { heard: 'the blue one' }))
    expect(new Set(said).size).toBe(3)
    expect(said[1]).toMatch(/^Sorry, I didn't quite get that\..*You can say basic, premium or all inclusive\.$/)
    expect(said[2]).toMatch(/^I'm sorry, I still couldn't make that out\./)
    expect(ask(time, 2, { heard: 'blah' })).toContain('tomorrow at 4 pm')
    expect(ask(time, 2, { heard: 'blah', language: 'hi' })).toContain('कल शाम 4 बजे')
  })

  it('does not speak persona or guidance aloud', () => {
    expect(ask(name)).not.toMatch(/pirate|rudely/)
  })
})

describe('reactions', () => {
  it('thanks by name, and says days and times back', () => {
    const heard = 'x'
    expect(ask(plan, 1, { heard, understood: { name: 'Priya' } })).toMatch(/^Thanks, Priya\. Which plan/)
    expect(ask(plan, 1, { heard, understood: { when: '2026-11-22 16:00' } })).toMatch(
      /^Got it, Sunday, 22 November at 4 pm\. /,
    )
    expect(ask(plan, 1, { heard, understood: { when: '2026-11-22' } })).toMatch(/^Got it, Sunday, 22 November\. /)
    expect(ask(plan, 1, { heard, understood: { when: '09:30' } })).toMatch(/^Got it, 9:30 am\. /)
    expect(ask(plan, 1, { heard: 'two', understood: { people: 2 } })).toMatch(/^Got it\. Which/)
    expect(ask(plan, 1, { heard, understood: { when: '2026-11-22 16:00' }, language: 'hi' })).toMatch(
      /^ठीक है, रविवार, 22 नवंबर, शाम 4 बजे।/,
    )
  })

  it('speaks the lines of the flow between the thanks and the question', () => {
    expect(
      ask(plan, 1, { heard: 'Priya', understood: { name: 'Priya' }, lines: ['We have three plans.', 'All are good.'] }),
    ).toBe(
      'Thanks, Priya. We have three plans. All are good. Which plan would you like: basic, premium or all inclusive?',
    )
  })

  const moves: [string, Language, string][] = [
    ['can you repeat that?', 'en', 'Of course.'],
    ['hello?', 'en', 'Hello!'],
    ['who is this?', 'en', "I'm an automated assistant."],
    ['how much does it cost?', 'en', "I'm afraid I can't answer that here."],
    ["I'd rather not say", 'en', 'I understand, but I do need this to go on.'],
    ['फिर से बोलिए', 'hi', 'जी, ज़रूर।'],
    ['आप कौन', 'hi', 'मैं एक ऑटोमेटेड असिस्टेंट हूँ।'],
  ]
  it.each(moves)('reacts to "%s" in %s with "%s"', (heard, language, start) => {
    expect(ask(name, 2, { heard, language }).startsWith(start)).toBe(true)
  })

  it.each([
    ['which plans do you have?', 'Which plan would you like'],
    ['what can I choose?', 'Which plan would you like'],
    ['what happens next?', "I'm afraid I can't answer that here."],
    ['which one is the cheapest?', "I'm afraid I can't answer that here."],
    ['can we skip that?', 'I understand, but I do need this to go on.'],
  ])('answers "%s" by the options only where it asks for them', (heard, start) => {
    expect(ask(plan, 2, { heard }).startsWith(start)).toBe(true)
  })

  it('reads back what was collected before it asks to confirm it', () => {
    const confirmed = field('confirmed', 'boolean', 'Shall I book it like that?')
    const collected = { name: 'Priya', when: '2026-11-22 16:00', party_size: 2, member: true, visit: 'check_up' }
    const said =
      'Let me read that back: Priya; Sunday, 22 November at 4 pm; party size 2; check up. Shall I book it like that?'
    expect(ask(confirmed, 1, { collected })).toBe(said)
    expect(ask(field('interested', 'boolean'), 1, { collected })).not.toContain('Priya')
  })

  it('reads back before "like that?", options as the flow says them, and nothing twice', () => {
    const sure = field('sure', 'boolean', 'Shall I sign you up like that?')
    const collected = { plan: 'gold', phone: '+919822012345' }
    const said = ask(sure, 1, {
      heard: '98220 12345',
      understood: { phone: '+919822012345' },
      collected,
      spokenOptions: { plan: 'Gold Plus' },
    })
    expect(said).toBe('Thank you. Let me read that back: Gold Plus; 98220 12345. Shall I sign you up like that?')
  })

  it('asks for the time of a day that was only asked about', () => {
    expect(ask(time, 2, { heard: 'is Sunday possible?' })).toBe('Okay. And at what time?')
  })

  it('says nothing about understanding on the opening line', () => {
    expect(ask(name, 1, { lines: ['Welcome to the clinic.'] })).toBe(
      'Welcome to the clinic. May I have your name, please?',
    )
  })
})

describe('endings', () => {
  it.each([
    ['opted_out', 'en', "I understand. We won't contact you again. Goodbye."],
    ['wrong_person', 'en', 'Sorry for the trouble, I must have reached the wrong person. Goodbye.'],
    ['callback_requested', 'en', 'No problem, someone will call you back at a better time. Goodbye.'],
    ['opted_out', 'hi', 'ठीक है, हम आपसे दोबारा संपर्क नहीं करेंगे। नमस्ते।'],
    ['wrong_person', 'hi', 'माफ़ कीजिए, शायद गलत नंबर लग गया। नमस्ते।'],
    ['callback_requested', 'hi', 'कोई बात नहीं, हम आपको बाद में फ़ोन करेंगे। नमस्ते।'],
  ] as const)('closes politely for %s in %s', (closing, language, line) => {
    expect(compose({ closing, language, heard: 'x' })).toBe(line)
  })

  it('never says nothing, and never more than 4,000 characters', () => {
    expect(compose()).toBe('Thank you. Goodbye.')
    expect(compose({ lines: ['x'.repeat(9_000)] })).toHaveLength(4_000)
  })

  it('involves no language model', () => {
    expect(composeByRules({ ...EMPTY, lines: ['Bye.'] })).toBe('Bye.')
  })
})

const EMPTY: ComposeRequest = { ...NO_REPLY, languages: ['en'] }

it('asks again for one thing at a time', () => {
  const fields = [field('pet_name', 'string', 'Name of the pet'), field('visit_date', 'string', 'Day of the visit')]
  const request = { ...NO_REPLY, persona: '', heard: 'hmm', question: { fields, guidance: '', attempt: 2 } }
  expect(composeByRules(request)).toBe(
    "Sorry, I didn't quite get that. May I have the name of the pet, please? Just the name is fine.",
  )
})

describe('a choice that was told in other words', () => {
  const next = { fields: [field('name')], guidance: '', attempt: 1 }
  const after = (heard: string, plan: string, spokenOptions?: Record<string, string>) =>
    composeByRules({
      ...NO_REPLY,
      persona: '',
      heard,
      understood: { plan },
      collected: { plan },
      question: next,
      ...(spokenOptions && { spokenOptions }),
    })
  it('is said back', () => {
    expect(after('the cheapest one', 'basic_plan')).toBe('Okay, basic plan. May I have your name, please?')
    expect(after('the cheapest one', 'basic', { plan: 'our Basic' })).toMatch(/^Okay, our Basic\./)
  })
  it('is not where it was named, nor is what somebody told at length', () => {
    expect(after('Basic plan please', 'basic_plan')).toBe('Okay. May I have your name, please?')
    expect(after('it fell down', 'It fell down')).toBe('Okay. May I have your name, please?')
  })
})

describe('a yes or no', () => {
  const after = (heard: string, value: boolean, language: 'en' | 'hi' = 'en') =>
    composeByRules({
      ...NO_REPLY,
      persona: '',
      language,
      heard,
      understood: { pickup: value },
      collected: { pickup: value },
      question: { fields: [field('name')], guidance: '', attempt: 1 },
    })
  it.each([
    ["I can't drive with this leg", true, /^Okay, so that's a yes\./],
    ['we never bothered with any contract', false, /^Okay, so that's a no\./],
    ['No warranty now, but we did take the contract', true, /^Okay, so that's a yes\./],
    ["My sister is a regular but I've never been there", true, /^Okay, so that's a yes\./],
    ['Yes, oh no, that one got burnt in the last power cut', false, /^Okay, so that's a no\./],
  ])('is said back where %j was taken for it', (heard, value, reply) => {
    expect(after(heard, value)).toMatch(reply)
  })
  it.each([
    ['yes', true],
    ['no, we have our own car', false],
    ['oh yes, please send somebody at eight in the morning', true],
    ['haan ji bhej dijiye', true],
    ['नहीं, गाड़ी अपनी है', false],
  ])('is not where %j says it', (heard, value) => {
    expect(after(heard, value)).not.toMatch(/that's a/)
  })
  it('is said back in Hindi', () => {
    expect(after('लाइसेंस खत्म हो गया', false, 'hi')).toMatch(/^अच्छा, यानी नहीं।/)
    expect(after('मैं गाड़ी नहीं चला सकता', true, 'hi')).toMatch(/^अच्छा, यानी हाँ।/)
  })
})

describe('a number', () => {
  const after = (heard: string, understood: Record<string, number>) =>
    composeByRules({
      ...NO_REPLY,
      persona: '',
      heard,
      understood,
      collected: understood,
      question: { fields: [field('name')], guidance: '', attempt: 1 },
    })
  it.each([
    ['me, my husband and our two girls', 4],
    ['we were five but one dropped out', 4],
    ['chaar bade aur do bachche', 6],
  ])('is said back where it was gathered from %j', (heard, people) => {
    expect(after(heard, { people })).toBe(`Okay, ${people}. May I have your name, please?`)
  })
  it.each([
    ['four of us', 4],
    ['चार लोग', 4],
  ])('is not where %j says it', (heard, people) => {
    expect(after(heard, { people })).toBe('Okay. May I have your name, please?')
  })
  it('is not beside another, as it could be either', () => {
    expect(after('two adults for three nights', { people: 2, nights: 3 })).toBe(
      'Thank you. May I have your name, please?',
    )
  })
})
