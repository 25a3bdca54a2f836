import { expect, it } from 'vitest'
import { field, valuesOf } from '../../../support/language/rules.ts'

const cleared = field('doubts_cleared', 'boolean', 'Whether the teacher clears doubts')

it.each([
  ['earlier yes, but since the new batch started, no', false],
  ['previously no but now yes', true],
  ['pehle haan par ab nahi', false],
  ['yes, but earlier he was better', true],
  ['yes, previously too, but slowly', true],
  ['haan ji pehle se, par kabhi kabhi', true],
  ['jaise pehle haan, lekin mehnga hai', true],
  ['no, earlier too, but I like him', false],
])('"%s" is %s', (text, value) => {
  expect(valuesOf(text, cleared)).toEqual({ doubts_cleared: value })
})

it('"earlier yes, but I do not know now" is left open', () => {
  expect(valuesOf('earlier yes, but I do not know now', cleared)).toEqual({})
})
