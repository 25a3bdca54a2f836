import { describe, expect, it } from 'vitest'
import { field, valuesOf } from '../../../support/language/rules.ts'

const order = field('order_id', 'string', 'What is your order id?')
const gate = field('gate_code', 'string', 'What is the code of the gate?')
const vehicle = field('vehicle_number', 'string', 'What is the registration number of your vehicle?')

describe('a code that is read out', () => {
  it.each([
    ['double A one two three', 'AA123'],
    ['triple A 55', 'AAA55'],
    ['double u x 455', 'WX455'],
    ['alpha one two three', 'A123'],
    ['november alpha one', 'NA1'],
    ['A as in apple 1 2 3', 'A123'],
    ['order id A for apple D for delhi 45 77', 'AD4577'],
    ['O R D dash one two three', 'ORD-123'],
    ['ORD slash 2026 slash 45', 'ORD/2026/45'],
    ['B 45 minus 7', 'B45-7'],
    ['it is 45 12 upper case b', '4512B'],
    ['डबल ए एक दो तीन', 'AA123'],
    ['जी जे शून्य पाँच', 'GJ05'],
    ['जी एक दो तीन चार', '1234'],
    ['hotel wala order 4512', '4512'],
    ['I ordered from india 4512', '4512'],
  ])('"%s" is %s', (text, value) => {
    expect(valuesOf(text, order)).toEqual({ order_id: value })
  })

  it.each([
    ['DL 3 C double A one two three four', 'DL3CAA1234'],
    ['em h zero two c d five six seven eight', 'MH02CD5678'],
    ['UP sixteen double B 4567', 'UP16BB4567'],
    ['डीएल 3 सी ए बी 1234', 'DL3CAB1234'],
  ])('"%s" is the plate %s', (text, value) => {
    expect(valuesOf(text, vehicle)).toEqual({ vehicle_number: value })
  })
})

describe('a text that is called a code', () => {
  it.each([
    ['triple nine', '999'],
    ['double zero seven', '007'],
    ['capital B four five', 'B45'],
    ['B dash four five', 'B-45'],
    ['do paanch saat nau', '2579'],
    ['oh seven nine', '079'],
    ['it is double A one two three', 'AA123'],
    ['A as in apple, B as in ball, one two', 'AB12'],
  ])('"%s" is %s', (text, value) => {
    expect(valuesOf(text, gate)).toEqual({ gate_code: value })
  })

  it.each([
    ['I do not have it', {}],
    ['ji 1234', { gate_code: '1234' }],
    ['I am at 12', { gate_code: '12' }],
  ])('"%s" has no letters besides', (text, values) => {
    expect(valuesOf(text, gate)).toEqual(values)
  })

  it('may be a word', () => {
    expect(valuesOf('RAHUL', gate)).toEqual({ gate_code: 'RAHUL' })
  })
})
