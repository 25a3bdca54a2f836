import { createActor, type AnyActor, type AnyMachineSnapshot, type AnyStateMachine } from 'xstate'
import type { MachineDefinition } from '../machines/definition.ts'
import { chartOf, type Chart } from './chart/chart.ts'
import { followChart, startOnChart, type Action, type Followed } from './chart/follow-chart.ts'
import type { ActorEvent, Create, Json, JsonObject, PlainSnapshot, Row, StateValue } from './types.ts'

/**
 * The pure half of the kernel: with `chart/`, all outside `src/machines` that knows XState. A step goes along the machine's
 * chart where it has one, several times as quick, and else through XState itself.
 *
 * It works on XState's own snapshots, because keeping them between steps is 3-5 times faster than restoring; they are
 * opaque to everyone else. Nothing here reads a clock, draws a random number or starts anything.
 */
export type LiveSnapshot = AnyMachineSnapshot

/** What one event did, and what is owed because of it. */
export interface Step {
  snapshot: LiveSnapshot
  /** The state had no use for the event: nothing changed, nothing is owed. */
  ignored: boolean
  startTimers: { id: string; event: string; delayMs: number }[]
  cancelTimers: string[]
  startEffects: { childId: string; src: string; input: Json }[]
  stopEffects: string[]
  records: Row[]
  creates: Create[]
}

const MAX_ERROR_LENGTH = 1_000
/** A thousand years: later deadlines are mistakes, and not every store could keep them. */
const MAX_DELAY_MS = 1_000 * 365 * 86_400_000

type Scope = Parameters<AnyStateMachine['transition']>[2]

/** Takes the machine from nothing into its initial state. Throws what the machine's own code throws. */
export function start({ machine }: MachineDefinition, input: JsonObject): Step {
  const begun = alongChart(machine, (chart) => startOnChart(chart, input))
  if (begun) return collect(begun.snapshot, begun.actions, false)
  const { scope, actions } = scopeOf(machine)
  const snapshot = machine.getInitialSnapshot(scope, input) as LiveSnapshot
  if (snapshot.status === 'error') throw snapshot.error
  return collect(snapshot, actions, false)
}

/** Takes one event. Throws what the machine's own code throws; the given snapshot is never changed. */
export function step({ machine }: MachineDefinition, snapshot: LiveSnapshot, event: ActorEvent): Step {
  const taken =
    alongChart(machine, (chart) => followChart(chart, snapshot, event)) ?? byXState(machine, snapshot, event)
  return collect(taken.snapshot, taken.actions, taken.snapshot === snapshot && taken.actions.length === 0)
}

/** Whatever fails is left to XState, so that what is thrown is the same with a chart and without. */
function alongChart(machine: AnyStateMachine, follow: (chart: Chart) => Followed | null): Followed | null {
  const chart = chartOf(machine)
  try {
    return chart && follow(chart)
  } catch {
    return null
  }
}

function byXState(machine: AnyStateMachine, snapshot: LiveSnapshot, event: ActorEvent): Followed {
  const { scope, actions } = scopeOf(machine)
  return { snapshot: machine.transition(snapshot, event, scope) as LiveSnapshot, actions }
}

/** Everything of a snapshot that is worth keeping. */
export function toPlain(snapshot: LiveSnapshot): PlainSnapshot {
  const plain: PlainSnapshot = {
    value: snapshot.value as StateValue,
    context: snapshot.context as JsonObject,
    status: snapshot.status,
  }
  const history = Object.entries(snapshot.historyValue as Record<string, { id: string }[]>)
  if (history.length > 0) {
    plain.historyValue = Object.fromEntries(history.map(([id, nodes]) => [id, nodes.map((node) => ({ id: node.id }))]))
  }
  if (snapshot.output !== undefined) plain.output = snapshot.output as Json
  if (snapshot.error !== undefined) plain.error = toJsonError(snapshot.error)
  return plain
}

/** The reverse of `toPlain`. `childIds` are the invoked effects still pending. Throws when the machine has no such state. */
export function fromPlain(
  definition: MachineDefinition,
  plain: PlainSnapshot,
  childIds: readonly string[],
): LiveSnapshot {
  const { scope } = scopeOf(definition.machine)
  const stored = { historyValue: {}, output: undefined, error: undefined, ...plain, children: {} }
  const snapshot = definition.machine.restoreSnapshot(stored as never, scope) as LiveSnapshot
  for (const id of childIds) standIn(snapshot, id)
  return snapshot
}

