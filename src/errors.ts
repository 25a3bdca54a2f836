/**
 * Every failure that Parley knows by name. `publicMessage` may be shown to anyone; `cause` stays in the logs.
 * `docs/errors.md` lists the codes; a test compares.
 */
export class ParleyError extends Error {
  override readonly name: string = 'ParleyError'
  readonly code: string
  /** HTTP status it is answered with. */
  readonly status: number
  readonly publicMessage: string
  /** Whether the same request may succeed later, unchanged. */
  readonly retryable: boolean
  /** Seconds to wait before that, for `Retry-After`. */
  readonly retryAfterSec: number | undefined

  constructor(
    code: string,
    status: number,
    publicMessage: string,
    options: ErrorOptions & { retryAfterSec?: number } = {},
  ) {
    super(publicMessage, options)
    this.code = code
    this.status = status
    this.publicMessage = publicMessage
    this.retryable = status === 503 || status === 429
    this.retryAfterSec = options.retryAfterSec
  }
}

/** The caller must change the request. */
export class BadRequest extends ParleyError {
  override readonly name = 'BadRequest'
  constructor(message: string, code = 'bad_request') {
    super(code, 400, message)
  }
}

export class NotFound extends ParleyError {
  override readonly name = 'NotFound'
  constructor(message: string) {
    super('not_found', 404, message)
  }
}

/** The thing is in a state that forbids it. */
export class Conflict extends ParleyError {
  override readonly name = 'Conflict'
  constructor(message: string) {
    super('conflict', 409, message)
  }
}

export class Gone extends ParleyError {
  override readonly name = 'Gone'
  constructor(message: string) {
    super('gone', 410, message)
  }
}

export class Unprocessable extends ParleyError {
  override readonly name = 'Unprocessable'
  constructor(message: string) {
    super('unprocessable', 422, message)
  }
}

/** The operator's store is slow or away; nothing was accepted. */
export class StoreUnavailable extends ParleyError {
  override readonly name = 'StoreUnavailable'
  constructor(cause?: unknown) {
    super('store_unavailable', 503, 'The service cannot store anything right now. Try again shortly.', {
      cause,
      retryAfterSec: 2,
    })
  }
}

/** The language model gave no usable answer within its deadline, twice. */
export class ModelUnavailable extends ParleyError {
  override readonly name = 'ModelUnavailable'
  constructor(cause?: unknown) {
    super('model_unavailable', 502, 'The language model could not be reached. The conversation is closed.', { cause })
  }
}

/** Start-up cannot go on; the message names the setting and the way out. */
export class SetupError extends ParleyError {
  override readonly name = 'SetupError'
  constructor(message: string, cause?: unknown) {
    super('setup', 500, message, { cause })
  }
}
