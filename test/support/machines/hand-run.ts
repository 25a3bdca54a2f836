import { fromPlain, start, step, toPlain, type Step } from '../../../src/actors/step/step.ts'
import type { ActorEvent, Create, PlainSnapshot, Row } from '../../../src/actors/types.ts'
import type { Json, JsonObject } from '../../../src/base/json.ts'
import type { MachineDefinition } from '../../../src/actors/contract/definition.ts'

export const STARTED_AT = Date.UTC(2026, 10, 2, 10, 0)

/**
 * Runs a machine without a kernel: the test gives the effects' results, and between any two events the actor is rebuilt
 * from the JSON of its snapshot, as after a restart.
 */
export class HandRun {
  readonly definition: MachineDefinition
  readonly effects = new Map<string, { src: string; input: Json }>()
  readonly timers = new Map<string, { event: string; at: number }>()
  readonly turns: Row[] = []
  readonly creates: Create[] = []
  readonly values: Json[] = []
  /** Every requested effect, in order. */
  readonly requests: { src: string; input: Json }[] = []
  snapshot: PlainSnapshot
  now = STARTED_AT
  /** Whether the last event was ignored. */
  ignored = false

  constructor(definition: MachineDefinition, input: JsonObject) {
    this.definition = definition
    this.snapshot = this.#take(start(definition, { at: STARTED_AT, ...input }))
  }

  get ended(): boolean {
    return this.snapshot.status === 'done'
  }

  /** Inputs of the effects with this name, in order. */
  inputsOf<Input>(src: string): Input[] {
    return this.requests.filter((request) => request.src === src).map(({ input }) => input as Input)
  }

  offer(type: string, parts: JsonObject = {}): this {
    const stored = JSON.parse(JSON.stringify(this.snapshot)) as PlainSnapshot
    const live = fromPlain(this.definition, stored, [...this.effects.keys()])
    const event: ActorEvent = { type, at: this.now, ...parts }
    this.snapshot = this.#take(step(this.definition, live, event))
    return this
  }

  finish(childId: string, output: Json, tookMs = 100): this {
    if (!this.effects.delete(childId))
      throw new Error(`${childId} is not pending in ${JSON.stringify(this.snapshot.value)}.`)
    this.now += tookMs
    return this.offer(`xstate.done.actor.${childId}`, { output })
  }

  fail(childId: string, error: JsonObject = { name: 'Error', message: 'It broke.' }): this {
    if (!this.effects.delete(childId))
      throw new Error(`${childId} is not pending in ${JSON.stringify(this.snapshot.value)}.`)
    return this.offer(`xstate.error.actor.${childId}`, { error })
  }

  /** Lets a delay pass, and fires it `lateMs` afterwards. */
  fire(delay: string, lateMs = 0): this {
    const found = [...this.timers].find(([, { event }]) => event.includes(`.${delay}.`))
    if (!found) throw new Error(`${delay} does not run in ${JSON.stringify(this.snapshot.value)}.`)
    const [id, { event, at }] = found
    this.timers.delete(id)
    this.now = Math.max(this.now, at + lateMs)
    return this.offer(event, { dueAt: at })
  }

  /** Milliseconds until a delay has passed; undefined when it is not running. */
  until(delay: string): number | undefined {
    const found = [...this.timers.values()].find(({ event }) => event.includes(`.${delay}.`))
    return found && found.at - this.now
  }

  #take(next: Step): PlainSnapshot {
    this.ignored = next.ignored
    for (const id of next.cancelTimers) this.timers.delete(id)
    for (const { id, event, delayMs } of next.startTimers) this.timers.set(id, { event, at: this.now + delayMs })
    for (const childId of next.stopEffects) this.effects.delete(childId)
    for (const { childId, src, input } of next.startEffects) {
      this.effects.set(childId, { src, input: JSON.parse(JSON.stringify(input)) as Json })
      this.requests.push({ src, input })
    }
    this.turns.push(...next.records)
    this.creates.push(...next.creates)
    const plain = toPlain(next.snapshot)
    this.values.push(plain.value as Json)
    if (plain.status !== 'active') this.timers.clear()
    const copy = JSON.parse(JSON.stringify(plain)) as PlainSnapshot
    if (JSON.stringify(copy) !== JSON.stringify(plain) || holes(plain.context))
      throw new Error('JSON changes the context.')
    return plain
  }
}

function holes(value: unknown): boolean {
  if (value === undefined || typeof value === 'function' || Number.isNaN(value)) return true
  return typeof value === 'object' && value !== null && Object.values(value).some(holes)
}
