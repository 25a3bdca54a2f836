import fc from 'fast-check'
import { validate, version } from 'uuid'
import { describe, expect, it } from 'vitest'
import { LIMITS } from '../../../src/base/limits.ts'
import { turnIdsOf } from '../../../src/api/responses/turn-id.ts'

describe('turn ids', () => {
  const index = fc.nat(LIMITS.callTurns.value)

  it('are UUIDs of version 8, the same each time', () => {
    fc.assert(
      fc.property(fc.uuid(), index, (callId, at) => {
        const id = turnIdsOf(callId)(at)
        expect(validate(id)).toBe(true)
        expect(version(id)).toBe(8)
        expect(turnIdsOf(callId)(at)).toBe(id)
      }),
    )
  })

  it('differ between the turns of a call, and between calls', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.uuid(), { minLength: 2, maxLength: 2 }),
        fc.uniqueArray(index),
        (calls, indexes) => {
          const ids = calls.flatMap((callId) => indexes.map(turnIdsOf(callId)))
          expect(new Set(ids).size).toBe(ids.length)
        },
      ),
    )
  })
})
