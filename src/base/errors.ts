import { LIMITS } from './limits.ts'

/**
 * The catalogue: every failure that Parley knows by name, the HTTP status it is answered with, and what it means.
 * `docs/errors.md` is the same table; a test compares them. Codes appear in logs, not in answers: clients branch on the
 * status.
 */
export const ERROR_CATALOGUE = {
  bad_request: [400, 'The request does not fit; the message says how.'],
  invalid_body: [400, 'The body is not JSON of the right content type.'],
  invalid_request: [400, 'A part of the request breaks the schema of its operation.'],
  missing_variables: [400, 'Variables that the flow declares have no value; the message lists them.'],
  bad_number: [400, 'A phone number is not in international format.'],
  destination_not_allowed: [400, 'The project may not call numbers that begin so.'],
  bad_cursor: [400, 'A paging cursor was not made by this service.'],
  unknown_model: [400, 'The model is not `<provider>:<model>` of a known provider.'],
  unknown_provider: [400, 'The telephony provider is neither `telephony_a` nor `telephony_b`.'],
  not_connected: [400, 'A provider that the request needs is not connected to the project.'],
  carrier_refused: [400, 'The telephony provider would not place the call; its words are passed on.'],
  limit_exceeded: [400, 'An actor or one of its journal entries would become too large.'],
  unauthorized: [401, 'No valid API key, or no session.'],
  log_in_refused: [401, 'E-mail address or password are wrong.'],
  foreign_origin: [403, 'A browser sent the request from a page that is not the web app.'],
  not_found: [404, 'There is no such thing in this project, or no such path.'],
  conflict: [409, 'The thing is in a state that forbids it.'],
  gone: [410, 'The conversation has ended, has expired or never existed.'],
  precondition_failed: [412, 'What is to be changed is not what `If-Match` names any more.'],
  unprocessable: [422, 'The flow has an error, or an `Idempotency-Key` was used for another request.'],
  precondition_required: [428, 'The header `If-Match` is missing.'],
  rate_limited: [429, 'More requests in a minute than a key has, or more tests than a person may start.'],
  too_many_conversations: [429, 'The project has as many conversations open as it may.'],
  too_many_project_calls: [429, 'The project has as many phone calls at once as it may; nobody was dialled.'],
  too_many_calls_today: [429, 'The project has placed as many phone calls as it may in a day; nobody was dialled.'],
  log_in_limited: [429, 'Too many failed attempts to log in.'],
  setup: [500, 'Start-up cannot go on; the message names the setting and the way out.'],
  unknown_machine: [500, 'An actor is of a machine or version that this program has not, and there is no migration.'],
  journal_damaged: [500, 'Entries of an actor are missing or were changed after they were written.'],
  actor_too_large: [500, 'The stored record of an actor is larger than any may become; the actor is left alone.'],
  call_interrupted: [
    500,
    'The service was cut off while it placed a phone call. The call has ended, and its record says so.',
  ],
  step_rejected: [500, "A machine's guard or action threw; the actor stays as it was."],
  model_unavailable: [502, 'The language model gave no usable answer in time, twice.'],
  store_unavailable: [
    503,
    'The store is slow or away, or the node is stopping. Nothing was accepted, unless the message says that it may have been.',
  ],
  too_many_calls: [503, 'This node has as many phone calls on the line as it may, or is stopping; nobody was dialled.'],
  no_public_url: [503, 'Phone calls need an address at which providers can call back.'],
} as const satisfies Record<string, readonly [status: number, meaning: string]>

export type ErrorCode = keyof typeof ERROR_CATALOGUE

type CodeWithStatus<Status extends number> = {
  [Code in ErrorCode]: (typeof ERROR_CATALOGUE)[Code][0] extends Status ? Code : never
}[ErrorCode]

/** `publicMessage` may be shown to anyone; `cause` stays in the logs. */
export class ParleyError extends Error {
  override readonly name: string = 'ParleyError'
  readonly code: ErrorCode
  /** HTTP status it is answered with, by the catalogue. */
  readonly status: number
  readonly publicMessage: string
  /** Whether the same request may succeed later, unchanged. */
  readonly retryable: boolean
  /** Seconds to wait before that, for `Retry-After`. */
  readonly retryAfterSec: number | undefined
  /** Whether it is what the work of a request came to, and not why it was not begun. */
  readonly isResult: boolean = false

