import { expect, it } from 'vitest'
import { field, understand } from '../../../support/language/rules.ts'

const BUDGET = field('budget', 'number', 'What is your budget?')
const RENEW = field('renew', 'boolean', 'Does the customer want to renew the policy?')

it.each([
  ['8000, loan ke liye phone mat karna', BUDGET],
  ['20 हजार, लोन के लिए फोन मत करना', BUDGET],
  ["I said 3000, for god's sake don't call me", BUDGET],
  ['no, iske liye phone mat karna', RENEW],
  ['haan renew karna hai, par nayi policy ke liye phone mat karna', RENEW],
])('an answer hides no opt-out: "%s"', (text, asked) => {
  expect(understand(text, [asked], [asked.name]).intent).toBe('opted_out')
})

it.each(['8000, isse upar wale ke liye phone mat karna', "8000, above that don't call me"])(
  'what lies beyond the answer is only a limit: "%s"',
  (text) => {
    expect(understand(text, [BUDGET], ['budget'])).toMatchObject({ intent: null, values: { budget: 8000 } })
  },
)
