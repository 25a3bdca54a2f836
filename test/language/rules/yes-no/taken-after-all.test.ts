import { describe, expect, it } from 'vitest'
import { field, valuesOf } from '../../../support/language/rules.ts'

const POLICY = field('has_other_policy', 'boolean', 'Whether the patient has another health policy')
const PACKING = field('needs_packing', 'boolean', 'Whether packing is needed')
const BEFORE = field('had_coaching_before', 'boolean', 'Whether the student has had coaching before')
const CITY = field('hospital_city', 'string', 'City of the hospital')

describe('what an answer comes to', () => {
  it.each([
    ['Yes. No, actually that one is a bike policy, so no.', POLICY, false],
    ['haan hai, wo gaadi ki policy hai, to nahi', POLICY, false],
    ['nahi, achha chhodiye, haan packing bhi kar dijiye', PACKING, true],
    ['nahi, chhodiye', PACKING, false],
    ['there is a drill going on next door since five', BEFORE, undefined],
    ['since class five', BEFORE, true],
    ['Fortis, Nagpur wala, Pune wala nahi', CITY, 'Nagpur'],
  ])('"%s"', (text, one, value) => {
    expect(valuesOf(text, one)).toEqual(value === undefined ? {} : { [one.name]: value })
  })
})
