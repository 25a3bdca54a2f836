import type { Committed } from '../../actors/kernel.ts'
import { pause } from '../../base/pause.ts'
import type { Clock } from '../../base/time.ts'
import type { PlainSnapshot } from '../../actors/types.ts'

/** A call that rings longer than this has moved to another node, or will never be answered. */
const MAX_RESERVED_MS = 180_000
const POLL_INTERVAL_MS = 100
/** Time in ms for what a call still has to do after its audio has ended: hang up and report its result. */
const LAST_WORK_MS = 2_000

/** Number of phone calls of this node: those with a media session here, and those it has dialled. */
export interface Capacity {
  readonly count: number
  /** Dialled calls without a media session yet. */
  readonly pending: readonly string[]
  readonly isFull: boolean
  /** No more calls are taken: the node is stopping. */
  readonly isClosed: boolean
  /**
   * Counts a call from before it is dialled until its audio is here, or it is over. False when there is no room for it.
   */
  reserve(callId: string): boolean
  /** The same for a call that rings already or is about to, room or not. */
  reserveForced(callId: string): void
  /** Takes no more calls; those that there are go on. */
  close(): void
  /** Resolves when no call is left and the last has had time to report its result, or after `limitMs`. */
  drained(limitMs: number): Promise<void>
  /** Ends `drained` at once. */
  abortDrain(): void
  /** Counts it no longer if it never was (null), or its audio is not to come. */
  releaseIfDone(callId: string, snapshot: PlainSnapshot | null): void
  /** Sees every commit of this node. */
  observe(committed: Committed): void
}

export function createCapacity(options: {
  max: number
  mediaSessions: { has(callId: string): boolean; readonly size: number }
  clock: Clock
}): Capacity {
  const { max, mediaSessions, clock } = options
  const reserved = new Map<string, () => void>()
  let isClosed = false
  let isDrainAborted = false

  function release(callId: string): void {
    reserved.get(callId)?.()
    reserved.delete(callId)
  }

  const capacity: Capacity = {
    get count() {
      return mediaSessions.size + capacity.pending.length
    },
    get pending() {
      return [...reserved.keys()].filter((callId) => !mediaSessions.has(callId))
    },
    get isFull() {
      return isClosed || capacity.count >= max
    },
    get isClosed() {
      return isClosed
    },
    reserve(callId) {
      if (!reserved.has(callId) && capacity.isFull) return false
      capacity.reserveForced(callId)
      return true
    },
    reserveForced(callId) {
      release(callId)
      reserved.set(
        callId,
        clock.after(MAX_RESERVED_MS, () => release(callId)),
      )
    },
    close() {
      isClosed = true
    },
    async drained(limitMs) {
      const deadlineAt = clock.now() + limitMs
      let readyAt = clock.now()
      for (;;) {
        const now = clock.now()
        if (capacity.count > 0) readyAt = now + LAST_WORK_MS
        if (isDrainAborted || now >= Math.min(readyAt, deadlineAt)) return
        await pause(clock, POLL_INTERVAL_MS)
      }
    },
    abortDrain() {
      isDrainAborted = true
    },
    releaseIfDone(callId, snapshot) {
      if (!snapshot || !isPending(snapshot)) release(callId)
    },
    observe({ actorId, state }) {
      if (reserved.size === 0 || !actorId.startsWith('call/')) return
      capacity.releaseIfDone(actorId.slice('call/'.length), state.plain)
    },
  }
  return capacity
}

/** Whether a call's audio is still to come. */
function isPending({ status, value }: PlainSnapshot): boolean {
  const first = typeof value === 'string' ? value : (Object.keys(value)[0] ?? '')
  return status === 'active' && (first === 'queued' || first === 'ringing' || first === 'connecting')
}
