import { expect, it } from 'vitest'
import { field, understand } from '../../../support/language/rules.ts'

const WARRANTY = field('under_warranty', 'boolean', 'Whether the phone is under warranty')
const MAY_PHONE = field('may_phone', 'boolean', 'Whether we may phone you about offers')

it.each([
  'shaam ko call karna',
  'driving, call me at night',
  'baad mein call karo na',
  'abhi busy hoon, shaam ko phone karo na',
])('a question about a phone is none about calls: "%s"', (text) => {
  const { intent, values } = understand(text, [WARRANTY], ['under_warranty'])
  expect({ intent, values }).toEqual({ intent: 'callback_requested', values: {} })
})

it.each(['baad mein call mat karo', 'baad mein call na karo'])('wants no later call: "%s"', (text) => {
  expect(understand(text, [WARRANTY], ['under_warranty']).intent).not.toBe('callback_requested')
})

it('a question whether somebody may be phoned is about calls', () => {
  expect(understand('yes call me in the evening', [MAY_PHONE], ['may_phone']).values).toEqual({ may_phone: true })
})
