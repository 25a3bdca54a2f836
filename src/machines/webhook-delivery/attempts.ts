import type { AttemptInput } from '../../ports/webhooks.ts'
import { cut } from '../flow/limits.ts'
import type { Delivery, DeliveryEvent, LoggedAttempt } from './delivery.ts'

/** Attempts by hand that the log keeps; older ones go first. Automatic ones are all kept. */
const MAX_MANUAL_LOGGED = 50
const MAX_ERROR_LENGTH = 200

/** Returns the input of the next attempt. */
export function attemptInput(delivery: Delivery): AttemptInput {
  const { deliveryId, endpointId, url, event, callId, message, createdAt, postponedMs } = delivery
  const manual = delivery.resentFrom !== null
  const attempt = manual ? delivery.attempts : delivery.attempts + 1
  const known = { deliveryId, endpointId, url, event, callId, message, attempt, manual, createdAt }
  return { ...known, ...(postponedMs !== undefined && { postponedMs }) }
}

/** The attempt that this event ends: answered, or broken by a fault of ours. */
export function attemptOf(event: DeliveryEvent, manual: boolean): LoggedAttempt {
  if (event.type !== 'xstate.done.actor.post') {
    return { at: event.at, status: null, error: reasonOf(event), durationMs: 0, manual }
  }
  const { status, error, durationMs } = event.output
  return { at: event.at - durationMs, status, error: error && cut(error, MAX_ERROR_LENGTH), durationMs, manual }
}

/** Says why the attempt got no response, for the console. */
export function reasonOf(event: DeliveryEvent): string {
  if (event.type === 'endpoint.off') return cut(event.reason, MAX_ERROR_LENGTH)
  if (event.type === 'xstate.done.actor.post' && event.output.error) return cut(event.output.error, MAX_ERROR_LENGTH)
  return 'The service could not make this attempt.'
}

/** The delivery with an attempt written into its log. */
export function withAttempt(delivery: Delivery, attempt: LoggedAttempt): Partial<Delivery> {
  return {
    attempts: attempt.manual ? delivery.attempts : delivery.attempts + 1,
    lastStatus: attempt.status,
    lastError: attempt.error,
    log: withoutOldManual([...delivery.log, attempt]),
    ...(delivery.postponedMs !== undefined && { postponedMs: 0 }),
  }
}

function withoutOldManual(log: LoggedAttempt[]): LoggedAttempt[] {
  const manual = log.filter((attempt) => attempt.manual)
  return manual.length > MAX_MANUAL_LOGGED ? log.filter((attempt) => attempt !== manual[0]) : log
}
