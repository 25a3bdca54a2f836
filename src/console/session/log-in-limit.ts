import { LRUCache } from 'lru-cache'
import type { Clock } from '../../actors/ports.ts'

/** Failed attempts within a window: for one person from one address, and from one address (many may share it). */
const MAX_PER_PAIR = 10
const MAX_PER_ADDRESS = 100
/** For one person from anywhere: out of reach of a single stranger, who would lock the person out otherwise. */
const MAX_PER_EMAIL = 200
/** From the first of them. */
const WINDOW_MS = 15 * 60_000
/** Of each kind remembered at most; the longest unseen are forgotten first. */
const MAX_REMEMBERED = 20_000

interface Window {
  endsAt: number
  count: number
  max: number
}

/** Slows down guessing. Kept in memory: a restart forgets it. */
export interface LogInLimit {
  /** Counts an attempt. Answers 0 when it may go on, else the seconds to wait. */
  begin(address: string, email: string): number
  /** The attempt was right: it does not count, and the person starts afresh at this address. */
  succeed(address: string, email: string): void
}

export function createLogInLimit(clock: Pick<Clock, 'now'>): LogInLimit {
  const pairs = createCounts(clock, MAX_PER_PAIR)
  const addresses = createCounts(clock, MAX_PER_ADDRESS)
  const emails = createCounts(clock, MAX_PER_EMAIL)

  return {
    begin(address, email) {
      const windows = [pairs.find(pairOf(address, email)), addresses.find(address), emails.find(email)]
      const full = windows.filter(({ count, max }) => count >= max)
      if (full.length > 0) return Math.ceil((Math.max(...full.map((each) => each.endsAt)) - clock.now()) / 1000)
      for (const window of windows) window.count += 1
      return 0
    },
    succeed(address, email) {
      for (const window of [addresses.find(address), emails.find(email)]) window.count = Math.max(0, window.count - 1)
      pairs.forget(pairOf(address, email))
    },
  }
}

function createCounts(clock: Pick<Clock, 'now'>, max: number) {
  const windows = new LRUCache<string, Window>({ max: MAX_REMEMBERED })
  return {
    find(name: string): Window {
      const now = clock.now()
      const known = windows.get(name)
      if (known && now < known.endsAt) return known
      const fresh = { endsAt: now + WINDOW_MS, count: 0, max }
      windows.set(name, fresh)
      return fresh
    },
    forget: (name: string) => windows.delete(name),
  }
}

/** No address has a space in it. */
function pairOf(address: string, email: string): string {
  return `${address} ${email}`
}
