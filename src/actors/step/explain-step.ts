import {
  createActor,
  getInitialMicrosteps,
  getNextTransitions,
  type AnyActor,
  type AnyStateMachine,
  type InspectionEvent,
} from 'xstate'
import type { MachineDefinition } from '../contract/definition.ts'
import type { ActorEvent, PlainSnapshot, StateValue } from '../types.ts'
import type { Json, JsonObject } from '../../base/json.ts'
import { fromPlain, toPlain, type LiveSnapshot } from './step.ts'

/** One of the transitions that a step consists of. */
export interface ExplainedTransition {
  /** The state before; null before the first. */
  from: StateValue | null
  to: StateValue
  /** Type of the event that it was taken for; null for one that needs none. */
  event: string | null
  /** What was asked since the transition before, in order. */
  guards: AskedGuard[]
  /** What the machine remembers after it. */
  context: JsonObject
}

export interface AskedGuard {
  name: string
  params: Json
  held: boolean
  /** What the machine remembered when it was asked. */
  context: JsonObject
}

/** The transitions by which a machine comes into its first state. Throws what the machine's own code throws. */
export function explainStart({ machine }: MachineDefinition, input: JsonObject): ExplainedTransition[] {
  const recording = recordingOf(machine)
  const [first] = getInitialMicrosteps(recording.machine, input)[0] ?? []
  if (!first) return []
  const { value, context } = toPlain(first as LiveSnapshot)
  const beginning = { from: null, to: value, event: 'xstate.init', guards: [], context }
  const rest = recording.record(value, (scope) => recording.machine.getInitialSnapshot(scope, input))
  return [beginning, ...rest]
}

/**
 * The transitions that an event causes. `childIds` are the effects pending. Throws what the machine's own code throws.
 */
export function explainStep(
  definition: MachineDefinition,
  before: PlainSnapshot,
  childIds: readonly string[],
  event: ActorEvent,
): ExplainedTransition[] {
  const recording = recordingOf(definition.machine)
  const snapshot = fromPlain({ ...definition, machine: recording.machine }, before, childIds)
  return recording.record(before.value, (scope) => recording.machine.transition(snapshot, event, scope))
}

/** Events from outside that the present state has a use for, if their guards let them: those of inner states first. */
export function acceptedEvents({ publicEvents }: MachineDefinition, snapshot: LiveSnapshot): string[] {
  if (snapshot.status !== 'active') return []
  const types = new Set(getNextTransitions(snapshot).map(({ eventType }) => String(eventType)))
  return [...types].filter((type) => publicEvents.includes(type))
}

type Scope = Parameters<AnyStateMachine['transition']>[2]
type Microstep = InspectionEvent & { type: '@xstate.microstep' }

/** A copy of a machine that writes down which of its guards are asked, and each transition that it takes. */
interface Recording {
  machine: AnyStateMachine
  record(before: StateValue, step: (scope: Scope) => unknown): ExplainedTransition[]
}

const recordings = new WeakMap<AnyStateMachine, Recording>()

function recordingOf(machine: AnyStateMachine): Recording {
  let recording = recordings.get(machine)
  if (!recording) recordings.set(machine, (recording = createRecording(machine)))
  return recording
}

function createRecording(original: AnyStateMachine): Recording {
  let guards: AskedGuard[] = []
  let transitions: ExplainedTransition[] = []
  let latest: StateValue | null = null

  type Guard = (args: { context: JsonObject; event: object }, params: Json | undefined) => boolean
  const { guards: known } = original.implementations as unknown as { guards: Record<string, Guard> }
  const observed = Object.entries(known).map(([name, guard]): [string, Guard] => [
    name,
    (args, params) => {
      const held = guard(args, params)
      guards.push({ name, params: params ?? null, held, context: args.context })
      return held
    },
  ])
  const machine = original.provide({ guards: Object.fromEntries(observed) } as never) as AnyStateMachine

  function note({ event, snapshot, _transitions: taken }: Microstep): void {
    if (taken.length === 0) return
    const { value: to, context } = toPlain(snapshot as LiveSnapshot)
    const needsNone = taken.every(({ eventType }) => eventType === '')
    transitions.push({ from: latest, to, event: needsNone ? null : event.type, guards, context })
    latest = to
    guards = []
  }

  const self = createActor(machine, {
    inspect: (inspected) => {
      if (inspected.type === '@xstate.microstep') note(inspected)
    },
  }) as AnyActor
  const nothing = () => {}
  const scope = {
    ...{ self, id: '', sessionId: '', system: self.system, logger: nothing, defer: nothing },
    ...{ stopChild: nothing, emit: nothing, actionExecutor: nothing },
  } as Scope

  return {
    machine,
    record(before, step) {
      ;[guards, transitions, latest] = [[], [], before]
      step(scope)
      return transitions
    },
  }
}
