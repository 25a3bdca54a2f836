import { describe, expect, it } from 'vitest'
import { field, valuesOf } from '../../../support/language/rules.ts'

const TIME = field('visit_time', 'string', 'At what time should we come?')

describe('to the question for a time', () => {
  it.each([
    'two litres',
    'dedh kilo',
    'do kamre hain',
    'three shirts',
    'ek hi bhejna',
    'just one piece',
    'three and a half kilos',
    'tin ki chhat hai',
    'तीन रात',
    'साढ़े तीन एकड़',
    'दो टैंकर काफ़ी हैं',
  ])('a number of things is none: "%s"', (text) => {
    expect(valuesOf(text, TIME)).toEqual({})
  })

  it.each([
    ['five', '17:00'],
    ['10 works', '10:00'],
    ['five sharp', '17:00'],
    ['teen theek rahega', '15:00'],
    ['paanch rakh do', '17:00'],
    ['saat ke baad', '19:00'],
    ['चार ठीक है', '16:00'],
    ['five no six', '18:00'],
    ['can we do six instead', '18:00'],
    ['4 pm, can we do 5:45 instead', '17:45'],
  ])('a bare hour is one: "%s"', (text, time) => {
    expect(valuesOf(text, TIME)).toEqual({ visit_time: time })
  })
})
