import { expect, it } from 'vitest'
import { PairFilter } from '../../../../src/language/rules/words/pair-filter.ts'

it('holds every pair that was added, and hardly any other', () => {
  const pairs = Array.from({ length: 1_000 }, (_, index) => [`first${index % 50}`, `second${index}`] as const)
  const filter = new PairFilter(new Uint32Array(2_048))
  for (const [one, other] of pairs) filter.add(one, other)
  expect(pairs.every(([one, other]) => filter.has(one, other))).toBe(true)
  const strangers = pairs.filter(([one, other]) => filter.has(other, one))
  expect(strangers.length).toBeLessThan(20)
})

it('tells a pair from another one of the same letters', () => {
  const filter = new PairFilter(new Uint32Array(2_048))
  filter.add('a', 'bc')
  expect(filter.has('a', 'bc')).toBe(true)
  expect(filter.has('ab', 'c')).toBe(false)
})
