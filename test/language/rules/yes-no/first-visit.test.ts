import { describe, expect, it } from 'vitest'
import { field, understand, valuesOf } from '../../../support/language/rules.ts'

const FIRST = field('first_visit', 'boolean', 'Is this your first visit to our salon?')

describe('"is this your first visit?"', () => {
  it.each(['फिर से बोलिए', 'phir se boliye', 'dobara boliye'])('"%s" asks to hear it again', (text) => {
    expect(understand(text, [FIRST], ['first_visit'])).toMatchObject({ values: {}, act: 'repeat' })
  })
  it.each(['boliye', 'haan boliye, sun raha hoon'])('"%s" is a sign to go on, and no yes to it', (text) => {
    expect(valuesOf(text, FIRST)).toEqual({})
  })
  it.each([
    ['haan pehli baar', true],
    ['yes it is', true],
    ['nahi, pehle bhi aayi hoon', false],
  ])('"%s" answers it: %s', (text, value) => {
    expect(valuesOf(text, FIRST)).toEqual({ first_visit: value })
  })
})

describe('"is this Ravi?"', () => {
  const identity = (description: string) => field('right_person', 'boolean', description)
  it.each(['Is this Ravi Kumar?', 'Is this the owner of the car?', 'Am I speaking with Ravi?'])('%s', (description) => {
    expect(valuesOf('haan boliye', identity(description))).toEqual({ right_person: true })
    expect(valuesOf('boliye', identity(description))).toEqual({ right_person: true })
  })
})

it.each(['Yes, never been to you people before.', 'never been there before'])('"%s" is a first visit', (text) => {
  expect(valuesOf(text, FIRST)).toEqual({ first_visit: true })
})

it.each([
  ['pehli baar 2018 mein aayi thi', false],
  ['first time I came was two years back', false],
  ['पहली बार दो साल पहले आई थी', false],
  ['first time, we shifted to this city last year', true],
  ['pehli baar hai, 2019 mein doosre clinic gaya tha', true],
])('"%s": a first time long ago is none now: %s', (text, value) => {
  expect(valuesOf(text, FIRST)).toEqual({ first_visit: value })
})
