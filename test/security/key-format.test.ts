import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { generateKey, hashKey, looksLikeKey, keyPrefix } from '../../src/security/key-format.ts'

/** Made with Python's `zlib.crc32` and `divmod`, not with the code under test. */
const VECTORS = [
  'svc_live_00000000000000000000000000000000000001w1XY4',
  'svc_live_zzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzz1DVEhU',
  'svc_live_0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZa03faKq',
  'svc_live_igp6KAtf5JvxdHQVcWTy3JpvtkUawyJuClYYt00AzYK',
]

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

describe('API key format', () => {
  it('makes svc_live_ and 43 base62 characters that pass their own check', () => {
    for (let i = 0; i < 200; i++) {
      const key = generateKey()
      expect(key).toMatch(/^svc_live_[0-9A-Za-z]{43}$/)
      expect(looksLikeKey(key)).toBe(true)
    }
  })

  it('never makes the same key twice, and uses every digit about equally often', () => {
    const keys = Array.from({ length: 3_000 }, generateKey)
    expect(new Set(keys).size).toBe(keys.length)
    const counts = new Map<string, number>()
    for (const key of keys) {
      for (const digit of key.slice(9, 46)) counts.set(digit, (counts.get(digit) ?? 0) + 1)
    }
    const expected = (keys.length * 37) / 62
    const chiSquare = [...DIGITS].reduce((sum, digit) => sum + ((counts.get(digit) ?? 0) - expected) ** 2 / expected, 0)
    // 61 degrees of freedom: above 150 comes once in a hundred million runs; folding bytes in gives about 2,000.
    expect(chiSquare).toBeLessThan(150)
  })

  it.each(VECTORS)('accepts %s', (key) => {
    expect(looksLikeKey(key)).toBe(true)
  })

  it('refuses a key with any one character changed, added or taken away', () => {
    const digit = fc.constantFrom(...DIGITS)
    fc.assert(
      fc.property(fc.nat(51), digit, fc.constantFrom('replace', 'insert', 'remove'), (position, other, how) => {
        const key = generateKey()
        const rest = key.slice(how === 'insert' ? position : position + 1)
        const changed = key.slice(0, position) + (how === 'remove' ? '' : other) + rest
        expect(looksLikeKey(changed)).toBe(changed === key)
      }),
    )
  })

  it('refuses blanks, other prefixes and look-alikes', () => {
    const key = generateKey()
    for (const text of [
      '',
      'svc_live_',
      ` ${key}`,
      `${key} `,
      `${key}\n`,
      key.toUpperCase(),
      key.replace('live', 'test'),
      `${key}${key}`,
      'é'.repeat(52),
    ]) {
      expect(looksLikeKey(text)).toBe(false)
    }
  })

  it('refuses any text that only happens to have the form', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...DIGITS), minLength: 37, maxLength: 37 }), (random) => {
        expect(looksLikeKey(`svc_live_${random}zzzzzz`)).toBe(false) // above 2^32: no checksum at all
      }),
    )
  })

  it('is kept as SHA-256 in hex and listed by its first 16 characters', () => {
    const key = generateKey()
    expect(hashKey(key)).toBe(createHash('sha256').update(Buffer.from(key)).digest('hex'))
    expect(hashKey('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
    expect(keyPrefix(key)).toBe(key.slice(0, 16))
    expect(keyPrefix(key)).toHaveLength(16)
  })
})
