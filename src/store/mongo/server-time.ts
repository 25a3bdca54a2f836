import type { EpochMs } from '../../actors/types.ts'

export interface ServerTimeOptions {
  /** What this machine's clock says. */
  now?: () => EpochMs
  /** Hears how far that is ahead of the server's clock, whenever this turns out to be another. */
  onSkew?: (aheadMs: number) => void
}

/** Turns this machine's time into the server's, as far as they were seen to differ. */
export interface ServerTime {
  of(at: EpochMs): EpochMs
  /** Compares the clocks by a command that answers the server's time. Answers true when they differ otherwise than was known. */
  compare(ask: () => Promise<Date | undefined>): Promise<boolean>
}

/** Less is within what a busy machine makes of a command, and harms no lease. */
const NOTICED_MS = 2_000

export function createServerTime({ now = Date.now, onSkew }: ServerTimeOptions): ServerTime {
  let aheadMs = 0
  return {
    of: (at) => at - aheadMs,
    async compare(ask) {
      const askedAt = now()
      const there = await ask()
      const took = now() - askedAt
      // Of an answer that was long under way nobody knows when it was true.
      if (!(there instanceof Date) || took < 0 || took > NOTICED_MS) return false
      const seenMs = Math.round(askedAt + took / 2 - there.getTime())
      const isAnother = Math.abs(seenMs - aheadMs) > NOTICED_MS
      if (!isAnother) return false
      aheadMs = Math.abs(seenMs) > NOTICED_MS ? seenMs : 0
      onSkew?.(aheadMs)
      return true
    },
  }
}
