import type { FastifyReply } from 'fastify'
import type { EpochMs } from '../../base/time.ts'
import { ParleyError } from '../../base/errors.ts'
import { RESET_HEADER } from './errors.ts'

const WINDOW_MS = 60_000

interface Window {
  startedAt: EpochMs
  count: number
}

/**
 * Fixed window of 60 s from a key's first request, kept in this process's memory. Refused requests do
 * not move it. Windows that are over are dropped as new ones open, so memory follows the keys in use.
 */
export class RateLimiter {
  readonly #limit: number
  /** In order of their start: a window that opens goes to the end. */
  readonly #windows = new Map<string, Window>()

  /** `limit` requests a window; 0 lets everything through. */
  constructor(limit: number) {
    this.#limit = limit
  }

  /**
   * `key` is anything that names one API key. Counts a request, or as many as it is worth, and sets the limiter's
   * headers. Throws 429 when the window is used up.
   */
  take(key: string, now: EpochMs, reply: FastifyReply, worth = 1): void {
    if (this.#limit === 0) return
    const window = this.#windowOf(key, now)
    window.count += worth
    const resetSec = Math.ceil((window.startedAt + WINDOW_MS - now) / 1000)
    reply.header('x-ratelimit-limit', this.#limit)
    reply.header('x-ratelimit-remaining', Math.max(0, this.#limit - window.count))
    reply.header(RESET_HEADER, resetSec)
    if (window.count > this.#limit) throw tooManyRequests(resetSec)
  }

  /** How many requests the key may still make in its window. */
  left(key: string, now: EpochMs): number {
    if (this.#limit === 0) return Infinity
    const window = this.#windows.get(key)
    return window && isOpen(window, now) ? Math.max(0, this.#limit - window.count) : this.#limit
  }

  get size(): number {
    return this.#windows.size
  }

  #windowOf(key: string, now: EpochMs): Window {
    const current = this.#windows.get(key)
    if (current && isOpen(current, now)) return current
    this.#windows.delete(key)
    this.#dropClosed(now)
    const opened = { startedAt: now, count: 0 }
    this.#windows.set(key, opened)
    return opened
  }

  #dropClosed(now: EpochMs): void {
    for (const [key, window] of this.#windows) {
      if (isOpen(window, now)) return
      this.#windows.delete(key)
    }
  }
}

/** If the clock was set back, the window is not extended. */
function isOpen(window: Window, now: EpochMs): boolean {
  return now >= window.startedAt && now < window.startedAt + WINDOW_MS
}

function tooManyRequests(resetSec: number): ParleyError {
  const message = `Too many requests. Try again in ${resetSec} ${resetSec === 1 ? 'second' : 'seconds'}.`
  return new ParleyError('rate_limited', message, { retryAfterSec: resetSec })
}
