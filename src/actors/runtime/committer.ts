import { outcomeUnknown } from '../../base/errors.ts'
import { pause } from '../../base/pause.ts'
import type { ActorStore, Commit, CommitResult } from '../ports/actor-store.ts'
import type { Clock } from '../../base/time.ts'

/**
 * Group commit: units of work that end in one tick of the event loop are stored together. While a write is running the
 * next group gathers, so groups grow as the disk slows down.
 */
export interface Committer {
  /**
   * Rejects with `StoreUnavailable`; the actor must then be loaded anew. `mayWait`: nobody waits for this one, which
   * goes with the next group that somebody does wait for, or once a turn of the event loop has brought no more.
   */
  commit(commit: Commit, mayWait?: boolean): Promise<CommitResult>
  /** Refuses new work while the store is away or too far behind. */
  readonly isOverloaded: boolean
  /** Resolves once nothing is waiting. */
  flush(): Promise<void>
}

interface Waiting {
  commit: Commit
  since: number
  resolve(result: CommitResult): void
  reject(error: unknown): void
}

const MAX_GROUP = 1_000
/**
 * How many commits gather at most, and for how many turns of the event loop, as long as each of these brings more of them.
 * Clients that are answered together ask again together: half of them would be read only while a group is written, so that
 * the two halves took turns, each with a sync of its own.
 */
const FULL_GROUP = 128
const MAX_TURNS = { thatMayWait: 32, urgent: 2 }
const MAX_WAITING = 20_000
const MAX_WAIT_MS = 5_000
/** How long to ask a store that failed whether it had written, and how long to spare it afterwards. */
const RECHECK_BACKOFF_MS = [100, 200, 400, 800, 1_500]
const COOLDOWN_MS = 1_000

/** `beginTasks`: begins those whose commits may still join a group. */
export function createCommitter(store: ActorStore, clock: Clock, beginTasks: () => void): Committer {
  let waiting: Waiting[] = []
  /** How many of those that wait may not. */
  let urgent = 0
  let scheduled = false
  let writing = false
  let awayUntil = 0
  const flushed: (() => void)[] = []

  function schedule(): void {
    if (scheduled || writing || waiting.length === 0) return
    scheduled = true
    setImmediate(writeOrGather, 0, waiting.length)
  }

  /** `known`: how many waited a turn of the event loop ago. */
  function writeOrGather(turn: number, known: number): void {
    beginTasks()
    const maxTurns = urgent === 0 ? MAX_TURNS.thatMayWait : MAX_TURNS.urgent
    const isGrowing = waiting.length > known && waiting.length < FULL_GROUP && turn < maxTurns
    if (isGrowing) return void setImmediate(writeOrGather, turn + 1, waiting.length)
    scheduled = false
    void writeGroup()
  }

  async function writeGroup(): Promise<void> {
    const group = waiting.length <= MAX_GROUP ? waiting : waiting.slice(0, MAX_GROUP)
    waiting = group === waiting ? [] : waiting.slice(MAX_GROUP)
    urgent = waiting.length
    writing = true
    try {
      const results = await store.commit(group.map((one) => one.commit))
      awayUntil = 0
      group.forEach((one, index) => one.resolve(results[index] ?? 'lost'))
    } catch (error) {
      awayUntil = Infinity
      await Promise.all(group.map((one) => resolveInDoubt(one, error)))
    } finally {
      writing = false
      schedule()
      if (waiting.length === 0) flushed.splice(0).forEach((resolve) => resolve())
    }
  }

  /**
   * The write may or may not have happened. Reading the journal row back and comparing its hash tells which; if it
   * happened, loading the actor finishes what the write left undone. In every other case, also when the store stays
   * unreachable, the commit is rejected as of unknown outcome; the actor is loaded anew before its next commit, and that
   * shows what was stored.
   */
  async function resolveInDoubt(one: Waiting, cause: unknown): Promise<void> {
    const { actorId, journal } = one.commit
    for (const delayMs of RECHECK_BACKOFF_MS) {
      try {
        const [stored] = journal ? await store.readJournal(actorId, journal.firstSeq - 1, 1) : []
        const isOurs = stored !== undefined && stored.hash === journal?.hash
        if (isOurs) await store.load(actorId)
        awayUntil = 0
        if (isOurs) return one.resolve('committed')
        break
      } catch {
        await pause(clock, delayMs)
      }
    }
    if (awayUntil > 0) awayUntil = clock.now() + COOLDOWN_MS
    one.reject(outcomeUnknown(cause))
  }

  return {
    commit(commit, mayWait = false) {
      return new Promise((resolve, reject) => {
        if (!mayWait) urgent += 1
        waiting.push({ commit, since: clock.now(), resolve, reject })
        schedule()
      })
    },
    get isOverloaded() {
      const [oldest] = waiting
      if (!oldest && awayUntil === 0) return false
      const now = clock.now()
      return (
        now < awayUntil || waiting.length >= MAX_WAITING || (oldest !== undefined && now - oldest.since > MAX_WAIT_MS)
      )
    },
    flush() {
      if (!writing && waiting.length === 0) return Promise.resolve()
      return new Promise((resolve) => flushed.push(resolve))
    },
  }
}
