import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import type { TransitionTable, ExecutableAction, Configuration, TransitionPath } from './transition-table.ts'
import type { Node, Reference, Transition } from './xstate-nodes.ts'
import type { ActorEvent } from '../../types.ts'
import type { JsonObject } from '../../../base/json.ts'

/** An action as XState passes it to its executor, as far as the kernel reads it. */
export interface EmittedAction {
  type: string
  params: unknown
}

export interface StepResult {
  snapshot: AnyMachineSnapshot
  actions: EmittedAction[]
}

type Context = Record<string, unknown>
type Children = Record<string, { id: string }>

/**
 * Starts a machine by its transition table. Null when XState has to do it, as for an endless loop of transitions.
 * Throws what the machine's own code throws.
 */
export function startFast(table: TransitionTable, input: JsonObject): StepResult | null {
  const { start, initialSnapshot } = table
  const { context: given } = (initialSnapshot.machine as AnyStateMachine).config as { context?: unknown }
  const context = typeof given === 'function' ? (given as (args: object) => Context)({ input }) : (given as Context)
  const event = { type: 'xstate.init', input }
  const macrostep = new Macrostep(table, event, { ...context }, {})
  const end = macrostep.takeEventlessTransitions(macrostep.enter(start))
  return end && { snapshot: macrostep.snapshotAt(end, initialSnapshot), actions: macrostep.actions }
}

/** Takes an event likewise; about an error that no state expects XState has to be asked, too. */
export function stepFast(table: TransitionTable, snapshot: AnyMachineSnapshot, event: ActorEvent): StepResult | null {
  const nodes = snapshot._nodes as unknown as Node[]
  const leaf = nodes.find(({ type }) => type !== 'compound')
  if (!leaf) return null
  const configuration = table.configurationAt(leaf)
  const macrostep = new Macrostep(table, event, snapshot.context as Context, snapshot.children as Children)
  const transition = macrostep.selectTransition(configuration)
  if (!transition && event.type.startsWith('xstate.error.actor')) return null
  const end = macrostep.takeEventlessTransitions(
    transition ? macrostep.takeTransition(configuration, transition) : configuration,
  )
  return (
    end && {
      snapshot: macrostep.hasChanged ? macrostep.snapshotAt(end, snapshot) : snapshot,
      actions: macrostep.actions,
    }
  )
}

/** A macrostep in progress. */
class Macrostep {
  readonly #table: TransitionTable
  readonly #event: { type: string }
  readonly actions: EmittedAction[] = []
  #changes = 0
  #context: Context
  #children: Children

  constructor(table: TransitionTable, event: { type: string }, context: Context, children: Children) {
    this.#table = table
    this.#event = event
    this.#context = context
    this.#children = children
  }

  /** The transition that the event enables, from the innermost state outwards. */
  selectTransition({ path }: Configuration) {
    for (let depth = path.length - 1; depth >= 0; depth -= 1) {
      const candidates = path[depth]?.transitions.get(this.#event.type)
      const selected = candidates?.find(({ guard }) => this.#passes(guard))
      if (selected) return selected
    }
    return undefined
  }

  /** Takes eventless transitions until there are none; null if they never end. */
  takeEventlessTransitions(from: Configuration): Configuration | null {
    let configuration = from
    for (let microstep = 1; !configuration.isFinal; microstep += 1) {
      if (microstep > this.#table.maxMicrosteps) return null
      const next = configuration.always.find(({ guard }) => this.#passes(guard))
      if (!next) return configuration
      const changesBefore = this.#changes
      configuration = this.takeTransition(configuration, next)
      if (this.#changes === changesBefore) return configuration
    }
    return configuration
  }

  takeTransition(from: Configuration, transition: Transition): Configuration {
    const path = this.#table.resolveTransition(from, transition)
    if (path.to !== from) this.#changes += 1
    return this.enter(path)
  }

  enter({ to, actions }: TransitionPath): Configuration {
    for (const action of actions) this.#execute(action)
    if (to.isFinal) for (const child of Object.values(this.#children)) this.#emit('xstate.stopChild', child)
    return to
  }

  /** Whether the machine is not quite as it was, even if it is where it was. */
  get hasChanged(): boolean {
    return this.#changes > 0
  }

  snapshotAt({ path, value, tags, isFinal: isEnd }: Configuration, before: AnyMachineSnapshot): AnyMachineSnapshot {
    const status = isEnd ? 'done' : before.status
    const children = this.#children
    return { ...before, status, context: this.#context, children, _nodes: path, value, tags } as never
  }

  #passes(guard: Reference | undefined): boolean {
    if (guard === undefined) return true
    const context = this.#context
    const event = this.#event
    const isName = typeof guard === 'string'
    const params = isName ? undefined : this.#resolve(guard.params)
    return this.#table.guards[isName ? guard : guard.type]?.({ context, event }, params) ?? false
  }

  #execute(action: ExecutableAction): void {
    switch (action.kind) {
      case 'assign': {
        const { assignment } = action
        const args = { context: this.#context, event: this.#event }
        const params = this.#resolve(action.params)
        const change = typeof assignment === 'function' ? assignment(args, params) : eachOf(assignment, args, params)
        this.#context = { ...this.#context, ...change }
        this.#changes += 1
        return
      }
      case 'perform':
        return this.#emit(action.type, this.#resolve(action.params))
      case 'setTimer': {
        const { id, event } = action
        const delay = this.#resolve(action.delay)
        if (typeof delay !== 'number') throw new TypeError(`The delay of ${id} is ${String(delay)}, not a time.`)
        return this.#emit('xstate.raise', { id, event, delay })
      }
      case 'cancelTimer':
        return this.#emit('xstate.cancel', { sendId: action.id })
      case 'invoke': {
        const { id, src } = action
        this.#emit('xstate.spawnChild', { id, src, input: this.#resolve(action.input) })
        this.#children = { ...this.#children, [id]: { id } }
        this.#changes += 1
        return
      }
      case 'stop': {
        const { [action.id]: child, ...others } = this.#children
        this.#emit('xstate.stopChild', child)
        this.#children = others
        this.#changes += 1
        return
      }
    }
  }

  #resolve(given: unknown): unknown {
    if (typeof given !== 'function') return given
    return (given as (args: object) => unknown)({ context: this.#context, event: this.#event })
  }

  #emit(type: string, params: unknown): void {
    this.actions.push({ type, params })
  }
}

function eachOf(assignment: Record<string, unknown>, args: object, params: unknown): object {
  const change: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(assignment))
    change[key] =
      typeof value === 'function' ? (value as (args: object, params: unknown) => unknown)(args, params) : value
  return change
}
