import { describe, expect, it } from 'vitest'
import type { PlainSnapshot } from '../../../src/actors/types.ts'
import {
  agentText,
  callDetail,
  callSummary,
  callSummaryText,
  callText,
  shownCall,
  summarizedCall,
} from '../../../src/api/responses/call.ts'
import { callView, summarizeCall } from '../../../src/machines/dialogue/call-view.ts'

const ODD = '","agentName":"x","turnCount":9}\n\\ and हाँ'
const turn = { index: 0, callerText: null, agentText: ODD, interrupted: false, nodeId: 'a', llmMs: null, audioMs: null }

/** A conversation of which every text looks like the end of a summary. */
function snapshotOf(status: PlainSnapshot['status'], agentName: string | null): PlainSnapshot {
  const call = {
    ...{ callId: 'b7e7a1d0-0000-7000-8000-000000000001', projectId: 'p', agentId: 'a', agentName, channel: 'api_text' },
    ...{ model: 'builtin:rules', to: null, telephony: null, providerCallId: null, startedAt: 1_790_000_000_000 },
    ...{ variables: { agentName: ODD, '"': ODD }, metadata: { turnCount: '7', startedAt: ODD } },
  }
  const result = { outcome: 'completed', endedAt: 1_790_000_060_001, error: ODD, modelFailed: false }
  return { value: 'ended', status, context: { call, result, fields: { agentName: ODD, count: 2 }, turnCount: 1 } }
}

describe('a call shown by its summary', () => {
  it.each(['Anna "the agent"', ODD, null])('is the same as by its record (agent %j)', (agentName) => {
    const snapshot = snapshotOf('done', agentName)
    const view = callView(snapshot)
    const shown = summarizedCall(view.agentId, summarizeCall(snapshot) ?? '')
    expect(shown).toEqual(shownCall(view))
    expect(JSON.parse(callSummaryText(shown, agentText(view.agentId, 'Now')))).toEqual(callSummary(view, 'Now'))
    const turns = [JSON.stringify({ ...turn, createdAt: 1_790_000_000_500 }), JSON.stringify(turn)]
    expect(JSON.parse(callText(view.id, shown, ODD, turns))).toEqual(callDetail(view, ODD, turns))
  })

  it('has none while it goes on', () => {
    expect(summarizeCall(snapshotOf('active', 'Anna'))).toBeNull()
  })
})
