import { describe, expect, it } from 'vitest'
import { field, understand, valuesOf } from '../../support/language/rules.ts'

/** Sayings near to those that new rules were made for, which mean something else. */
const FEVER = field('fever', 'boolean', 'Do you have fever?')
const SOLVED = field('solved', 'boolean', 'Was the problem solved?')
const DONATED = field('donated', 'boolean', 'Have you donated blood in the last 3 months?')
const JOIN = field('join', 'boolean', 'Will you join us?')
const DATE = field('joining_date', 'string', 'Date of joining')
const CITY = field('city', 'string', 'City')

describe('no wish and no wrong person', () => {
  it.each([
    'He went to the doctor two months ago',
    'there is no problem with this number',
    'there is no loan on this number',
    'main unse contact nahi kar paya',
    'मुझे कभी मैसेज नहीं आए',
    'baar baar phone band ho jaana',
    'phone band ho jaye to ghar pe call karna',
    "It's her old phone",
    'My neighbours should not disturb us again',
    'Nobody needs to call me, I will come myself',
    'The last tenant vacated in June',
    'The number earlier belonged to another operator',
  ])('"%s"', (text) => {
    expect(understand(text, [SOLVED], [SOLVED.name]).intent).toBeNull()
  })
})

it.each([
  ["It's gone up to 103", FEVER, { fever: true }],
  ['I am 40', FEVER, {}],
  ['Nahi bola na, baar baar mat pucho', FEVER, { fever: false }],
  ['Bijli wapas aa gayi', SOLVED, { solved: true }],
  ['I am 28 years old', DONATED, {}],
])('"%s"', (text, asked, values) => {
  expect(valuesOf(text, asked)).toEqual(values)
})

it.each([
  ['Haan, Monday se join kar lunga', { join: true, joining_date: '2026-11-23' }],
  ['Yes, in Mumbai', { join: true, city: 'Mumbai' }],
  ['Haan, Pune mein', { join: true, city: 'Pune' }],
])('"%s" keeps what is told beside the yes', (text, values) => {
  expect(understand(text, [JOIN, DATE, CITY], [JOIN.name]).values).toEqual(values)
})
