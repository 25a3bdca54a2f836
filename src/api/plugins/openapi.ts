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
  body?: object
  response?: Record<string, object>
}

/**
 * Makes one schema of the schemas by media type: ours is always JSON, and otherwise a request without a media type
 * would go unchecked. Errors are written in one place and need no serialisers.
 */
function tailorSchema(schema: RouteSchema | undefined): void {
  if (schema?.body) schema.body = jsonSchemaIn(schema.body)
  const response = schema?.response ?? {}
  for (const [status, declared] of Object.entries(response)) {
    if (status < '400') response[status] = jsonSchemaIn(declared)
    else delete response[status]
  }
}

function jsonSchemaIn(declared: object): object {
  const { content } = declared as { content?: Record<string, { schema: object }> }
  return content?.['application/json']?.schema ?? declared
}
