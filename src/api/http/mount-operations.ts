import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { SetupError } from '../../base/errors.ts'
import type { PrefetchedPart } from '../prefetched.ts'
import type { Guard } from './guard.ts'
import { createSerializerCompiler } from './serializer-compiler.ts'
import { specifiedRoutes } from './specified-routes.ts'
import { createValidatorCompiler } from './validator-compiler.ts'

export interface Handler {
  (request: FastifyRequest, reply: FastifyReply): unknown
  /** What the guard may read with the key: see `Operation`. */
  prefetches?: PrefetchedPart | undefined
}

export interface Mount {
  /** The OpenAPI document; its paths are used as written. */
  specification: object
  /** One handler for each `operationId`. */
  operations: Record<string, Handler>
  /** The guard that an operation's request passes before its body is read. An operation without one must say `open`. */
  guardsOf: (operationId: string) => Guard[]
  /** Operations that need no guard. */
  open?: readonly string[]
}

/**
 * Serves the operations of an OpenAPI document: routing, validation and serialisation come from it. Guards run
 * before validation. Start-up fails when an operation lacks its handler or its guard, or a handler its operation.
 */
export async function mountOperations(app: FastifyInstance, mount: Mount): Promise<void> {
  const routes = specifiedRoutes(mount.specification).map((route) => ({
    ...route,
    ...handlingOf(route.operationId, mount),
  }))
  const known = new Set(routes.map(({ operationId }) => operationId))
  const unmet = Object.keys(mount.operations).filter((operationId) => !known.has(operationId))
  if (unmet.length > 0) throw new SetupError(`Handlers without an operation: ${unmet.join(', ')}.`)
  await app.register(async (scope) => {
    scope.setValidatorCompiler(createValidatorCompiler())
    scope.setSerializerCompiler(createSerializerCompiler())
    for (const route of routes) scope.route(route)
  })
}

function handlingOf(operationId: string, { operations, guardsOf, open = [] }: Mount) {
  const handler = operations[operationId]
  if (!handler) throw new SetupError(`The operation ${operationId} has no handler.`)
  const guards = guardsOf(operationId)
  if (guards.length === 0 && !open.includes(operationId)) {
    throw new SetupError(`The operation ${operationId} has no guard.`)
  }
  return { handler, onRequest: guards, config: { operationId, prefetches: handler.prefetches } }
}
