import type { MachineDefinition } from '../contract/definition.ts'
import type { ForkedState } from '../types.ts'
import type { Json } from '../../base/json.ts'
import { fromPlain, type Step } from './step.ts'

interface Invoke {
  id: string
  src: string
  input?: unknown
}

/**
 * Takes a machine from nothing into a state that another actor was in. The effects of that state are begun anew, with
 * the inputs that this machine gives them. Throws when the machine has no such state.
 */
export function startFork(definition: MachineDefinition, { snapshot: plain, timers }: ForkedState): Step {
  const bare = fromPlain(definition, plain, [])
  const invokes = (bare._nodes as unknown as { invoke: Invoke[] }[]).flatMap(({ invoke }) => invoke)
  const args = { context: plain.context, event: { type: 'actor.forked' } }
  const startEffects = invokes.map(({ id, src, input }) => {
    const given = typeof input === 'function' ? (input as (args: object) => Json)(args) : ((input ?? null) as Json)
    return { childId: id, src, input: given }
  })
  const childIds = startEffects.map(({ childId }) => childId)
  return {
    snapshot: fromPlain(definition, plain, childIds),
    ignored: false,
    startTimers: timers,
    cancelTimers: [],
    startEffects,
    stopEffects: [],
    records: [],
    creates: [],
  }
}
