import { describe, expect, it } from 'vitest'
import { field, understand, valuesOf } from '../../../support/language/rules.ts'

const PAYMENT = field('problem', 'enum', 'What went wrong with the payment?', [
  'Payment failed',
  'Sent to wrong number',
  'UPI PIN not set',
  'Refund pending',
])
const REFUND = field('issue', 'enum', 'What is the problem with the refund?', [
  'Money not credited',
  'Wrong amount',
  'Item not picked up',
])
const WISH = field('wish', 'enum', 'What do you want?', ['Refund', 'Replacement', 'Close the card'])

describe('an option that denies a part of itself', () => {
  it.each([
    ['pin set nahi hai', PAYMENT, 'UPI PIN not set'],
    ['pin nahi bana hai', PAYMENT, 'UPI PIN not set'],
    ["I haven't set the pin", PAYMENT, 'UPI PIN not set'],
    ['paise credit nahi hue abhi tak', REFUND, 'Money not credited'],
    ['item was not picked', REFUND, 'Item not picked up'],
    ['item is still to be picked up', REFUND, 'Item not picked up'],
  ])('is chosen by "%s"', (text, asked, value) => {
    expect(valuesOf(text, asked)).toEqual({ [asked.name]: value })
  })

  it.each(['the money was credited but less', 'item picked up already but no money', 'picked up'])(
    'is not chosen by "%s"',
    (text) => {
      expect(valuesOf(text, REFUND)).toEqual({})
    },
  )
})

it.each(['refund also and close the card also', 'refund bhi chahiye aur card bhi band karo'])(
  '"%s" chooses neither of two',
  (text) => {
    expect(valuesOf(text, WISH)).toEqual({})
  },
)

it.each(['galat number pe chala gaya', 'wrong number pe chala gaya paisa'])(
  '"%s" tells where money went, and not who was called',
  (text) => {
    expect(understand(text, [PAYMENT], [PAYMENT.name])).toMatchObject({
      intent: null,
      values: { problem: 'Sent to wrong number' },
    })
  },
)
