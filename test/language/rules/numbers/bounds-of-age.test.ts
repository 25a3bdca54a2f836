import { describe, expect, it } from 'vitest'
import { field, valuesOf } from '../../../support/language/rules.ts'

describe('an age, and what only bounds one', () => {
  const AGE = field('age', 'number', 'How old is the patient?')
  it.each([
    ['forty', AGE, 40],
    ['18 ka ho gaya', AGE, 18],
    ['abhi 59 ke hain, March mein 60 ke ho jayenge', AGE, 59],
    ['umar 45 hogi', AGE, 45],
  ])('"%s"', (text, one, value) => {
    expect(valuesOf(text, one)).toEqual({ [one.name]: value })
  })
  it.each([
    ['above forty', AGE],
    ['over sixty', AGE],
    ['chalis se upar', AGE],
    ['sixty plus', AGE],
    ['40+', AGE],
    ['next month 18 ka ho jayega', AGE],
    ['March mein 60 ke ho jayenge', AGE],
    ['she will be 40 in June', AGE],
  ])('"%s" is asked again', (text, one) => {
    expect(valuesOf(text, one)).toEqual({})
  })
})
