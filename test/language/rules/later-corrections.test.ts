import { expect, it } from 'vitest'
import type { FieldValue } from '../../../src/ports/language.ts'
import { field, understand } from '../../support/language/rules.ts'

const fields = [
  field('phone', 'string', 'Phone number'),
  field('seats', 'number', 'Number of seats'),
  field('visit_date', 'string', 'Date of the visit'),
  field('seat_type', 'enum', 'Which kind of seat?', ['sleeper', 'AC sleeper', 'seater']),
  field('lift', 'boolean', 'Is there a lift?'),
]

function read(text: string, asked: string, collected: Record<string, FieldValue> = {}): Record<string, FieldValue> {
  return understand(text, fields, [asked], { collected }).values
}

it.each([
  ['actually make it three', { seats: 2 }, { seats: 3 }],
  ['sorry, make that 4', { seats: 2 }, { seats: 4 }],
  ['the last digit is 6', { phone: '+919822012345' }, { phone: '+919822012346' }],
  ['the last digit is 6 not 5', { phone: '+919822012345' }, { phone: '+919822012346' }],
  ['actually make it three', { seats: 2, visit_date: '2026-11-23' }, {}],
])('finds the field of "%s" among %o', (text, known, expected) => {
  expect(read(text, 'lift', known)).toEqual(expected)
})

it('keeps how many beside what was chosen', () => {
  expect(read('two ac sleeper', 'seat_type')).toEqual({ seat_type: 'AC sleeper', seats: 2 })
  expect(read('two ac sleeper', 'seat_type', { seats: 5 })).toEqual({ seat_type: 'AC sleeper' })
})

it('keeps answers that are given ahead of their question', () => {
  expect(read('yes, and three seats on december 15', 'lift')).toEqual({
    lift: true,
    seats: 3,
    visit_date: '2026-12-15',
  })
})

it.each([
  ['no wait, make it wednesday', '2026-12-01', '2026-12-02'],
  ['actually make it monday', '2026-12-01', '2026-11-30'],
  ['no, next friday', '2026-12-01', '2026-11-27'],
  ['no, make it sunday', '2026-11-21', '2026-11-22'],
  ['nahi, budhvar kar do', '2026-12-01', '2026-12-02'],
])('takes the day of "%s" in the week of %s, which it corrects', (text, known, expected) => {
  expect(read(text, 'visit_date', { visit_date: known })).toEqual({ visit_date: expected })
})
