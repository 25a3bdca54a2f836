import { describe, expect, it } from 'vitest'
import { field, understand } from '../../../support/language/rules.ts'

const FIELDS = [field('age', 'number', 'Your age'), field('day', 'string', 'Day of the visit')]
const ASKED = ['age', 'day']

describe('asked for a number and a day together', () => {
  it.each([
    ['25', { age: 25 }],
    ['twenty five', { age: 25 }],
    ['पच्चीस', { age: 25 }],
    ['the 25th', { day: '2026-11-25' }],
    ['25 december', { day: '2026-12-25' }],
    ['25 tomorrow', { age: 25, day: '2026-11-22' }],
    ['I am 25, tomorrow', { age: 25, day: '2026-11-22' }],
  ])('"%s" is %j', (text, values) => expect(understand(text, FIELDS, ASKED).values).toEqual(values))

  it('a number is a day of the month once the other one is known', () => {
    expect(understand('25', FIELDS, ASKED, { collected: { age: 31 } }).values).toEqual({ day: '2026-11-25' })
  })
})

describe('an age beside a month is no day of it', () => {
  it.each([
    ['जून में आठ की हो गई', 8],
    ['june mein aath ka hua', 8],
  ])('"%s"', (text, age) => {
    const fields = [
      field('age', 'number', 'Age of the child in completed years'),
      field('day', 'string', 'Day of the visit'),
    ]
    expect(understand(text, fields, ['age']).values).toEqual({ age })
  })
})
