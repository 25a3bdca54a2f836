import { describe, expect, it } from 'vitest'
import type { FieldSpec, FieldValue } from '../../../src/ports/language.ts'
import { field, understand } from '../../support/language/rules.ts'

const flows: { fields: FieldSpec[]; heard: [string, string, Record<string, FieldValue>][] }[] = [
  {
    fields: [
      field('train_date', 'string', 'On which date would you like to travel?'),
      field('part_of_day', 'enum', 'Which train would you like?', ['morning', 'afternoon', 'night']),
      field('passengers', 'number', 'How many passengers will travel?'),
      field('lower_berth', 'boolean', 'Do you need a lower berth?'),
      field('payment', 'enum', 'How will you pay?', ['cash', 'cheque', 'bank transfer']),
      field('pin_code', 'string', 'What is your PIN code?'),
    ],
    heard: [
      ['train_date', 'Monday morning', { train_date: '2026-11-23', part_of_day: 'morning' }],
      ['train_date', 'somvar dopahar ko', { train_date: '2026-11-23', part_of_day: 'afternoon' }],
      ['train_date', 'परसों, दोपहर वाली', { train_date: '2026-11-23', part_of_day: 'afternoon' }],
      ['passengers', 'four, we pay by cheque', { passengers: 4, payment: 'cheque' }],
      ['passengers', 'चार, नकद देंगे', { passengers: 4, payment: 'cash' }],
      ['lower_berth', 'no, and one more thing, the pin code is 560001', { lower_berth: false, pin_code: '560001' }],
      ['lower_berth', 'haan, aur pin code 560001 hai', { lower_berth: true, pin_code: '560001' }],
    ],
  },
]

describe.each(flows)('in the flow of $fields.0.name', ({ fields, heard }) => {
  it.each(heard)('to the question for %s, "%s" gives %o', (asked, text, values) => {
    expect(understand(text, fields, [asked]).values).toEqual(values)
  })

  it.each<[string, string, Record<string, FieldValue>]>([
    ['passengers', 'four, my brother works in a bank', { passengers: 4 }],
    ['train_date', 'Monday, I am on the night shift', { train_date: '2026-11-23' }],
    ['train_date', 'somvar, raat ko ya dopahar ko', { train_date: '2026-11-23' }],
    ['train_date', 'सोमवार, अगर सुबह हो', { train_date: '2026-11-23' }],
    ['passengers', 'four, the lower berth was dirty last time', { passengers: 4 }],
  ])('to the question for %s, "%s" gives no more than %o', (asked, text, values) => {
    expect(understand(text, fields, [asked]).values).toEqual(values)
  })
})
