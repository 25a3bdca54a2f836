import { describe, expect, it } from 'vitest'
import { unrecordedTurn } from '../../../web/src/machine/unrecorded-turn.ts'

const nothingHeard = { heard: null }
const leg = { replyReadyAt: null as number | null }

describe('what has been said since the last recorded turn', () => {
  it('is what the person said, until a reply to it is ready', () => {
    const turn = { heard: { text: 'Priya Sharma', at: 5 } }
    const context = { turnCount: 1, turn, leg, reply: 'May I have the name, please?' }
    expect(unrecordedTurn(context)).toEqual({ index: 1, heard: 'Priya Sharma', reply: null })
    const spoken = { ...context, leg: { replyReadyAt: 6 }, reply: 'What day?' }
    expect(unrecordedTurn(spoken)).toEqual({ index: 1, heard: 'Priya Sharma', reply: 'What day?' })
  })

  it('is the opening line, before anybody has said anything', () => {
    expect(unrecordedTurn({ turnCount: 0, turn: nothingHeard, leg: { replyReadyAt: 3 }, reply: 'Hello.' })).toEqual({
      index: 0,
      heard: null,
      reply: 'Hello.',
    })
  })

  it('is nothing while the agent waits, or before the call is answered', () => {
    const nothing = { heard: null, reply: null }
    expect(unrecordedTurn({ turnCount: 2, turn: nothingHeard, leg, reply: 'What day?' })).toMatchObject(nothing)
    expect(unrecordedTurn({ turnCount: 0, turn: nothingHeard, leg, reply: '' })).toMatchObject(nothing)
    expect(unrecordedTurn({ turnCount: 1, turn: nothingHeard, reply: 'Hello.' })).toMatchObject(nothing)
  })
})
