import { isDeepStrictEqual } from 'node:util'
import { SetupError } from '../../base/errors.ts'
import type { MachineDefinition } from '../contract/definition.ts'

/**
 * Refuses a machine whose behaviour would be lost or changed by being stored. Each of these fails silently in XState:
 * a missing delay fires at once, a numeric one changes the timer's name, inline code and actors cannot be persisted.
 */
export function checkMachine(definition: MachineDefinition): void {
  const problems = [...findProblems(definition)]
  if (problems.length === 0) return
  throw new SetupError(`The machine ${definition.name} cannot be made durable: ${problems.join('; ')}.`)
}

type Config = Record<string, unknown>
type Implementations = Record<'actions' | 'guards' | 'delays' | 'actors', Record<string, unknown>>

function* findProblems(definition: MachineDefinition): Generator<string> {
  const { machine } = definition
  const implementations = machine.implementations as unknown as Implementations
  if (machine.id !== definition.name) yield `its id is ${machine.id}`
  if (!Number.isFinite(machine.options.maxIterations ?? Infinity)) yield 'options.maxIterations is not set'
  for (const type of definition.publicEvents) {
    if (isReserved(type)) yield `the public event ${type} has a reserved name`
  }
  yield* checkState(machine.config as Config, machine.id, implementations)
  yield* checkContext(machine.config as Config)
}

function* checkState(state: Config, path: string, known: Implementations): Generator<string> {
  for (const key of ['entry', 'exit'] as const) yield* checkActions(state[key], `${path}.${key}`, known)
  for (const [type, transition] of Object.entries((state.on ?? {}) as Config)) {
    if (isReserved(type)) yield `${path} handles the reserved event ${type}`
    yield* checkTransition(transition, `${path} on ${type}`, known)
  }
  for (const [delay, transition] of Object.entries((state.after ?? {}) as Config)) {
    if (!Number.isNaN(Number(delay))) yield `${path} has the numeric delay ${delay}, which needs a name`
    else if (!(delay in known.delays)) yield `${path} names the delay ${delay}, which does not exist`
    yield* checkTransition(transition, `${path} after ${delay}`, known)
  }
  yield* checkTransition(state.always, `${path} always`, known)
  yield* checkTransition(state.onDone, `${path} onDone`, known)
  for (const invoke of asList(state.invoke) as Config[]) {
    if (typeof invoke.src !== 'string') yield `${path} invokes an inline actor`
    else if (!(invoke.src in known.actors)) yield `${path} invokes ${invoke.src}, which is not declared`
    if (typeof invoke.id !== 'string') yield `${path} invokes ${String(invoke.src)} without an id`
    if (invoke.onError === undefined) yield `${path} does not say what follows when ${String(invoke.src)} fails`
    for (const key of ['onDone', 'onError'] as const) yield* checkTransition(invoke[key], `${path} ${key}`, known)
  }
  for (const [key, child] of Object.entries((state.states ?? {}) as Record<string, Config>)) {
    yield* checkState(child, `${path}.${key}`, known)
  }
}

function* checkTransition(transition: unknown, where: string, known: Implementations): Generator<string> {
  for (const one of asList(transition)) {
    if (typeof one !== 'object' || one === null) continue // a bare target
    const { guard, actions } = one as Config
    if (typeof guard === 'function') yield `${where} has an inline guard`
    else if (guard !== undefined && !(nameOf(guard) in known.guards))
      yield `${where} names the guard ${nameOf(guard)}, which does not exist`
    yield* checkActions(actions, where, known)
  }
}

function* checkActions(actions: unknown, where: string, known: Implementations): Generator<string> {
  for (const action of asList(actions)) {
    if (typeof action === 'function') yield `${where} has an inline action`
    else if (!(nameOf(action) in known.actions))
      yield `${where} names the action ${nameOf(action)}, which does not exist`
  }
}

/** The factory must be pure and tolerate a missing input: XState calls it once more than one would think. */
function* checkContext(config: Config): Generator<string> {
  if (typeof config.context !== 'function') {
    if (!isDeepStrictEqual(JSON.parse(JSON.stringify(config.context ?? {})), config.context ?? {}))
      yield 'JSON would change its context'
    return
  }
  try {
    const context: unknown = (config.context as (args: unknown) => unknown)({ input: undefined })
    if (!isDeepStrictEqual(withoutUndefined(context), JSON.parse(JSON.stringify(context))))
      yield 'JSON would change its context'
  } catch (error) {
    yield `its context needs an input (${(error as Error).message})`
  }
}

/** Without an input a plain `{...input}` leaves holes; those say nothing about a real start. */
function withoutUndefined(context: unknown): unknown {
  return Object.fromEntries(Object.entries(context as Config).filter(([, value]) => value !== undefined))
}

function isReserved(type: string): boolean {
  return type.startsWith('xstate.')
}

function nameOf(reference: unknown): string {
  return typeof reference === 'string' ? reference : String((reference as { type?: unknown }).type)
}

function asList(value: unknown): unknown[] {
  if (value === undefined) return []
  return Array.isArray(value) ? value : [value]
}
