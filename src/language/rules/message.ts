import { ownValue } from '../../base/own-value.ts'
import type { FieldValue, UnderstandRequest } from '../../ports/language.ts'
import type { Correction } from './corrections.ts'
import type { FieldReader, FieldReaders } from './fields/field-reader.ts'
import type { FieldKind } from './fields/kind-of.ts'
import { speaksOf } from './fields/speaks-of.ts'
import type { Move } from './dialogue-acts.ts'
import type { Tokens } from './words/tokens.ts'

export interface Found {
  plan: FieldReader
  value: FieldValue
  isAsked: boolean
  /** Whether the words are explicit enough to count without being asked for. */
  isExplicit: boolean
  from: number
  to: number
}

/** One message while it is being understood: its analysis, the consumed words and the values found. */
export class Message {
  readonly heard: Tokens
  readonly readsHindi: boolean
  readonly request: UnderstandRequest
  readonly plans: FieldReader[]
  readonly asked: FieldReader[]
  readonly correction: Correction
  readonly move: Move | undefined
  readonly found: Found[] = []
  readonly #kinds: ReadonlySet<FieldKind>
  readonly #used: boolean[] = []

  constructor(
    heard: Tokens,
    readsHindi: boolean,
    request: UnderstandRequest,
    { plans, kinds }: FieldReaders,
    asked: FieldReader[],
    correction: Correction,
    move: Move | undefined,
  ) {
    this.heard = heard
    this.readsHindi = readsHindi
    this.request = request
    this.plans = plans
    this.#kinds = kinds
    this.asked = asked
    this.correction = correction
    this.move = move
  }

  isAsked(plan: FieldReader): boolean {
    return this.asked.includes(plan)
  }

  has(name: string): boolean {
    return this.found.some(({ plan }) => plan.field.name === name)
  }

  /** Whether the flow has a field of the kind. */
  hasKind(kind: FieldKind): boolean {
    return this.#kinds.has(kind)
  }

  /** Fields of a kind that a value may be stored in: the asked ones, else the open one, else the corrected one. */
  targets(...kinds: FieldKind[]): FieldReader[] {
    if (!kinds.some((kind) => this.#kinds.has(kind))) return []
    const fitting = this.plans.filter(({ kind, field }) => kinds.includes(kind) && !this.has(field.name))
    const asked = fitting.filter((plan) => this.isAsked(plan))
    if (asked.length > 0) return this.asked.filter((plan) => asked.includes(plan))
    const named = fitting.filter((plan) => this.isNamed(plan))
    if (named.length === 1) return named
    const open = fitting.filter(({ field }) => !this.isKnown(field.name))
    if (open.length > 0) return open.length === 1 && fitting.length === 1 ? open : []
    return this.correction.given && fitting.length === 1 ? fitting : []
  }

  /** The answer that was given before, if any. */
  knownValue({ field }: FieldReader): FieldValue | undefined {
    return ownValue(this.request.collected, field.name)
  }

  isKnown(name: string): boolean {
    return Object.hasOwn(this.request.collected, name)
  }

  /** Whether the person mentions the field by its name. */
  isNamed(plan: FieldReader): boolean {
    return this.heard.words.some((word) => speaksOf(plan, word))
  }

  take(plan: FieldReader, value: FieldValue, isExplicit: boolean, from: number, to: number): void {
    this.found.push({ plan, value, isAsked: this.isAsked(plan), isExplicit, from, to })
    this.use(from, to)
  }

  /** Replaces the value found for a field. */
  answer(plan: FieldReader, value: FieldValue): void {
    const known = this.found.find((one) => one.plan === plan)
    if (known) known.value = value
    else this.found.push({ plan, value, isAsked: this.isAsked(plan), isExplicit: true, from: 0, to: 0 })
  }

  /** Replaces the value found for a field by one that stands in other words. */
  restate(plan: FieldReader, value: FieldValue, from: number, to: number): void {
    this.answer(plan, value)
    const known = this.found.find((one) => one.plan === plan)
    if (known) Object.assign(known, { from, to })
    this.use(from, to)
  }

  /** Takes a value for all that was found in its words, and for what was found for its field. */
  replace(from: number, to: number, plan: FieldReader, value: FieldValue): void {
    const isElsewhere = (one: Found) => (one.to > one.from ? one.to <= from || one.from >= to : one.isExplicit)
    const others = this.found.filter((one) => one.plan !== plan && isElsewhere(one))
    this.found.splice(0, this.found.length, ...others)
    this.take(plan, value, true, from, to)
  }

  use(from: number, to: number): void {
    for (let at = from; at < to; at++) this.#used[at] = true
  }

  isUsed(from: number, to = from + 1): boolean {
    for (let at = from; at < to; at++) if (this.#used[at]) return true
    return false
  }

  values(): Record<string, FieldValue> {
    return Object.fromEntries(this.found.map(({ plan, value }) => [plan.field.name, value]))
  }

  /**
   * Returns values that were said explicitly, in a clause of their own outside the words from `from` to `to`; "no" and
   * "yes" belong to those words.
   */
  volunteered(from: number, to: number, isWanted: (plan: FieldReader) => boolean): Record<string, FieldValue> {
    const { breaks } = this.heard
    const clear = this.found.filter(
      (found) =>
        found.isExplicit &&
        found.plan.kind !== 'boolean' &&
        isWanted(found.plan) &&
        ((found.to <= from && breaks.slice(found.to, from + 1).includes(true)) ||
          (found.from >= to && breaks.slice(to, found.from + 1).includes(true))),
    )
    return Object.fromEntries(clear.map(({ plan, value }) => [plan.field.name, value]))
  }
}
