import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import type { StateValue } from '../../types.ts'
import { isInSupportedSubset } from './supported-subset.ts'
import type { Action, Node, Transition } from './xstate-nodes.ts'

/**
 * The part of a machine's steps that depends only on its definition: where each transition leads from each state in
 * which the machine can be, and which actions run on the way. XState works that out anew at every step, which takes most
 * of its time.
 */
export interface TransitionTable {
  readonly start: TransitionPath
  /** Template of snapshots, from a machine that has not started. */
  readonly initialSnapshot: AnyMachineSnapshot
  /** The configuration once this state is entered: a compound state leads to its initial state, and so on inwards. */
  configurationAt(node: Node): Configuration
  /** The target and the actions of a transition that is taken from this configuration. */
  resolveTransition(from: Configuration, transition: Transition): TransitionPath
  readonly guards: Readonly<Record<string, Guard>>
  readonly maxMicrosteps: number
}

export interface Configuration {
  /** From the root to the innermost state. */
  readonly path: readonly Node[]
  readonly value: StateValue
  readonly tags: ReadonlySet<string>
  /** A final state: the machine is done. */
  readonly isFinal: boolean
  /** Transitions that need no event, those of the innermost state first. */
  readonly always: readonly Transition[]
  /** The paths of transitions that were taken from here before. */
  readonly paths: Map<Transition, TransitionPath>
}

export interface TransitionPath {
  readonly to: Configuration
  readonly actions: readonly ExecutableAction[]
}

/** An action, found by its name; `params`, `delay` and `input` are values, or functions of context and event. */
export type ExecutableAction =
  | { kind: 'assign'; assignment: Assignment; params: unknown }
  | { kind: 'perform'; type: string; params: unknown }
  | { kind: 'setTimer'; id: string; event: { type: string }; delay: unknown }
  | { kind: 'cancelTimer'; id: string }
  | { kind: 'invoke'; id: string; src: string; input: unknown }
  | { kind: 'stop'; id: string }

type Assignment = ((args: object, params: unknown) => object) | Record<string, unknown>
type Guard = (args: object, params: unknown) => boolean

const tables = new WeakMap<AnyStateMachine, TransitionTable | null>()

/** Null when the machine does something that is left to XState. */
export function transitionTableOf(machine: AnyStateMachine): TransitionTable | null {
  let table = tables.get(machine)
  if (table === undefined) tables.set(machine, (table = isInSupportedSubset(machine) ? compile(machine) : null))
  return table
}

function compile(machine: AnyStateMachine): TransitionTable {
  const root = machine.root as unknown as Node
  const { actions, delays, guards } = machine.implementations as unknown as Record<string, Record<string, unknown>>
  const configurations = new Map<Node, Configuration>()

  function configurationAt(node: Node): Configuration {
    const [inner] = node.type === 'compound' ? node.initial.target : []
    if (inner) return configurationAt(inner)
    let configuration = configurations.get(node)
    if (!configuration) configurations.set(node, (configuration = configurationOf(node)))
    return configuration
  }

  function resolveTransition(from: Configuration, transition: Transition): TransitionPath {
    let path = from.paths.get(transition)
    if (!path) from.paths.set(transition, (path = compileTransition(from, transition)))
    return path
  }

  function compileTransition(from: Configuration, transition: Transition): TransitionPath {
    const [target] = transition.target ?? []
    const actions = transition.actions.map(executableOf)
    if (!target) return { to: from, actions }
    const keptDepth = commonAncestorDepth(transition, target)
    const exited = from.path.slice(keptDepth).toReversed().flatMap(exitActions)
    return enterPath(configurationAt(target), keptDepth, [...exited, ...actions])
  }

  function enterPath(to: Configuration, keptDepth: number, before: readonly ExecutableAction[]): TransitionPath {
    const entered = to.path.slice(keptDepth).flatMap(entryActions)
    const atEnd = to.isFinal ? to.path.toReversed().flatMap(({ exit }) => exit.map(executableOf)) : []
    return { to, actions: [...before, ...entered, ...atEnd] }
  }

  function entryActions({ entry, invoke }: Node): ExecutableAction[] {
    return [
      ...entry.map(executableOf),
      ...invoke.map(({ id, src, input }) => ({ kind: 'invoke' as const, id, src, input })),
    ]
  }

  function exitActions({ exit, invoke }: Node): ExecutableAction[] {
    return [...exit.map(executableOf), ...invoke.map(({ id }) => ({ kind: 'stop' as const, id }))]
  }

  function executableOf(action: Action): ExecutableAction {
    if (typeof action === 'function') {
      const { type, id, event, delay, sendId } = action
      if (type === 'xstate.cancel') return { kind: 'cancelTimer', id: sendId }
      return { kind: 'setTimer', id, event, delay: delays?.[delay] }
    }
    const { type, params } =
      typeof action === 'string' ? { type: action, params: undefined } : { params: undefined, ...action }
    const { assignment } = (actions?.[type] ?? {}) as { assignment?: Assignment }
    return assignment ? { kind: 'assign', assignment, params } : { kind: 'perform', type, params }
  }

  const start = enterPath(configurationAt(root), 0, [])
  return {
    start,
    initialSnapshot: machine.resolveState({ value: start.to.value, context: {} }) as AnyMachineSnapshot,
    configurationAt,
    resolveTransition,
    guards: guards as TransitionTable['guards'],
    maxMicrosteps: machine.options.maxIterations ?? Infinity,
  }
}

function configurationOf(leaf: Node): Configuration {
  const path = pathTo(leaf)
  const inwards = path.slice(1).map(({ key }) => key)
  const innermost = inwards.pop()
  return {
    path,
    value:
      innermost === undefined ? {} : inwards.reduceRight<StateValue>((inner, key) => ({ [key]: inner }), innermost),
    tags: new Set(path.flatMap(({ tags }) => tags)),
    isFinal: leaf.type === 'final',
    always: path.toReversed().flatMap(({ always = [] }) => always),
    paths: new Map(),
  }
}

/** How many states from the root inwards a transition does not leave. */
function commonAncestorDepth({ source, reenter }: Transition, target: Node): number {
  const [from, to] = [pathTo(source), pathTo(target)]
  if (!reenter && to.includes(source)) return from.length
  let depth = 0
  while (depth < Math.min(from.length, to.length) - 1 && from[depth] === to[depth]) depth += 1
  return depth
}

function pathTo(node: Node): Node[] {
  return node.parent ? [...pathTo(node.parent), node] : [node]
}
