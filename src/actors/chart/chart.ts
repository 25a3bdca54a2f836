import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import type { StateValue } from '../types.ts'
import { isPlain } from './plain-machine.ts'
import type { Action, Node, Transition } from './xstate-nodes.ts'

/**
 * What of a machine's steps depends on nothing but the machine: where each transition leads from each state that it can
 * rest in, and whose actions run on the way. XState finds that out anew at every step, which is most of its time.
 */
export interface Chart {
  readonly start: Way
  /** Of a machine that has not started: what snapshots are made from. */
  readonly blank: AnyMachineSnapshot
  /** Where the machine is in this state, or when it has just been entered. */
  place(node: Node): Place
  /** The way that a transition takes from a place in which it is possible. */
  way(from: Place, transition: Transition): Way
  readonly guards: Readonly<Record<string, Guard>>
  readonly maxRounds: number
}

export interface Place {
  /** From the root to the innermost state. */
  readonly path: readonly Node[]
  readonly value: StateValue
  readonly tags: ReadonlySet<string>
  /** A final state: the machine is done. */
  readonly isEnd: boolean
  /** Transitions that need no event, those of the innermost state first. */
  readonly always: readonly Transition[]
  /** Those that were taken from here so far. */
  readonly ways: Map<Transition, Way>
}

export interface Way {
  readonly to: Place
  readonly deeds: readonly Deed[]
}

/** An action, found by its name; `params`, `delay` and `input` are values, or functions of context and event. */
export type Deed =
  | { kind: 'assign'; assignment: Assignment; params: unknown }
  | { kind: 'perform'; type: string; params: unknown }
  | { kind: 'setTimer'; id: string; event: { type: string }; delay: unknown }
  | { kind: 'cancelTimer'; id: string }
  | { kind: 'invoke'; id: string; src: string; input: unknown }
  | { kind: 'stop'; id: string }

export type Assignment = ((args: object, params: unknown) => object) | Record<string, unknown>
export type Guard = (args: object, params: unknown) => boolean

const charts = new WeakMap<AnyStateMachine, Chart | null>()

/** Null when the machine does something that is left to XState. */
export function chartOf(machine: AnyStateMachine): Chart | null {
  let chart = charts.get(machine)
  if (chart === undefined) charts.set(machine, (chart = isPlain(machine) ? draw(machine) : null))
  return chart
}

function draw(machine: AnyStateMachine): Chart {
  const root = machine.root as unknown as Node
  const { actions, delays, guards } = machine.implementations as unknown as Record<string, Record<string, unknown>>
  const places = new Map<Node, Place>()

  function place(node: Node): Place {
    const [inner] = node.type === 'compound' ? node.initial.target : []
    if (inner) return place(inner)
    let known = places.get(node)
    if (!known) places.set(node, (known = placeOf(node)))
    return known
  }

  function way(from: Place, transition: Transition): Way {
    let known = from.ways.get(transition)
    if (!known) from.ways.set(transition, (known = wayOf(from, transition)))
    return known
  }

  function wayOf(from: Place, transition: Transition): Way {
    const [target] = transition.target ?? []
    const deeds = transition.actions.map(deedOf)
    if (!target) return { to: from, deeds }
    const kept = keptBy(transition, target)
    const left = from.path.slice(kept).toReversed().flatMap(leaving)
    return arriving(place(target), kept, [...left, ...deeds])
  }

  function arriving(to: Place, kept: number, before: readonly Deed[]): Way {
    const entered = to.path.slice(kept).flatMap(entering)
    const atEnd = to.isEnd ? to.path.toReversed().flatMap(({ exit }) => exit.map(deedOf)) : []
    return { to, deeds: [...before, ...entered, ...atEnd] }
  }

  function entering({ entry, invoke }: Node): Deed[] {
    return [...entry.map(deedOf), ...invoke.map(({ id, src, input }) => ({ kind: 'invoke' as const, id, src, input }))]
  }

  function leaving({ exit, invoke }: Node): Deed[] {
    return [...exit.map(deedOf), ...invoke.map(({ id }) => ({ kind: 'stop' as const, id }))]
  }

  function deedOf(action: Action): Deed {
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

  const start = arriving(place(root), 0, [])
  return {
    start,
    blank: machine.resolveState({ value: start.to.value, context: {} }) as AnyMachineSnapshot,
    place,
    way,
    guards: guards as Chart['guards'],
    maxRounds: machine.options.maxIterations ?? Infinity,
  }
}

function placeOf(leaf: Node): Place {
  const path = pathTo(leaf)
  const inwards = path.slice(1).map(({ key }) => key)
  const innermost = inwards.pop()
  return {
    path,
    value:
      innermost === undefined ? {} : inwards.reduceRight<StateValue>((inner, key) => ({ [key]: inner }), innermost),
    tags: new Set(path.flatMap(({ tags }) => tags)),
    isEnd: leaf.type === 'final',
    always: path.toReversed().flatMap(({ always = [] }) => always),
    ways: new Map(),
  }
}

/** How many states from the root inwards a transition does not leave. */
function keptBy({ source, reenter }: Transition, target: Node): number {
  const [from, to] = [pathTo(source), pathTo(target)]
  if (!reenter && to.includes(source)) return from.length
  let kept = 0
  while (kept < Math.min(from.length, to.length) - 1 && from[kept] === to[kept]) kept += 1
  return kept
}

function pathTo(node: Node): Node[] {
  return node.parent ? [...pathTo(node.parent), node] : [node]
}
