import { describe, expect, it } from 'vitest'
import type { FieldValue } from '../../../src/ports/language.ts'
import { field, understand } from '../../support/language/rules.ts'

/** Today is Saturday, 21 November 2026. */
const name = field('patient_name', 'string', 'Name of the patient')
const time = field('appointment_time', 'string', 'Day and time of the appointment')
const amount = field('loan_amount', 'number', 'How much would you like to borrow, in rupees?')
const job = field('occupation', 'enum', 'What is your occupation?', [
  'salaried',
  'self-employed',
  'student',
  'retired',
  'not working',
])
const fields = [name, time, amount, job]

function read(text: string, asked: string, collected: Record<string, FieldValue> = {}) {
  return understand(text, fields, [asked], { collected })
}

describe('a day gone by, where the question looks ahead', () => {
  it.each(['yesterday at 5', 'yesterday 5 pm', 'at 5 yesterday evening'])('"%s" lends its time to no day', (text) => {
    expect(read(text, time.name).values).toEqual({})
  })

  it('gives way to the day named beside it', () => {
    expect(read('not yesterday, tomorrow at 5', time.name).values).toEqual({ appointment_time: '2026-11-22 17:00' })
  })
})

describe('a time at which to be called', () => {
  it.each(["I'm driving, can you call me after 6?", 'abhi busy hoon, shaam 7 baje call karna'])(
    '"%s" is no time of the appointment',
    (text) => expect(read(text, name.name)).toMatchObject({ values: {}, intent: 'callback_requested' }),
  )

  it('is kept where the flow asks for it', () => {
    const callback = field('callback_time', 'string', 'When should we call you?')
    const { values } = understand('I am driving, call me at 6 pm', [name, callback], ['patient_name'])
    expect(values).toEqual({ callback_time: expect.stringContaining('18:00') as string })
  })
})

describe('a refusal', () => {
  it.each(["I'd rather not say", 'that is private'])('"%s" names no option', (text) => {
    expect(read(text, job.name)).toMatchObject({ values: {}, refused: [job.name] })
  })

  it('is an option where the flow has it', () => {
    const size = field('size', 'enum', 'How many people work there?', ['under ten', 'more', 'not sure'])
    expect(understand("I'm not sure", [size], [size.name]).values).toEqual({ size: 'not sure' })
  })
})

describe('an option that says "not"', () => {
  it.each([
    'not working',
    'I am not working',
    'student, no sorry, not working',
    'not student, not working',
    'salaried, नहीं नहीं, not working',
  ])('is not denied in "%s"', (text) => expect(read(text, job.name).values).toEqual({ occupation: 'not working' }))

  it.each(['actually, the occupation should be not working', 'sorry, occupation not working hai'])(
    'is put right by "%s"',
    (text) => {
      expect(read(text, amount.name, { occupation: 'salaried' }).values).toEqual({ occupation: 'not working' })
    },
  )
})

describe('a name put right after "wait"', () => {
  it.each([
    ['wait, change the name to Anita Desai', 'Anita Desai'],
    ['रुकिए, नाम सुरेश यादव है', 'सुरेश यादव'],
  ])('"%s"', (text, expected) => {
    expect(read(text, amount.name, { patient_name: 'Rahul' }).values).toEqual({ patient_name: expected })
  })
})

describe('no name', () => {
  it.each(['shut up and get me a human', 'go away over there', 'देखिए बात यह है कि'])('"%s"', (text) => {
    expect(read(text, name.name).values).toEqual({})
  })

  it('hides the one behind "कि"', () => {
    expect(read('देखिए बात यह है कि, सुरेश यादव', name.name).values).toEqual({ patient_name: 'सुरेश यादव' })
  })
})

it.each(['lakhs', 'crores', 'thousands of rupees'])('"%s" is not one of them', (text) => {
  expect(read(text, amount.name).values).toEqual({})
})

it.each([
  ['get me a human', 'who'],
  ['I want a real person', 'who'],
  ['आप रोबोट हैं?', 'who'],
  ['aap robot ho kya', 'who'],
  ['who gave you my number?', 'who'],
  ['मेरा नंबर कहाँ से मिला', 'who'],
  ['is this a scam?', 'who'],
  ['haan ji boliye', 'ready'],
  ['ok go ahead', 'ready'],
  ['जी बोलिए', 'ready'],
  ['do I need to bring anything?', 'question'],
])('"%s" is no attempt at an answer: %s', (text, act) => {
  expect(read(text, name.name)).toMatchObject({ values: {}, act })
})

