import { describe, expect, it } from 'vitest'
import { field, valuesOf } from '../../../support/language/rules.ts'

const NAME = field('applicant_name', 'string', 'Name of the applicant')

describe('a name in two parts', () => {
  it.each([
    ['naam to manjunath hai, surname gowda', 'Manjunath Gowda'],
    ['first name is Farida, surname Contractor', 'Farida Contractor'],
    ['first name Nisha last name Menon', 'Nisha Menon'],
    ['Rajesh, surname is Kulkarni', 'Rajesh Kulkarni'],
    ['surname Joshi, name Amit', 'Amit Joshi'],
    ['नाम अमित, सरनेम जोशी', 'अमित जोशी'],
  ])('"%s" gives %s', (text, name) => {
    expect(valuesOf(text, NAME)).toEqual({ applicant_name: name })
  })

  it.each([
    ['my last name is Iyer', 'Iyer'],
    ["I don't use a surname, just Meena", 'Meena'],
    ['Anita, last name not needed', 'Anita'],
  ])('"%s" gives %s alone', (text, name) => {
    expect(valuesOf(text, NAME)).toEqual({ applicant_name: name })
  })
})

describe('a name behind a request to write it', () => {
  it.each([
    ['name likh lijiye Farhan Qureshi, Baleno hai meri', 'Farhan Qureshi'],
    ['लिखिए हरीश चंद्र जोशी', 'हरीश चंद्र जोशी'],
    ['note karo Farhan Qureshi', 'Farhan Qureshi'],
  ])('"%s" gives %s', (text, name) => {
    expect(valuesOf(text, NAME)).toEqual({ applicant_name: name })
  })

  it.each(['note karo', 'likh lijiye main baad mein bataunga'])('"%s" gives none', (text) => {
    expect(valuesOf(text, NAME)).toEqual({})
  })
})
