import { describe, expect, it } from 'vitest'
import { field, understand } from '../../../support/language/rules.ts'

const FIELDS = [
  field('bill_amount', 'number', 'Total hospital bill in rupees'),
  field('had_surgery', 'boolean', 'Whether a surgery was done'),
  field('has_other_policy', 'boolean', 'Whether the patient has another health policy'),
]

describe('what was done, told beside another answer', () => {
  it.each([
    ['bill_amount', 'nabbe hazaar, operation bhi hua tha', { bill_amount: 90000, had_surgery: true }],
    ['has_other_policy', 'haan policy hai, aur surgery nahi hui', { has_other_policy: true, had_surgery: false }],
    ['had_surgery', 'नहीं, सर्जरी नहीं हुई, और दूसरी कोई पॉलिसी भी नहीं है', { had_surgery: false, has_other_policy: false }],
    ['bill_amount', 'nabbe hazaar, padosi ka operation hua tha', { bill_amount: 90000 }],
  ])('%s: "%s"', (asked, text, expected) => {
    expect(understand(text, FIELDS, [asked]).values).toEqual(expected)
  })
})
