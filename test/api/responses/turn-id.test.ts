import fc from 'fast-check'
import { v5 as uuidv5 } from 'uuid'
import { describe, expect, it } from 'vitest'
import { turnIdsOf } from '../../../src/api/responses/turn-id.ts'

describe('turn ids', () => {
  it('are UUIDs of version 5 in the namespace of the call', () => {
    fc.assert(
      fc.property(fc.uuid(), fc.nat(), (callId, index) => {
        expect(turnIdsOf(callId)(index)).toBe(uuidv5(`turn:${index}`, callId))
      }),
    )
  })
})
