import { LRUCache } from 'lru-cache'
import { LIMITS } from '../base/limits.ts'

/**
 * Limits how many attempts run at once, in total and for each endpoint, so that an endpoint that hangs does not delay the
 * others. Endpoints with waiting attempts take turns. While half of the slots are free, one endpoint may use more of them,
 * so that a slow one keeps up with many calls. An endpoint that gave no response to its last attempt gets one slot until
 * it responds, and all such endpoints together get half of the slots.
 */
export interface EndpointLimiter {
  /** Resolves with the slot's release once a slot is free. Rejects with the signal's reason when it is aborted. */
  acquire(endpointId: string, signal: AbortSignal): Promise<Release>
  /** Whether so many attempts wait for a slot that another one had better wait elsewhere. */
  isFull(endpointId: string): boolean
}

/** `gotNoResponse`: the endpoint did not respond at all. */
export type Release = (gotNoResponse: boolean) => void

interface EndpointQueue {
  endpointId: string
  running: number
  /** How many of those started while the endpoint was unresponsive. */
  runningUnresponsive: number
  /** In order of arrival; each starts its attempt. */
  waiting: Set<() => void>
}

const MAX_UNRESPONSIVE_KNOWN = 10_000
const IDLE_FACTOR = 4
/** As many of an endpoint may wait whatever others do. */
const ALWAYS_ADMITTED = 500

/** `total`: attempts at once, default 64. `perEndpoint`: of one endpoint, default 4, and four times that while half of all slots are free. */
export function createEndpointLimiter({ total = 64, perEndpoint = 4 } = {}): EndpointLimiter {
  const queues = new Map<string, EndpointQueue>()
  /** Queues with waiting attempts that may start more, in order of their turn. */
  const ready = new Set<EndpointQueue>()
  const unresponsive = new LRUCache<string, true>({ max: MAX_UNRESPONSIVE_KNOWN })
  let running = 0
  let runningUnresponsive = 0
  let waiting = 0

  function queueOf(endpointId: string): EndpointQueue {
    let lane = queues.get(endpointId)
    if (!lane) queues.set(endpointId, (lane = { endpointId, running: 0, runningUnresponsive: 0, waiting: new Set() }))
    return lane
  }

  function hasRoom(lane: EndpointQueue): boolean {
    if (unresponsive.has(lane.endpointId)) return lane.running < 1
    return lane.running < (running < total / 2 ? perEndpoint * IDLE_FACTOR : perEndpoint)
  }

  function markReady(lane: EndpointQueue): void {
    if (lane.waiting.size > 0 && hasRoom(lane)) ready.add(lane)
  }

  function startNext(): void {
    for (const lane of ready) {
      if (running >= total) return
      const isUnresponsive = unresponsive.has(lane.endpointId)
      if (isUnresponsive && runningUnresponsive >= total / 2) continue
      ready.delete(lane)
      const [start] = lane.waiting
      if (!start || !hasRoom(lane)) continue // becomes ready again when it releases a slot
      lane.waiting.delete(start)
      waiting--
      lane.running++
      running++
      if (isUnresponsive) {
        lane.runningUnresponsive++
        runningUnresponsive++
      }
      start()
      markReady(lane) // behind the others
    }
  }

  function release(lane: EndpointQueue, gotNoResponse: boolean): void {
    if (gotNoResponse) unresponsive.set(lane.endpointId, true)
    else unresponsive.delete(lane.endpointId)
    lane.running--
    running--
    if (lane.runningUnresponsive > 0) {
      lane.runningUnresponsive--
      runningUnresponsive--
    }
    markReady(lane)
    startNext()
    if (lane.running === 0 && lane.waiting.size === 0) queues.delete(lane.endpointId)
  }

  return {
    isFull(endpointId) {
      const ofEndpoint = queues.get(endpointId)?.waiting.size ?? 0
      if (unresponsive.has(endpointId)) return ofEndpoint >= LIMITS.unresponsiveEndpointQueue.value
      if (ofEndpoint < ALWAYS_ADMITTED) return false
      return ofEndpoint >= LIMITS.endpointQueue.value || waiting >= LIMITS.nodeQueue.value
    },
    acquire: (endpointId, signal) =>
      new Promise((resolve, reject) => {
        if (signal.aborted) return reject(signal.reason as Error)
        const lane = queueOf(endpointId)
        const onAbort = () => {
          if (lane.waiting.delete(start)) waiting--
          if (lane.waiting.size === 0) ready.delete(lane)
          if (lane.running === 0 && lane.waiting.size === 0) queues.delete(endpointId)
          reject(signal.reason as Error)
        }
        const start = () => {
          signal.removeEventListener('abort', onAbort)
          let isReleased = false
          resolve((gotNoResponse) => {
            if (!isReleased) release(lane, gotNoResponse)
            isReleased = true
          })
        }
        signal.addEventListener('abort', onAbort, { once: true })
        lane.waiting.add(start)
        waiting++
        markReady(lane)
        startNext()
      }),
  }
}
