import { describe, expect, it } from 'vitest'
import { field, understand } from '../../../support/language/rules.ts'

const DAY = field('visit_date', 'string', 'On which date should we visit?')

describe('"don\'t call" beside what is wanted instead', () => {
  it.each([
    ["don't call, just come on 30 November"],
    ['phone mat karna, 30 November ko aa jana'],
    ['फ़ोन मत करना, सीधे 30 नवंबर को आ जाना'],
  ])('"%s" ends no call', (text) => {
    expect(understand(text, [DAY], [DAY.name])).toMatchObject({ values: { visit_date: '2026-11-30' }, intent: null })
  })
  it.each([
    ["don't call me"],
    ["don't call me, WhatsApp me"],
    ['call mat karo, message bhej do'],
    ["don't call again, just send the papers"],
    ['never call, just remove my number'],
    ['remove me from this'],
    ['DND pe hai mera number, kyun call kiya'],
    ['number delete kar do apne system se'],
    ['roz shaam ko call karte ho, band karo ye'],
  ])('"%s" does', (text) => {
    expect(understand(text, [DAY], [DAY.name]).intent).toBe('opted_out')
  })
})
