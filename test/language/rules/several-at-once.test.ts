import { describe, expect, it } from 'vitest'
import type { FieldValue } from '../../../src/ports/language.ts'
import { field, understand, valuesOf } from '../../support/language/rules.ts'

describe('as many numbers as were asked for, in their order', () => {
  const bedrooms = field('bedrooms', 'number', 'Number of bedrooms')
  const bathrooms = field('bathrooms', 'number', 'Number of bathrooms')
  it.each(['4 and 3', '4, 3', 'four, and three', 'four and three please'])('"%s"', (text) => {
    expect(understand(text, [bedrooms, bathrooms], ['bedrooms', 'bathrooms']).values).toEqual({
      bedrooms: 4,
      bathrooms: 3,
    })
  })
  it('are no two answers to one question', () => {
    expect(understand('4 and 3', [bedrooms, bathrooms], ['bedrooms']).values).toEqual({})
  })
})

describe('one choice said once answers one question', () => {
  const pizza = field('pizza', 'enum', 'Which pizza would you like?', ['margherita', 'pepperoni', 'bbq chicken'])
  const size = field('size', 'enum', 'Pizza size', ['small', 'medium', 'large'])
  it.each<[string, Record<string, FieldValue>]>([
    ['the second one', { pizza: 'pepperoni' }],
    ['number two', { pizza: 'pepperoni' }],
    ['the second one for both', { pizza: 'pepperoni', size: 'medium' }],
    ['a large pepperoni', { pizza: 'pepperoni', size: 'large' }],
  ])('"%s"', (text, values) => {
    expect(understand(text, [pizza, size], ['pizza', 'size']).values).toEqual(values)
  })
})

describe("the question's own verb, said back, is an answer", () => {
  const reported = field('reported', 'boolean', 'Was it reported to the police?')
  const hurt = field('hurt', 'boolean', 'Whether anyone was hurt')
  const contact = field('contact', 'boolean', 'May we contact you about this?')
  it.each([
    [reported, 'it was', true],
    [reported, 'it was not', false],
    [reported, "no, it wasn't", false],
    [hurt, 'I was', true],
    [hurt, 'they were', true],
    [contact, 'you may not', false],
    [contact, 'you may', true],
    [reported, 'it has', undefined],
    [reported, 'I think it was', undefined],
  ])('%s: "%s"', (asked, text, value) => expect(valuesOf(text, asked)[asked.name]).toBe(value))
})

describe('what is proposed or asked for politely is a value', () => {
  const plan = field('plan', 'enum', 'Which plan would you like?', ['gold', 'silver plus'])
  const visit = field('visit_on', 'string', 'On which day shall we come?')
  const parking = field('parking', 'boolean', 'Is there parking?')
  it.each<[string, Record<string, FieldValue>]>([
    ["it's for my son's birthday, can I have the silver plus?", { plan: 'silver plus' }],
    ["it's for my son's birthday, do you have the silver plus?", {}],
  ])('"%s"', (text, values) => expect(valuesOf(text, plan)).toEqual(values))
  it.each<[string, Record<string, FieldValue>]>([
    ['how about Monday then', { visit_on: '2026-11-23' }],
    ['what about Monday?', {}],
  ])('"%s" in the place of another day', (text, values) => {
    const read = understand(text, [visit, parking], ['parking'], { collected: { visit_on: '2026-11-22' } })
    expect(read.values).toEqual(values)
  })
})
