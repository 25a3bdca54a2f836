import { expect, it } from 'vitest'
import { patternFault } from '../../src/base/pattern-fault.ts'
import { isOutside } from '../../src/base/value-limits.ts'
import { matcherFault } from '../../src/base/whole-pattern.ts'

it.each([
  [5, { min: 1, max: 5 }, false],
  [0, { min: 1 }, true],
  [6, { max: 5 }, true],
  [true, { min: 1, pattern: 'x' }, false],
  ['AB12', { pattern: '[A-Z]{2}\\d{2}' }, false],
  ['AB123', { pattern: '[A-Z]{2}\\d{2}' }, true],
  ['xAB12', { pattern: '[A-Z]{2}\\d{2}|y' }, true],
  ['ab', { pattern: 'a|ab' }, false],
  ['नमस्ते', { pattern: '\\p{Script=Devanagari}+' }, false],
  ['\\S', { pattern: '[\\\\p{Script=Greek}]{2}' }, false],
  ['é', { pattern: '\\u00e9' }, false],
  ['ab', { pattern: '(a)|(b)' }, true],
  ['a'.repeat(200), { pattern: 'a*' }, false],
  ['a'.repeat(201), { pattern: 'a*' }, true],
])('%s against %j', (value, limits, outside) => {
  expect(isOutside(value, limits)).toBe(outside)
})

// A matcher that tries one way after the other would take longer for these than any test may.
it.each([
  ['(a|[ab])'.repeat(24), `${'a'.repeat(24)}c`],
  ['a?'.repeat(40) + 'a'.repeat(40) + 'b', 'a'.repeat(100)],
  ['(a+)+b', 'a'.repeat(200)],
  ['(?:(?:a|aa|[ab])*)*c', 'a'.repeat(200)],
])('a text that nearly matches %s is soon found not to', (pattern, text) => {
  expect(matcherFault(pattern)).toBeNull()
  expect(isOutside(text, { pattern })).toBe(true)
})

it.each([
  ['[A-Z]{5}\\d{4}[A-Z]', null],
  ['\\d{3}(?:-\\d{4})?', null],
  ['[*+]+', null],
  ['(?:[a-z]{10}){10}', null],
  ['\\u{1234}\\{1234\\}[{1234}]', null],
  ['(a)\\1', 'has a reference, a name or a look-around, which are not allowed'],
  ['(?=a)a', 'has a reference, a name or a look-around, which are not allowed'],
  ['(?<!a)a', 'has a reference, a name or a look-around, which are not allowed'],
  ['(?<n>a)', 'has a reference, a name or a look-around, which are not allowed'],
  ['a{1001}', 'repeats too much: its counts come to too many steps'],
  ['(?:[a-z]{50}){50}', 'repeats too much: its counts come to too many steps'],
  ['((a{5}b){9}|(?:cd){9,}){19}', 'repeats too much: its counts come to too many steps'],
  ['a{999}{', 'is not a regular expression'],
  ['[', 'is not a regular expression'],
  ['a)(b', 'is not a regular expression'],
  ['a'.repeat(201), 'is longer than 200 characters'],
])('the pattern %s', (pattern, fault) => {
  expect(patternFault(pattern)).toBe(fault)
  expect(matcherFault(pattern)).toBe(fault)
})

it('refuses what only the matcher finds that it cannot read', () => {
  expect(patternFault('\\p{Letter}')).toBeNull()
  expect(matcherFault('\\p{Letter}')).toMatch(/^has a part that the service cannot match/)
})

it.each(['(?=a)b', '(a)\\1', '(?:a{999}){999}', '\\p{Letter}', '['])(
  'the pattern %s of a flow stored before it was refused limits nothing',
  (pattern) => {
    expect(isOutside('x', { pattern })).toBe(false)
  },
)
