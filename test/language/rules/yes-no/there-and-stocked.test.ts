import { describe, expect, it } from 'vitest'
import { field, valuesOf } from '../../../support/language/rules.ts'

describe('what is there, beside what is not', () => {
  const lift = field('lift_available', 'boolean', 'Whether there is a lift in the current building')
  it.each([
    ['nahi nahi, lift hai, generator nahi hai', true],
    ['लिफ्ट है but अलमारी नहीं आएगी', true],
    ['parking hai, lift nahi hai', false],
    ['lift to hai, par lift chalti nahi', undefined],
    ['lift hai par kharab padi hai', undefined],
  ])('"%s"', (text, value) => {
    const { lift_available } = valuesOf(text, lift)
    if (value === undefined) expect(lift_available).not.toBe(true)
    else expect(lift_available).toBe(value)
  })
})

describe('who has it needs none', () => {
  const seed = field('needs_seed', 'boolean', 'Whether the farmer wants to buy seed from us')
  it.each([
    ['ghar ka rakha hai', false],
    ['घर का ही रखा हुआ है', false],
    ['already kharid liya market se', false],
    ["I don't need much, one packet or so", true],
    ['we do not need a lot', true],
    ["I don't need any", false],
  ])('"%s"', (text, value) => {
    expect(valuesOf(text, seed)).toEqual({ needs_seed: value })
  })
})
