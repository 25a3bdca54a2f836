import { describe, expect, it } from 'vitest'
import { field, valuesOf } from '../../../support/language/rules.ts'

const NAME = field('contact_name', 'string', 'Name of the person looking for the flat')
const LOCALITY = field('locality', 'string', 'Preferred locality or area')

describe('to the question for a name', () => {
  it.each([
    'Koramangala side',
    'HSR layout',
    'MG Road',
    'Civil Lines',
    'near Forum mall',
    'opposite City Hospital',
    'कोरमंगला साइड',
    'गणेश चौक',
  ])('a place is none: "%s"', (text) => {
    expect(valuesOf(text, NAME, LOCALITY)).not.toHaveProperty('contact_name')
  })

  it.each(['flat chahiye tha', 'makaan chahiye', 'AC repair chahiye', 'फ्लैट चाहिए'])(
    'what is wanted is none: "%s"',
    (text) => {
      expect(valuesOf(text, NAME)).toEqual({})
    },
  )

  it.each([
    ['Amit Nagar', 'Amit Nagar'],
    ['Suresh this side', 'Suresh'],
    ['Suresh, Koramangala side', 'Suresh'],
    ['Suresh Iyer', 'Suresh Iyer'],
    ['my name is Asha Park', 'Asha Park'],
    ['Kavita, flat chahiye tha', 'Kavita'],
  ])('a name is one: "%s"', (text, name) => {
    expect(valuesOf(text, NAME)).toEqual({ contact_name: name })
  })
})
