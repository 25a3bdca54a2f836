import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import type { Chart, Deed, Place, Way } from './chart.ts'
import type { Node, Reference, Transition } from './xstate-nodes.ts'
import type { ActorEvent, JsonObject } from '../types.ts'

/** What XState would hand to its executor, as far as the kernel reads it. */
export interface Action {
  type: string
  params: unknown
}

export interface Followed {
  snapshot: AnyMachineSnapshot
  actions: Action[]
}

type Context = Record<string, unknown>
type Children = Record<string, { id: string }>

/**
 * Starts a machine as XState does, along a chart. Null when XState itself has to be asked, as for a machine that goes round
 * in circles. Throws what the machine's own code throws.
 */
export function startOnChart(chart: Chart, input: JsonObject): Followed | null {
  const { start, blank } = chart
  const { context: given } = (blank.machine as AnyStateMachine).config as { context?: unknown }
  const context = typeof given === 'function' ? (given as (args: object) => Context)({ input }) : (given as Context)
  const event = { type: 'xstate.init', input }
  const journey = new Journey(chart, event, { ...context }, {})
  const end = journey.goOn(journey.arrive(start))
  return end && { snapshot: journey.snapshotAt(end, blank), actions: journey.actions }
}

/** Takes an event likewise; about an error that no state expects XState has to be asked, too. */
export function followChart(chart: Chart, snapshot: AnyMachineSnapshot, event: ActorEvent): Followed | null {
  const nodes = snapshot._nodes as unknown as Node[]
  const leaf = nodes.find(({ type }) => type !== 'compound')
  if (!leaf) return null
  const place = chart.place(leaf)
  const journey = new Journey(chart, event, snapshot.context as Context, snapshot.children as Children)
  const transition = journey.chosen(place)
  if (!transition && event.type.startsWith('xstate.error.actor')) return null
  const end = journey.goOn(transition ? journey.go(place, transition) : place)
  return (
    end && { snapshot: journey.hasChanged ? journey.snapshotAt(end, snapshot) : snapshot, actions: journey.actions }
  )
}

/** One step: what it has come to so far. */
class Journey {
  readonly #chart: Chart
  readonly #event: { type: string }
  readonly actions: Action[] = []
  #changes = 0
  #context: Context
  #children: Children

  constructor(chart: Chart, event: { type: string }, context: Context, children: Children) {
    this.#chart = chart
    this.#event = event
    this.#context = context
    this.#children = children
  }

  /** The transition that the event enables, from the innermost state outwards. */
  chosen({ path }: Place) {
    for (let depth = path.length - 1; depth >= 0; depth -= 1) {
      const candidates = path[depth]?.transitions.get(this.#event.type)
      const chosen = candidates?.find(({ guard }) => this.#passes(guard))
      if (chosen) return chosen
    }
    return undefined
  }

  /** Takes what needs no event; null when there is no end to it. */
  goOn(from: Place): Place | null {
    let place = from
    for (let round = 1; !place.isEnd; round += 1) {
      if (round > this.#chart.maxRounds) return null
      const next = place.always.find(({ guard }) => this.#passes(guard))
      if (!next) return place
      const changesBefore = this.#changes
      place = this.go(place, next)
      if (this.#changes === changesBefore) return place
    }
    return place
  }

  go(from: Place, transition: Transition): Place {
    const way = this.#chart.way(from, transition)
    if (way.to !== from) this.#changes += 1
    return this.arrive(way)
  }

  arrive({ to, deeds }: Way): Place {
    for (const deed of deeds) this.#do(deed)
    if (to.isEnd) for (const child of Object.values(this.#children)) this.#owe('xstate.stopChild', child)
    return to
  }

  /** Whether the machine is not quite as it was, even if it is where it was. */
  get hasChanged(): boolean {
    return this.#changes > 0
  }

  snapshotAt({ path, value, tags, isEnd }: Place, before: AnyMachineSnapshot): AnyMachineSnapshot {
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
    return this.#chart.guards[isName ? guard : guard.type]?.({ context, event }, params) ?? false
  }

  #do(deed: Deed): void {
    switch (deed.kind) {
      case 'assign': {
        const { assignment } = deed
        const args = { context: this.#context, event: this.#event }
        const params = this.#resolve(deed.params)
        const change = typeof assignment === 'function' ? assignment(args, params) : eachOf(assignment, args, params)
        this.#context = { ...this.#context, ...change }
        this.#changes += 1
        return
      }
      case 'perform':
        return this.#owe(deed.type, this.#resolve(deed.params))
      case 'setTimer': {
        const { id, event } = deed
        const delay = this.#resolve(deed.delay)
        if (typeof delay !== 'number') throw new TypeError(`The delay of ${id} is ${String(delay)}, not a time.`)
        return this.#owe('xstate.raise', { id, event, delay })
      }
      case 'cancelTimer':
        return this.#owe('xstate.cancel', { sendId: deed.id })
      case 'invoke': {
        const { id, src } = deed
        this.#owe('xstate.spawnChild', { id, src, input: this.#resolve(deed.input) })
        this.#children = { ...this.#children, [id]: { id } }
        this.#changes += 1
        return
      }
      case 'stop': {
        const { [deed.id]: child, ...others } = this.#children
        this.#owe('xstate.stopChild', child)
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

  #owe(type: string, params: unknown): void {
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
