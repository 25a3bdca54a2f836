import { LRUCache } from 'lru-cache'
import type { Clock } from '../../base/time.ts'
import { hashToken, newToken } from './token.ts'

/** How long a log-in link is valid, in ms. */
const LINK_MS = 10 * 60_000
const MAX_LINKS = 100

/** Links that log a user in once, without a password. Kept in the memory of the process that printed them. */
export interface LogInLinks {
  /** Returns the token of a new link. */
  issue(userId: string): string
  /** Returns the link's user if it is still valid, and invalidates it. */
  redeem(token: string): string | null
}

export function createLogInLinks(clock: Pick<Clock, 'now'>): LogInLinks {
  const links = new LRUCache<string, { userId: string; expiresAt: number }>({ max: MAX_LINKS })
  return {
    issue(userId) {
      const token = newToken()
      links.set(hashToken(token), { userId, expiresAt: clock.now() + LINK_MS })
      return token
    },
    redeem(token) {
      const hash = hashToken(token)
      const link = links.get(hash)
      links.delete(hash)
      return link && link.expiresAt > clock.now() ? link.userId : null
    },
  }
}
