import type { EpochMs } from '../../base/time.ts'
import { clearedDialogue, type Turn } from '../dialogue/dialogue.ts'
import { cut } from '../flow/limits.ts'
import { outcomeOfBreakOff } from '../flow/outcome.ts'
import type { Outcome } from '../flow/types.ts'
import { MAX_HEARD_CHARS } from './answers.ts'
import type { Call } from './leg.ts'

/** Plans the outcome before the last words: hanging up during those does not change it. */
export function planOutcome(call: Call, outcome: Outcome, modelFailed = false): Partial<Call> {
  return { leg: { ...call.leg, understandingPending: false, plannedOutcome: { outcome, modelFailed } } }
}

/** Applies the intent that was understood last, if any; an opt-out stands. */
export function applyClosingIntentIfAny(call: Call): Partial<Call> {
  const isOptedOut = call.leg.plannedOutcome?.outcome === 'opted_out'
  return call.turn.intent === null || isOptedOut ? {} : planOutcome(call, call.turn.intent)
}

const MODEL_UNAVAILABLE = 'The language model could not be reached.'
const SPEECH_FAILED = 'The speech provider failed before anything was said.'
const NOTHING_SAID = 'The call was over before anything could be said.'

/**
 * Ends a call that somebody answered, with the planned outcome; without one, as a conversation that was broken off. The
 * result has an error text only when the call failed before its first turn. What the person said last is left for
 * `completeLastWords`.
 */
export function conclude(call: Call, at: EpochMs): Partial<Call> {
  const { outcome, modelFailed } = call.leg.plannedOutcome ?? {
    outcome: outcomeOfBreakOff(call.fields),
    modelFailed: false,
  }
  const reason = modelFailed ? MODEL_UNAVAILABLE : call.leg.hasSpeechFailed ? SPEECH_FAILED : NOTHING_SAID
  const heard = lastWordsOf(call)
  const isUnheard = call.turnCount === 0 && heard === null && outcome === 'failed'
  const { cutOff: _, ...leg } = call.leg
  return {
    ...clearedDialogue,
    turn: { ...clearedDialogue.turn, heard }, // until `completeLastWords`
    leg: { ...leg, opening: null, answer: null, understandingPending: false },
    result: { outcome, endedAt: call.leg.disconnectedAt ?? at, error: isUnheard ? reason : null, modelFailed },
  }
}

/** What has no turn yet, cut off by our hang-up or not. */
function lastWordsOf({ turn: { heard }, leg: { cutOff } }: Call): Turn['heard'] {
  if (!heard || !cutOff) return heard ?? cutOff ?? null
  return { ...heard, text: cut(`${heard.text} ${cutOff.text}`, MAX_HEARD_CHARS) }
}

/** The error of a call that a restart of the service cut off: neither the carrier nor the person caused it. */
export const INTERRUPTED_WORDS = 'The service was interrupted while it placed the call.'

/** Ends a call that was not even ordered from the carrier. */
export function endUndialled(call: Call, at: EpochMs): Partial<Call> {
  return endUnreached({ ...call, leg: { ...call.leg, isUndialled: true } }, at, INTERRUPTED_WORDS)
}

/**
 * How a call that the carrier never took came to its end. Of one whose dialling was cut off, the person who placed it
 * may not be waiting any more, so only that one is reported.
 */
export function dialFailure({ leg }: Call): 'undialled' | 'interrupted' | 'refused' {
  if (leg.isUndialled) return 'undialled'
  return leg.closingAttempts > 0 ? 'interrupted' : 'refused'
}

/** Ends a call that reached nobody. Utterances spoken to a machine are no turns. */
export function endUnreached(call: Call, at: EpochMs, error: string): Partial<Call> {
  return {
    ...clearedDialogue,
    fields: {},
    turnCount: 0,
    leg: { ...call.leg, opening: null, answer: null },
    result: { outcome: 'failed', endedAt: at, error, modelFailed: false },
  }
}
