import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeCursor, encodeCursor } from '../../src/api/cursor.ts'

describe('cursor', () => {
  it('comes back as it went', () => {
    fc.assert(
      fc.property(fc.nat(), fc.uuid(), fc.constantFrom('call', 'conversation'), (listedAt, id, type) => {
        const position = { listedAt, actorId: `${type}/${id}` as const }
        expect(decodeCursor(encodeCursor(position))).toEqual(position)
      }),
    )
  })

  it('refuses every other text, and one that was tampered with', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(() => decodeCursor(text)).toThrow('cursor')
      }),
    )
    const cursor = encodeCursor({ listedAt: 1, actorId: 'call/00000000-0000-4000-8000-000000000000' })
    for (const text of [`${cursor}=`, `${cursor}A`, cursor.slice(1), cursor.toLowerCase(), `${cursor} `]) {
      expect(() => decodeCursor(text), text).toThrow('cursor')
    }
  })
})
