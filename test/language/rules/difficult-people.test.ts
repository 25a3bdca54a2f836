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
  ['do I need to bring anything?', undefined],
])('"%s" is no attempt at an answer: %s', (text, act) => {
  expect(read(text, name.name)).toMatchObject({ values: {}, ...(act && { act }) })
  expect(read(text, name.name).act).toBe(act)
})

describe('the language of the conversation', () => {
  it.each(['10 am', 'voter id', 'cold and khansi'])('stays Hindi at "%s"', (text) => {
    expect(understand(text, fields, [time.name], { language: 'hi' }).language).toBe('hi')
  })

  it.each(['I want it tomorrow', 'speak in English please'])('becomes English at "%s"', (text) => {
    expect(understand(text, fields, [time.name], { language: 'hi' }).language).toBe('en')
  })
})
