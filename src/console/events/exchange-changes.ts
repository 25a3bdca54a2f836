import type { Clock, EpochMs } from '../../base/time.ts'
import type { ChangedThing, ChangeFeed } from '../../ports/change-feed.ts'

/** How often a node polls for changes of other nodes, and publishes which projects it watches, in ms. */
export const EXCHANGE_PERIOD_MS = 500
/** Changes that follow each other are published together. */
const PUBLISH_DELAY_MS = 100
/** A node that has died is not published to for longer than this. */
const WATCH_LEASE_MS = 30_000
/**
 * How long changes are kept for a node that has just begun to watch, in ms: until this node knows of it, which takes
 * one poll.
 */
const KEPT_MS = 3_000
const MAX_KEPT = 1_000

export interface ChangeExchange {
  /** Tells the nodes that watch the thing's project. */
  publish(thing: ChangedThing): void
  /** Other projects are watched through this node than before. */
  watchedHasChanged(): void
  start(): void
  stop(): Promise<void>
}

export interface ChangeExchangeOptions {
  clock: Clock
  feed: ChangeFeed
  log: { warn(details: object, message: string): void }
  /** Projects that are watched through this node. */
  watched: () => string[]
  onChange: (thing: ChangedThing) => void
}

/** A change that was not published to other nodes. */
interface KeptChange {
  thing: ChangedThing
  at: EpochMs
}

/**
 * Exchanges changes with the other nodes of a store by polling it. Nothing is written for projects without viewers. If
 * the store is unavailable the next poll tries again; of failures in a row the first is logged.
 */
export function exchangeChanges({ clock, feed, log, watched, onChange }: ChangeExchangeOptions): ChangeExchange {
  const kept = new Map<string, KeptChange>()
  let elsewhere: ReadonlySet<string> = new Set()
  let isAnnounced = true
  let announcedAt = -Infinity
  let isRunning = false
  let isFailing = false
  let current: Promise<void> | undefined
  let cancelPoll: (() => void) | undefined
  let cancelPublishing: (() => void) | undefined

  function poll(): void {
    cancelPoll?.()
    current ??= exchange()
      .then(
        () => {
          isFailing = false
          return isAnnounced ? EXCHANGE_PERIOD_MS : 0
        },
        (error: unknown) => {
          failed(error)
          return EXCHANGE_PERIOD_MS
        },
      )
      .then((delayMs) => {
        current = undefined
        if (isRunning) cancelPoll = clock.after(delayMs, poll)
      })
  }

  function failed(err: unknown): void {
    if (!isFailing) log.warn({ err }, 'changes could not be exchanged with other nodes; it is tried again')
    isFailing = true
  }

  /**
   * Reads before it publishes what it watches: so it receives everything published because of that, and nothing older.
   */
  async function exchange(): Promise<void> {
    const projectIds = watched()
    for (const thing of await feed.read(projectIds)) onChange(thing)
    await announce(projectIds)
    elsewhere = new Set(await feed.watchedElsewhere(clock.now()))
    await publishKept()
  }

  async function announce(projectIds: readonly string[]): Promise<void> {
    const isDue = projectIds.length > 0 && clock.now() >= announcedAt + WATCH_LEASE_MS / 3
    if (isAnnounced && !isDue) return
    await feed.watch(projectIds, clock.now() + WATCH_LEASE_MS)
    announcedAt = clock.now()
    // Another one may have come meanwhile.
    isAnnounced = projectIds.join() === watched().join()
  }

  async function publishKept(): Promise<void> {
    cancelPublishing?.()
    cancelPublishing = undefined
    const due: [key: string, change: KeptChange][] = []
    for (const [key, change] of kept) {
      const isWatched = elsewhere.has(change.thing.projectId)
      if (isWatched) due.push([key, change])
      if (isWatched || change.at < clock.now() - KEPT_MS) kept.delete(key)
    }
    try {
      await feed.publish(due.map(([, { thing }]) => thing))
    } catch (error) {
      for (const [key, change] of due) if (!kept.has(key)) kept.set(key, change)
      throw error
    }
  }

  return {
    publish(thing) {
      if (!isRunning) return
      const key = `${thing.kind}/${thing.id}`
      kept.delete(key)
      const [oldest] = kept.keys()
      if (oldest !== undefined && kept.size >= MAX_KEPT) kept.delete(oldest)
      kept.set(key, { thing, at: clock.now() })
      if (!elsewhere.has(thing.projectId)) return
      cancelPublishing ??= clock.after(PUBLISH_DELAY_MS, () => void publishKept().catch(failed))
    },
    watchedHasChanged() {
      isAnnounced = false
      if (isRunning) poll()
    },
    start() {
      isRunning = true
      poll()
    },
    async stop() {
      if (!isRunning) return
      isRunning = false
      cancelPoll?.()
      cancelPublishing?.()
      await current
      await feed.watch([], clock.now()).catch(failed) // its lease ends by itself
    },
  }
}
