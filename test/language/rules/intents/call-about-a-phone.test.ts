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

const PROBLEM = field('problem', 'string', 'What is wrong')

it.each([
  'phone dies after three hours',
  'phone switches off in the evening',
  'call gets cut after five minutes',
  'phone battery is gone by evening',
  'call quality is poor at night',
])('a phone or a call that is told of is no wish for a call: "%s"', (text) => {
  const { intent, values } = understand(text, [PROBLEM], ['problem'])
  expect({ intent, values }).toEqual({ intent: null, values: { problem: text } })
})

it.each(['phone me after an hour', 'call after six', 'call sometime later', 'call tomorrow', 'ring in the evening'])(
  'wants a later call: "%s"',
  (text) => {
    expect(understand(text, [PROBLEM], ['problem']).intent).toBe('callback_requested')
  },
)
