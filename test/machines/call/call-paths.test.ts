import { describe, expect, it } from 'vitest'
import type { ActorLogic, AnyMachineSnapshot, EventObject } from 'xstate'
import { getAdjacencyMap } from 'xstate/graph'
import { callDefinition } from '../../../src/machines/call/call.ts'
import type { Flow } from '../../../src/machines/flow/types.ts'
import type { Call } from '../../../src/machines/call/leg.ts'
import { exampleFlows } from '../../support/machines/examples.ts'
import { sampleValues } from '../../support/machines/meanings.ts'
import { callInput, SID } from '../../support/machines/phone-talk.ts'

const input = { ...callInput, at: 0 }

type Happening = EventObject & { at: number; [part: string]: unknown }

const broken = { error: { name: 'Error', message: 'It broke.' } }
const latency = { endpointingMs: 400, recognitionMs: 90 }
const report = { providerCallId: SID, answeredBy: null, sequence: null }

/** What each effect may come to; a word that the flow never waits for is not among what is heard. */
function resultsOf(flow: Flow, context: Call): Record<string, unknown[]> {
  const heard = { kind: 'heard', text: '…', endedAt: 1, language: null, isDtmf: false, latency }
  return {
    dial: [{ providerCallId: SID }, { refused: 'No.' }],
    fetchCallStatus: [null, { ...report, status: 'answered' }, { ...report, status: 'busy' }],
    compose: [{ reply: '…', firstTextAt: null }],
    prepareOpening: [{ prepared: true }],
    holdMediaSession: [{ reason: 'hung_up' }, { reason: 'speech_failed' }],
    promptAndCollect: [heard, { kind: 'silent' }, { kind: 'machine' }],
    understand: meanings(flow, context),
    hangUp: [{ hungUp: true }],
    hangUpInProgress: [{ hungUp: true }],
    saveOptOut: [{ kept: true }],
    resolveRecipients: [{ agentName: 'Asha', deliveries: [] }],
  }
}

/** Nothing of use, a wish, and everything that is asked, answered one way or the other. */
function meanings(flow: Flow, { flowNodeId, language }: Call): unknown[] {
  const nothing = { values: {}, refused: [], intent: null, language }
  const node = flow.nodes.find(({ id }) => id === flowNodeId)
  const asked = flow.fields.filter((field) => node?.type === 'ask' && node.fields.includes(field.name))
  const answered = (place: number) => ({
    ...nothing,
    values: Object.fromEntries(asked.map((field) => [field.name, sampleValues(field, flow).at(place) ?? ''])),
  })
  return [nothing, { ...nothing, intent: 'opted_out' }, answered(0), answered(-1)]
}

/** Everything that can happen to a call in a state, with few enough variants to walk all of them. */
function eventsIn(flow: Flow, snapshot: AnyMachineSnapshot): Happening[] {
  if (snapshot.status !== 'active') return []
  const context = snapshot.context as Call
  const results = resultsOf(flow, context)
  const outputsOf = (id: string): unknown[] => {
    const outputs = results[id]
    if (!outputs) throw new Error(`What may come of ${id}?`)
    return outputs
  }
  const running = new Set(
    snapshot._nodes.flatMap(({ config }) => [(config as { invoke?: { id: string } }).invoke?.id ?? []].flat()),
  )
  const delays = snapshot._nodes.flatMap(({ id, config }) => {
    return Object.keys((config as { after?: object }).after ?? {}).map((delay) => `xstate.after.${delay}.${id}`)
  })
  return [
    { type: 'call.hangUp', at: 1 },
    { type: 'media.opened', providerCallId: SID, at: 1 },
    { type: 'leg.reported', ...report, status: 'ringing', at: 1 },
    { type: 'leg.reported', ...report, status: 'completed', at: 1 },
    { type: 'leg.reported', ...report, status: 'answered', answeredBy: 'machine', at: 1 },
    ...(running.has('promptAndCollect') && !isSpoken(context)
      ? [
          {
            type: 'utterance.played',
            turn: context.turnCount,
            text: '…',
            interrupted: false,
            audioMs: null,
            synthesisMs: 1,
            at: 1,
          },
        ]
      : []),
    ...delays.map((type) => ({ type, at: 300_000 })),
    ...[...running].flatMap((id) => [
      ...(id === 'promptAndCollect' && !isSpoken(context) ? [] : outputsOf(id)).map((output) => ({
        type: `xstate.done.actor.${id}`,
        output,
        at: 1,
      })),
      { type: `xstate.error.actor.${id}`, ...broken, at: 1 },
    ]),
  ]
}