describe('the language of the conversation', () => {
  it.each(['10 am', 'voter id', 'cold and khansi'])('stays Hindi at "%s"', (text) => {
    expect(understand(text, fields, [time.name], { language: 'hi' }).language).toBe('hi')
  })

  it.each(['I want it tomorrow', 'speak in English please'])('becomes English at "%s"', (text) => {
    expect(understand(text, fields, [time.name], { language: 'hi' }).language).toBe('en')
  })
})

describe('an earlier answer put right by its name', () => {
  const rating = field('rating', 'number', 'From 1 to 5, how happy are you with it?')
  const count = field('guest_count', 'number', 'How many people will come in all?')
  const pin = field('pin_code', 'string', 'What is the PIN code?')
  const arrival = field('arrival_time', 'string', 'At what time will you arrive?')
  const slot = field('viewing_slot', 'string', 'On which day and at what time would you like to see it?')
  const pet = field('pet_name', 'string', "What is your pet's name?")
  const comment = field('comment', 'string', 'Anything else?')
  const all = [rating, count, pin, arrival, slot, pet, name, comment]
  const collected = { rating: 2, guest_count: 1, pet_name: 'Tom', patient_name: 'Rahul' }

  it.each([
    ['actually, the rating should be one', comment, { rating: 1 }],
    ['actually, the guest count should be two', arrival, { guest_count: 2 }],
    ['wait, change the guest count to 3', slot, { guest_count: 3 }],
    ['माफ कीजिए, guest count 400 कर दीजिए', pin, { guest_count: 400 }],
    ['sorry, pet name Bruno kar dijiye', arrival, { pet_name: 'Bruno' }],
    ['tomorrow at 3, and the guest count should be 2', slot, { viewing_slot: '2026-11-22 15:00', guest_count: 2 }],
    ['माफ कीजिए, pin code 400001 कर दीजिए', name, { pin_code: '400001' }],
    ['actually, the guest count should be 4', name, { guest_count: 4 }],
    ['the rating is not important', comment, { comment: 'the rating is not important' }],
  ])('"%s"', (text, asked, values) => {
    expect(understand(text, all, [asked.name], { collected }).values).toEqual(values)
  })
})

describe('an e-mail address', () => {
  const email = field('email', 'string', 'What is your e-mail address?')
  it.each([
    ['phir priya.sharma@gmail.com', 'priya.sharma@gmail.com'],
    ['kshh priya dot sharma at gmail dot com', 'priya.sharma@gmail.com'],
    ['achha to phir asha22 at gmail dot com', 'asha22@gmail.com'],
    ['priya dot sharma@gmail.com', 'priya.sharma@gmail.com'],
    ['p r i y a@gmail.com', 'priya@gmail.com'],
    ['a@b.com no sorry c at d dot com', 'c@d.com'],
  ])('is heard in "%s"', (text, value) => expect(understand(text, [email], ['email']).values).toEqual({ email: value }))
})

