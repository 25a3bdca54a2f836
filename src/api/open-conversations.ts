import type { Committed } from '../actors/kernel.ts'
import { ParleyError } from '../base/errors.ts'
import type { Clock, EpochMs } from '../base/time.ts'

/** A conversation without activity for this long has expired, or continues on another node. */
const FORGET_AFTER_MS = 16 * 60_000
const RETRY_AFTER_SEC = 60
/** How exactly it is known when a conversation was last seen: it expires after 15 minutes. */
const SEEN_WITHIN_MS = 30_000

/** How many conversations of each project are open, of those that this node has had to do with. */
export interface OpenConversations {
  /** Throws 429 when the project has as many as it may. */
  check(projectId: string): void
  /** Sees every commit of this node. */
  observe(committed: Committed): void
}

export function createOpenConversations({ max, clock }: { max: number; clock: Pick<Clock, 'now'> }): OpenConversations {
  /** By project: when something was last seen of each conversation, the longest unseen one first. */
  const projects = new Map<string, Map<string, EpochMs>>()

  function forgetOld(projectId: string): number {
    const open = projects.get(projectId)
    if (!open) return 0
    const oldest = clock.now() - FORGET_AFTER_MS
    for (const [id, seenAt] of open) {
      if (seenAt > oldest) break
      open.delete(id)
    }
    if (open.size === 0) projects.delete(projectId)
    return open.size
  }

  return {
    check(projectId) {
      if (forgetOld(projectId) < max) return
      throw new ParleyError(
        'too_many_conversations',
        `The project has ${max} conversations open, as many as it may. End some, or try again later.`,
        { retryAfterSec: RETRY_AFTER_SEC },
      )
    },
    observe({ actorId, state }) {
      if (!actorId.startsWith('conversation/')) return
      const { status, context } = state.plain
      const { projectId } = (context as { call: { projectId: string } }).call
      const open = projects.get(projectId) ?? new Map<string, EpochMs>()
      const now = clock.now()
      const seenAt = open.get(actorId)
      if (status === 'active' && seenAt !== undefined && Math.abs(now - seenAt) < SEEN_WITHIN_MS) return
      open.delete(actorId)
      if (status === 'active') open.set(actorId, now)
      if (open.size > 0) projects.set(projectId, open)
      else projects.delete(projectId)
    },
  }
}
