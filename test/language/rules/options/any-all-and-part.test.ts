import { describe, expect, it } from 'vitest'
import { choice, field, valuesOf } from '../../../support/language/rules.ts'

const SHIFT = choice('Shift preferred', 'Day shift', 'Night shift', 'Any shift')
const MEALS = choice('Meal plan', 'Room only', 'Breakfast', 'Breakfast and dinner', 'All meals')
const PAID = field('payment_mode', 'enum', 'How the dues were paid', ['UPI', 'Cheque', 'Cash'])

describe('an option that leaves it open, beside one or some that are named', () => {
  const TIME = choice('Preferred time', 'Morning', 'Afternoon', 'Evening', 'Any time')
  const SHIFTS = choice('Shift wanted', 'Day shift', 'Night shift', 'Any shift')
  const DAY = choice('Preferred day', 'Saturday', 'Sunday', 'Weekday', 'Any day')

  it.each([
    ['afternoon or evening, whichever is free', TIME, {}],
    ['dopahar ya shaam, koi bhi chalega', TIME, {}],
    ['jo bhi ho, shaam rakh do', TIME, { choice: 'Evening' }],
    ['Sunday or Saturday, any one', DAY, {}],
    ['weekend mein kabhi bhi', DAY, {}],
    ['subah, dopahar ya shaam, kabhi bhi', TIME, { choice: 'Any time' }],
    ['anything is ok, morning night whatever', SHIFTS, { choice: 'Any shift' }],
    ['raat ki shift, kabhi bhi', SHIFTS, { choice: 'Night shift' }],
    ['koi bhi din', DAY, { choice: 'Any day' }],
    ['any time, no problem', TIME, { choice: 'Any time' }],
    ['कभी भी आइए, हमें कोई दिक्कत नहीं', TIME, { choice: 'Any time' }],
    ['any time, not in the evening', TIME, {}],
  ])('"%s"', (text, asked, values) => {
    expect(valuesOf(text, asked)).toEqual(values)
  })
})

describe('an option that leaves it open', () => {
  it.each([
    "I'm fine with anything, day night whatever",
    'day or night, whichever is available',
    'kuch bhi chalega',
    'din raat koi bhi',
    'कुछ भी चलेगा',
  ])('is chosen though others are named: "%s"', (text) => {
    expect(valuesOf(text, SHIFT)).toEqual({ choice: 'Any shift' })
  })

  it.each([
    ['anything but night', {}],
    ['koi bhi din wali', { choice: 'Day shift' }],
    ['night shift, kuch bhi ho jaye', { choice: 'Night shift' }],
  ])('is not: "%s"', (text, values) => {
    expect(valuesOf(text, SHIFT)).toEqual(values)
  })
})

it.each([
  ['everything, breakfast lunch and dinner', { choice: 'All meals' }],
  ['all good, only breakfast', { choice: 'Breakfast' }],
])('all of it: "%s"', (text, values) => {
  expect(valuesOf(text, MEALS)).toEqual(values)
})

it.each([
  ['transferred on the fifth, please check', {}],
  ['check karke batao', {}],
  ['you can check it', {}],
  ['by check', { payment_mode: 'Cheque' }],
  ['check se diya tha', { payment_mode: 'Cheque' }],
])('to check is no cheque: "%s"', (text, values) => {
  expect(valuesOf(text, PAID)).toEqual(values)
})

it.each([
  ['breakfast', { choice: 'Breakfast included' }],
  ['naashta chahiye bas', { choice: 'Breakfast included' }],
  ['breakfast and dinner', { choice: 'Breakfast and dinner' }],
  ['breakfast and lunch', {}],
  ['no breakfast', {}],
])('the part of a larger option, where nothing more is said: "%s"', (text, values) => {
  expect(valuesOf(text, choice('Meal plan', 'Room only', 'Breakfast included', 'Breakfast and dinner'))).toEqual(values)
})

it.each([
  ['a few small scratches', { choice: 'Minor scratches' }],
  ['halka scratch hai', { choice: 'Minor scratches' }],
  ['big scratches', {}],
])('little of it in other words: "%s"', (text, values) => {
  expect(valuesOf(text, choice('Condition of the item', 'Perfect condition', 'Minor scratches', 'Wrong item'))).toEqual(
    values,
  )
})
