import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LEASE_MS } from '../../actors/runtime/sweeps.ts'
import type { EpochMs } from '../../base/time.ts'
import { Conflict, StoreUnavailable, Unprocessable } from '../../base/errors.ts'
import type { IdempotencyRecord } from '../../ports/side-tables.ts'
import type { ApiDeps } from '../deps.ts'
import { CARRIER_REFUSED } from '../../ports/phone-calls.ts'
import { errorResponse, errorBody, JSON_TYPE } from './errors.ts'
import type { Handler } from './mount-operations.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** Of a claim that may have been written although the store failed. */
const RELEASE_RETRY_MS = 1_000
const MAX_RELEASE_RETRIES = 60

declare module 'fastify' {
  interface FastifyRequest {
    /**
     * Names the work of a request with an `Idempotency-Key`: the same after a crash in the middle of it, another when
     * the key is used anew. Ids and events derived from it make a second run harmless.
     */
    idempotencyScope: string | null
  }
}

interface IdempotencyDeps extends Pick<ApiDeps, 'store' | 'clock' | 'nodeId' | 'log' | 'config'> {
  /** Ids whose work is in progress here. */
  running: Set<string>
  /** Ids whose claim is being released; until then no request can claim them. */
  releasing: Set<string>
}

/** Runs an operation once for each `Idempotency-Key`; without one it changes nothing. */
export function withIdempotency(
  operationId: string,
  handler: Handler,
  given: Omit<IdempotencyDeps, 'running' | 'releasing'>,
): Handler {
  const deps = { ...given, running: new Set<string>(), releasing: new Set<string>() }
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
  request.idempotencyScope = `${id}:${Math.floor(now / DAY_MS)}`
  deps.running.add(id)
  try {
    const answer = await handler(request, reply)
    const body = reply.serialize(answer) as string
    await recordAnswer(id, reply.statusCode, body, deps)
    return reply.type(JSON_TYPE).send(body)
  } catch (error) {
    await recordFailure(id, error, deps)
    throw error
  } finally {
    deps.running.delete(id)
  }
}

/** Null when the work is ours. A claim left behind by a process that is gone is ours too. */
async function claim(record: IdempotencyRecord, now: EpochMs, deps: IdempotencyDeps) {
  if (deps.releasing.has(record.id)) throw new StoreUnavailable('its claim is being released')
  try {
    return await claimFrom(record, now, deps)
  } catch (error) {
    // It may have been written all the same, and would hold up every repeat.
    if (error instanceof StoreUnavailable && !deps.running.has(record.id)) void release(record.id, deps)
    throw error
  }
}

async function claimFrom(record: IdempotencyRecord, now: EpochMs, { store, nodeId, config }: IdempotencyDeps) {
  const earlier = await store.idempotency.claim(record, now)
  if (!earlier || earlier.answer !== null || earlier.runningOn === nodeId) return earlier
  const living = await store.nodes.listAlive(now - (config.nodeLeaseMs ?? LEASE_MS))
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
async function recordFailure(id: string, error: unknown, deps: IdempotencyDeps): Promise<void> {
  const answer = errorResponse(error)
  const hadBegun =
    answer.status === 502 || (error instanceof Error && 'code' in error && error.code === CARRIER_REFUSED)
  if (hadBegun) await recordAnswer(id, answer.status, errorBody(answer), deps)
  else await release(id, deps)
}

/**
 * The work is done: failing to note it down must not turn the answer into a failure. Then the key is freed, as a second
 * run of the same work finds what the first has made.
 */
async function recordAnswer(id: string, status: number, body: string, deps: IdempotencyDeps): Promise<void> {
  try {
    await deps.store.idempotency.answer(id, { status, body })
  } catch (cause) {
    deps.log.warn({ err: cause }, 'A response could not be stored under its Idempotency-Key.')
    await release(id, deps)
  }
}

/** Resolves after the first try; what fails is tried again. A node that gives up keeps the key until it is gone. */
async function release(id: string, deps: IdempotencyDeps, triesLeft = MAX_RELEASE_RETRIES): Promise<void> {
  const { store, nodeId, clock, log, releasing } = deps
  releasing.add(id)
  try {
    await store.idempotency.release(id, nodeId)
    releasing.delete(id)
  } catch (cause) {
    if (triesLeft > 0) return void clock.after(RELEASE_RETRY_MS, () => void release(id, deps, triesLeft - 1))
    releasing.delete(id)
    log.warn({ err: cause }, 'An Idempotency-Key could not be released.')
  }
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
