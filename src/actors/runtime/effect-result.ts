import type { EventTime } from '../contract/event-time.ts'
import { wellFormedIn } from '../../base/well-formed-text.ts'
import type { ActorEvent, Effect } from '../types.ts'
import type { JsonObject } from '../../base/json.ts'

/** How an actor hears what became of its effect: `outcome` has an `output` or an `error`. */
export function resultEvent(effect: Effect, outcome: JsonObject, time: EventTime): ActorEvent {
  const type = 'error' in outcome ? `xstate.error.actor.${effect.childId}` : `xstate.done.actor.${effect.childId}`
  return { type, ...time, effectId: effect.id, ...asJson(outcome) }
}

/** The same however often the result is told, so that it is taken once. */
export function resultEventId(effect: Effect): string {
  return `fx:${effect.id.slice(effect.id.indexOf('#') + 1)}`
}

/** What the journal will say: nothing may be decided by what JSON, or UTF-8, does not carry. */
export function asJson<Value>(value: Value): Value {
  const json = JSON.stringify(value)
  return wellFormedIn(JSON.parse(json) as Value, json)
}
