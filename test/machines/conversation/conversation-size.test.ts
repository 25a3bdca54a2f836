import { describe, expect, it } from 'vitest'
import { MAX_CONTEXT_BYTES, MAX_ENTRY_BYTES } from '../../../src/actors/journal/limits.ts'
import type { Json } from '../../../src/base/json.ts'
import { checkFlow } from '../../../src/machines/flow/check.ts'
import {
  askIds,
  bytes,
  ENTRY_OVERHEAD_BYTES,
  hindi,
  largest,
  largestValues,
  MESSAGE_CHARS,
  METADATA_BYTES,
  VARIABLES_BYTES,
} from '../../support/machines/largest-flow.ts'
import { Talk } from '../../support/machines/talk.ts'

describe('a conversation with everything at its largest at once', () => {
  it('runs on a flow that the checks let through', () => {
    expect(checkFlow(largest).issues.filter(({ level }) => level === 'error')).toEqual([])
  })

  it('stays below the size that the kernel keeps, in context and in every entry', () => {
    const variables = { note: hindi(VARIABLES_BYTES / 3 - 10) }
    const talk = new Talk(largest, { variables, agentName: hindi(200), model: `openai:${hindi(190)}` })
    const most = { context: 0, entry: 0, visited: 0 }
    const weigh = (event: Json) => {
      const owed = [[...talk.effects.values()], talk.turns.splice(0), [...talk.timers]]
      most.visited = Math.max(most.visited, talk.context.visitedNodes.length)
      most.context = Math.max(most.context, bytes(talk.snapshot.context))
      most.entry = Math.max(most.entry, bytes([event, owed]))
    }
    weigh({ variables })
    talk.compose(hindi(MESSAGE_CHARS))
    weigh(hindi(MESSAGE_CHARS))
    for (let round = 0; round < 12 && !talk.ended; round += 1) {
      talk.send(hindi(MESSAGE_CHARS))
      weigh(hindi(MESSAGE_CHARS))
      talk.understand({ values: round % 3 === 2 ? {} : largestValues })
      weigh(largestValues)
      if (!talk.effects.has('compose')) break // as long as a conversation may be
      talk.compose(hindi(MESSAGE_CHARS))
      weigh(hindi(MESSAGE_CHARS))
    }
    expect(most.visited).toBe(askIds.length)
    // A phone call carries metadata too.
    expect(most.context + METADATA_BYTES).toBeLessThan(MAX_CONTEXT_BYTES)
    expect(most.entry + METADATA_BYTES).toBeLessThan(MAX_ENTRY_BYTES - ENTRY_OVERHEAD_BYTES)
  })
})
