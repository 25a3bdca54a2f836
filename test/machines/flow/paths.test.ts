import { describe, expect, it } from 'vitest'
import type { ActorLogic, AnyMachineSnapshot, EventObject } from 'xstate'
import { getAdjacencyMap } from 'xstate/graph'
import type { Conversation } from '../../../src/machines/conversation/conversation-setup.ts'
import { conversationDefinition } from '../../../src/machines/conversation/conversation.ts'
import type { Flow } from '../../../src/machines/flow/types.ts'
import { exampleFlows } from '../../support/machines/examples.ts'
import { meaningsAt } from '../../support/machines/meanings.ts'

const input = {
  callId: 'c',
  projectId: 'p',
  agentId: 'a',
  agentName: 'Asha',
  channel: 'api_text',
  model: 'builtin:rules',
  variables: {},
  at: 0,
}

type Happening = EventObject & { at: number; [part: string]: unknown }

const broken = { error: { name: 'Error', message: 'It broke.' } }

/** Everything that can happen in a state, with few enough variants to walk all of them. */
function eventsIn(flow: Flow, snapshot: AnyMachineSnapshot): Happening[] {
  if (snapshot.status !== 'active') return []
  const context = snapshot.context as Conversation
  const path = statePath(snapshot)
  const close = { type: 'conversation.close', at: 1 }
  switch (path.at(-1)) {
    case 'listening':
      return [
        close,
        { type: 'message.send', text: '…', at: 1 },
        { type: `xstate.after.untilIdle.conversation.${path.join('.')}`, at: 1 },
      ]
    case 'understanding':
      return [
        { type: 'xstate.error.actor.understand', at: 1, ...broken },
        ...Array.from(meaningsAt(flow, context), (output) => ({ type: 'xstate.done.actor.understand', output, at: 1 })),
      ]
    case 'closing':
    case 'expiring': {
      const output = { agentName: 'Asha', deliveries: [] }
      return [{ type: 'xstate.done.actor.resolveRecipients', output, at: 1 }]
    }
    default: {
      const output = { reply: '…', firstTextAt: null }
      return [close, { type: 'xstate.done.actor.compose', output, at: 1 }]
    }
  }
}

interface Vertex {
  state: AnyMachineSnapshot
  transitions: Record<string, { state: AnyMachineSnapshot }>
}

/** Every state that a conversation on this flow can be in, with those that may follow. */
function walk(flow: Flow): { id: string; snapshot: AnyMachineSnapshot; next: string[] }[] {
  const machine = conversationDefinition(flow, 'hash').machine as ActorLogic<
    AnyMachineSnapshot,
    Happening,
    typeof input
  >
  const map: unknown = getAdjacencyMap(machine, {
    input,
    events: (snapshot) => eventsIn(flow, snapshot),
    serializeState: identity,
    limit: 100_000,
  })
  return Object.entries(map as Record<string, Vertex>).map(([id, { state, transitions }]) => ({
    id,
    snapshot: state,
    next: Object.values(transitions).map((transition) => identity(transition.state)),
  }))
}

function statePath(snapshot: AnyMachineSnapshot): string[] {
  const path: string[] = []
  let value = snapshot.value as string | Record<string, never>
  while (typeof value !== 'string') {
    const [key = ''] = Object.keys(value)
    path.push(key)
    value = value[key] ?? ''
  }
  return [...path, value]
}

function identity(snapshot: AnyMachineSnapshot): string {
  const { flowNodeId, fields, attempts, refused, fieldsToReask: again, turn, result } = snapshot.context as Conversation
  const sorted = Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1))
  return JSON.stringify([
    snapshot.value,
    flowNodeId,
    sorted,
    attempts,
    [...refused].sort(),
    [...again].sort(),
    turn.intent,
    result?.outcome,
  ])
}

describe.each(exampleFlows)('every way through %s', (_, flow) => {
  const states = walk(flow)

  it('ends', () => {
    const previous = new Map<string, string[]>()
    for (const { id, next } of states)
      for (const other of next) previous.set(other, [...(previous.get(other) ?? []), id])
    const finishing = new Set(states.filter(({ snapshot }) => snapshot.status === 'done').map(({ id }) => id))
    for (const id of finishing) for (const other of previous.get(id) ?? []) finishing.add(other)
    expect(states.filter(({ id }) => !finishing.has(id))).toEqual([])
    expect(states.filter(({ next, snapshot }) => next.length === 0 && snapshot.status !== 'done')).toEqual([])
  })

  it('passes each step of the flow', () => {
    const resting = new Set(states.map(({ snapshot }) => (snapshot.context as Conversation).flowNodeId))
    for (const node of flow.nodes) {
      if (node.type === 'ask' || node.type === 'end') expect(resting).toContain(node.id)
    }
  })

  it('has an outcome exactly when it is over', () => {
    for (const { snapshot } of states) {
      const { result } = snapshot.context as Conversation
      const isOver = !statePath(snapshot).includes('active')
      expect(result !== null).toBe(isOver)
    }
  })
})
