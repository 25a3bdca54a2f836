import { LRUCache } from 'lru-cache'
import type { Clock } from '../../actors/ports.ts'

/** Failed attempts within a window: from one address over all people (many may share it), and for one person. */
const MAX_PER_ADDRESS = 100
const MAX_PER_EMAIL = 10
/** From the first of them. */
const WINDOW_MS = 15 * 60_000
/** Addresses and people remembered at most; the longest unseen are forgotten first. */
const MAX_REMEMBERED = 20_000

interface Window {
  endsAt: number
  count: number
}

/** Slows down guessing. Kept in memory: a restart forgets it. */
export interface LogInLimit {
  /** Counts an attempt. Answers 0 when it may go on, else the seconds to wait. */
  begin(address: string, email: string): number
  /** The attempt was right: it does not count, and the person starts afresh. */
  succeed(address: string, email: string): void
}

export function createLogInLimit(clock: Pick<Clock, 'now'>): LogInLimit {
  const addresses = new LRUCache<string, Window>({ max: MAX_REMEMBERED })
  const emails = new LRUCache<string, Window>({ max: MAX_REMEMBERED })

  function windowOf(windows: LRUCache<string, Window>, name: string): Window {
    const now = clock.now()
    const known = windows.get(name)
    if (known && now < known.endsAt) return known
    const fresh = { endsAt: now + WINDOW_MS, count: 0 }
    windows.set(name, fresh)
    return fresh
  }

  return {
    begin(address, email) {
      const byAddress = windowOf(addresses, address)
      const byEmail = windowOf(emails, email)
      const full = [
        ...(byAddress.count >= MAX_PER_ADDRESS ? [byAddress] : []),
        ...(byEmail.count >= MAX_PER_EMAIL ? [byEmail] : []),
      ]
      if (full.length > 0) return Math.ceil((Math.max(...full.map((each) => each.endsAt)) - clock.now()) / 1000)
      byAddress.count += 1
      byEmail.count += 1
      return 0
    },
    succeed(address, email) {
      const byAddress = windowOf(addresses, address)
      byAddress.count = Math.max(0, byAddress.count - 1)
      emails.delete(email)
    },
  }
}