/** An answer comes after its line, and a line is over once. */
function isSpoken({ leg }: Call): boolean {
  return leg.replyReadyAt === null
}

interface Vertex {
  state: AnyMachineSnapshot
  transitions: Record<string, { state: AnyMachineSnapshot }>
}

function walk(flow: Flow): { id: string; snapshot: AnyMachineSnapshot; next: string[] }[] {
  const machine = callDefinition(flow, 'hash').machine as ActorLogic<AnyMachineSnapshot, Happening, typeof input>
  const map: unknown = getAdjacencyMap(machine, {
    input,
    events: (snapshot) => eventsIn(flow, snapshot),
    serializeState: identity,
    limit: 400_000,
  })
  return Object.entries(map as Record<string, Vertex>).map(([id, { state, transitions }]) => ({
    id,
    snapshot: state,
    next: Object.values(transitions).map((transition) => identity(transition.state)),
  }))
}

/** What the future depends on. */
function identity(snapshot: AnyMachineSnapshot): string {
  const {
    flowNodeId,
    fields,
    attempts,
    refused,
    fieldsToReask: again,
    turn,
    result,
    leg,
    turnCount,
  } = snapshot.context as Call
  const known = Object.keys(fields).length > 0
  return JSON.stringify([
    snapshot.value,
    flowNodeId,
    Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1)),
    attempts,
    [...refused].sort(),
    [...again].sort(),
    turn.intent,
    result?.outcome,
    !known && turnCount > 2,
    leg.status,
    leg.noInputCount,
    leg.plannedOutcome,
    leg.cancelRequested,
    isSpoken(snapshot.context as Call),
    Math.min(leg.closingAttempts, 3),
  ])
}

/** The whole of a flow would be walked for every way in which a line can fare; the shortest example shows them all. */
const smallest = [...exampleFlows].sort(([, a], [, b]) => a.nodes.length - b.nodes.length).slice(0, 1)

describe.each(smallest)('every way through a call on %s', (_, flow) => {
  const states = walk({ ...flow, settings: { ...flow.settings, maxAttempts: 1 } })
  const results = new Map(states.map(({ id, snapshot }) => [id, JSON.stringify((snapshot.context as Call).result)]))

  it('ends', () => {
    const previous = new Map<string, string[]>()
    for (const { id, next } of states)
      for (const other of next) previous.set(other, [...(previous.get(other) ?? []), id])
    const finishing = new Set(states.filter(({ snapshot }) => snapshot.status === 'done').map(({ id }) => id))
    for (const id of finishing) for (const other of previous.get(id) ?? []) finishing.add(other)
    expect(states.length).toBeGreaterThan(10_000)
    expect(states.filter(({ id }) => !finishing.has(id)).map(({ id }) => id)).toEqual([])
  })

  it('is bounded by a deadline in every state, until the call is over', () => {
    for (const { snapshot } of states) {
      // What prepares the result ends by itself or waits for the store, which must not cost the result.
      const isPreparing = typeof snapshot.value === 'object' && 'closing' in snapshot.value
      if (snapshot.status !== 'active' || isPreparing) continue
      const bounds = snapshot._nodes.flatMap(({ config }) => Object.keys((config as { after?: object }).after ?? {}))
      expect(bounds, JSON.stringify(snapshot.value)).not.toEqual([])
    }
  })

  it('has an outcome exactly when it is over, and never goes back from there', () => {
    for (const { snapshot, next } of states) {
      const { result } = snapshot.context as Call
      const isOver = snapshot.value === 'ended' || Object.keys(snapshot.value as object)[0] === 'closing'
      expect(result !== null).toBe(isOver)
      if (!isOver) continue
      const changed = next.filter((id) => results.get(id) !== JSON.stringify(result))
      expect(changed).toEqual([])
    }
  })
})
