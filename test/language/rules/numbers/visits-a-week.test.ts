import { describe, expect, it } from 'vitest'
import { field, valuesOf } from '../../../support/language/rules.ts'

const VISITS = field('visits', 'number', 'Visits in a week')

describe('how many visits in a week', () => {
  it.each([
    ['hafte mein teen din', 3],
    ['six days', 6],
    ['do din chhutti karta hoon, paanch din aata hoon', 5],
    ['twice a week', 2],
    ['roz', 7],
    ['Monday se Friday', 5],
  ])('"%s"', (text, visits) => {
    expect(valuesOf(text, VISITS)).toEqual({ visits })
  })
  it.each(['do ghante', 'teen mahine se band hai', 'five or six days'])('"%s" is none', (text) => {
    expect(valuesOf(text, VISITS)).toEqual({})
  })
})
