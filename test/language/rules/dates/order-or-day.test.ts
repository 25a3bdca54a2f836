import { expect, it } from 'vitest'
import { field, understand } from '../../../support/language/rules.ts'

const day = field('visit_date', 'string', 'On which date will you come?')

it.each([
  'I have to ask my husband first',
  'let me check with the doctor first',
  'first you tell me the price',
  'I will call my son first',
  'one second please',
  'ek minute rukiye',
  'four hours a week',
  'pehle bhai se poochna padega',
])('"%s" names no day', (text) => {
  expect(understand(text, [day], ['visit_date']).values).toEqual({})
})

it.each([
  ['the first', '2026-12-01'],
  ['on the first', '2026-12-01'],
  ['twenty third', '2026-11-23'],
  ['by the second please', '2026-12-02'],
  ['fifth, thanks', '2026-12-05'],
])('"%s" is %s', (text, value) => {
  expect(understand(text, [day], ['visit_date']).values).toEqual({ visit_date: value })
})

it('"onwards" names the day on which something begins, and no other', () => {
  const start = field('start_date', 'string', 'From which date should we start?')
  expect(understand('tomorrow onwards', [start], ['start_date']).values).toEqual({ start_date: '2026-11-22' })
  expect(understand('tomorrow onwards', [day], ['visit_date']).values).toEqual({})
})