/** Cut short where it is too long to be kept. */
export function toJsonError(error: unknown): { name: string; message: string } {
  const hasMessage = typeof error === 'object' && error !== null && 'message' in error
  const { name, message } = hasMessage ? (error as { name?: unknown; message: unknown }) : { message: error }
  return {
    name: typeof name === 'string' ? name : 'Error',
    message: String(message).slice(0, MAX_ERROR_LENGTH),
  }
}

/**
 * One inert scope per machine. `transition()` of XState builds a new one for every call, which costs more than the
 * transition itself; `test/actors/step.test.ts` holds the two against each other.
 */
const scopes = new WeakMap<AnyStateMachine, Scope>()

function scopeOf(machine: AnyStateMachine): { scope: Scope; actions: Action[] } {
  let scope = scopes.get(machine)
  if (!scope) {
    const self = createActor(machine) as AnyActor
    scope = {
      self,
      id: '',
      sessionId: '',
      system: self.system,
      logger: () => {},
      defer: () => {},
      stopChild: () => {},
      emit: () => {},
      actionExecutor: () => {},
    }
    scopes.set(machine, scope)
  }
  const actions: Action[] = []
  scope.actionExecutor = (action) => {
    actions.push(action)
  }
  return { scope, actions }
}

/** Translates XState's returned actions, in order: an effect or timer stopped in the step that started it never was. */
function collect(snapshot: LiveSnapshot, actions: readonly Action[], ignored: boolean): Step {
  const next: Step = {
    snapshot,
    ignored,
    startTimers: [],
    cancelTimers: [],
    startEffects: [],
    stopEffects: [],
    records: [],
    creates: [],
  }
  for (const action of actions) {
    const params = action.params as never
    switch (action.type) {
      case 'xstate.raise': {
        const { id, event, delay } = params as { id: string; event: { type: string }; delay?: number }
        if (delay === undefined) break // taken inside this very step
        if (!(delay >= 0 && delay <= MAX_DELAY_MS)) throw new Error(`The delay of ${id} is ${delay}, not a time.`)
        put(next.startTimers, { id, event: event.type, delayMs: delay }, (timer) => timer.id === id)
        break
      }
      case 'xstate.cancel': {
        const { sendId } = params as { sendId: string }
        take(next.startTimers, (timer) => timer.id === sendId)
        if (!next.cancelTimers.includes(sendId)) next.cancelTimers.push(sendId)
        break
      }
      case 'xstate.spawnChild': {
        const { id, src, input } = params as { id: string; src: string; input: Json | undefined }
        put(next.startEffects, { childId: id, src, input: input ?? null }, (effect) => effect.childId === id)
        break
      }
      case 'xstate.stopChild': {
        const child = params as { id: string } | undefined
        if (!child) break
        const neverWas = take(next.startEffects, (effect) => effect.childId === child.id)
        if (!neverWas && !next.stopEffects.includes(child.id)) next.stopEffects.push(child.id)
        break
      }
      case 'recordRow':
        next.records.push(params)
        break
      case 'createActors':
        next.creates.push(...(params as { creates: Create[] }).creates)
        break
      default:
        throw new Error(`The kernel has no meaning for the action ${action.type}.`)
    }
  }
  for (const { childId } of next.startEffects) standIn(snapshot, childId)
  return next
}

/** In the place of its like, or at the end. Lists this short are quicker than maps. */
function put<Thing>(things: Thing[], thing: Thing, isAlike: (other: Thing) => boolean): void {
  const place = things.findIndex(isAlike)
  if (place === -1) things.push(thing)
  else things[place] = thing
}

/** Takes away the one that is meant; false when there is none. */
function take<Thing>(things: Thing[], isMeant: (thing: Thing) => boolean): boolean {
  const place = things.findIndex(isMeant)
  if (place !== -1) things.splice(place, 1)
  return place !== -1
}

/**
 * Stands for a running effect in a snapshot's `children`: enough for XState to name it when the state is left, and a
 * tenth of the memory of the inert actor that XState puts there.
 */
function standIn(snapshot: LiveSnapshot, id: string): void {
  const children = snapshot.children as Record<string, { id: string }>
  children[id] = { id }
}
