import { describe, expect, it } from 'vitest'
import { field, valuesOf } from '../../../support/language/rules.ts'

const FETCH = field('fetch', 'boolean', 'Should the ambulance fetch the patient?')

describe('a yes or no that opens another matter behind the answer', () => {
  it.each([
    ['nahi chahiye, aur haan bill mein to bahut zyada le liya tha', false],
    ['No thanks, and yes, the food there was awful', false],
    ['नहीं चाहिए, और हाँ डॉक्टर साहब बहुत अच्छे थे', false],
    ['haan bhej do, aur nahi to main pareshan ho jaunga', true],
    ['yes please, and no, I have not got the report yet', true],
  ])('changes nothing: %s', (said, value) => {
    expect(valuesOf(said, FETCH)).toEqual({ fetch: value })
  })

  it.each([
    ['nahi, haan, bhej do', true],
    ['no no, yes', true],
  ])('differs from a change of mind: %s', (said, value) => {
    expect(valuesOf(said, FETCH)).toEqual({ fetch: value })
  })
})
