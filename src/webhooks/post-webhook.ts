import type { Clock } from '../base/time.ts'
import type { Endpoint, EndpointStore } from '../ports/entities.ts'
import { sharedWithinTurn } from '../base/shared-within-turn.ts'
import { LIMITS } from '../base/limits.ts'
import { MAX_POSTPONEMENT_MS, type AttemptInput, type AttemptResult } from '../ports/webhooks.ts'
import { sendRequest } from './send-request.ts'
import type { WebhookAgent } from './http/webhook-agent.ts'
import type { DeliveryBodies } from './delivery-bodies.ts'
import type { EndpointLimiter, Release } from './endpoint-limiter.ts'
import { sign } from './signature.ts'
import { createEndpointPreparation } from './endpoint-preparation.ts'

const MIN_POSTPONEMENT_MS = { responsive: 5_000, unresponsive: 60_000 }
const MAX_DEFERRED_MS = LIMITS.deferredDeliveryHours.value * 3_600_000

export interface PostWebhookDeps {
  endpoints: Pick<EndpointStore, 'find'>
  bodies: Pick<DeliveryBodies, 'findOrRender'>
  /** Decrypts an endpoint's stored secret. Returns the whole `whsec_…` text. */
  decryptSecret: (stored: string, endpointId: string) => string
  /** From `createWebhookAgent`. */
  agent: Pick<WebhookAgent, 'send'>
  limiter: EndpointLimiter
  clock: Pick<Clock, 'now'>
  production: boolean
  /** Limit for a whole attempt, including connecting. Default 10 s, as `docs/webhooks.md` promises. */
  timeLimitMs?: number
}

export type PostWebhook = (
  input: AttemptInput,
  context: { signal: AbortSignal; effectId: string },
) => Promise<AttemptResult>

/**
 * Makes one attempt of a webhook delivery. Rejects only when it is aborted or the store fails.
 *
 * A repeat (the process died between sending and storing the result) is harmless: the same bytes go out under the same
 * `Svc-Delivery`, by which receivers skip repeats; only the signature's time is new.
 */
export function createPostWebhook(deps: PostWebhookDeps): PostWebhook {
  const { endpoints, bodies, agent, limiter, clock, production, timeLimitMs = 10_000 } = deps
  const findEndpoint = sharedWithinTurn((id) => endpoints.find(id))
  const prepare = createEndpointPreparation(deps.decryptSecret, production)

  /**
   * The delay grows with how long the delivery was put off already, so that an endpoint that cannot keep up does not
   * occupy the service. One that responds has taken thousands of waiting deliveries a few seconds later; for one that
   * never does, ever more would wait for ever.
   */
  function postponed({ endpointId, postponedMs = 0 }: AttemptInput): AttemptResult {
    const isUnresponsive = limiter.isUnresponsive(endpointId)
    if (isUnresponsive && postponedMs >= MAX_DEFERRED_MS) return noAttempt(WAITED_TOO_LONG, true)
    const shortestMs = isUnresponsive ? MIN_POSTPONEMENT_MS.unresponsive : MIN_POSTPONEMENT_MS.responsive
    const postponedForMs = Math.min(MAX_POSTPONEMENT_MS, Math.max(shortestMs, Math.round(postponedMs / 2)))
    return { ...noAttempt(null, false), postponedForMs, postponedMs: postponedMs + postponedForMs }
  }

  return async (input, { signal }) => {
    const { endpointId } = input
    // Resends and pings by hand are rare. They are not postponed, nor do they wait for a slot: whoever asks why an
    // endpoint that hangs gets nothing would get no answer either.
    const isByHand = input.manual || input.event === 'ping'
    if (!isByHand && limiter.isFull(endpointId)) return postponed(input)
    const releaseSlot: Release = isByHand
      ? (responseMs) => limiter.learn(endpointId, responseMs)
      : await limiter.acquire(endpointId, signal)
    let ended = Promise.resolve()
    /** An attempt that was not sent does not change how quick the endpoint is considered. */
    let responseMs: number | null | undefined
    try {
      const endpoint = await findEndpoint(endpointId)
      const stopped = stopReason(endpoint, input)
      if (!endpoint || stopped) return noAttempt(stopped, true)
      const prepared = prepare(endpoint)
      if ('refusal' in prepared) return noAttempt(prepared.refusal, false)
      const body = await bodies.findOrRender(input)

      const startedAt = clock.now()
      const { target, headStart, secret } = prepared
      const request = requestBytes(headStart, headersFor(input, sign(secret, body, startedAt)), body)
      const sent = sendRequest(agent, target, request, { timeLimitMs, signal })
      ended = sent.ended
      const { status, error } = await sent.response
      const durationMs = Math.max(0, Math.round(clock.now() - startedAt))
      responseMs = status === null ? null : durationMs
      return { accepted: error === null, status, error, durationMs, stop: false }
    } finally {
      void ended.then(() => releaseSlot(responseMs))
    }
  }
}

const WAITED_TOO_LONG = 'The endpoint does not answer, and too many other deliveries wait for it.'

/** Returns null if the attempt may be made. A disabled endpoint may still be pinged by hand. */
function stopReason(endpoint: Endpoint | null, input: AttemptInput): string | null {
  if (!endpoint || endpoint.deletedAt !== null) return 'The endpoint was deleted.'
  if (!endpoint.enabled && input.event !== 'ping') return 'The endpoint is switched off.'
  return null
}

function noAttempt(error: string | null, stop: boolean): AttemptResult {
  return { accepted: false, status: null, error, durationMs: 0, stop }
}

/** The headers of every attempt. */
export function headersFor(
  { event, deliveryId }: Pick<AttemptInput, 'event' | 'deliveryId'>,
  signature: string,
): Record<string, string> {
  return {
    'Content-Type': 'application/json',
    'User-Agent': 'Svc-Webhooks/1',
    'Svc-Event': event,
    'Svc-Delivery': deliveryId,
    'Svc-Signature': signature,
  }
}

/** Head and body in one piece, so that they are one write. */
function requestBytes(headStart: string, headers: Record<string, string>, body: Buffer): Buffer {
  let head = headStart
  for (const name in headers) head += `${name}: ${headers[name]}\r\n`
  head += `content-length: ${body.length}\r\n\r\n`
  const bytes = Buffer.allocUnsafe(head.length + body.length)
  bytes.write(head, 'latin1')
  body.copy(bytes, head.length)
  return bytes
}
