import type { EpochMs } from '../../base/time.ts'
import type { Call } from './leg.ts'

/** After how long a silence the carrier is asked how the call fares, and how long after that again. */
const RINGING = { quietMs: 20_000, againMs: 15_000 }
const ANSWERED = { quietMs: 60_000, againMs: 30_000 }
/** After this long without a sign of the carrier or the person, in ms, the call counts as ended. */
const UNRESPONSIVE_AFTER_MS = 200_000

/** Until the carrier is to be asked, or the call is given up. */
export function untilNextPoll(call: Call, now: EpochMs): number {
  const waitMs = Math.min(nextPollAt(call), unresponsiveAt(call)) - now
  return Math.min(Math.max(waitMs, 1_000), ANSWERED.quietMs)
}

/** Whether there was no sign of life for long; if the clock was set back this is unknown. */
export function isPollDue(call: Call, now: EpochMs): boolean {
  return now >= nextPollAt(call) || now < call.leg.lastActivityAt
}

export function isUnresponsive(call: Call, now: EpochMs): boolean {
  return now >= unresponsiveAt(call)
}

function nextPollAt({ leg }: Call): EpochMs {
  const { quietMs, againMs } = leg.answeredAt === null ? RINGING : ANSWERED
  return Math.max(leg.lastActivityAt + quietMs, leg.lastPolledAt === null ? 0 : leg.lastPolledAt + againMs)
}

function unresponsiveAt({ leg }: Call): EpochMs {
  return leg.lastActivityAt + UNRESPONSIVE_AFTER_MS
}
