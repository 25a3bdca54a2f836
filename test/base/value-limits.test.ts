import { expect, it } from 'vitest'
import { isOutside, patternFault } from '../../src/base/value-limits.ts'

it.each([
  [5, { min: 1, max: 5 }, false],
  [0, { min: 1 }, true],
  [6, { max: 5 }, true],
  [true, { min: 1, pattern: 'x' }, false],
  ['AB12', { pattern: '[A-Z]{2}\\d{2}' }, false],
  ['AB123', { pattern: '[A-Z]{2}\\d{2}' }, true],
  ['xAB12', { pattern: '[A-Z]{2}\\d{2}|y' }, true],
  ['a'.repeat(201), { pattern: 'a*' }, true],
])('%s against %j', (value, limits, outside) => {
  expect(isOutside(value, limits)).toBe(outside)
})

it.each([
  ['[A-Z]{5}\\d{4}[A-Z]', null],
  ['\\d{3}(?:-\\d{4})?', null],
  ['a*b*', null],
  ['[*+]+', null],
  ['(a+)+', 'repeats a group; repeat single characters or classes instead'],
  ['(?:a|b)*', 'repeats a group; repeat single characters or classes instead'],
  ['(a){2,}', 'repeats a group; repeat single characters or classes instead'],
  ['(a)\\1', 'has a reference, a name or a look-around, which are not allowed'],
  ['(?=a)a', 'has a reference, a name or a look-around, which are not allowed'],
  ['(?<n>a)', 'has a reference, a name or a look-around, which are not allowed'],
  ['a*a*a*b', 'has too many parts of open length'],
  ['a?'.repeat(30), 'has too many parts of open length'],
  ['[', 'is not a regular expression'],
  ['a'.repeat(201), 'is longer than 200 characters'],
])('the pattern %s', (pattern, fault) => {
  expect(patternFault(pattern)).toBe(fault)
})
