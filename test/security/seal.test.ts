import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createSeal, parseSecretKey } from '../../src/security/seal.ts'

const key = Buffer.alloc(32, 7)
const seal = createSeal(key)

describe('sealed text', () => {
  it('opens to what was sealed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (plain, purpose) => {
        expect(seal.open(seal.seal(plain, purpose), purpose)).toBe(plain)
      }),
    )
  })

  it('shows nothing of the text and differs each time', () => {
    const first = seal.seal('whsec_abcdefghij', 'webhook')
    expect(first).toMatch(/^v1\.[A-Za-z0-9_-]+$/)
    expect(first).not.toContain('abcdefghij')
    expect(seal.seal('whsec_abcdefghij', 'webhook')).not.toBe(first)
  })

  it('is refused with another key, for another purpose, or changed in any place', () => {
    const sealed = seal.seal('secret', 'a')
    expect(() => createSeal(randomBytes(32)).open(sealed, 'a')).toThrow(/SECRET_KEY/)
    expect(() => seal.open(sealed, 'b')).toThrow(/SECRET_KEY/)
    const bytes = Buffer.from(sealed.slice(3), 'base64url')
    for (let place = 0; place < bytes.length; place += 1) {
      const changed = Buffer.from(bytes)
      changed.writeUInt8(changed.readUInt8(place) ^ 1, place)
      expect(() => seal.open(`v1.${changed.toString('base64url')}`, 'a')).toThrow(/SECRET_KEY/)
    }
  })

  it.each(['', 'v1.', 'v1', 'v2.AAAA', 'plain text', 'v1.AAAA', '.'])('refuses %j, which was never sealed', (text) => {
    expect(() => seal.open(text, 'a')).toThrow(/SECRET_KEY/)
  })
})

describe('SECRET_KEY', () => {
  it('is read as hex and as base64 of either alphabet', () => {
    const bytes = Buffer.alloc(32, 0xfb)
    for (const form of [bytes.toString('hex'), bytes.toString('base64'), bytes.toString('base64url')]) {
      expect(parseSecretKey(form)).toEqual(bytes)
    }
  })

  it.each(['', 'short', 'g'.repeat(64), 'a'.repeat(63), 'a'.repeat(65), 'A'.repeat(42), `${'A'.repeat(43)}==`])(
    'is refused as %j',
    (text) => {
      expect(() => parseSecretKey(text)).toThrow(/64 hex digits/)
    },
  )
})
