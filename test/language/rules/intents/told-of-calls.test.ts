import { describe, expect, it } from 'vitest'
import { field, understand, valuesOf } from '../../../support/language/rules.ts'

describe('a wish for another call', () => {
  const PHONE = field('phone', 'string', 'What is your phone number?')
  const VISIT = field('visit_ok', 'boolean', 'Can we arrange a visit this weekend?')
  it.each([
    ['98450-22113, call after 5', PHONE],
    ['98450 22113, call only in the evening', PHONE],
    ['weekend busy hoon', VISIT],
    ["i'm busy this weekend", VISIT],
  ])('is not "%s"', (text, one) => {
    expect(understand(text, [one], [one.name]).intent).toBeNull()
  })
  it.each(["i'm busy, call after 5", 'abhi busy hoon'])('is "%s"', (text) => {
    expect(understand(text, [VISIT], [VISIT.name]).intent).toBe('callback_requested')
  })
})

describe('what is told of calls', () => {
  const PAIN = field('tooth_pain', 'boolean', 'Is there any pain right now?')
  const COMPLAINT = field('complaint', 'string', 'Can you describe the problem?')
  const PERSON = field('right_person', 'boolean', 'Am I speaking with Rajesh Kumar?')
  const PAY = field('will_pay', 'boolean', 'Will you be able to pay the instalment this month?')
  const BOOK = field('confirm', 'boolean', 'Shall I book it?')
  it.each([
    ['i am driving but yes it hurts a lot', PAIN],
    ['doctor said call me back but never did, filling fell out', COMPLAINT],
    ['wrong number mat samjhiye, main hi Rajesh hoon', PERSON],
    ['bolo, jaldi, meeting me hu', PERSON],
    ['har din call karte ho, pareshan kar diya hai, nahi dunga', PAY],
    ['ok confirm, and take me off the waiting list', BOOK],
    ['wrong number pe message bhej rahe the aap log', COMPLAINT],
  ])('"%s" ends nothing', (text, one) => {
    expect(understand(text, [one], [one.name]).intent).toBeNull()
  })
  it.each([
    ['i am driving, call me later', PAIN, 'callback_requested'],
    ['meeting me hu', PERSON, 'callback_requested'],
    ['please call me back', COMPLAINT, 'callback_requested'],
    ['wrong number hai ye', PERSON, 'wrong_person'],
    ['take me off your list', BOOK, 'opted_out'],
  ])('"%s" ends the call', (text, one, intent) => {
    expect(understand(text, [one], [one.name]).intent).toBe(intent)
  })
  it.each(['rajesh is my brother, he is busy', 'he is my father', 'rajesh mere papa hain'])(
    '"%s" is another person than the one who was asked for',
    (text) => {
      expect(valuesOf(text, PERSON)).not.toEqual({ right_person: true })
    },
  )
})

describe('what is said to the agent', () => {
  const NAME = field('guest_name', 'string', 'Who is the booking for?')
  it.each([
    ['speak slowly', 'repeat'],
    ['louder please', 'repeat'],
    ['zor se boliye', 'repeat'],
    ['what is this about', 'why'],
    ['kya kaam hai', 'why'],
    ['hold on my wife is calling', 'wait'],
  ])('"%s" is no name', (text, act) => {
    expect(understand(text, [NAME], [NAME.name])).toMatchObject({ act, values: {} })
  })
  it.each(['DND pe hoon main', 'email me', 'message me the details instead'])('"%s" names nobody', (text) => {
    expect(valuesOf(text, NAME)).toEqual({})
  })
  it.each([
    ['anil does not use this number', 'wrong_person'],
    ['block this number', 'opted_out'],
    ['class chal rahi hai', 'callback_requested'],
    ['thodi der me karo', 'callback_requested'],
  ])('"%s" ends the call', (text, intent) => {
    expect(understand(text, [NAME], [NAME.name])).toMatchObject({ intent, values: {} })
  })
})

describe('a question back', () => {
  const YEARS = field('experience', 'number', 'How many years of experience do you have?')
  it.each(['actually what is the pay', 'ok but what is the salary', 'wait, is it full time?'])('"%s"', (text) => {
    expect(understand(text, [YEARS], [YEARS.name])).toMatchObject({ values: {} })
  })
})

describe('a wish that is over, or no wish', () => {
  const HOURS = field('hours', 'number', 'How many hours?')
  const AREA = field('area', 'string', 'Which area do you live in?')
  it.each([
    "I said call me later before, but I'm free now, five hours",
    'baad mein phone karne ko bola tha, par ab free hoon, paanch ghante',
    'not measured it, call it five hours',
    'patni kehti hai baad mein phone karo, main bata deta hoon, paanch ghante',
  ])('"%s" ends nothing', (text) => {
    expect(understand(text, [HOURS], ['hours'])).toMatchObject({ intent: null, values: { hours: 5 } })
  })
  it.each(['mereko call mt karo aage se', 'mjhe msg mt karo dobara'])('"%s" opts out', (text) => {
    expect(understand(text, [HOURS], ['hours']).intent).toBe('opted_out')
  })
  it('changes another answer than the one asked for', () => {
    expect(understand('the name on the order, please change it to Sunita Rao', [AREA], ['area']).values).toEqual({})
  })
})
