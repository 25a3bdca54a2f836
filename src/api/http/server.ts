import { readFileSync } from 'node:fs'
import fastify, { LogController, type FastifyInstance } from 'fastify'
import type { Registry } from 'prom-client'
import type { ApiConfig, ApiDeps } from '../deps.ts'
import { createOperations } from '../operations.ts'
import { checkHeads, handleConnectAndExpect, writeClientError } from './client-errors.ts'
import { enableCors } from './cross-origin.ts'
import { handleErrors } from './errors.ts'
import { createKeyGuard } from './guard.ts'
import { acceptJsonOnly } from './accept-json-only.ts'
import { createMetrics, serveMetrics } from './metrics.ts'
import { mountOperations } from './mount-operations.ts'
import { serveProbes } from './probes.ts'
import { createSerializerCompiler } from './serializer-compiler.ts'
import { SocketPaths } from './socket-paths.ts'
import { forgetAnswered } from './unread-requests.ts'
import { boundUnreadResponses } from './unread-responses.ts'
import { handleFrameworkErrors, guardUnknownPaths } from './unknown-paths.ts'
import { createValidatorCompiler } from './validator-compiler.ts'

const REQUEST_TIMEOUT_MS = 30_000
/**
 * Timeout in ms for a connection without traffic, including a response that the client does not read. Longer than any
 * response takes.
 */
const CONNECTION_TIMEOUT_MS = 90_000
/** Longer than any request head may be, so that an overlong id is refused by its form. */
const MAX_PARAM_LENGTH = 16 * 1024

export interface ServerOptions {
  /** Mounts the console on the same server. */
  console?: (app: FastifyInstance) => Promise<void>
  /** Where the figures are kept; others may add theirs. */
  metrics?: Registry
  /** Returns true once the process is stopping: it still serves requests, but tells clients to reconnect elsewhere. */
  isStopping?: () => boolean
}

/** The HTTP server, not yet listening. */
export async function buildServer(deps: ApiDeps, options: ServerOptions = {}): Promise<FastifyInstance> {
  const { store, config, log } = deps
  const guard = createKeyGuard(deps)
  const requestTimeout = config.requestTimeoutMs ?? REQUEST_TIMEOUT_MS
  const socketPaths = new SocketPaths()
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    childLoggerFactory: (logger) => logger, // a random id for each request would cost more than it is worth
    bodyLimit: config.bodyLimitBytes,
    requestTimeout,
    connectionTimeout: config.connectionTimeoutMs ?? CONNECTION_TIMEOUT_MS,
    trustProxy: trustedBy(config.trustProxy),
    http: {
      headersTimeout: requestTimeout, // Node takes the larger of the two, so both are set
      connectionsCheckingInterval: Math.min(requestTimeout, 5_000),
      requireHostHeader: false, // refused by `checkHeads`
      shouldUpgradeCallback: (request) => socketPaths.mayUpgrade(request),
    },
    clientErrorHandler: writeClientError,
    routerOptions: { maxParamLength: MAX_PARAM_LENGTH },
    schemaController: {
      // Otherwise Fastify loads its own, although every route with a schema has ours.
      compilersFactory: {
        buildValidator: () => createValidatorCompiler() as never,
        buildSerializer: () => createSerializerCompiler() as never,
      },
    },
    frameworkErrors: handleFrameworkErrors(guard),
    return503OnClosing: false, // a request on an open connection is still served, as its last one
  })
  socketPaths.collectFrom(app)
  app.decorateRequest('principal', null)
  app.decorateRequest('idempotencyScope', null)
  app.decorateRequest('prefetched', null)

  const { isStopping } = options
  if (isStopping) askToGo(app, isStopping)
  handleErrors(app)
  handleConnectAndExpect(app)
  boundUnreadResponses(app.server, config.maxUnreadBytes)
  forgetAnswered(app)
  checkHeads(app, guard)
  acceptJsonOnly(app)
  serveMetrics(app, options.metrics ?? createMetrics(), config.metricsToken)
  enableCors(app, config)
  guardUnknownPaths(app, guard)
  serveProbes(app, store, isStopping)

  const specification = readSpecification('v1')
  await mountOperations(app, { specification, operations: createOperations(deps), guardsOf: () => [guard] })
  const document = JSON.stringify(specification)
  app.get('/openapi.json', (_request, reply) => reply.type('application/json').send(document))
  for (const path of ['/', '/console']) app.get(path, (_request, reply) => reply.redirect('/console/'))
  await options.console?.(app)
  return app
}

/** A number counts the proxies from here on. */
function trustedBy(trust: ApiConfig['trustProxy'] = []): string[] | ((address: string, hop: number) => boolean) {
  return typeof trust === 'number' ? (_address, hop) => hop < trust : trust
}

/** Closes each connection with its own last response, so that no request hits a closed connection. */
function askToGo(app: FastifyInstance, isStopping: () => boolean): void {
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isStopping()) reply.header('connection', 'close')
    done()
  })
}

/**
 * Reads a document of `openapi/`, in the form that `npm run openapi` makes of the YAML: parsing that takes fifty times
 * as long.
 */
export function readSpecification(name: 'v1' | 'console'): object {
  return JSON.parse(readFileSync(new URL(`../../../openapi/${name}.json`, import.meta.url), 'utf8')) as object
}
