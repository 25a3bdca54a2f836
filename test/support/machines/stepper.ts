import { fromPlain, start, step, toPlain, type Step } from '../../../src/actors/step/step.ts'
import type { PlainSnapshot } from '../../../src/actors/types.ts'
import type { EpochMs } from '../../../src/base/time.ts'
import type { Json, JsonObject } from '../../../src/base/json.ts'
import type { MachineDefinition } from '../../../src/actors/contract/definition.ts'

/**
 * Runs one machine without a store: keeps its timers and its running effect, and converts the snapshot to JSON and back
 * after every step, as a restart would.
 */
export class Stepper {
  readonly definition: MachineDefinition
  snapshot: PlainSnapshot
  /** What the latest step did. */
  latest: Step
  timers: { id: string; event: string; at: EpochMs }[] = []
  effects: Step['startEffects'] = []

  constructor(definition: MachineDefinition, input: JsonObject & { at: EpochMs }) {
    this.definition = definition
    this.latest = start(definition, input)
    this.snapshot = this.#keep(input.at)
  }

  get value(): PlainSnapshot['value'] {
    return this.snapshot.value
  }

  /** Returns whether the state handled the event. */
  send(type: string, at: EpochMs, rest: JsonObject = {}): boolean {
    const childIds = this.effects.map((effect) => effect.childId)
    const live = fromPlain(this.definition, this.snapshot, childIds)
    this.latest = step(this.definition, live, { ...rest, type, at })
    this.snapshot = this.#keep(at)
    return !this.latest.ignored
  }

  /** The running effect's input. */
  get owed(): Json {
    const [effect] = this.effects
    if (!effect || this.effects.length > 1) throw new Error(`${this.effects.length} effects are running.`)
    return effect.input
  }

  done(childId: string, output: Json, at: EpochMs): void {
    this.#finish(childId)
    this.send(`xstate.done.actor.${childId}`, at, { output })
  }

  fail(childId: string, message: string, at: EpochMs): void {
    this.#finish(childId)
    this.send(`xstate.error.actor.${childId}`, at, { error: { name: 'Error', message } })
  }

  /** Fires the running timer, on time or `lateMs` late. */
  fireTimer(lateMs = 0): void {
    const [timer] = this.timers
    if (!timer || this.timers.length > 1) throw new Error(`${this.timers.length} timers are live.`)
    this.timers = []
    this.send(timer.event, timer.at + lateMs, { dueAt: timer.at })
  }

  #finish(childId: string): void {
    if (!this.effects.some((effect) => effect.childId === childId)) throw new Error(`${childId} is not running.`)
    this.effects = this.effects.filter((effect) => effect.childId !== childId)
  }

  #keep(at: EpochMs): PlainSnapshot {
    const { cancelTimers, startTimers, stopEffects, startEffects, snapshot } = this.latest
    this.timers = this.timers.filter((timer) => !cancelTimers.includes(timer.id))
    this.timers.push(...startTimers.map(({ id, event, delayMs }) => ({ id, event, at: at + delayMs })))
    this.effects = this.effects.filter((effect) => !stopEffects.includes(effect.childId))
    this.effects.push(...startEffects)
    if (snapshot.status !== 'active') this.timers = this.effects = []
    const plain = toPlain(snapshot)
    const stored = JSON.parse(JSON.stringify(plain)) as PlainSnapshot
    if (JSON.stringify(sorted(plain)) !== JSON.stringify(sorted(stored))) throw new Error('JSON changed the snapshot.')
    return stored
  }
}

/** Marks values that JSON would drop or change, so that the comparison finds them. */
function sorted(value: unknown): unknown {
  if (value === undefined) return 'undefined!'
  if (typeof value === 'number' && !Number.isFinite(value)) return `${value}!`
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, inner]) => [key, sorted(inner)] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  )
}
