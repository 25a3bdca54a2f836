import { describe, expect, it } from 'vitest'
import { field, valuesOf } from '../../../support/language/rules.ts'

describe('an illness', () => {
  const DIABETES = field('has_diabetes', 'boolean', 'Whether the patient has diabetes (sugar)')
  it.each([
    ['sugar normal hai', false],
    ['शुगर नॉर्मल है', false],
    ['touch wood his sugar has always been normal', false],
    ['ji nahi, sugar normal hai', false],
    ['sugar normal nahi rehti', true],
    ['he has sugar', true],
    ['haan hai par abhi normal rehti hai dawai se', true],
  ])('is told by "%s"', (text, value) => {
    expect(valuesOf(text, DIABETES)).toEqual({ has_diabetes: value })
  })

  it.each(['kabhi check hi nahi karaya to kya batau', 'never got it tested', 'कभी जांच नहीं कराई'])(
    'of which nobody knows is asked again: "%s"',
    (text) => {
      expect(valuesOf(text, DIABETES)).toEqual({})
    },
  )
})

describe('an allergy', () => {
  const ALLERGY = field('skin_allergy', 'boolean', 'Whether the customer has any skin allergy')
  it.each([
    ['skin bilkul normal hai meri, sab suit karta hai', false],
    ['everything suits me', false],
    ['koi allergy nahi hai skin normal hai', false],
    ['मुझे सब सूट करता है', false],
    ['bleach suit nahi karta', true],
    ["perfumes don't suit me", true],
    ['my skin is not normal', true],
  ])('is told by "%s"', (text, value) => {
    expect(valuesOf(text, ALLERGY)).toEqual({ skin_allergy: value })
  })

  it.each(['evening suits me', 'any time suits me', 'sab normal hai par dhool se chheenk aati hai'])(
    'is left open by "%s"',
    (text) => {
      expect(valuesOf(text, ALLERGY)).toEqual({})
    },
  )
})

describe('neither of two', () => {
  const NEIGHBOUR = field('neighbour_ok', 'boolean', 'Whether the parcel may be left with a neighbour or the guard')
  it.each(['na guard hai na padosi', 'yahan na guard hai na padosi, mujhe hi dena', 'न गार्ड है न पड़ोसी'])(
    'is a no: "%s"',
    (text) => {
      expect(valuesOf(text, NEIGHBOUR)).toEqual({ neighbour_ok: false })
    },
  )

  it.each(['guard hai na', 'haan na, guard ko de do na bhai'])('is not said by the "na" of "%s"', (text) => {
    expect(valuesOf(text, NEIGHBOUR)).toEqual({ neighbour_ok: true })
  })
})

describe('a word of stress before a deed', () => {
  const PAID = field('already_paid', 'boolean', "Whether this quarter's maintenance is already paid")
  it.each([
    ['oh god it totally slipped my mind', {}],
    ['totally', { already_paid: true }],
    ['yes totally paid', { already_paid: true }],
    ['I definitely paid', { already_paid: true }],
  ])('"%s"', (text, values) => {
    expect(valuesOf(text, PAID)).toEqual(values)
  })
})
