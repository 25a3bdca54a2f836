import { expect, it } from 'vitest'
import { field, valuesOf } from '../../../support/language/rules.ts'

const awb = field('awb', 'string', 'AWB or tracking number')
const sample = field('sample_no', 'string', 'Sample number printed on the bag, like SB-2024-117')
const batch = field('batch', 'string', 'Batch number on the strip')
const roll = field('roll_no', 'string', 'Roll number of the student')
const bus = field('bus_number', 'string', 'Bus number')
const policy = field('policy_number', 'string', 'Policy number')

it.each([
  ['message mein aaya tha AWB 3344 5566 78', awb, '3344556678'],
  ['sb 2024 one one eight', sample, 'SB-2024-118'],
  ['the bag says sb-2025-043', sample, 'SB-2025-043'],
  ['it is BX 4471 C', batch, 'BX4471C'],
  ['roll no 7 hai', roll, '7'],
  ['class 8 B, roll number 14', roll, '14'],
  ['forty two', roll, '42'],
  ['44 wali bus', bus, '44'],
])('reads the number in "%s"', (text, asked, value) => {
  expect(valuesOf(text, asked)).toEqual({ [asked.name]: value })
})

it.each([
  ['thaili ghar pe padi hai, main khet mein hoon', sample],
  ['ek second', roll],
  ['42', policy],
])('reads no number in "%s"', (text, asked) => {
  expect(valuesOf(text, asked)).toEqual({})
})
