import type { EpochMs } from '../../base/time.ts'

/** When an event happened, as the actor's journal says it, and as the clock did where that was behind the journal. */
export interface EventTime {
  at: EpochMs
  clockAt?: EpochMs
}

/** The time from which deadlines are measured; a clock that was temporarily too far ahead does not affect it. */
export function clockOf({ at, clockAt }: EventTime): EpochMs {
  return clockAt ?? at
}

/** The time of an event, without the rest of it: that of the actors which it creates. */
export function eventTime({ at, clockAt }: EventTime): EventTime {
  return clockAt === undefined ? { at } : { at, clockAt }
}