  constructor(code: ErrorCode, publicMessage: string, options: ErrorOptions & { retryAfterSec?: number } = {}) {
    super(publicMessage, options)
    this.code = code
    this.status = ERROR_CATALOGUE[code][0]
    this.publicMessage = publicMessage
    this.retryable = this.status === 503 || this.status === 429
    this.retryAfterSec = options.retryAfterSec
  }
}

/** The caller must change the request. */
export class BadRequest extends ParleyError {
  override readonly name = 'BadRequest'
  constructor(message: string, code: CodeWithStatus<400> = 'bad_request') {
    super(code, message)
  }
}

export class NotFound extends ParleyError {
  override readonly name = 'NotFound'
  constructor(message: string) {
    super('not_found', message)
  }
}

/** The thing is in a state that forbids it. */
export class Conflict extends ParleyError {
  override readonly name = 'Conflict'
  constructor(message: string) {
    super('conflict', message)
  }
}

export class Gone extends ParleyError {
  override readonly name = 'Gone'
  constructor(message: string) {
    super('gone', message)
  }
}

/** Another request ended the conversation before this one's message had its reply. */
export class ClosedMeanwhile extends Gone {
  override readonly isResult = true
}

export class Unprocessable extends ParleyError {
  override readonly name = 'Unprocessable'
  constructor(message: string) {
    super('unprocessable', message)
  }
}

/** Name of `StoreUnavailable`. Journals keep it, as the error that an effect came to. */
export const STORE_UNAVAILABLE = 'StoreUnavailable'

/** The operator's store is slow or away; nothing was accepted, unless the message says that it may have been. */
export class StoreUnavailable extends ParleyError {
  override readonly name: string = STORE_UNAVAILABLE
  constructor(
    cause?: unknown,
    message = 'Nothing can be stored right now, and nothing was accepted. Try again shortly.',
  ) {
    super('store_unavailable', message, { cause, retryAfterSec: 2 })
  }
}

/** The process is coming to its end. Another one, or its next start, goes on with what was accepted. */
export class ServerStopping extends StoreUnavailable {
  constructor() {
    super('stopping', 'This server is stopping, and nothing was accepted. Try again shortly.')
  }
}

/** The actors that are busy take as much memory as they may. Whatever needs one more machine has to wait. */
export class NoRoom extends StoreUnavailable {
  override readonly name: string = 'NoRoom'
  constructor() {
    super('no room', LIMITS.busyBytes.beyond)
  }
}

/** Like `StoreUnavailable`, but the request may have been accepted; its outcome is not known here. */
class OutcomeUnknown extends StoreUnavailable {
  constructor(cause: unknown, why: string) {
    const way = 'This request may have been accepted: see what it came to, or repeat it under the same Idempotency-Key.'
    super(cause, `${why} ${way}`)
  }
}

/** An error that says already that the outcome is unknown is returned as it is. */
export function outcomeUnknown(cause?: unknown): StoreUnavailable {
  if (cause instanceof OutcomeUnknown) return cause
  const isStopping = cause instanceof ServerStopping
  const why = isStopping ? 'This server stopped before it could answer.' : 'Nothing can be stored right now.'
  return new OutcomeUnknown(cause, why)
}

/** The same for a call that the carrier has been asked for and has not confirmed. */
export function ringingUnknown(): StoreUnavailable {
  return new OutcomeUnknown(undefined, 'It is not known yet whether the phone rings.')
}

/** The language model returned no usable output within its deadline, twice. */
export class ModelUnavailable extends ParleyError {
  override readonly name = 'ModelUnavailable'
  override readonly isResult = true
  constructor(cause?: unknown) {
    super('model_unavailable', 'The language model could not be reached. The conversation is closed.', { cause })
  }
}

/** Start-up cannot go on; the message names the setting and the way out. */
export class SetupError extends ParleyError {
  override readonly name = 'SetupError'
  constructor(message: string, cause?: unknown) {
    super('setup', message, { cause })
  }
}
