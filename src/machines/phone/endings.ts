import type { EpochMs } from '../../actors/types.ts'
import { finished } from '../dialogue/dialogue.ts'
import { outcomeOfBreakOff } from '../flow/outcome.ts'
import type { Outcome } from '../flow/types.ts'
import type { Call } from './line.ts'

/** Decides how the call will end, before its last words: whoever hangs up during those changes nothing. */
export function settle(call: Call, outcome: Outcome, modelFailed = false): Partial<Call> {
  return { line: { ...call.line, awaitsMeaning: false, settled: { outcome, modelFailed } } }
}

/** Grants the wish that was understood last, if there was one. */
export function settleIfWished(call: Call): Partial<Call> {
  return call.turn.intent === null ? {} : settle(call, call.turn.intent)
}

const MODEL_AWAY = 'The language model could not be reached.'
const SPEECH_FAILED = 'The speech provider failed before anything was said.'
const NOTHING_SAID = 'The call was over before anything could be said.'

/**
 * Ends a call that somebody answered: as it was settled, else as one that is broken off. There are words for a failure
 * only if nothing was ever said.
 */
export function conclude(call: Call, at: EpochMs): Partial<Call> {
  const { outcome, modelFailed } = call.line.settled ?? {
    outcome: outcomeOfBreakOff(call.fields),
    modelFailed: false,
  }
  const words = modelFailed ? MODEL_AWAY : call.line.hasSpeechFailed ? SPEECH_FAILED : NOTHING_SAID
  const isVain = call.turnCount === 0 && outcome === 'failed'
  return {
    ...finished,
    line: { ...call.line, opening: null, answer: null, awaitsMeaning: false },
    result: { outcome, endedAt: call.line.goneAt ?? at, error: isVain ? words : null, modelFailed },
  }
}

/** Ends a call that reached nobody. Lines that were spoken to a machine are no turns. */
export function endUnreached(call: Call, at: EpochMs, error: string): Partial<Call> {
  return {
    ...finished,
    fields: {},
    turnCount: 0,
    line: { ...call.line, opening: null, answer: null },
    result: { outcome: 'failed', endedAt: at, error, modelFailed: false },
  }
}
