import { describe, expect, it } from 'vitest'
import { field, valuesOf } from '../../../support/language/rules.ts'

describe('what is told to a question that denies', () => {
  const UNSOLD = field('not_sold', 'boolean', 'The goods have not been sold yet')
  const NO_PETS = field('no_pets', 'boolean', 'Tenant does not keep pets')
  const NO_DUES = field('dues_clear', 'boolean', 'No pending dues on the shop')
  it.each([
    ['yes', UNSOLD, true],
    ['no', UNSOLD, false],
    ['haan ji', NO_DUES, true],
    ['abhi nahi bika', UNSOLD, true],
    ['no, they have been sold', UNSOLD, false],
    ['अभी नहीं बिके', UNSOLD, true],
    ["I don't keep any pets", NO_PETS, true],
    ['we keep a dog', NO_PETS, false],
    ['koi dues nahi hai', NO_DUES, true],
    ['कुछ बाकी नहीं है', NO_DUES, true],
    ['yes, there are no dues', NO_DUES, true],
  ])('"%s"', (text, one, value) => {
    expect(valuesOf(text, one)).toEqual({ [one.name]: value })
  })
})
