import type { FastifyInstance } from 'fastify'
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
  const children = new Map<string, Histogram.Internal<'operation' | 'status'>>()

  app.addHook('onResponse', (request, reply, done) => {
    const { config } = request.routeOptions
    const operation = (config as { operationId?: string }).operationId ?? 'other'
    const status = String(reply.statusCode)
    const name = `${operation} ${status}`
    let child = children.get(name)
    if (!child) children.set(name, (child = durations.labels(operation, status)))
    child.observe(reply.elapsedTime / 1000)
    done()
  })

  app.get('/metrics', { onRequest: guardInternal(token) }, async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  )
}
