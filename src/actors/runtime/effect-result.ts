import type { EventTime } from '../contract/event-time.ts'
import { wellFormedIn } from '../../base/well-formed-text.ts'
import type { ActorEvent, Effect } from '../types.ts'
import type { JsonObject } from '../../base/json.ts'

/** The event with an effect's result: `outcome` has an `output` or an `error`. */
export function resultEvent(effect: Effect, outcome: JsonObject, time: EventTime): ActorEvent {
  const type = 'error' in outcome ? `xstate.error.actor.${effect.childId}` : `xstate.done.actor.${effect.childId}`
  return { type, ...time, effectId: effect.id, ...asJson(outcome) }
}

/** The same for every repeat of the result, so that it is accepted once. */
export function resultEventId(effect: Effect): string {
  return `fx:${effect.id.slice(effect.id.indexOf('#') + 1)}`
}

/** The value as the journal will hold it: no decision may depend on what JSON or UTF-8 cannot represent. */
export function asJson<Value>(value: Value): Value {
  const json = JSON.stringify(value)
  return wellFormedIn(JSON.parse(json) as Value, json)
}
