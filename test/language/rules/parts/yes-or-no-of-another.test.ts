import { describe, expect, it } from 'vitest'
import { field, understand } from '../../../support/language/rules.ts'

const FIELDS = [
  field('insured', 'boolean', 'Is the scooter insured?'),
  field('owner_name', 'string', "Owner's name"),
  field('owners', 'number', 'How many owners has it had?'),
  field('colour', 'enum', 'Which colour is it?', ['red', 'blue', 'black']),
]

describe('a "no" that stands between two answers to another question', () => {
  it.each([
    ['two, no wait, three', undefined],
    ['keep red, no, blue', 'blue'],
    ['red nahi blue', 'blue'],
    ['Arjun, no, Arun', undefined],
  ])('answers no question for yes or no: "%s"', (text, colour) => {
    const { values } = understand(text, FIELDS, ['insured'])
    expect(values['insured']).toBeUndefined()
    if (colour !== undefined) expect(values['colour']).toBe(colour)
  })

  it.each([
    ['no', false],
    ['no, never', false],
    ['yes, no problem', true],
    ['abhi nahi', false],
    ['koi nahi karta', false],
  ])('but "%s" answers it', (text, insured) => {
    expect(understand(text, FIELDS, ['insured']).values['insured']).toBe(insured)
  })
})
