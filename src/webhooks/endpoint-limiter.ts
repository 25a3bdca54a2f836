import { LRUCache } from 'lru-cache'
import { LIMITS } from '../base/limits.ts'

/**
 * Limits how many attempts run at once, in total and for each endpoint, so that an endpoint that hangs does not delay
 * the others. Endpoints with waiting attempts take turns. While half of the slots are free, one endpoint may use more
 * of them, so that a slow one keeps up with many calls. An endpoint that gave no response to its last attempt gets one
 * slot until it responds, and all such endpoints together get half of the slots.
 *
 * There is a second stock of extra slots for quick endpoints. Each quick response earns an endpoint one extra slot; a
 * slow response costs it all of them. Many calls that end at the same time are delivered quickly this way, and an
 * endpoint that hangs cannot take the first slot of another.
 */
export interface EndpointLimiter {
  /** Resolves with the slot's release once a slot is free. Rejects with the signal's reason when it is aborted. */
  acquire(endpointId: string, signal: AbortSignal): Promise<Release>
  /** Takes account of an attempt that was made without a slot. */
  learn(endpointId: string, responseMs: number | null | undefined): void
  /** Whether so many attempts wait for a slot that a further one should be postponed. */
  isFull(endpointId: string): boolean
  /** Whether the endpoint's last attempt got no response. */
  isUnresponsive(endpointId: string): boolean
}

/** `responseMs`: how long the endpoint took to respond; null when it did not respond, undefined when it was not asked. */
export type Release = (responseMs: number | null | undefined) => void

/** The stock that a slot belongs to. */
type Slot = 'slot' | 'extra slot'

interface EndpointQueue {
  endpointId: string
  /** Attempts in slots of the first stock. */
  running: number
  /** Attempts in extra slots, and how many extra slots the endpoint has earned. */
  runningExtra: number
  earned: number
  /** How many of `running` started while the endpoint was unresponsive. */
  runningUnresponsive: number
  /** In order of arrival; each function starts its attempt. */
  waiting: Set<(slot: Slot) => void>
}

const MAX_UNRESPONSIVE_KNOWN = 10_000
const IDLE_FACTOR = 4
/** A response within this time counts as quick. */
const QUICK_MS = 500
/** Extra slots of one endpoint: with those of the first stock, as many connections as a busy client opens. */
const MAX_EXTRA = 48
/** This many attempts of one endpoint may wait, however many other endpoints have waiting. */
const ALWAYS_ADMITTED = 500

/**
 * `total`: attempts at once, default 64. `perEndpoint`: attempts at once for one endpoint, default 4, and four times
 * that while half of all slots are free. `extra`: additional attempts at once for endpoints that respond quickly,
 * default 64.
 */
