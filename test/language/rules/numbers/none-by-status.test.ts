import { expect, it } from 'vitest'
import { field, valuesOf } from '../../../support/language/rules.ts'

const EXPERIENCE = field('experience_years', 'number', 'Years of work experience')
const NOTICE = field('notice_days', 'number', 'Notice period in days')
const SALARY = field('monthly_salary', 'number', 'Current monthly salary in rupees')

it.each([
  [EXPERIENCE, "I'm a fresher"],
  [EXPERIENCE, 'pehli naukri hogi'],
  [NOTICE, 'can join immediately'],
  [NOTICE, 'turant join kar sakti hoon'],
])('a status tells none: $name "%s"', (asked, text) => {
  expect(valuesOf(text, asked)).toEqual({ [asked.name]: 0 })
})

it.each([
  [EXPERIENCE, 'not a fresher', {}],
  [NOTICE, "can't join immediately, 30 days", { notice_days: 30 }],
  [SALARY, "I'm a fresher", {}],
])('$name "%s"', (asked, text, values) => {
  expect(valuesOf(text, asked)).toEqual(values)
})

it('a rate is no span of time', () => {
  expect(valuesOf('6 years, 42000 a month', EXPERIENCE)).toEqual({ experience_years: 6 })
})
