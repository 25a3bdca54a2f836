import type { Committed } from '../../actors/kernel.ts'
import type { Clock } from '../../base/time.ts'
import { addCounts, type HourlyCounts } from '../../ports/call-figures.ts'
import type { Store } from '../../ports/store.ts'
import { countLatencies, countedCall, type CountedCall } from './call-counts.ts'

/** Counts calls in the figures of the hour in which they ended. */
export interface CallCounter {
  /** Sees every commit of this node. */
  observe(committed: Committed): void
  /** Resolves when everything that ended on this node until now is counted, or the store is away. */
  flush(): Promise<void>
  stop(): Promise<void>
}

export interface CallCounterOptions {
  store: Pick<Store, 'actors' | 'callFigures'>
  clock: Clock
  newId: () => string
  log: { warn(details: object, message: string): void }
}

/** Calls that end within this time are written together. */
const FLUSH_DELAY_MS = 500
const MAX_BATCH = 200
/** While the store is away; beyond it, calls are not counted. */
const MAX_WAITING = 20_000

/**
 * Nobody waits for the figures: they are written a moment after a call's end, each call once. A process that dies at
 * once leaves those of its last half second uncounted; the calls themselves are safe.
 */
export function createCallCounter({ store, clock, newId, log }: CallCounterOptions): CallCounter {
  let waiting: CountedCall[] = []
  /** Tried before, and perhaps written: tried again as it was. */
  let batch: { id: string; counts: HourlyCounts[] } | null = null
  let flushing: Promise<void> | null = null
  let cancel: (() => void) | null = null

  function schedule(): void {
    cancel ??= clock.after(FLUSH_DELAY_MS, () => {
      cancel = null
      void flush()
    })
  }

  function unschedule(): void {
    cancel?.()
    cancel = null
  }

  function flush(): Promise<void> {
    unschedule()
    flushing ??= writeAll()
      .catch((error: unknown) => {
        log.warn({ err: error }, 'Call figures could not be stored and are retried.')
        schedule()
      })
      .finally(() => (flushing = null))
    return flushing
  }

  async function writeAll(): Promise<void> {
    while (batch || waiting.length > 0) {
      batch ??= await takeBatch()
      await store.callFigures.add(batch.id, batch.counts)
      batch = null
    }
  }

  async function takeBatch() {
    const calls = waiting.slice(0, MAX_BATCH)
    const latencies = await Promise.all(
      calls.map(async ({ id }) => countLatencies(await store.actors.readRows('turn', id))),
    )
    waiting = waiting.slice(calls.length)
    const sums = new Map<string, HourlyCounts>()
    calls.forEach((call, index) => {
      for (const agentId of ['', call.agentId]) {
        const { projectId, hour } = call
        const key = `${projectId}/${agentId}/${hour}`
        const sum = sums.get(key) ?? { projectId, agentId, hour, counts: {} }
        addCounts(sum.counts, call.counts)
        addCounts(sum.counts, latencies[index] ?? {})
        sums.set(key, sum)
      }
    })
    return { id: newId(), counts: [...sums.values()] }
  }

  return {
    observe({ actorId, state: { plain } }) {
      if (plain.status === 'active' || !/^(?:call|conversation)\//.test(actorId)) return
      const call = countedCall(plain)
      if (!call || waiting.length >= MAX_WAITING) return
      waiting.push(call)
      schedule()
    },
    flush,
    async stop() {
      await flush()
      unschedule()
    },
  }
}
