import { expect, it } from 'vitest'
import { field, understand } from '../../../support/language/rules.ts'

const FIELDS = [
  field('needs_pickup', 'boolean', 'Should we pick it up?'),
  field('pin_code', 'string', 'PIN code of the area'),
  field('city', 'string', 'Which city do you live in?'),
]

it.each([
  ['400001, sorry 400002', { pin_code: '400002' }],
  ['I shifted from Nashik to Pune', { city: 'Pune' }],
  ['I used to live in Pune, now Delhi', { city: 'Delhi' }],
])('a message that only answers another question is read as its answer: "%s"', (text, values) => {
  expect(understand(text, FIELDS, ['needs_pickup']).values).toEqual(values)
})