export function createEndpointLimiter({ total = 64, perEndpoint = 4, extra = 64 } = {}): EndpointLimiter {
  const queues = new Map<string, EndpointQueue>()
  /** Queues with waiting attempts that may start more, in order of their turn. */
  const ready = new Set<EndpointQueue>()
  const unresponsive = new LRUCache<string, true>({ max: MAX_UNRESPONSIVE_KNOWN })
  let running = 0
  let runningUnresponsive = 0
  let runningExtra = 0
  let waiting = 0

  const isUnresponsive = (endpointId: string) => unresponsive.has(endpointId)

  function queueOf(endpointId: string): EndpointQueue {
    let queue = queues.get(endpointId)
    if (!queue) {
      queue = { endpointId, running: 0, runningExtra: 0, earned: 0, runningUnresponsive: 0, waiting: new Set() }
      queues.set(endpointId, queue)
    }
    return queue
  }

  /** Returns the kind of slot that the endpoint may use next, whether or not one is free. */
  function nextSlot(queue: EndpointQueue): Slot | null {
    if (isUnresponsive(queue.endpointId)) return queue.running + queue.runningExtra < 1 ? 'slot' : null
    if (queue.running < (running < total / 2 ? perEndpoint * IDLE_FACTOR : perEndpoint) && running < total)
      return 'slot'
    if (queue.runningExtra < queue.earned) return 'extra slot'
    return queue.running < perEndpoint ? 'slot' : null
  }

  function isFree(slot: Slot, { endpointId }: EndpointQueue): boolean {
    if (slot === 'extra slot') return runningExtra < extra
    return running < total && !(isUnresponsive(endpointId) && runningUnresponsive >= total / 2)
  }

  function take(slot: Slot, queue: EndpointQueue): void {
    if (slot === 'extra slot') {
      queue.runningExtra++
      runningExtra++
      return
    }
    queue.running++
    running++
    if (!isUnresponsive(queue.endpointId)) return
    queue.runningUnresponsive++
    runningUnresponsive++
  }

  function markReady(queue: EndpointQueue): void {
    if (queue.waiting.size > 0 && nextSlot(queue)) ready.add(queue)
  }

  function startNext(): void {
    for (const queue of ready) {
      if (running >= total && runningExtra >= extra) return
      const [start] = queue.waiting
      const slot = nextSlot(queue)
      if (start && slot && !isFree(slot, queue)) continue
      ready.delete(queue)
      if (!start || !slot) continue // becomes ready again when it releases a slot
      queue.waiting.delete(start)
      waiting--
      take(slot, queue)
      start(slot)
      markReady(queue) // after all others
    }
  }

  function judge(queue: EndpointQueue, responseMs: number | null): void {
    if (responseMs === null) unresponsive.set(queue.endpointId, true)
    else unresponsive.delete(queue.endpointId)
    queue.earned = responseMs !== null && responseMs <= QUICK_MS ? Math.min(MAX_EXTRA, queue.earned + 1) : 0
  }

  function learn(queue: EndpointQueue, responseMs: number | null | undefined): void {
    if (responseMs !== undefined) judge(queue, responseMs)
    markReady(queue)
    startNext()
    forgetIfIdle(queue)
  }

  function releaseOf(queue: EndpointQueue, slot: Slot): Release {
    let isReleased = false
    return (responseMs) => {
      if (isReleased) return
      isReleased = true
      giveBack(slot, queue)
      learn(queue, responseMs)
    }
  }

  function giveBack(slot: Slot, queue: EndpointQueue): void {
    if (slot === 'extra slot') {
      queue.runningExtra--
      runningExtra--
      return
    }
    queue.running--
    running--
    if (queue.runningUnresponsive === 0) return
    queue.runningUnresponsive--
    runningUnresponsive--
  }

  function forgetIfIdle({ endpointId, running: own, runningExtra: more, waiting: queued }: EndpointQueue): void {
    if (own + more + queued.size === 0) queues.delete(endpointId)
  }

  return {
    isUnresponsive,
    learn: (endpointId, responseMs) => learn(queueOf(endpointId), responseMs),
    isFull(endpointId) {
      const ofEndpoint = queues.get(endpointId)?.waiting.size ?? 0
      if (isUnresponsive(endpointId)) return ofEndpoint >= LIMITS.unresponsiveEndpointQueue.value
      if (ofEndpoint < ALWAYS_ADMITTED) return false
      return ofEndpoint >= LIMITS.endpointQueue.value || waiting >= LIMITS.nodeQueue.value
    },
    acquire(endpointId, signal) {
      if (signal.aborted) return Promise.reject(signal.reason as Error)
      const queue = queueOf(endpointId)
      const slot = ready.size === 0 && queue.waiting.size === 0 ? nextSlot(queue) : null
      if (slot && isFree(slot, queue)) {
        take(slot, queue)
        return Promise.resolve(releaseOf(queue, slot))
      }
      return new Promise((resolve, reject) => {
        const onAbort = () => {
          if (queue.waiting.delete(start)) waiting--
          if (queue.waiting.size === 0) ready.delete(queue)
          forgetIfIdle(queue)
          reject(signal.reason as Error)
        }
        const start = (slot: Slot) => {
          signal.removeEventListener('abort', onAbort)
          resolve(releaseOf(queue, slot))
        }
        signal.addEventListener('abort', onAbort, { once: true })
        queue.waiting.add(start)
        waiting++
        markReady(queue)
        startNext()
      })
    },
  }
}
