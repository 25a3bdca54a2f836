import { describe, expect, it } from 'vitest'
import { field, valuesOf } from '../../../support/language/rules.ts'

describe('what is told of a time or a measure, compared with what was asked', () => {
  const TRAVELLED = field('travelled', 'boolean', 'Has travelled abroad in the last 6 months')
  const ADULT = field('adult', 'boolean', 'Is the applicant 18 or older?')
  const FAR = field('far', 'boolean', 'Lives more than 10 km from the school')
  const SMALL = field('small', 'boolean', 'Whether the flat is under 600 sq ft')
  it.each([
    ['three years ago', TRAVELLED, false],
    ['do hafte pehle hi aaya hoon', TRAVELLED, true],
    ['haan, par chaar saal pehle', TRAVELLED, false],
    ['last month', TRAVELLED, true],
    ['पिछले साल गया था', TRAVELLED, false],
    ['kai saal pehle', TRAVELLED, false],
    ["I'm 34", ADULT, true],
    ['16 ka hoon', ADULT, false],
    ['18', ADULT, true],
    ['बाईस साल', ADULT, true],
    ['about 15 km', FAR, true],
    ['3 kilometer', FAR, false],
    ['much more than that', FAR, true],
    ['usse kam', FAR, false],
    ['450 hai', SMALL, true],
  ])('"%s"', (text, one, value) => {
    expect(valuesOf(text, one)).toEqual({ [one.name]: value })
  })
  it.each([
    ['six months ago', TRAVELLED],
    ['next month', TRAVELLED],
    ['there are 3 of us', ADULT],
    ['20 minutes', FAR],
    ['less than 15 km', FAR],
  ])('"%s" is asked again', (text, one) => {
    expect(valuesOf(text, one)).toEqual({})
  })
})
