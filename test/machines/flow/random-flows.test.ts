import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MAX_CONTEXT_BYTES } from '../../../src/actors/journal/limits.ts'
import { checkFlow } from '../../../src/machines/flow/check.ts'
import { randomFlow, randomJson, randomMeaning } from '../../support/machines/random-flows.ts'
import { Talk } from '../../support/machines/talk.ts'

describe('a random flow', () => {
  it('is checked without throwing, whatever JSON it is', () => {
    fc.assert(
      fc.property(fc.oneof(randomJson, fc.jsonValue()), (json) => {
        const { ready, issues, flow } = checkFlow(json)
        expect(ready).toBe(!issues.some(({ level }) => level === 'error'))
        expect(flow !== null).toBe(ready)
      }),
      { numRuns: 500 },
    )
  })

  it('checks the same once its defaults are filled in', () => {
    fc.assert(
      fc.property(randomFlow, (saved) => {
        const { flow, issues } = checkFlow(saved)
        fc.pre(flow !== null)
        expect(checkFlow(flow)).toMatchObject({ flow, issues })
      }),
      { numRuns: 100 },
    )
  })

  it('without errors runs: each message leads to a question or the end', () => {
    fc.assert(
      fc.property(randomFlow, fc.array(randomMeaning, { maxLength: 25 }), (saved, meanings) => {
        const { flow } = checkFlow(saved)
        fc.pre(flow !== null)
        const talk = new Talk(flow)
        settle(talk)
        for (const meaning of meanings) {
          if (talk.ended) break
          expect(talk.state).toBe('listening')
          settle(talk.send('…').understand(meaning))
          expect(Buffer.byteLength(JSON.stringify(talk.snapshot.context))).toBeLessThan(MAX_CONTEXT_BYTES)
        }
        expect(talk.turns.map(({ position }) => position)).toEqual([...talk.turns.keys()])
        if (!talk.ended) talk.close().prepare()
        expect(talk.context.outcome).not.toBeNull()
      }),
      { numRuns: 150 },
    )
  })
})

function settle(talk: Talk): void {
  if (talk.effects.has('compose')) talk.compose()
  if (talk.effects.has('resolveRecipients')) talk.prepare()
}
