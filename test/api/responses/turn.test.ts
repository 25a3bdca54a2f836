import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { turnResponses, turnsText } from '../../../src/api/responses/turn.ts'
import { initialDialogue, turnRow, type Dialogue } from '../../../src/machines/dialogue/dialogue.ts'

const CALL_ID = '0192b3a4-5c6d-7e8f-9a0b-1c2d3e4f5a6b'

/** Texts of all kinds, those that look like the end of a turn among them. */
const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('', '"', '\\', '\n', ',"createdAt":7}', '{"index":1,', '","createdAt":1', 'नमस्ते', '\ud800'),
)
const at = fc.integer({ min: 0, max: 4_000_000_000_000 })

/** The body of a turn as the machines record it. */
const recorded = fc
  .record({ index: fc.nat(499), heard: fc.option(fc.record({ text, at })), said: text, node: text, at, wordedAt: at })
  .map(({ index, heard, said, node, at: spokenAt, wordedAt }) => {
    const call = { callId: CALL_ID } as Dialogue['call']
    const turn = { ...initialDialogue.turn, heard }
    const dialogue = { ...initialDialogue, call, turn, turnCount: index, flowNodeId: node, language: 'en' } as Dialogue
    return turnRow(dialogue, said, wordedAt, spokenAt).body
  })

describe('turns as text', () => {
  it('are what they would be if they were read and written again', () => {
    fc.assert(
      fc.property(fc.array(recorded, { maxLength: 5 }), (bodies) => {
        const stored = bodies.map((body) => JSON.stringify(body))
        expect(JSON.parse(`[${turnsText(CALL_ID, stored)}]`)).toEqual(turnResponses(CALL_ID, stored))
      }),
    )
  })

  it('do not show what is recorded behind their time', () => {
    fc.assert(
      fc.property(recorded, (body) => {
        const stored = [JSON.stringify({ ...body, latency: { modelMs: 3, voiceMs: null } })]
        expect(JSON.parse(`[${turnsText(CALL_ID, stored)}]`)).toEqual(turnResponses(CALL_ID, stored))
      }),
    )
  })

  it('are read where they were written in another order', () => {
    const body = { createdAt: 5, index: 0, callerText: null, agentText: 'Hello', interrupted: false, nodeId: 'n' }
    const stored = [JSON.stringify({ ...body, llmMs: null, audioMs: null })]
    expect(JSON.parse(`[${turnsText(CALL_ID, stored)}]`)).toEqual(turnResponses(CALL_ID, stored))
  })
})
