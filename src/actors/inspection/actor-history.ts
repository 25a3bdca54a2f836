import { LRUCache } from 'lru-cache'
import { StoreUnavailable } from '../../base/errors.ts'
import { LIMITS } from '../../base/limits.ts'
import { Tally } from '../../base/tally.ts'
import { yieldRegularly } from '../../base/yield-regularly.ts'
import { BEFORE_THE_FIRST_ENTRY, pastStates, type FoldedState, type PastState } from '../journal/past-states.ts'
import type { MachineLookup } from '../machine-lookup.ts'
import type { ActorStore } from '../ports/actor-store.ts'
import { readEntries } from '../runtime/read-journal.ts'
import type { ActorId } from '../types.ts'

/**
 * Looks into the past of actors, mostly for people: what a journal led to, entry by entry. Changes nothing. `projectId` is that
 * of the project on whose behalf it looks.
 */
export interface ActorHistory {
  /** The state after entry `seq`; null when there is no such entry. 0 is the state before the first one. */
  stateAt(projectId: string, actorId: ActorId, seq: number): Promise<FoldedState | null>
  /** Entry `seq` with the states before and after it; null when there is no such entry. */
  stepAt(projectId: string, actorId: ActorId, seq: number): Promise<PastStep | null>
  /**
   * Calls `visit` with the state after each entry up to `lastSeq` and the one before it, in order, until it returns
   * false.
   */
  forEach(projectId: string, actorId: ActorId, lastSeq: number, visit: Visit): Promise<void>
  /** The same for all entries, beside whatever people look at, whose turns a request must not wait for. */
  replay(actorId: ActorId, visit: Visit): Promise<void>
}

type Visit = (past: PastState, before: FoldedState) => boolean

interface PastStep {
  before: FoldedState
  past: PastState
}

/** Interval in entries between cached states, so that stepping through a long journal starts nearby. */
const CHECKPOINT_ENTRIES = 100

/**
 * Folding is done in slices of a few milliseconds, for one person after the other, so that a long journal keeps nobody
 * else waiting.
 *
 * The methods throw `JournalDamaged`, and those that wait for a turn `StoreUnavailable` when too many do already, of the
 * project or of all.
 */
export function createActorHistory(deps: {
  store: Pick<ActorStore, 'readJournal'>
  machines: MachineLookup
}): ActorHistory {
  const { store, machines } = deps
  const checkpoints = new LRUCache<string, FoldedState>({ maxSize: LIMITS.historyBytes.value })
  /** Number of waiting and running requests, by project and in total. */
  const requests = new Tally()
  let count = 0
  let latest: Promise<unknown> = Promise.resolve()

  /** One after the other, in order of arrival. No turn queue: one history must not start beside another that takes long. */
  async function inTurn<Result>(projectId: string, work: () => Promise<Result>): Promise<Result> {
    // The running request does not count as waiting.
    if (requests.of(projectId) > LIMITS.projectHistoryRequests.value || count > LIMITS.historyRequests.value)
      throw new StoreUnavailable(undefined, LIMITS.historyRequests.beyond)
    requests.add(projectId)
    count += 1
    const mine = latest.then(work, work)
    latest = mine
    try {
      return await mine
    } finally {
      count -= 1
      requests.remove(projectId)
    }
  }

  function nearestCheckpoint(actorId: ActorId, seq: number): FoldedState {
    for (let at = seq - (seq % CHECKPOINT_ENTRIES); at > 0; at -= CHECKPOINT_ENTRIES) {
      const found = checkpoints.get(keyOf(actorId, at))
      if (found) return found
    }
    return BEFORE_THE_FIRST_ENTRY
  }

  function remember(actorId: ActorId, { seq, definition, state, pending }: FoldedState): void {
    if (seq % CHECKPOINT_ENTRIES !== 0) return
    const size = JSON.stringify([state?.plain, pending]).length
    checkpoints.set(keyOf(actorId, seq), { seq, definition, state, pending }, { size })
  }

  async function findStep(actorId: ActorId, seq: number): Promise<PastStep | null> {
    const from = nearestCheckpoint(actorId, seq - 1)
    const giveWay = yieldRegularly()
    let before = from
    for await (const past of pastStates(readEntries(store, actorId, from.seq), machines, from)) {
      remember(actorId, past)
      if (past.seq === seq) return { before, past }
      before = past
      await giveWay()
    }
    return null
  }

  async function findState(actorId: ActorId, seq: number): Promise<FoldedState | null> {
    const known = nearestCheckpoint(actorId, seq)
    return known.seq === seq ? known : ((await findStep(actorId, seq))?.past ?? null)
  }

  async function visitAll(actorId: ActorId, lastSeq: number, visit: Visit): Promise<void> {
    const giveWay = yieldRegularly()
    let before = BEFORE_THE_FIRST_ENTRY
    for await (const past of pastStates(readEntries(store, actorId), machines)) {
      if (past.seq > lastSeq || !visit(past, before)) return
      before = past
      await giveWay()
    }
  }

  return {
    stateAt: (projectId, actorId, seq) => inTurn(projectId, () => findState(actorId, seq)),
    stepAt: (projectId, actorId, seq) => inTurn(projectId, () => findStep(actorId, seq)),
    forEach: (projectId, actorId, lastSeq, visit) => inTurn(projectId, () => visitAll(actorId, lastSeq, visit)),
    replay: (actorId, visit) => visitAll(actorId, Infinity, visit),
  }
}

function keyOf(actorId: ActorId, seq: number): string {
  return `${actorId}#${seq}`
}
