import type { EpochMs } from '../../base/time.ts'

export interface ServerTimeOptions {
  /** This machine's clock. */
  now?: () => EpochMs
  /** Hears how far that is ahead of the server's clock, whenever this turns out to be another. */
  onSkew?: (aheadMs: number) => void
}

/** How far this machine's clock is from the server's, as far as it was seen. */
export interface ServerTime {
  /** 0 within two seconds. */
  readonly aheadMs: number
  /** Compares the clocks by a command that returns the server's time. */
  compare(ask: () => Promise<Date | undefined>): Promise<void>
}

/** A smaller difference is within the delay of a command on a busy machine, and harms no lease. */
const NOTICED_MS = 2_000

export function createServerTime({ now = Date.now, onSkew }: ServerTimeOptions = {}): ServerTime {
  let aheadMs = 0
  return {
    get aheadMs() {
      return aheadMs
    },
    async compare(ask) {
      const askedAt = now()
      const there = await ask()
      const took = now() - askedAt
      // A slow response does not say when its time was current.
      if (!(there instanceof Date) || took < 0 || took > NOTICED_MS) return
      const seenMs = Math.round(askedAt + took / 2 - there.getTime())
      if (Math.abs(seenMs - aheadMs) <= NOTICED_MS) return
      aheadMs = Math.abs(seenMs) > NOTICED_MS ? seenMs : 0
      onSkew?.(aheadMs)
    },
  }
}
