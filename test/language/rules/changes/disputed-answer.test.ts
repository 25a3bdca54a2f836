import { describe, expect, it } from 'vitest'
import type { FieldSpec, FieldValue } from '../../../../src/ports/language.ts'
import { field, understand } from '../../../support/language/rules.ts'

const fields: FieldSpec[] = [
  field('pickup_needed', 'boolean', 'Whether the person needs the car to be picked up'),
  field('first_visit', 'boolean', 'Whether this is their first visit'),
  field('visit_date', 'string', 'Day of the visit'),
  field('people', 'number', 'How many people are coming?'),
  field('owner_name', 'string', 'Name of the owner'),
  field('remarks', 'string', 'Anything else we should know?'),
]

function read(text: string, asked: string, collected: Record<string, FieldValue>): Record<string, FieldValue> {
  return understand(text, fields, [asked], { collected }).values
}

describe('to the question after a yes or no', () => {
  it.each<[string, boolean]>([
    ['no, I do need it', true],
    ["no wait, that's a yes for the pickup", true],
    ['no no, I said yes', true],
    ['no, I meant yes please', true],
    ['nahi nahi, haan bola maine', true],
    ['arre nahi, pickup chahiye', true],
    ['नहीं नहीं, मैंने हाँ कहा', true],
  ])('%j disputes the "no" that was heard', (text, value) => {
    expect(read(text, 'visit_date', { pickup_needed: !value })).toEqual({ pickup_needed: value })
  })
  it.each<[string]>([["no, I said it's not my first"], ['no, I meant no'], ['sorry, I said no']])(
    '%j disputes the "yes" that was heard',
    (text) => {
      expect(read(text, 'owner_name', { first_visit: true })).toEqual({ first_visit: false })
    },
  )
  it.each<[string, string, Record<string, FieldValue>]>([
    ['no', 'visit_date', { pickup_needed: true }],
    ["no, I can't come tomorrow", 'visit_date', { pickup_needed: true }],
    ["no, I don't know", 'people', { pickup_needed: true }],
    ['nahi pata', 'people', { pickup_needed: true }],
    ['no, I said yes', 'visit_date', { pickup_needed: true }],
    ['no, I said yes', 'visit_date', { pickup_needed: false, people: 3 }],
    ['nahi, kal nahi', 'visit_date', { pickup_needed: true }],
    ['नहीं, कल नहीं आ सकते', 'visit_date', { pickup_needed: true }],
    ["no, it's not needed", 'people', { first_visit: true }],
    ["no, that's not what I said", 'visit_date', { pickup_needed: true }],
    ['no idea what you mean', 'visit_date', { pickup_needed: true }],
  ])('%j, asked for %s, changes nothing of %o', (text, asked, collected) => {
    expect(read(text, asked, collected)).toEqual({})
  })
  it('another yes or no is the answer to its own question', () => {
    expect(read('no, I said yes', 'first_visit', { pickup_needed: false })).not.toHaveProperty('pickup_needed')
  })
  it('an answer to the question is no dispute', () => {
    expect(read('no, three', 'people', { pickup_needed: true })).toEqual({ people: 3 })
  })
})
