import { readFileSync } from 'node:fs'
import fastify, { LogController, type FastifyInstance } from 'fastify'
import type { Registry } from 'prom-client'
import { parse } from 'yaml'
import type { ApiDeps } from './deps.ts'
import { createOperations } from './operations.ts'
import { allowOwnOrigins } from './plugins/cross-origin.ts'
import { answerErrors } from './plugins/errors.ts'
import { createKeyGuard } from './plugins/guard.ts'
import { acceptJsonOnly } from './plugins/json-body.ts'
import { createMetrics, serveMetrics } from './plugins/metrics.ts'
import { mountOperations } from './plugins/openapi.ts'
import { serveProbes } from './plugins/probes.ts'
import { answerFrameworkErrors, guardUnknownPaths } from './plugins/unknown-paths.ts'

const REQUEST_TIMEOUT_MS = 30_000
/** Longer than any request head may be, so that an overlong id is refused by its form. */
const MAX_PARAM_LENGTH = 16 * 1024

export interface ServerParts {
  /** Mounts the console on the same server. */
  console?: (app: FastifyInstance) => Promise<void>
  /** Where the figures are kept; others may add theirs. */
  metrics?: Registry
}

/** The HTTP server, not yet listening. */
export async function buildServer(deps: ApiDeps, parts: ServerParts = {}): Promise<FastifyInstance> {
  const { store, config, log } = deps
  const guard = createKeyGuard(deps)
  const requestTimeout = config.requestTimeoutMs ?? REQUEST_TIMEOUT_MS
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    childLoggerFactory: (logger) => logger, // one for each request would cost more than it tells
    bodyLimit: config.bodyLimitBytes,
    requestTimeout,
    // Node takes the larger of the two, so both are set.
    http: { headersTimeout: requestTimeout, connectionsCheckingInterval: Math.min(requestTimeout, 5_000) },
    routerOptions: { maxParamLength: MAX_PARAM_LENGTH },
    frameworkErrors: answerFrameworkErrors(guard),
  })
  app.decorateRequest('principal', null)
  app.decorateRequest('work', null)

  answerErrors(app)
  acceptJsonOnly(app)
  serveMetrics(app, parts.metrics ?? createMetrics())
  await allowOwnOrigins(app, config)
  guardUnknownPaths(app, guard)
  serveProbes(app, store)

  const specification = readSpecification('v1.yaml')
  await mountOperations(app, { specification, operations: createOperations(deps), guardsOf: () => [guard] })
  const document = JSON.stringify(specification)
  app.get('/openapi.json', (_request, reply) => reply.type('application/json').send(document))
  app.get('/', (_request, reply) => reply.redirect('/console/'))
  await parts.console?.(app)
  return app
}

/** Reads a file of `openapi/`. */
export function readSpecification(name: string): object {
  return parse(readFileSync(new URL(`../../openapi/${name}`, import.meta.url), 'utf8')) as object
}
