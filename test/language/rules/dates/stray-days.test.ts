import { describe, expect, it } from 'vitest'
import { field, understand, valuesOf } from '../../../support/language/rules.ts'

const PAIN = field('pain', 'number', 'Pain today on a scale from 0 (none) to 10 (worst)')
const CITY = field('city', 'string', 'Which city is it going to?')
const PEOPLE = field('occupants', 'number', 'Number of people who will live in the flat')
const PAYMENT = field('payment', 'enum', 'How will you pay?', ['cash', 'UPI', 'card'])
const VISIT = field('visit_date', 'string', 'Date of the visit')

// Today is Saturday, 21 November 2026.
describe('a day that was not asked for', () => {
  it.each([
    ['I would give it a four today', PAIN, { pain: 4 }],
    ['aaj to do hi hai', PAIN, { pain: 2 }],
    ['four, today it is raining here', PEOPLE, { occupants: 4 }],
    ['चार लोग हैं, आज तो ठंड बहुत है ना', PEOPLE, { occupants: 4 }],
    ['UPI, salary monday ko aati hai', PAYMENT, { payment: 'UPI' }],
    ['cash, tomorrow is my birthday', PAYMENT, { payment: 'cash' }],
    ['cash, my daughter comes on Friday', PAYMENT, { payment: 'cash' }],
    ['कार्ड, सोमवार को उसका exam है', PAYMENT, { payment: 'card' }],
    ['UPI, Sunday ki chhutti rehti hai', PAYMENT, { payment: 'UPI' }],
    ["Pune, my brother's wedding is on 25th November", CITY, { city: 'Pune' }],
    ['four, aaj kal yahin hain', PEOPLE, { occupants: 4 }],
  ])('tells of something else: "%s"', (text, asked, values) => expect(valuesOf(text, asked, VISIT)).toEqual(values))

  it.each([
    ['four, tomorrow please', PEOPLE, { occupants: 4, visit_date: '2026-11-22' }],
    ['four, and I will come today', PEOPLE, { occupants: 4, visit_date: '2026-11-21' }],
    ['UPI, aaj hi bhej do', PAYMENT, { payment: 'UPI', visit_date: '2026-11-21' }],
    ['UPI, aaj hi aa jaun?', PAYMENT, { payment: 'UPI', visit_date: '2026-11-21' }],
    ['cash, visit is on Monday', PAYMENT, { payment: 'cash', visit_date: '2026-11-23' }],
    ['नकद, शनिवार को घर पर हूँ', PAYMENT, { payment: 'cash', visit_date: '2026-11-28' }],
    ['card, shukravar ko dikhana hai', PAYMENT, { payment: 'card', visit_date: '2026-11-27' }],
    ['Pune, Friday ka slot de dijiye', CITY, { city: 'Pune', visit_date: '2026-11-27' }],
    ['cash, sorry I have court on Monday so Tuesday', PAYMENT, { payment: 'cash', visit_date: '2026-11-24' }],
  ])('says when to come or to do it: "%s"', (text, asked, values) =>
    expect(valuesOf(text, asked, VISIT)).toEqual(values),
  )

  it('answers its own question however it is told', () => {
    expect(valuesOf('my exam is on Monday, so Tuesday', VISIT)).toEqual({ visit_date: '2026-11-24' })
    expect(valuesOf('today', VISIT)).toEqual({ visit_date: '2026-11-21' })
  })
})

describe('a day for which another thing is wanted', () => {
  const fields = [
    field('checkin', 'string', 'Date of check-in'),
    field('pets', 'boolean', 'Whether the guest brings pets'),
  ]

  it.each([
    'an extra pillow, and could you get a bouquet for the 9th of December',
    'a cot please and some balloons for 9 December',
  ])('"%s"', (text) => expect(understand(text, fields, ['pets']).values).not.toHaveProperty('checkin'))

  it('unless it is what the questions are about', () => {
    const { values } = understand('no pets, and I need a booking for 9 December', fields, ['pets'])
    expect(values).toMatchObject({ checkin: '2026-12-09' })
  })
})
