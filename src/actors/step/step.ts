import { createActor, type AnyActor, type AnyMachineSnapshot, type AnyStateMachine } from 'xstate'
import type { MachineDefinition } from '../contract/definition.ts'
import { transitionTableOf, type TransitionTable } from './transition-table/transition-table.ts'
import { stepFast, startFast, type EmittedAction, type StepResult } from './transition-table/macrostep.ts'
import type { ActorEvent, Create, PlainSnapshot, Row, StateValue } from '../types.ts'
import type { Json, JsonObject } from '../../base/json.ts'

/**
 * The pure half of the kernel: with `transition-table/`, all outside `src/machines` that knows XState. A step goes by
 * the machine's transition table where it has one, several times as quick, and else through XState itself.
 *
 * It works on XState's own snapshots, because keeping them between steps is 3-5 times faster than restoring; they are
 * opaque to everyone else. Nothing here reads a clock, draws a random number or starts anything.
 */
export type LiveSnapshot = AnyMachineSnapshot

/** The result of a step: the next snapshot, and the effects and timers that follow. */
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

/** Starts the machine in its initial state. Throws what the machine's own code throws. */
export function start({ machine }: MachineDefinition, input: JsonObject): Step {
  const result = byTable(machine, (table) => startFast(table, input))
  if (result) return collect(result.snapshot, result.actions, false)
  const { scope, actions } = scopeOf(machine)
  const snapshot = machine.getInitialSnapshot(scope, input) as LiveSnapshot
  if (snapshot.status === 'error') throw snapshot.error
  return collect(snapshot, actions, false)
}

/** Applies one event. Throws what the machine's own code throws; the given snapshot is never changed. */
export function step({ machine }: MachineDefinition, snapshot: LiveSnapshot, event: ActorEvent): Step {
  const result = byTable(machine, (table) => stepFast(table, snapshot, event)) ?? byXState(machine, snapshot, event)
  return collect(result.snapshot, result.actions, result.snapshot === snapshot && result.actions.length === 0)
}

/** On any failure XState repeats the step, so that errors are the same with and without a transition table. */
function byTable(machine: AnyStateMachine, follow: (table: TransitionTable) => StepResult | null): StepResult | null {
  const chart = transitionTableOf(machine)
  try {
    return chart && follow(chart)
  } catch {
    return null
  }
}

function byXState(machine: AnyStateMachine, snapshot: LiveSnapshot, event: ActorEvent): StepResult {
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
  const historyValue = snapshot.historyValue as Record<string, { id: string }[]>
  if (Object.keys(historyValue).length > 0) {
    const history = Object.entries(historyValue)
    plain.historyValue = Object.fromEntries(history.map(([id, nodes]) => [id, nodes.map((node) => ({ id: node.id }))]))
  }
  if (snapshot.output !== undefined) plain.output = snapshot.output as Json
  if (snapshot.error !== undefined) plain.error = toJsonError(snapshot.error)
  return plain
}

/**
 * The reverse of `toPlain`. `childIds` are the invoked effects still pending. Throws when the machine has no such
 * state.
 */
export function fromPlain(
  definition: MachineDefinition,
  plain: PlainSnapshot,
  childIds: readonly string[],
): LiveSnapshot {
  const { scope } = scopeOf(definition.machine)
  const stored = { historyValue: {}, output: undefined, error: undefined, ...plain, children: {} }
  const snapshot = definition.machine.restoreSnapshot(stored as never, scope) as LiveSnapshot
  for (const id of childIds) addChildStub(snapshot, id)
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
 * transition itself; `test/actors/step/step.test.ts` holds the two against each other.
 */
const scopes = new WeakMap<AnyStateMachine, Scope>()

function scopeOf(machine: AnyStateMachine): { scope: Scope; actions: EmittedAction[] } {
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
  const actions: EmittedAction[] = []
  scope.actionExecutor = (action) => {
    actions.push(action)
  }
  return { scope, actions }
}

/** Translates XState's returned actions, in order: an effect or timer stopped in the step that started it never was. */
function collect(snapshot: LiveSnapshot, actions: readonly EmittedAction[], ignored: boolean): Step {
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
        const timer = { id, event: event.type, delayMs: delay }
        next.startTimers = withThing(next.startTimers, timer, (other) => other.id === id)
        break
      }
      case 'xstate.cancel': {
        const { sendId } = params as { sendId: string }
        remove(next.startTimers, (timer) => timer.id === sendId)
        next.cancelTimers = withThing(next.cancelTimers, sendId, (other) => other === sendId)
        break
      }
      case 'xstate.spawnChild': {
        const { id, src, input } = params as { id: string; src: string; input: Json | undefined }
        const effect = { childId: id, src, input: input ?? null }
        next.startEffects = withThing(next.startEffects, effect, (other) => other.childId === id)
        break
      }
      case 'xstate.stopChild': {
        const child = params as { id: string } | undefined
        if (!child) break
        const wasJustStarted = remove(next.startEffects, (effect) => effect.childId === child.id)
        if (!wasJustStarted && !next.stopEffects.includes(child.id)) next.stopEffects.push(child.id)
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
  for (const { childId } of next.startEffects) addChildStub(snapshot, childId)
  return next
}

/** With the item in the place of its like, or at the end. Lists this short are quicker than maps. */
function withThing<Thing>(items: Thing[], item: Thing, isAlike: (other: Thing) => boolean): Thing[] {
  if (items.length === 0) return [item] // of one place, where `push` would make room for seventeen
  const index = items.findIndex(isAlike)
  if (index === -1) items.push(item)
  else items[index] = item
  return items
}

/** Takes away the one that is meant; false when there is none. */
function remove<Thing>(items: Thing[], isMeant: (thing: Thing) => boolean): boolean {
  if (items.length === 0) return false
  const index = items.findIndex(isMeant)
  if (index !== -1) items.splice(index, 1)
  return index !== -1
}

/**
 * Stands for a running effect in a snapshot's `children`: enough for XState to name it when the state is left, and a
 * tenth of the memory of the inert actor that XState puts there.
 */
function addChildStub(snapshot: LiveSnapshot, id: string): void {
  const children = snapshot.children as Record<string, { id: string }>
  children[id] = { id }
}
