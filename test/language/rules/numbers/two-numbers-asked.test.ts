import { describe, expect, it } from 'vitest'
import { field, understand } from '../../../support/language/rules.ts'

const years = field('experience_years', 'number', 'Years of experience')
const salary = field('expected_salary', 'number', 'Expected monthly salary')
const asked = ['experience_years', 'expected_salary']

describe('two numbers asked for at once', () => {
  it.each([
    'paanch saal, bees hazaar',
    '5 saal, 20k',
    '5 saal ka experience, 20 hazaar chahiye',
    'पाँच साल, बीस हज़ार',
    '20 हज़ार, 5 साल',
    '5 years and 20000',
  ])('are both heard in "%s": the years are no period of the salary', (text) => {
    expect(understand(text, [years, salary], asked).values).toEqual({ experience_years: 5, expected_salary: 20000 })
  })

  it.each(['15000 se 18000', '15000 to 18000', 'between 15000 and 18000', '15 se 18 hazaar', 'पंद्रह से अठारह हज़ार'])(
    'are not the two ends of "%s"',
    (text) => {
      expect(understand(text, [years, salary], asked).values).toEqual({})
    },
  )
})

it.each(['3 lakh saal ka', 'ek saal ka 3 lakh', '3 lakh a year'])('leaves out a sum by the year: "%s"', (text) => {
  expect(understand(text, [salary], ['expected_salary']).values).toEqual({})
})
