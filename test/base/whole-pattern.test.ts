import { expect, it } from 'vitest'
import { matchesWhole } from '../../src/base/whole-pattern.ts'
import { usedBytes } from '../support/collect-garbage.ts'
import { randomFrom } from '../support/random.ts'

it.each([
  ['[A-Z]{2}\\d{3}', 'AB123', true],
  ['[A-Z]{2}\\d{3}', 'AB1234', false],
  ['[A-Z]{2}\\d{3}', 'xAB123', false],
  ['a|ab', 'ab', true],
  ['^a$', 'a', true],
  ['(a|b)*', '', true],
  ['\\p{Script=Devanagari}+', 'नमस्ते', true],
])('%s and "%s": %s', (pattern, text, matches) => expect(matchesWhole(pattern, text)).toBe(matches))

it('keeps little of what it has matched, however many states a pattern has', async () => {
  const letters = randomFrom(7)
  const text = () => Array.from({ length: 200 }, () => (letters.chance(0.5) ? 'a' : 'b')).join('')
  const patterns = Array.from({ length: 20 }, (_, count) => `[ab]*a[ab]{150}[ab]${'c'.repeat(count)}`)
  for (const pattern of patterns) matchesWhole(pattern, text())
  const before = await usedBytes()
  for (const pattern of patterns) for (let count = 0; count < 20; count += 1) matchesWhole(pattern, text())
  expect((await usedBytes()) - before).toBeLessThan(10 * 1024 * 1024)
})
