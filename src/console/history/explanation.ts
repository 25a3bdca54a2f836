import type { FoldedState, PastState } from '../../actors/journal/past-states.ts'
import { earliest } from '../../actors/journal/actor-state.ts'
import {
  acceptedEvents,
  explainStart,
  explainStep,
  type AskedGuard,
  type ExplainedTransition,
} from '../../actors/step/explain-step.ts'
import { delayNameOf } from '../../actors/inspection/delay-name.ts'
import type { ActorEvent } from '../../actors/types.ts'
import { isoTime } from '../../base/iso-time.ts'
import type { JsonObject } from '../../base/json.ts'
import { LIMITS } from '../../base/limits.ts'
import type { Operator } from '../../machines/flow/types.ts'
import type { Schema } from '../operation.ts'
import { comparisonOf } from './comparison.ts'
import { firstAndLast } from './first-and-last.ts'
import { GUARD_TEXTS } from './guard-texts.ts'
import { machineIsGone } from './past-actor.ts'

type Explanation = Schema<'Explanation'>

/** Why an entry led where it did. Throws 409 when this program does not have the machine of that time. */
export function explanationOf(before: FoldedState, past: PastState): Explanation {
  const { seq, event } = past.entry
  let guardsLeft = LIMITS.explainedGuards.value
  return {
    event: { type: event.type, by: causeOf(past), seq, at: isoTime(event.at) },
    steps: transitionsOf(before, past).map(({ from, to, event: type, guards }) => {
      const shown = firstAndLast(guards, guardsLeft)
      const omitted = guards.length - shown.length
      guardsLeft -= shown.length
      return { from, to, by: type ?? 'always', guards: shown.map(guardResponse), ...(omitted > 0 && { omitted }) }
    }),
    waitsFor: waitsOf(past),
  }
}

function transitionsOf(before: FoldedState, { entry, definition, state }: PastState): ExplainedTransition[] {
  const { event, value, seq, rejected } = entry
  if (!definition || !state) throw machineIsGone(seq)
  if (rejected) return []
  if (event.type === 'xstate.init') return explainStart(definition, event.input as JsonObject)
  if (event.type.startsWith('actor.')) {
    const from = before.state?.plain.value ?? null
    return [{ from, to: value, event: event.type, guards: [], context: {} }]
  }
  if (!before.state) throw machineIsGone(seq - 1)
  const { plain, effects } = before.state
  const childIds = effects.map(({ childId }) => childId)
  return explainStep(definition, plain, childIds, event)
}

/** Events that a person on the line or in the chat causes. */
const FROM_PERSONS = ['message.send']
/** Events that carriers send unasked. */
const FROM_CARRIERS = ['leg.reported', 'media.opened']

function causeOf({ entry: { event }, definition }: PastState): Explanation['event']['by'] {
  if (event.timerId !== undefined) return 'timer'
  if (isOfEffect(event)) return 'effect'
  if (FROM_PERSONS.includes(event.type)) return 'person'
  if (event.type === 'actor.forked') return 'operator'
  if (event.type === 'xstate.init' || event.type.startsWith('actor.') || FROM_CARRIERS.includes(event.type))
    return 'service'
  // An event that is not public was sent by a running effect.
  return definition?.publicEvents.includes(event.type) ? 'operator' : 'effect'
}

function isOfEffect({ effectId }: ActorEvent): boolean {
  return effectId !== undefined
}

function guardResponse(guard: AskedGuard): Explanation['steps'][number]['guards'][number] {
  const { name, held } = guard
  const compared = comparisonOf(guard)
  return { name, text: compared ? comparisonText(compared) : (GUARD_TEXTS[name] ?? name), held, compared }
}

const OPERATOR_TEXTS: Readonly<Record<Operator, string>> = {
  eq: 'is',
  ne: 'is not',
  gt: 'is greater than',
  gte: 'is at least',
  lt: 'is less than',
  lte: 'is at most',
  in: 'is one of',
  contains: 'contains',
  exists: 'is known:',
}

function comparisonText({ field, value, op, against }: Schema<'Comparison'>): string {
  const present = value === null ? 'not known' : JSON.stringify(value)
  return `${field} (${present}) ${OPERATOR_TEXTS[op as Operator]} ${JSON.stringify(against)}`
}

/** External events may arrive until the first deadline, which changes what the actor waits for. */
function waitsOf({ definition, state }: PastState): Explanation['waitsFor'] {
  if (!definition || !state) return []
  const { timers, effects, live } = state
  const first = earliest(timers)
  const until = first === null ? null : isoTime(first)
  return [
    ...acceptedEvents(definition, live).map((name) => ({ kind: 'event' as const, name, until })),
    ...effects.map(({ src }) => ({ kind: 'effect' as const, name: src, until: null })),
    ...timers.map(({ id, at }) => ({ kind: 'timer' as const, name: delayNameOf(id), until: isoTime(at) })),
  ]
}
