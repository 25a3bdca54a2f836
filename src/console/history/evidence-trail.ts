import type { FoldedState, PastState } from '../../actors/journal/past-states.ts'
import type { PlainSnapshot } from '../../actors/types.ts'
import type { Dialogue } from '../../machines/dialogue/dialogue.ts'
import type { FieldValue, UnderstandRequest } from '../../ports/language.ts'
import type { Answer } from '../../ports/voice.ts'

/** Where a value came from. */
export interface ValueSource {
  value: FieldValue
  /** Index of the turn whose words gave the value; null if unknown. */
  turn: number | null
  /** Entry of the journal. */
  seq: number
  /** All that the person said then. */
  said: string
  /** The flow node whose question was open. */
  askedAt: string
  /** How often that had been asked; 0 where it does not ask for the field. */
  attempt: number
  /** `rules`, `keys`, or the model. */
  by: string
  /** Input of the effect that interpreted the words; null if there was none, as for DTMF. */
  request: UnderstandRequest | null
}

/** Follows a journal and remembers, for every field, where its values came from. */
export class EvidenceTrail {
  /** By field: the present value last, before it those that it replaced. */
  readonly sources = new Map<string, ValueSource[]>()
  /** Effects that the rules computed within the commit, without a model. */
  readonly #byRules = new Set<string>()

  /** Adds an entry: the state after it and before it. */
  add({ entry, state }: PastState, before: FoldedState): void {
    for (const { id, src, input } of entry.startEffects) {
      if (src === 'understand' && input === null) this.#byRules.add(id)
    }
    if (!state) return
    const old = before.state ? fieldsOf(before.state.plain) : {}
    const present = fieldsOf(state.plain)
    if (old === present) return
    for (const name of new Set([...Object.keys(old), ...Object.keys(present)])) {
      if (Object.is(old[name], present[name])) continue
      this.#change(name, present[name], this.#sourceOf(name, present[name], entry, before))
    }
  }

  /** Goes on from where another conversation was: values that this one has, too, came from there. */
  inherit(origin: EvidenceTrail, fields: Record<string, FieldValue>, seq: number): void {
    for (const [name, value] of Object.entries(fields)) {
      const sources = origin.sources.get(name)
      if (sources?.at(-1)?.value === value) {
        this.sources.set(
          name,
          sources.map((source) => ({ ...source, seq })),
        )
      }
    }
  }

  #change(name: string, value: FieldValue | undefined, source: ValueSource | null): void {
    const known = this.sources.get(name) ?? []
    if (value === undefined) {
      this.sources.delete(name)
      return
    }
    // A value without words of its own is an earlier one, restored when a later one was taken back.
    const earlier = source ? known.length : known.findLastIndex((one) => one.value === value) + 1
    this.sources.set(name, source ? [...known, source] : known.slice(0, earlier))
  }

  #sourceOf(
    name: string,
    value: FieldValue | undefined,
    { seq, event }: PastState['entry'],
    before: FoldedState,
  ): ValueSource | null {
    if (value === undefined || !before.state) return null
    const dialogue = dialogueOf(before.state.plain)
    const { turnCount: turn, flowNodeId: askedAt, attempts } = dialogue
    const common = { value, turn, seq, askedAt }
    if (event.type === 'xstate.done.actor.understand') {
      const effect = before.state.effects.find(({ id }) => id === event.effectId)
      const request = (effect?.input ?? null) as UnderstandRequest | null
      const isByRules = effect !== undefined && this.#byRules.has(effect.id)
      const by = isByRules || dialogue.call.model === 'builtin:rules' ? 'rules' : dialogue.call.model
      const said = dialogue.turn.heard?.text ?? ''
      return { ...common, said, attempt: request?.asked.includes(name) ? attempts : 0, by, request }
    }
    if (event.type === 'xstate.done.actor.promptAndCollect') {
      const answer = event.output as unknown as Answer
      if (answer.kind !== 'heard') return null
      return { ...common, said: answer.text, attempt: attempts, by: 'keys', request: null }
    }
    return null
  }
}

export function dialogueOf({ context }: PlainSnapshot): Dialogue {
  return context as unknown as Dialogue
}

function fieldsOf(snapshot: PlainSnapshot): Record<string, FieldValue> {
  return dialogueOf(snapshot).fields
}
