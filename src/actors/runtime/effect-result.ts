import type { EventTime } from '../contract/event-time.ts'
import { isSurelyWellFormed, wellFormedIn } from '../../base/well-formed-text.ts'
import { plainCopy } from './plain-copy.ts'
import type { ActorEvent, Effect } from '../types.ts'
import type { Json, JsonObject } from '../../base/json.ts'
import { toJsonError } from '../step/step.ts'
import type { EffectHandler } from './effect-handler.ts'

/** A value as the journal will hold it, and its JSON where that is known. */
export interface Checked<Value> {
  value: Value
  json: string | undefined
}

/** The event with an effect's result: `outcome` has an `output` or an `error`. */
export function resultEvent(effect: Effect, outcome: JsonObject, time: EventTime): Checked<ActorEvent> {
  const type = 'error' in outcome ? `xstate.error.actor.${effect.childId}` : `xstate.done.actor.${effect.childId}`
  return checked({ type, ...time, effectId: effect.id, ...outcome })
}

/** What becomes of an effect that needs no I/O; undefined where it has to be run. */
export function computedOutcome(handler: EffectHandler<Json> | undefined, effect: Effect): JsonObject | undefined {
  if (!handler?.compute) return undefined
  try {
    const output = handler.compute(effect.input)
    return output === undefined ? undefined : { output: output as Json }
  } catch (error) {
    return { error: toJsonError(error) }
  }
}

/** The same for every repeat of the result, so that it is accepted once. */
export function resultEventId(effect: Effect): string {
  return `fx:${effect.id.slice(effect.id.indexOf('#') + 1)}`
}

/** The value as the journal will hold it: no decision may depend on what JSON or UTF-8 cannot represent. */
export function asJson<Value>(value: Value): Value {
  return checked(value).value
}

/** The same, with its JSON, so that nobody has to write it again. */
export function checked<Value>(value: Value): Checked<Value> {
  const json = JSON.stringify(value)
  if (isSurelyWellFormed(json)) return { value: (plainCopy(value) ?? JSON.parse(json)) as Value, json }
  return { value: wellFormedIn(JSON.parse(json) as Value, json), json: undefined }
}
