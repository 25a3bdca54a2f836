import type { Clock } from './time.ts'

/** Resolves after `delayMs` of the clock, or at once when `signal` is aborted. */
export function pause(clock: Pick<Clock, 'after'>, delayMs: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal?.aborted) return resolve()
    const end = () => {
      cancel()
      signal?.removeEventListener('abort', end)
      resolve()
    }
    const cancel = clock.after(delayMs, end)
    signal?.addEventListener('abort', end, { once: true })
  })
}

/** Returns milliseconds since an arbitrary moment, for intervals; monotonic where the clock supports it. */
export function elapsedMs(clock: Pick<Clock, 'now' | 'elapsedMs'>): number {
  return clock.elapsedMs?.() ?? clock.now()
}
