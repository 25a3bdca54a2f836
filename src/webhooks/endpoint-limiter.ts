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
    let lane = queues.get(endpointId)
    if (!lane) {
      lane = { endpointId, running: 0, runningExtra: 0, earned: 0, runningUnresponsive: 0, waiting: new Set() }
      queues.set(endpointId, lane)
    }
    return lane
  }

  /** Returns the kind of slot that the endpoint may use next, whether or not one is free. */
  function nextSlot(lane: EndpointQueue): Slot | null {
    if (isUnresponsive(lane.endpointId)) return lane.running + lane.runningExtra < 1 ? 'slot' : null
    if (lane.running < (running < total / 2 ? perEndpoint * IDLE_FACTOR : perEndpoint) && running < total) return 'slot'
    if (lane.runningExtra < lane.earned) return 'extra slot'
    return lane.running < perEndpoint ? 'slot' : null
  }

  function isFree(slot: Slot, { endpointId }: EndpointQueue): boolean {
    if (slot === 'extra slot') return runningExtra < extra
    return running < total && !(isUnresponsive(endpointId) && runningUnresponsive >= total / 2)
  }

  function take(slot: Slot, lane: EndpointQueue): void {
    if (slot === 'extra slot') {
      lane.runningExtra++
      runningExtra++
      return
    }
    lane.running++
    running++
    if (!isUnresponsive(lane.endpointId)) return
    lane.runningUnresponsive++
    runningUnresponsive++
  }

  function markReady(lane: EndpointQueue): void {
    if (lane.waiting.size > 0 && nextSlot(lane)) ready.add(lane)
  }

  function startNext(): void {
    for (const lane of ready) {
      if (running >= total && runningExtra >= extra) return
      const [start] = lane.waiting
      const slot = nextSlot(lane)
      if (start && slot && !isFree(slot, lane)) continue
      ready.delete(lane)
      if (!start || !slot) continue // becomes ready again when it releases a slot
      lane.waiting.delete(start)
      waiting--
      take(slot, lane)
      start(slot)
      markReady(lane) // at the end of the queue
    }
  }

  function judge(lane: EndpointQueue, responseMs: number | null): void {
    if (responseMs === null) unresponsive.set(lane.endpointId, true)
    else unresponsive.delete(lane.endpointId)
    lane.earned = responseMs !== null && responseMs <= QUICK_MS ? Math.min(MAX_EXTRA, lane.earned + 1) : 0
  }

  function learn(lane: EndpointQueue, responseMs: number | null | undefined): void {
    if (responseMs !== undefined) judge(lane, responseMs)
    markReady(lane)
    startNext()
    forgetIfIdle(lane)
  }

  function releaseOf(lane: EndpointQueue, slot: Slot): Release {
    let isReleased = false
    return (responseMs) => {
      if (isReleased) return
      isReleased = true
      giveBack(slot, lane)
      learn(lane, responseMs)
    }
  }

  function giveBack(slot: Slot, lane: EndpointQueue): void {
    if (slot === 'extra slot') {
      lane.runningExtra--
      runningExtra--
      return
    }
    lane.running--
    running--
    if (lane.runningUnresponsive === 0) return
    lane.runningUnresponsive--
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
      const lane = queueOf(endpointId)
      const slot = ready.size === 0 && lane.waiting.size === 0 ? nextSlot(lane) : null
      if (slot && isFree(slot, lane)) {
        take(slot, lane)
        return Promise.resolve(releaseOf(lane, slot))
      }
      return new Promise((resolve, reject) => {
        const onAbort = () => {
          if (lane.waiting.delete(start)) waiting--
          if (lane.waiting.size === 0) ready.delete(lane)
          forgetIfIdle(lane)
          reject(signal.reason as Error)
        }
        const start = (slot: Slot) => {
          signal.removeEventListener('abort', onAbort)
          resolve(releaseOf(lane, slot))
        }
        signal.addEventListener('abort', onAbort, { once: true })
        lane.waiting.add(start)
        waiting++
        markReady(lane)
        startNext()
      })
    },
  }
}
