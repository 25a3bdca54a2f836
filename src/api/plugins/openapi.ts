import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import openapiGlue from 'fastify-openapi-glue'
import { SetupError } from '../../errors.ts'
import type { Guard } from './guard.ts'
import { createValidatorCompiler } from './validation.ts'

export type Handler = (request: FastifyRequest, reply: FastifyReply) => unknown

export interface Mount {
  /** The OpenAPI document; its paths are used as written. */
  specification: object
  /** One handler for each `operationId`. */
  operations: Record<string, Handler>
  /** What an operation's request has to pass before it is read. Never empty by mistake: see `open`. */
  guardsOf: (operationId: string) => Guard[]
  /** Operations that need no guard. */
  open?: readonly string[]
}

/**
 * Serves the operations of an OpenAPI document: routing, validation and serialisation come from it. Guards run
 * before validation, which the library's own security handlers do not. Start-up fails when an operation
 * lacks its handler or its guard, or a handler its operation.
 */
export async function mountOperations(app: FastifyInstance, mount: Mount): Promise<void> {
  const unmet = new Set(Object.keys(mount.operations))
  await app.register(async (scope) => {
    scope.setValidatorCompiler(createValidatorCompiler())
    scope.addHook('onRoute', (route) => tailorSchema(route.schema as RouteSchema))
    await scope.register(openapiGlue, {
      specification: mount.specification,
      operationResolver: (operationId) => {
        unmet.delete(operationId)
        return routeOf(operationId, mount)
      },
    })
  })
  if (unmet.size > 0) throw new SetupError(`Handlers without an operation: ${[...unmet].join(', ')}.`)
}

function routeOf(operationId: string, { operations, guardsOf, open = [] }: Mount): RouteOptions {
  const handler = operations[operationId]
  if (!handler) throw new SetupError(`The operation ${operationId} has no handler.`)
  const guards = guardsOf(operationId)
  if (guards.length === 0 && !open.includes(operationId)) {
    throw new SetupError(`The operation ${operationId} has no guard.`)
  }
  // The library adds method, path and schema.
  return { handler, onRequest: guards, config: { operationId } } as unknown as RouteOptions
}

interface RouteSchema {
  body?: { content?: Record<string, { schema: object }> } | object
  response?: Record<string, unknown>
}

/**
 * Makes one schema of a body's schemas by media type, which would leave a request without a media type unchecked: ours
 * is always JSON. Errors are written in one place and need no serialisers.
 */
function tailorSchema(schema: RouteSchema | undefined): void {
  if (schema?.body && 'content' in schema.body) {
    const json = schema.body.content?.['application/json']
    if (json) schema.body = json.schema
  }
  for (const status of Object.keys(schema?.response ?? {})) {
    if (status >= '400') delete schema?.response?.[status]
  }
}
