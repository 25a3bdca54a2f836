import type { EpochMs } from '../../actors/types.ts'
import type { Call } from './line.ts'

/** After how long a silence the carrier is asked how the call fares, and how long after that again. */
const RINGING = { quietMs: 20_000, againMs: 15_000 }
const ANSWERED = { quietMs: 60_000, againMs: 30_000 }
/** A call of which neither the carrier nor the person was heard for so long is over. */
const GIVE_UP_MS = 200_000

/** Until the carrier is to be asked, or the call is given up. */
export function untilLook(call: Call, now: EpochMs): number {
  const waitMs = Math.min(lookAt(call), givenUpAt(call)) - now
  return Math.min(Math.max(waitMs, 1_000), ANSWERED.quietMs)
}

/** Whether nothing was heard for long; a clock that was set back cannot tell. */
export function isQuiet(call: Call, now: EpochMs): boolean {
  return now >= lookAt(call) || now < call.line.seenAt
}

export function isGivenUp(call: Call, now: EpochMs): boolean {
  return now >= givenUpAt(call)
}

function lookAt({ line }: Call): EpochMs {
  const { quietMs, againMs } = line.answeredAt === null ? RINGING : ANSWERED
  return Math.max(line.seenAt + quietMs, line.lookedAt === null ? 0 : line.lookedAt + againMs)
}

function givenUpAt({ line }: Call): EpochMs {
  return line.seenAt + GIVE_UP_MS
}
