import { describe, expect, it } from 'vitest'
import { field, valuesOf } from '../../../support/language/rules.ts'

const BREATH = field('breathing_trouble', 'boolean', 'Whether the person has trouble breathing')
const AGREES = field('agrees', 'boolean', 'Whether the customer agrees to the plan')

describe('who feels well', () => {
  it.each([
    ['main bilkul theek hoon', false],
    ['abhi tak to bilkul theek hu, koi bukhar nahi', false],
    ["I'm perfectly fine", false],
    ['मैं ठीक हूं', false],
    ['theek hoon par saans phoolti hai', true],
  ])('has no trouble: "%s"', (text, value) => {
    expect(valuesOf(text, BREATH)).toEqual({ breathing_trouble: value })
  })

  it.each(['main bilkul theek hoon', "I'm fine"])('agrees to nothing: "%s"', (text) => {
    expect(valuesOf(text, AGREES)).toEqual({})
  })

  it.each(['bilkul theek hai', 'theek hai, main taiyaar hoon'])('unlike "%s"', (text) => {
    expect(valuesOf(text, AGREES)).toEqual({ agrees: true })
  })
})
