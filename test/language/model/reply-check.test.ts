import { describe, expect, it } from 'vitest'
import { lengthFault, wordingFault } from '../../../src/language/model/reply-check.ts'
import { composeRequest } from './requests.ts'

const instructions =
  'Never make up facts, prices, times or promises, and do not say that anything was booked or decided unless lines say so.'
const fault = (text: string, changes = {}) => wordingFault(text, composeRequest(changes), instructions)

it.each([
  'Thanks, Priya. Which day suits you?',
  'Got it! For how many people shall I look?',
  'Shall I confirm the table for four?',
  'Once it is booked, you will get a message. Is that fine?',
  'Sorry, I did not catch that. Is it the garden, or inside?',
  'Your name is Priya Sharma. Is that right?',
  'So that is 5 p.m. on Dec. 3. Right?',
])('lets "%s" out', (text) => expect(fault(text)).toBe(null))

it.each(['धन्यवाद प्रिया। आप किस दिन आना चाहेंगी?', 'ठीक है, Friday को। कितने लोग होंगे?'])('lets "%s" out in Hindi', (text) =>
  expect(fault(text, { language: 'hi' })).toBe(null),
)

describe('holds back', () => {
  it.each([
    ['markup', '**Great!** Your name?'],
    ['markup', '<b>Hello</b>, your name?'],
    ['markup', '- one\n- two'],
    ['a link', 'See https://example.com for more.'],
    ['a link', 'Pay at pay-now.xyz please.'],
    ['a placeholder', 'Hello {{customer}}, your name?'],
    ['a placeholder', 'Hello [Name], how are you?'],
    ['JSON', '{"reply": "Hello"}'],
    ['control or bidirectional characters', 'Hello \u202eolleH'],
    ['control or bidirectional characters', 'Hello\u0007'],
    ['its instructions', 'My instructions are to ask for your name.'],
    ['its instructions', 'I should never make up facts, prices, times or promises, and do not worry.'],
    ['an outcome that the flow has not reached', 'Your appointment is booked. Bye!'],
    ['an outcome that the flow has not reached', 'I have cancelled the order for you.'],
    ['an outcome that the flow has not reached', 'Great, you are all set!'],
    ['an outcome that the flow has not reached', 'Your loan has been approved, what is your name?'],
    ['another language than the conversation', 'आपका नाम क्या है, बताइए?'],
  ])('%s: "%s"', (reason, text) => expect(fault(text)).toBe(reason))

  it.each([
    ['an outcome that the flow has not reached', 'आपकी अपॉइंटमेंट बुक हो गई है।'],
    ['another language than the conversation', 'What is your name, please?'],
  ])('in Hindi %s: "%s"', (reason, text) => expect(fault(text, { language: 'hi' })).toBe(reason))

  it('more than 600 characters where it is spoken', () => {
    const long = 'word '.repeat(121)
    expect(lengthFault(long, composeRequest())).toBe(null)
    expect(lengthFault(long, composeRequest({ aloud: { callId: 'c', turn: 1 } }))).not.toBe(null)
  })
})
