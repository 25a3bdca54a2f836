import type { EpochMs } from '../../base/time.ts'

/** When an event happened, as the actor's journal says it, and as the clock did where that was behind the journal. */
export interface EventTime {
  at: EpochMs
  clockAt?: EpochMs
}

/** What deadlines are measured from: one that a clock set for a while too far ahead has no say in. */
export function clockOf({ at, clockAt }: EventTime): EpochMs {
  return clockAt ?? at
}
