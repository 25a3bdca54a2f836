import { LRUCache } from 'lru-cache'

/**
 * Lets a bounded number of attempts run at once, and of one endpoint only a few, so that an endpoint that hangs cannot
 * keep the others waiting. Endpoints with waiting work take turns. As long as half of the places are free an endpoint may
 * take more of them, so that one that answers slowly keeps up with many calls. One that was silent at its last attempt
 * gets one place until it answers, and all such together get half of the places: however many are dead, the others have
 * room.
 */
export interface EndpointLimiter {
  /** Resolves with what gives the place back, once there is one. Rejects with the signal's reason when it is aborted. */
  acquire(endpointId: string, signal: AbortSignal): Promise<Release>
}

/** `wasSilent`: the endpoint gave no answer at all. */
export type Release = (wasSilent: boolean) => void

interface Lane {
  endpointId: string
  running: number
  /** How many of those count as attempts on an endpoint that was silent. */
  runningSilent: number
  /** In order of arrival; each starts its attempt. */
  waiting: Set<() => void>
}

const KNOWN_SILENT = 10_000
const WHILE_QUIET = 4

/** `total`: attempts at once, default 64. `perEndpoint`: of one endpoint, default 4, and four times that while it is quiet. */
export function createEndpointLimiter({ total = 64, perEndpoint = 4 } = {}): EndpointLimiter {
  const lanes = new Map<string, Lane>()
  /** Lanes that have someone waiting and may run more, in order of their turn. */
  const turns = new Set<Lane>()
  const silent = new LRUCache<string, true>({ max: KNOWN_SILENT })
  let running = 0
  let runningSilent = 0

  function laneOf(endpointId: string): Lane {
    let lane = lanes.get(endpointId)
    if (!lane) lanes.set(endpointId, (lane = { endpointId, running: 0, runningSilent: 0, waiting: new Set() }))
    return lane
  }

  function hasRoom(lane: Lane): boolean {
    if (silent.has(lane.endpointId)) return lane.running < 1
    return lane.running < (running < total / 2 ? perEndpoint * WHILE_QUIET : perEndpoint)
  }

  function queueUp(lane: Lane): void {
    if (lane.waiting.size > 0 && hasRoom(lane)) turns.add(lane)
  }

  function admit(): void {
    for (const lane of turns) {
      if (running >= total) return
      const isSilent = silent.has(lane.endpointId)
      if (isSilent && runningSilent >= total / 2) continue
      turns.delete(lane)
      const [start] = lane.waiting
      if (!start || !hasRoom(lane)) continue // queues up again when it leaves a place
      lane.waiting.delete(start)
      lane.running++
      running++
      if (isSilent) {
        lane.runningSilent++
        runningSilent++
      }
      start()
      queueUp(lane) // behind the others
    }
  }

  function leave(lane: Lane, wasSilent: boolean): void {
    if (wasSilent) silent.set(lane.endpointId, true)
    else silent.delete(lane.endpointId)
    lane.running--
    running--
    if (lane.runningSilent > 0) {
      lane.runningSilent--
      runningSilent--
    }
    queueUp(lane)
    admit()
    if (lane.running === 0 && lane.waiting.size === 0) lanes.delete(lane.endpointId)
  }

  return {
    acquire: (endpointId, signal) =>
      new Promise((resolve, reject) => {
        if (signal.aborted) return reject(signal.reason as Error)
        const lane = laneOf(endpointId)
        const giveUp = () => {
          lane.waiting.delete(start)
          if (lane.waiting.size === 0) turns.delete(lane)
          if (lane.running === 0 && lane.waiting.size === 0) lanes.delete(endpointId)
          reject(signal.reason as Error)
        }
        const start = () => {
          signal.removeEventListener('abort', giveUp)
          let left = false
          resolve((wasSilent) => {
            if (!left) leave(lane, wasSilent)
            left = true
          })
        }
        signal.addEventListener('abort', giveUp, { once: true })
        lane.waiting.add(start)
        queueUp(lane)
        admit()
      }),
  }
}
