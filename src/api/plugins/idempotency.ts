import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LEASE_MS } from '../../actors/sweeps.ts'
import type { EpochMs } from '../../actors/types.ts'
import { Conflict, Unprocessable } from '../../errors.ts'
import type { IdempotencyRecord } from '../../ports/side-tables.ts'
import type { ApiDeps } from '../deps.ts'
import { CARRIER_REFUSED } from '../phone-calls.ts'
import { errorAnswer, errorBody } from './errors.ts'
import type { Handler } from './openapi.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const JSON_TYPE = 'application/json; charset=utf-8'

declare module 'fastify' {
  interface FastifyRequest {
    /**
     * Names the work of a request with an `Idempotency-Key`: the same after a crash in the middle of it, another when
     * the key is used anew. Ids and events derived from it make a second run harmless.
     */
    work: string | null
  }
}

type IdempotencyDeps = Pick<ApiDeps, 'store' | 'clock' | 'nodeId' | 'log' | 'config'>

/** Runs an operation once for each `Idempotency-Key`; without one it changes nothing. */
export function onceByKey(operationId: string, handler: Handler, deps: IdempotencyDeps): Handler {
  return (request, reply) => {
    const key = request.headers['idempotency-key']
    if (typeof key !== 'string') return handler(request, reply)
    const projectId = request.principal?.projectId ?? ''
    const id = sha256(`${projectId}\n${operationId}\n${key}`)
    return once(id, request, reply, handler, deps)
  }
}

async function once(id: string, request: FastifyRequest, reply: FastifyReply, handler: Handler, deps: IdempotencyDeps) {
  const now = deps.clock.now()
  const { id: subject = '' } = request.params as { id?: string }
  const requestHash = sha256(`${subject}\n${request.bodyHash ?? ''}`)
  const earlier = await claim(
    { id, requestHash, runningOn: deps.nodeId, answer: null, expiresAt: now + DAY_MS },
    now,
    deps,
  )
  if (earlier) return replay(earlier, requestHash, reply)

  // Whole days: a key may be used anew after 24 hours, which is always another day.
  request.work = `${id}:${Math.floor(now / DAY_MS)}`
  try {
    const answer = await handler(request, reply)
    const body = reply.serialize(answer) as string
    await keep(id, reply.statusCode, body, deps)
    return reply.type(JSON_TYPE).send(body)
  } catch (error) {
    await settle(id, error, deps)
    throw error
  }
}

/** Null when the work is ours. A claim left behind by a process that is gone is ours too. */
async function claim(record: IdempotencyRecord, now: EpochMs, { store, nodeId, config }: IdempotencyDeps) {
  const earlier = await store.idempotency.claim(record, now)
  if (!earlier || earlier.answer !== null || earlier.runningOn === nodeId) return earlier
  const living = await store.nodes.living(now - (config.nodeLeaseMs ?? LEASE_MS))
  if (earlier.runningOn !== null && living.includes(earlier.runningOn)) return earlier
  await store.idempotency.releaseOf({ notIn: [...living, nodeId] })
  return store.idempotency.claim(record, now)
}

function replay({ requestHash, answer }: IdempotencyRecord, hash: string, reply: FastifyReply): FastifyReply {
  if (requestHash !== hash) throw new Unprocessable('This Idempotency-Key was used with another request.')
  if (answer === null) throw new Conflict('The first request with this Idempotency-Key is still being answered.')
  return reply.code(answer.status).header('idempotency-replayed', 'true').type(JSON_TYPE).send(answer.body)
}

/** A failure after the work had begun is its result; one before leaves the key free. */
async function settle(id: string, error: unknown, deps: IdempotencyDeps): Promise<void> {
  const answer = errorAnswer(error)
  const hadBegun =
    answer.status === 502 || (error instanceof Error && 'code' in error && error.code === CARRIER_REFUSED)
  if (hadBegun) await keep(id, answer.status, errorBody(answer), deps)
  else await free(id, deps)
}

/**
 * The work is done: failing to note it down must not turn the answer into a failure. Then the key is freed, as a second
 * run of the same work finds what the first has made.
 */
async function keep(id: string, status: number, body: string, deps: IdempotencyDeps): Promise<void> {
  try {
    await deps.store.idempotency.answer(id, { status, body })
  } catch (cause) {
    deps.log.warn({ err: cause }, 'An answer could not be kept for its Idempotency-Key.')
    await free(id, deps)
  }
}

async function free(id: string, { store, log }: IdempotencyDeps): Promise<void> {
  try {
    await store.idempotency.release(id)
  } catch (cause) {
    log.warn({ err: cause }, 'An Idempotency-Key could not be freed.')
  }
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
