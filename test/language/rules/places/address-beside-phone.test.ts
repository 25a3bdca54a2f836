import { expect, it } from 'vitest'
import { field, understand } from '../../../support/language/rules.ts'

const FIELDS = [field('address', 'string', 'What is your address?'), field('phone', 'string', 'Your phone number?')]

it.each([
  ['12 MG Road 9812345678', { address: '12 MG Road', phone: '+919812345678' }],
  ['Sector 21, 9812345678', { address: 'Sector 21', phone: '+919812345678' }],
  ['ghar ka 9812345678', { phone: '+919812345678' }],
])('a short address is told beside a number to call: "%s"', (text, values) => {
  expect(understand(text, FIELDS, ['address']).values).toEqual(values)
})
