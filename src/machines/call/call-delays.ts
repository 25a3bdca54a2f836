import type { FlowIndex } from '../flow/flow-index.ts'
import { clockTime, type CallEvent } from './call-event.ts'
import type { Call } from './leg.ts'
import { untilNextPoll } from './liveness.ts'

/** How long the carrier may let the phone ring. */
export const RING_TIMEOUT_SEC = 45
/** How long the carrier may take to notice. */
const RING_MARGIN_SEC = 15
/** Longer than a carrier may take to answer the order: whoever waited for it does not any more. */
const DIAL_TIMEOUT_MS = 30_000
/** How long an unconfirmed call may take to prove that it exists, in ms. */
const CONFIRMATION_TIMEOUT_MS = 10_000
/** Between picking up and the first audio. */
const AUDIO_MS = 20_000
const POLL_TIMEOUT_MS = 10_000
/** For a goodbye before the call is as long as it may be, when it is cut off. */
const GOODBYE_MS = 6_000
/** Between the carrier's report that the call has ended and the end of its audio, which knows what was heard last. */
const LAST_WORDS_MS = 2_000
/** Speaking and hearing that takes this much longer than the line is stuck. */
const MAX_ANSWER_MS = 180_000
const SLOWEST_MS_PER_CHAR = 150
/** More than two requests to a language model take. */
const UNDERSTANDING_MS = 60_000
/** Longer than the effect takes: after a crash it runs once more. */
const HANG_UP_TIMEOUT_MS = 30_000
const CLOSING_RETRY_DELAY_MS = 3_000

interface Args {
  context: Call
  event: CallEvent
}

/** How long a call waits, and until what. */
export function callDelays(index: FlowIndex) {
  const untilTalkedFor = (durationMs: number, { context, event }: Args) => {
    const now = clockTime(event, context)
    return Math.min(Math.max(0, (context.leg.answeredAt ?? now) + durationMs - now), durationMs)
  }
  const longestMs = index.settings.maxDurationSec * 1_000

  return {
    untilDialled: DIAL_TIMEOUT_MS,
    untilConfirmed: CONFIRMATION_TIMEOUT_MS,
    untilRungOut: (RING_TIMEOUT_SEC + RING_MARGIN_SEC) * 1_000,
    untilAudio: AUDIO_MS,
    untilTimeIsUp: (args: Args) => untilTalkedFor(longestMs - GOODBYE_MS, args),
    untilMaxDuration: (args: Args) => untilTalkedFor(longestMs, args),
    untilNextPoll: ({ context, event }: Args) => untilNextPoll(context, clockTime(event, context)),
    untilPollFails: POLL_TIMEOUT_MS,
    untilLastWords: LAST_WORDS_MS,
    untilStuck: ({ context }: Args) => MAX_ANSWER_MS + SLOWEST_MS_PER_CHAR * context.reply.length,
    untilUnderstood: UNDERSTANDING_MS,
    untilHungUp: HANG_UP_TIMEOUT_MS,
    untilClosingRetry: CLOSING_RETRY_DELAY_MS,
  }
}
