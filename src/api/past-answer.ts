import type { ActorHistory } from '../actors/inspection/actor-history.ts'
import type { FoldedState } from '../actors/journal/past-states.ts'
import type { ActorId, Entry, PlainSnapshot } from '../actors/types.ts'
import { isAtRest } from '../machines/conversation/reply-view.ts'

/** Between which states a request was answered. */
export interface PastAnswer {
  /** Null where the request began the conversation. */
  before: PlainSnapshot | null
  after: PlainSnapshot
  isRejected: boolean
}

/**
 * What came of a request to a conversation at its time, whatever has come after it: for a request that is repeated
 * because a crash took its answer. `isAsked` knows the entry of the request; null where there is none.
 */
export async function findPastAnswer(
  history: Pick<ActorHistory, 'replay'>,
  actorId: ActorId,
  isAsked: (entry: Entry) => boolean,
): Promise<PastAnswer | null> {
  let asked: FoldedState | undefined
  let isRejected = false
  let found: PastAnswer | null = null
  await history.replay(actorId, ({ entry, state }, before) => {
    if (!asked && isAsked(entry)) asked = before
    if (!asked) return true
    isRejected ||= entry.rejected !== undefined
    if (!state || !isAtRest(state.plain)) return true
    found = { before: asked.state?.plain ?? null, after: state.plain, isRejected }
    return false
  })
  return found
}
