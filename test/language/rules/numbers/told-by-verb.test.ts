import { expect, it } from 'vitest'
import { field, valuesOf } from '../../../support/language/rules.ts'

const TANKERS = field('tankers', 'number', 'Number of tankers')
const AGE = field('age', 'number', 'How old is the patient, in years?')

it.each([
  ['तीन मंगवा दो', 3],
  ['teen mangwa do', 3],
  ['do mangwa do', 2],
  ['ek hi mangwa do', 1],
  ['teen dilwa do', 3],
  ['do rakhwa do', 2],
  ['पाँच उतरवा दो', 5],
  ['teen bhijwa do jaldi', 3],
  ['do nikalwa do', 2],
  ['तीन बनवा दो', 3],
])('the "do" behind a verb gives, and counts nothing: "%s"', (text, tankers) => {
  expect(valuesOf(text, TANKERS)).toEqual({ tankers })
})

it.each(['teen ya do', 'mangwa do', 'मंगवा दो'])('is not settled: "%s"', (text) => {
  expect(valuesOf(text, TANKERS)).toEqual({})
})

it.each([
  ['She just turned 61 in October', 61],
  ['he became forty one in August', 41],
  ['turned 30 in May', 30],
  ['she completed 70 in March', 70],
  ['he was 50 in January', 50],
])('is an age that was reached: "%s"', (text, age) => {
  expect(valuesOf(text, AGE)).toEqual({ age })
})

it.each(['he will turn nine in April', '60 in March', 'she turns 9 in April', 'going to be 60 in March'])(
  'is an age to come: "%s"',
  (text) => {
    expect(valuesOf(text, AGE)).toEqual({})
  },
)
