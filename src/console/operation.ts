import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Readable } from 'node:stream'
import { ParleyError } from '../base/errors.ts'
import type { ConsoleDeps } from './console-deps.ts'
import type { components, operations } from './openapi-types.ts'
import type { CurrentUser } from './current-user.ts'

/** Operations that are WebSockets. */
type WebSockets = 'openVoice' | 'watchProject'

export type OperationId = Exclude<keyof operations, WebSockets>
export type Schema<Name extends keyof components['schemas']> = components['schemas'][Name]

/** A request that has passed the guards and the schemas of its operation. */
export interface ConsoleRequest<Id extends OperationId> {
  /** Who asks. Throws 401 in an operation that needs no session. */
  readonly person: CurrentUser
  params: NonNullable<operations[Id]['parameters']['path']>
  query: NonNullable<operations[Id]['parameters']['query']>
  body: BodyOf<operations[Id]>
  /** The HTTP request, for cookies and the client's address. */
  http: FastifyRequest
}

/**
 * One operation of `openapi/console.yaml`: made once with what it needs, then called for each request. The order is
 * fixed: the person's thing, one call into an actor or a port, the answer. Refusals are thrown. The status of success
 * is the document's.
 */
export type Operation<Id extends OperationId> = (
  deps: ConsoleDeps,
) => (request: ConsoleRequest<Id>, reply: FastifyReply) => Promise<ResponseOf<operations[Id]['responses']>>

type BodyOf<Op> = Op extends { requestBody: infer Message } ? JsonOf<Message> : OptionalBodyOf<Op>
type OptionalBodyOf<Op> = Op extends { requestBody?: infer Message }
  ? JsonOf<NonNullable<Message>> | undefined
  : undefined
type JsonOf<Message> = Message extends { content: { 'application/json': infer Body } } ? Body : never

type Success<Responses> = keyof Responses & (200 | 201 | 202 | 204)
type ResponseOf<Responses> = { [Status in Success<Responses>]: ContentOf<Responses[Status]> }[Success<Responses>]
type ContentOf<Message> = Message extends { content: { 'application/json': infer Body } }
  ? Body
  : Message extends { content: { 'application/x-ndjson': string } }
    ? Readable
    : void

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the console's session guard; null on routes without it. */
    person: CurrentUser | null
  }
}

export function unauthorized(): ParleyError {
  return new ParleyError('unauthorized', 'Log in first.')
}
