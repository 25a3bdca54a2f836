import { Pool } from 'undici'
import { percentile } from '../test/support/percentile.ts'

export interface Load {
  requests: number
  perSecond: number
  p50Ms: number
  p99Ms: number
  failures: number
}

export interface Request {
  method: 'GET' | 'POST'
  path: string
  headers: Record<string, string>
  body?: string
}

/**
 * Sends requests, several at once, each worker in its own order: `next` returns a worker's next request, or null when
 * it has no more.
 */
export async function load(
  url: string,
  inFlight: number,
  next: (worker: number, lastResponse: string | null) => Request | null,
): Promise<Load> {
  const pool = new Pool(url, { connections: inFlight, pipelining: 1 })
  const timesMs: number[] = []
  let failures = 0
  const work = async (worker: number) => {
    for (let request = next(worker, null); request;) {
      const startedAt = performance.now()
      const response = await pool.request({ ...request, body: request.body ?? null })
      const text = await response.body.text()
      timesMs.push(performance.now() - startedAt)
      if (response.statusCode >= 300) failures += 1
      request = next(worker, text)
    }
  }
  const startedAt = performance.now()
  await Promise.all(Array.from({ length: inFlight }, (_, worker) => work(worker)))
  const seconds = (performance.now() - startedAt) / 1_000
  await pool.close()
  return {
    requests: timesMs.length,
    perSecond: timesMs.length / seconds,
    p50Ms: percentile(timesMs, 0.5),
    p99Ms: percentile(timesMs, 0.99),
    failures,
  }
}