describe('words of one answer', () => {
  const phone = field('phone', 'string', 'Which number may we call?')
  const pin = field('pin_code', 'string', 'What is the PIN code?')
  const meal = field('meal', 'enum', 'Which food?', ['vegetarian', 'non-vegetarian'])
  const pain = field('in_pain', 'boolean', 'Do you have any pain right now?')
  const pet = field('pet', 'enum', 'What pet do you have?', ['dog', 'cat'])

  it('an amount is no phone number', () => {
    expect(understand('1,20,00,000', [amount, phone], ['loan_amount']).values).toEqual({ loan_amount: 12_000_000 })
  })
  it('a second that is asked for is no number', () => {
    const said = 'let me think for a second, one thousand five hundred'
    expect(read(said, amount.name).values).toEqual({ loan_amount: 1_500 })
  })
  it('digits that are denied end with their clause', () => {
    const { values } = understand('not 4 0 0 0 4 1, 4 0 0 0 7 7', [pin], ['pin_code'])
    expect(values).toEqual({ pin_code: '400077' })
  })
  it('a part of the day belongs to the time of its clause', () => {
    const visit = field('visit_time', 'string', 'At what time?')
    const { values } = understand('not one in the afternoon, nine in the morning', [visit], ['visit_time'])
    expect(values).toEqual({ visit_time: '09:00' })
  })
  it('an English "at" is no eight in Hindi', () => {
    expect(read('haan ji, 5 December at 10 am theek rahega', time.name).values).toEqual({
      appointment_time: '2026-12-05 10:00',
    })
  })
  it('a moment that is asked for tells no time', () => {
    const arrival = field('arrival_time', 'string', 'At what time?')
    expect(understand('ek minute, from city Indore hai', [arrival, pet], ['pet']).values).toEqual({})
  })
  it('what was taken back completes no option', () => {
    expect(understand('non-vegetarian, sorry, vegetarian', [meal], ['meal']).values).toEqual({ meal: 'vegetarian' })
  })
  it('an agreeing "theek hai" tells of no end', () => {
    expect(understand('phir haan, theek hai na', [pain], ['in_pain']).values).toEqual({ in_pain: true })
    expect(understand('ab theek hai', [pain], ['in_pain']).values).toEqual({ in_pain: false })
  })
  it('an option stands beside a polite question', () => {
    expect(understand('अरे सुनिए, dog, और आप कैसे हैं', [pet], ['pet']).values).toEqual({ pet: 'dog' })
    expect(understand('dog or cat, which is better?', [pet], ['pet']).values).toEqual({})
  })
})

describe('what is no answer', () => {
  it.each(['31st of February at 4 pm', '30 feb 4 pm'])('"%s" is a day that there is not', (text) => {
    expect(read(text, time.name).values).toEqual({})
  })

  it('a question of the person is no reason to come, but one to call', () => {
    const visit = field('reason', 'string', 'What is the visit for?')
    const call = field('reason', 'string', 'What are you calling about?')
    expect(understand('do I need to bring anything?', [visit], ['reason']).values).toEqual({})
    expect(understand('where is my order?', [call], ['reason']).values).toEqual({ reason: 'where is my order?' })
  })

  it('a number that ends a tale about others chooses no option by its place', () => {
    const plan = field('plan', 'enum', 'Which plan would you like?', ['gold', 'silver'])
    const people = field('people', 'number', 'How many of you will come?')
    const text = "there are 3 of us, no wait, my brother isn't coming, so 2"
    expect(understand(text, [plan, people], ['plan']).values).not.toHaveProperty('plan')
  })
})

it('what a thing does not do denies the thing not', () => {
  const appliance = field('appliance', 'enum', 'Which appliance needs repair?', ['fridge', 'microwave'])
  expect(understand('fridge thanda nahi kar raha', [appliance], ['appliance']).values).toEqual({ appliance: 'fridge' })
  expect(understand('fridge nahi, microwave', [appliance], ['appliance']).values).toEqual({ appliance: 'microwave' })
})

it.each([
  ["Sorry, I don't speak Hindi", 'hi', 'en'],
  ['I cannot speak English', 'en', 'hi'],
  ['हिंदी में बोलिए', 'en', 'hi'],
] as const)('"%s" in a talk in %s is answered in %s', (text, language, wanted) => {
  expect(understand(text, fields, [name.name], { language })).toMatchObject({ language: wanted, act: 'language' })
})

it('a "no" that takes back answers no question that is still to come', () => {
  const plan = field('plan', 'enum', 'Which plan would you like?', ['gold', 'silver'])
  const parking = field('parking', 'boolean', 'Do you need parking?')
  const sure = field('sure', 'boolean', 'Shall I sign you up like that?')
  for (const other of [parking, sure])
    expect(understand('silver, no sorry, gold', [plan, other], ['plan']).values).toEqual({ plan: 'gold' })
})

it.each([
  ['ek hazaar paanch sau, sorry, do hazaar', 2_000],
  ['paanch sau, nahi nahi, do lakh', 200_000],
  ['पाँच सौ, सॉरी, दो लाख', 200_000],
])('the last take of "%s" is %d', (text, value) =>
  expect(read(text, amount.name).values).toEqual({ loan_amount: value }),
)
