import { describe, expect, it } from 'vitest'
import { field, understand } from '../../../support/language/rules.ts'

const FIELDS = [
  field('contact_name', 'string', 'Name of the person looking for the flat'),
  field('locality', 'string', 'Preferred locality or area'),
  field('occupants', 'number', 'How many people will stay in the flat?'),
  field('remarks', 'string', 'Anything else that we should know'),
  field('has_pets', 'boolean', 'Does the tenant have any pets?'),
  field('needs_parking', 'boolean', 'Is car parking needed?'),
]

describe('a message that says yes or no to the thing of another question', () => {
  it.each([
    ['no pets', { has_pets: false }],
    ["we don't have any pets", { has_pets: false }],
    ['koi pet nahi hai', { has_pets: false }],
    ['parking nahi chahiye', { needs_parking: false }],
    ['पार्किंग नहीं चाहिए', { needs_parking: false }],
    ['I will need parking', { needs_parking: true }],
    ['haan parking bhi chahiye', { needs_parking: true }],
  ])('answers that one, and declines nothing: "%s"', (text, values) => {
    for (const asked of ['contact_name', 'locality', 'occupants'])
      expect(understand(text, FIELDS, [asked])).toMatchObject({ values, refused: [] })
  })

  it.each([
    ['remarks', 'no parking'],
    ['has_pets', 'no parking'],
  ])('is left to a question that takes any words, or its own yes and no: %s', (asked, text) => {
    expect(understand(text, FIELDS, [asked]).values).not.toHaveProperty('needs_parking')
  })

  it.each([
    ['contact_name', 'Suresh, and no pets', { contact_name: 'Suresh', has_pets: false }],
    ['occupants', 'three of us, parking chahiye', { occupants: 3, needs_parking: true }],
  ])('does not take the place of an answer: %s, "%s"', (asked, text, values) => {
    expect(understand(text, FIELDS, [asked]).values).toEqual(values)
  })

  const ORDER = [
    field('customer_name', 'string', 'What name shall I write on the slip?'),
    field('city', 'string', 'Which city do you live in?'),
    field('garment', 'enum', 'Which garment needs alteration?', ['shirt', 'kurta', 'lehenga']),
    field('work', 'enum', 'What should be done to it?', ['shortening', 'loosening', 'zip repair']),
  ]
  it.each([
    ['लहंगा है', { garment: 'lehenga' }],
    ['thoda dheela karwana hai', { work: 'loosening' }],
    ['zip repair please', { work: 'zip repair' }],
  ])('names the option of another question: "%s"', (text, values) => {
    for (const asked of ['customer_name', 'city']) expect(understand(text, ORDER, [asked]).values).toEqual(values)
  })
  it.each([
    ['customer_name', 'Suresh Kumar', { customer_name: 'Suresh Kumar' }],
    ['city', 'Indore', { city: 'Indore' }],
    ['customer_name', 'the third one', {}],
  ])('is a name or a place all the same: %s, "%s"', (asked, text, values) => {
    expect(understand(text, ORDER, [asked]).values).toEqual(values)
  })

  const CHILD = [
    field('child_name', 'string', "What is the child's full name?"),
    field('village', 'string', 'Which village do you live in?'),
    field('age', 'number', 'How old is the child, in years?'),
    field('income', 'number', 'What is your monthly income in rupees?'),
    field('visit_date', 'string', 'On which date will you come?'),
  ]
  it.each([
    ['saat saal ka hai', { age: 7 }],
    ['twelve thousand rupees', { income: 12_000 }],
    ['shanivaar ko', { visit_date: '2026-11-28' }],
    ['nine', {}],
  ])('counts in a unit of another question, or is the only day: "%s"', (text, values) => {
    for (const asked of ['child_name', 'village']) expect(understand(text, CHILD, [asked]).values).toEqual(values)
  })

  it('says nothing of what was answered before', () => {
    const { values } = understand('parking is in the basement', FIELDS, ['locality'], {
      collected: { needs_parking: true },
    })
    expect(values).not.toHaveProperty('needs_parking')
  })
})
