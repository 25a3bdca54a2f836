import { Worker } from 'node:worker_threads'
import { ServerStopping, Unprocessable } from '../base/errors.ts'
import type { Simulation, Simulations } from '../ports/simulations.ts'

/** A hundred people with a flow of ten steps take three seconds. */
const MAX_MS = 60_000
const MAX_MEMORY_MB = 256

export interface SimulationThreads extends Simulations {
  /** Ends those that run: their requests would outlast the stop of the service. */
  close(): void
}

/** Runs each simulation in a thread of its own, which is gone afterwards. */
export function createSimulations(): SimulationThreads {
  const giveUps = new Set<() => void>()
  return {
    async hold(request) {
      const worker = new Worker(new URL('simulation-worker.js', import.meta.url), {
        workerData: request,
        resourceLimits: { maxOldGenerationSizeMb: MAX_MEMORY_MB },
      })
      worker.unref()
      const { promise, resolve, reject } = Promise.withResolvers<Simulation>()
      worker.once('message', resolve)
      worker.once('error', (error: NodeJS.ErrnoException) =>
        reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooLong() : error),
      )
      worker.once('exit', () => reject(tooLong()))
      const timer = setTimeout(() => void worker.terminate(), MAX_MS)
      const giveUp = () => reject(new ServerStopping())
      giveUps.add(giveUp)
      try {
        return await promise
      } finally {
        giveUps.delete(giveUp)
        clearTimeout(timer)
        void worker.terminate()
      }
    },
    close() {
      for (const giveUp of giveUps) giveUp()
    },
  }
}

function tooLong(): Unprocessable {
  return new Unprocessable('The people talk for too long with this flow. Let fewer of them talk.')
}
