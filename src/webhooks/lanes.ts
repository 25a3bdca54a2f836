/**
 * Lets a bounded number of attempts run at once, and of one endpoint only a few, so that an endpoint that hangs cannot
 * keep the others waiting. Endpoints with waiting work take turns.
 */
export interface Lanes {
  /** Resolves with what gives the place back, once there is one. Rejects with the signal's reason when it is aborted. */
  enter(endpointId: string, signal: AbortSignal): Promise<() => void>
}

interface Lane {
  endpointId: string
  running: number
  /** In order of arrival; each starts its attempt. */
  waiting: Set<() => void>
}

/** `total`: attempts at once, default 64. `perEndpoint`: of one endpoint, default 4. */
export function createLanes({ total = 64, perEndpoint = 4 } = {}): Lanes {
  const lanes = new Map<string, Lane>()
  /** Lanes that have someone waiting and may run more, in order of their turn. */
  const turns = new Set<Lane>()
  let running = 0

  function laneOf(endpointId: string): Lane {
    let lane = lanes.get(endpointId)
    if (!lane) lanes.set(endpointId, (lane = { endpointId, running: 0, waiting: new Set() }))
    return lane
  }

  function queueUp(lane: Lane): void {
    if (lane.waiting.size > 0 && lane.running < perEndpoint) turns.add(lane)
  }

  function admit(): void {
    for (const lane of turns) {
      if (running >= total) return
      turns.delete(lane)
      const [start] = lane.waiting
      if (!start) continue
      lane.waiting.delete(start)
      lane.running++
      running++
      start()
      queueUp(lane) // behind the others
    }
  }

  function leave(lane: Lane): void {
    lane.running--
    running--
    queueUp(lane)
    admit()
    if (lane.running === 0 && lane.waiting.size === 0) lanes.delete(lane.endpointId)
  }

  return {
    enter: (endpointId, signal) =>
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
          resolve(() => {
            if (!left) leave(lane)
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
