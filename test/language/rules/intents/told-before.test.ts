import { describe, expect, it } from 'vitest'
import { field, understand } from '../../../support/language/rules.ts'

const DAY = field('visit_date', 'string', 'On which day shall we come?')
const TIME = field('pickup_time', 'string', 'At what time shall we pick it up?')
const PAY = field('payment_mode', 'enum', 'How will you pay?', ['UPI', 'card', 'cheque'])

describe('a wish of before, or of another time, ends nothing where the answer follows', () => {
  it.each([
    [PAY, "Last year I told your people to stop calling, but it's fine now, I'll pay by UPI.", 'UPI'],
    [PAY, "I told your clerk not to call my office again but this number's fine. It's by cheque.", 'cheque'],
    [DAY, 'pichhle hafte maine kaha tha baad mein call karo, ab batata hoon, kal aa jaiye', '2026-11-22'],
    [TIME, 'आने से पहले फ़ोन मत कीजिएगा, बच्चा सोता है, बस शाम चार बजे आ जाइए', '16:00'],
    [TIME, 'Call later की ज़रूरत नहीं, surveyor को दोपहर दो बजे भेज देना', '14:00'],
  ])('$name: "%s"', (asked, text, value) => {
    expect(understand(text, [asked], [asked.name])).toMatchObject({ values: { [asked.name]: value }, intent: null })
  })
})

describe('a wish of now stands beside an answer', () => {
  it.each([
    [PAY, 'UPI. And stop calling me.', 'opted_out'],
    [PAY, 'stop calling me, I have paid by UPI', 'opted_out'],
    [DAY, 'call me later, I am driving', 'callback_requested'],
    [TIME, 'abhi nahi, baad mein call karo, chaar baje', 'callback_requested'],
    [PAY, 'I told you to stop calling me', 'opted_out'],
  ])('$name: "%s"', (asked, text, intent) => {
    expect(understand(text, [asked], [asked.name]).intent).toBe(intent)
  })
})
