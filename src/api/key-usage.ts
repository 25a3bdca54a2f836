import type { Clock, EpochMs } from '../base/time.ts'
import type { KeyUsage, KeyUsageStore } from '../ports/side-tables.ts'
import type { KeyUsageCounter } from './deps.ts'

const FLUSH_PERIOD_MS = 5_000

/**
 * Counts requests per key in memory and stores the counts together: at most five seconds late, and at stop. A crash
 * loses at most five seconds of counts.
 */
export interface BatchedKeyUsage extends KeyUsageCounter {
  flush(): Promise<void>
  close(): Promise<void>
}

export function createKeyUsage(store: KeyUsageStore, clock: Clock, onError: (error: unknown) => void): BatchedKeyUsage {
  let pending = new Map<string, KeyUsage>()
  let cancelFlush: (() => void) | undefined

  async function flush(): Promise<void> {
    cancelFlush?.()
    cancelFlush = undefined
    if (pending.size === 0) return
    const usage = pending
    pending = new Map()
    try {
      await store.add([...usage.values()])
    } catch (error) {
      for (const one of usage.values()) count(one.keyId, one.count, one.lastUsedAt)
      onError(error)
    }
  }

  function count(keyId: string, requests: number, at: EpochMs): void {
    const usage = pending.get(keyId)
    if (usage) {
      usage.count += requests
      usage.lastUsedAt = Math.max(usage.lastUsedAt, at)
    } else pending.set(keyId, { keyId, count: requests, lastUsedAt: at })
    cancelFlush ??= clock.after(FLUSH_PERIOD_MS, () => void flush())
  }

  return {
    record: (keyId, at) => count(keyId, 1, at),
    flush,
    close: flush,
  }
}
