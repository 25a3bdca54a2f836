import { describe, expect, it } from 'vitest'
import { field, valuesOf } from '../../../support/language/rules.ts'

const WORK = field('work_type', 'enum', 'What work do you need help with?', [
  'cleaning and utensils',
  'cooking',
  'baby care',
  'elder care',
  'all household work',
])

describe('an option for all of the others', () => {
  it.each([
    'sab kuch karna hoga, khana safai kapde sab',
    'everything, from cooking to mopping',
    'jhadu pocha khana bartan sabhi kaam',
    'सारा काम, खाना भी और सफ़ाई भी',
    'pura ghar sambhalna hai',
    'the whole house, cooking included',
  ])('is chosen by "%s"', (text) => {
    expect(valuesOf(text, WORK)).toEqual({ work_type: 'all household work' })
  })

  it.each([
    'sab theek hai',
    "that's all",
    'all right',
    'everything except cooking',
    'not everything',
    'she is at home all the time',
  ])('is not chosen by "%s"', (text) => {
    expect(valuesOf(text, WORK)).not.toEqual({ work_type: 'all household work' })
  })
})

describe('an option for a thing that is not there', () => {
  const FAULT = field('fault', 'enum', 'What is the problem with your connection?', [
    'no internet',
    'slow speed',
    'keeps disconnecting',
    'weak wifi in some rooms',
  ])
  const LIGHT = field('router_light', 'enum', 'What colour is the light on the router?', ['green', 'red', 'no light'])
  it.each([
    ['net is completely dead', FAULT, 'no internet'],
    ['net bilkul nahi chal raha', FAULT, 'no internet'],
    ['नेट आ ही नहीं रहा', FAULT, 'no internet'],
    ['kuch khulta hi nahi, bilkul band pada hai', FAULT, 'no internet'],
    ['nothing is glowing on it', LIGHT, 'no light'],
    ["it's off", LIGHT, 'no light'],
    ['all lights are off', LIGHT, 'no light'],
    ['band hai', LIGHT, 'no light'],
  ])('is chosen by "%s"', (text, asked, value) => {
    expect(valuesOf(text, asked)).toEqual({ [asked.name]: value })
  })

  it.each([
    ['it goes off every ten minutes', FAULT],
    ['kabhi kabhi band ho jata hai', FAULT],
    ['the red one is off', LIGHT],
    ['not off', LIGHT],
  ])('is not chosen by "%s"', (text, asked) => {
    const value = Object.values(valuesOf(text, asked))[0]
    expect(['no internet', 'no light']).not.toContain(value)
  })
})

describe('what limits the choice', () => {
  const PAYMENT = field('payment', 'enum', 'How will you pay?', ['cash', 'UPI', 'card'])
  it.each([
    ['upi... hmm network is bad there, cash only', PAYMENT, 'cash'],
    ['card ka socha tha, bas UPI kar dete hain', PAYMENT, 'UPI'],
    ['UPI mere paas hai, par sirf cash doonga', PAYMENT, 'cash'],
    ['I have a card but just UPI please', PAYMENT, 'UPI'],
  ])('wins over what stands beside it: "%s"', (text, asked, value) => {
    expect(valuesOf(text, asked)).toEqual({ [asked.name]: value })
  })
})

it('an option known as a whole is also known by its words', () => {
  const REFUND = field('refund_mode', 'enum', 'Where would you like to receive the refund?', ['UPI', 'bank account'])
  expect(valuesOf('NEFT kar dijiye', REFUND)).toEqual({ refund_mode: 'bank account' })
})

describe('a place that is out of reach', () => {
  const WHERE = field('consultation', 'enum', 'Where should the doctor see you?', [
    'clinic',
    'home visit',
    'video call',
  ])
  it.each(["can't come to the clinic", 'I am unable to travel to the clinic', "we won't be able to reach your clinic"])(
    'is not chosen by "%s"',
    (text) => {
      expect(valuesOf(text, WHERE)).toEqual({})
    },
  )

  it.each([
    ['I can come to the clinic', 'clinic'],
    ["can't travel, so video call", 'video call'],
  ])('differs from one that is not: "%s"', (text, value) => {
    expect(valuesOf(text, WHERE)).toEqual({ consultation: value })
  })
})

it.each(['light nahi hai', 'no water since morning', 'बिजली नहीं है'])(
  'what is lacking tells the problem: "%s"',
  (text) => {
    expect(valuesOf(text, field('problem', 'string', 'What is the problem?'))).toEqual({ problem: text })
  },
)
