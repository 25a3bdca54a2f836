import type { FastifyInstance, FastifyReply, onResponseHookHandler } from 'fastify'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import { guardInternal } from './guard-internal.ts'

const BUCKETS_SEC = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60]

/** A registry of our own, with the process's figures in it. */
export function createMetrics(): Registry {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry, prefix: 'parley_' })
  return registry
}

/**
 * Counts requests and their time by operation and status, and serves everything in the registry at `/metrics`: to those
 * with the token, or without one to the operator's own network.
 */
export function serveMetrics(app: FastifyInstance, registry: Registry, token?: string): void {
  const durations = new Histogram({
    name: 'parley_http_request_duration_seconds',
    help: 'Time to answer HTTP requests.',
    labelNames: ['operation', 'status'],
    buckets: BUCKETS_SEC,
    registers: [registry],
  })
  const countUnknown = countResponses(durations, 'other')
  app.addHook('onResponse', (request, reply, done) => {
    if (request.is404) countUnknown(reply)
    done()
  })
  // A hook for each route, as a request that is asked for its route makes an object of all that is known of it.
  app.addHook('onRoute', (route) => {
    const { operationId = 'other' } = (route.config ?? {}) as { operationId?: string }
    const count = countResponses(durations, operationId)
    const hook: onResponseHookHandler = (_request, reply, done) => {
      count(reply)
      done()
    }
    route.onResponse = [hook, ...[route.onResponse ?? []].flat()]
  })

  app.get('/metrics', { onRequest: guardInternal(token) }, async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  )
}

function countResponses(durations: Histogram<'operation' | 'status'>, operation: string) {
  const byStatus = new Map<number, Histogram.Internal<'operation' | 'status'>>()
  return (reply: FastifyReply): void => {
    const { statusCode } = reply
    let counted = byStatus.get(statusCode)
    if (!counted) byStatus.set(statusCode, (counted = durations.labels(operation, String(statusCode))))
    counted.observe(reply.elapsedTime / 1000)
  }
}
