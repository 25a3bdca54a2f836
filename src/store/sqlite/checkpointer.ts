import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Database } from './database.ts'

/** Has the log brought into the file by a thread of its own: with every 16 MiB it would hold up everything for 10 ms or more. */
export interface Checkpointer {
  /** To be called after commits, outside of transactions. Does not throw. */
  committed(): void
  close(): Promise<void>
}

/**
 * Pages of the log, 16 MiB in all, that are gathered before they are brought into the file: a page that many commits
 * change is then brought in once. SQLite's own 1,000 cost 5 to 10 % more CPU for each commit.
 */
export const CHECKPOINT_PAGES = 2_000
/** Pages that may be left to the thread that writes: about a millisecond of work. */
const FEW_PAGES = 200
const COMMITS_BETWEEN_LOOKS = 32

/** Whether SQLite knows how to tell the length of the log without bringing anything in. */
export const CAN_CHECKPOINT_ASIDE = (process.versions['sqlite'] ?? '') >= '3.51'

/** `path` is the file's. The thread begins with the first log that is long enough. */
export function createCheckpointer(database: Database, path: string): Checkpointer {
  const look = database.prepare<{ log: number }>('PRAGMA wal_checkpoint(NOOP)')
  const finish = database.prepare('PRAGMA wal_checkpoint(PASSIVE)')
  let commits = 0
  let isRunning = false
  let worker: Worker | undefined

  function isLong(): boolean {
    try {
      return (look.get()?.log ?? 0) >= CHECKPOINT_PAGES
    } catch {
      return false // the next commits will tell what is wrong
    }
  }

  /** The log begins anew only in a moment in which all of it is in the file: nothing is written while this thread does the rest. */
  function finished(): void {
    isRunning = false
    try {
      finish.get()
    } catch {
      // The database has told of it, and it is tried again after the next commits.
    }
  }

  function start(): Worker {
    const started = new Worker(new URL('checkpoint-worker.js', import.meta.url), {
      workerData: { path, fewPages: FEW_PAGES },
      resourceLimits: { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 1 },
    })
    started.unref()
    started.on('message', finished)
    // What it could not do is then done by SQLite after a commit, as late as `openFile` says.
    started.on('error', () => {})
    return started
  }

  return {
    committed() {
      commits += 1
      if (isRunning || commits < COMMITS_BETWEEN_LOOKS) return
      commits = 0
      if (!isLong()) return
      isRunning = true
      worker ??= start()
      worker.postMessage('checkpoint')
    },
    async close() {
      if (!worker || worker.threadId === -1) return
      worker.postMessage('close')
      worker.ref()
      await once(worker, 'exit')
    },
  }
}
