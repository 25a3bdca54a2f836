import type { FastifyReply } from 'fastify'
import type { ApiDeps } from './deps.ts'
import type { components, operations } from './openapi-types.ts'
import type { Principal } from './http/authentication.ts'
import { JSON_TYPE } from './http/errors.ts'
import type { Prefetched, PrefetchedPart } from './prefetched.ts'

export type OperationId = keyof operations
export type Schema<Name extends keyof components['schemas']> = components['schemas'][Name]

/** A request that has passed the guard and the schemas of its operation. */
interface ApiRequest<Id extends OperationId> {
  principal: Principal
  params: PathOf<Id>
  query: Record<string, unknown>
  body: BodyOf<Id>
  /** See `http/idempotency.ts`. */
  idempotencyScope: string | null
  prefetched: Prefetched | null
}

/** A response that is already JSON text according to its schema; made by `jsonText`. */
export type JsonText = string & { readonly isJson: true }

/** Has a text sent as the JSON that it is. */
export function jsonText(text: string, reply: FastifyReply): JsonText {
  reply.type(JSON_TYPE)
  return text as JsonText
}

/**
 * One operation: created once with its dependencies, then called for each request. At most 30 lines in a fixed order:
 * find the thing that belongs to the principal, make one call into an actor or a port, return the response. Refusals
 * are thrown.
 */
export interface Operation<Id extends OperationId> {
  (deps: ApiDeps): (request: ApiRequest<Id>, reply: FastifyReply) => Promise<ResponseOf<Id> | JsonText>
  /** What it likes to have read with the key; absent for nothing. */
  prefetches?: PrefetchedPart
}

type PathOf<Id extends OperationId> = operations[Id]['parameters'] extends { path: infer Path } ? Path : unknown

type BodyOf<Id extends OperationId> = operations[Id] extends {
  requestBody: { content: { 'application/json': infer Body } }
}
  ? Body
  : undefined

type SuccessOf<Responses> = Responses[keyof Responses & (200 | 201 | 202)]

type ResponseOf<Id extends OperationId> = [SuccessOf<operations[Id]['responses']>] extends [never]
  ? void
  : SuccessOf<operations[Id]['responses']> extends { content: { 'application/json': infer Answer } }
    ? Answer
    : never
