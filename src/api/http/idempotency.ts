import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LEASE_MS } from '../../actors/runtime/sweeps.ts'
import type { EpochMs } from '../../base/time.ts'
import { Conflict, outcomeUnknown, ParleyError, StoreUnavailable, Unprocessable } from '../../base/errors.ts'
import { Tally } from '../../base/tally.ts'
import { NOBODY, type IdempotencyRecord } from '../../ports/side-tables.ts'
import type { ApiDeps } from '../deps.ts'
import { errorResponse, errorBody, JSON_TYPE } from './errors.ts'
import type { Handler } from './mount-operations.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** Of giving a claim up while the store fails. */
const GIVE_UP_RETRY_MS = 1_000
const MAX_GIVE_UP_RETRIES = 60

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
  /** By id, the requests in hand here, from before they claim it. */
  inHand: Tally
  /** Ids whose claim is being given up; until then no request can claim them. */
  givingUp: Set<string>
}

/** Runs an operation once for each `Idempotency-Key`; without one it changes nothing. */
export function withIdempotency(
  operationId: string,
  handler: Handler,
  given: Omit<IdempotencyDeps, 'inHand' | 'givingUp'>,
): Handler {
  const deps = { ...given, inHand: new Tally(), givingUp: new Set<string>() }
  return async (request, reply) => {
    const key = request.headers['idempotency-key']
    if (typeof key !== 'string') return handler(request, reply)
    const projectId = request.principal?.projectId ?? ''
    const id = sha256(`${projectId}\n${operationId}\n${key}`)
    deps.inHand.add(id)
    try {
      return await once(id, request, reply, handler, deps)
    } finally {
      deps.inHand.remove(id)
    }
  }
}

async function once(id: string, request: FastifyRequest, reply: FastifyReply, handler: Handler, deps: IdempotencyDeps) {
  const now = deps.clock.now()
  const { id: subject = '' } = request.params as { id?: string }
  const requestHash = sha256(`${subject}\n${request.bodyHash ?? ''}`)
  const given = { id, requestHash, runningOn: deps.nodeId, answer: null, expiresAt: now + DAY_MS }
  const { isOurs, record } = await claim(given, now, deps)
  if (!isOurs) return replay(record, requestHash, reply)

  // Whole days until the first use: a key may be used anew after 24 hours, which is always another day.
  request.idempotencyScope = `${id}:${Math.floor(record.expiresAt / DAY_MS) - 1}`
  try {
    const answer = await handler(request, reply)
    const body = reply.serialize(answer) as string
    await recordAnswer(id, reply.statusCode, body, deps)
    return reply.type(JSON_TYPE).send(body)
  } catch (error) {
    const isFirst = record === given
    await recordFailure(id, error, isFirst, deps)
    throw isFirst ? error : asOfRepeat(error)
  }
}

interface Claim {
  isOurs: boolean
  /** Ours, or the one that stands in the way. */
  record: IdempotencyRecord
}

async function claim(given: IdempotencyRecord, now: EpochMs, deps: IdempotencyDeps): Promise<Claim> {
  if (deps.givingUp.has(given.id)) throw outcomeUnknown('its claim is being given up')
  try {
    return await claimFrom(given, now, deps)
  } catch (error) {
    // It may have been written all the same, and would hold up every repeat.
    if (error instanceof StoreUnavailable && isAlone(given.id, deps)) void giveUp(given.id, 'letGo', deps)
    throw asOfRepeat(error)
  }
}

/** An earlier request with the key may have been accepted, even where nothing was of this one. */
function asOfRepeat(error: unknown): unknown {
  return error instanceof StoreUnavailable ? outcomeUnknown(error) : error
}

/**
 * A claim that nobody is working on any more is taken over by a repeat: its work is finished, not begun anew. So is one
 * of this node that no request here has: a slow server may write it after it was given up.
 */
async function claimFrom(given: IdempotencyRecord, now: EpochMs, deps: IdempotencyDeps): Promise<Claim> {
  const { store, nodeId, config } = deps
  const { idempotency } = store
  const earlier = await idempotency.claim(given, now)
  if (!earlier) return { isOurs: true, record: given }
  const { runningOn } = earlier
  const theirs = { isOurs: false, record: earlier }
  if (runningOn === null || earlier.requestHash !== given.requestHash) return theirs
  if (runningOn === nodeId) {
    if (!isAlone(given.id, deps)) return theirs
    await idempotency.letGo(given.id, nodeId)
  } else if (runningOn !== NOBODY) {
    const living = await store.nodes.listAlive(now - (config.nodeLeaseMs ?? LEASE_MS))
    if (living.includes(runningOn)) return theirs
    await idempotency.letGoOf({ notIn: [...living, nodeId] })
  }
  return { isOurs: await idempotency.takeOver(given.id, nodeId), record: earlier }
}

/** Whether the request that asks is the only one here with this id. */
function isAlone(id: string, { inHand }: IdempotencyDeps): boolean {
  return inHand.of(id) === 1
}

function replay({ requestHash, answer }: IdempotencyRecord, hash: string, reply: FastifyReply): FastifyReply {
  if (requestHash !== hash) throw new Unprocessable('This Idempotency-Key was used with another request.')
  if (answer === null) throw new Conflict('The first request with this Idempotency-Key is still being answered.')
  return reply.code(answer.status).header('idempotency-replayed', 'true').type(JSON_TYPE).send(answer.body)
}

/**
 * What the work came to is kept, a refusal before it frees the key. After a fault of ours nobody knows which it is, nor
 * whether the work of a claim that was taken over had been done.
 */
async function recordFailure(id: string, error: unknown, isFirst: boolean, deps: IdempotencyDeps): Promise<void> {
  const answer = errorResponse(error)
  if (error instanceof ParleyError && error.isResult) await recordAnswer(id, answer.status, errorBody(answer), deps)
  else await giveUp(id, isFirst && answer.status < 500 ? 'release' : 'letGo', deps)
}

/**
 * The work is done: failing to note it down must not turn the answer into a failure. A second run of the same work
 * finds what the first has made.
 */
async function recordAnswer(id: string, status: number, body: string, deps: IdempotencyDeps): Promise<void> {
  try {
    await deps.store.idempotency.answer(id, { status, body })
  } catch (cause) {
    deps.log.warn({ err: cause }, 'A response could not be stored under its Idempotency-Key.')
    await giveUp(id, 'letGo', deps)
  }
}

/** Resolves after the first try; what fails is tried again. A node that cannot keeps the key until it is gone. */
async function giveUp(
  id: string,
  how: 'release' | 'letGo',
  deps: IdempotencyDeps,
  triesLeft = MAX_GIVE_UP_RETRIES,
): Promise<void> {
  const { store, nodeId, clock, log, givingUp } = deps
  givingUp.add(id)
  try {
    await store.idempotency[how](id, nodeId)
    givingUp.delete(id)
  } catch (cause) {
    if (triesLeft > 0) return void clock.after(GIVE_UP_RETRY_MS, () => void giveUp(id, how, deps, triesLeft - 1))
    givingUp.delete(id)
    log.warn({ err: cause }, 'An Idempotency-Key could not be given up.')
  }
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
