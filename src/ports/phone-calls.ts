import type { PlainSnapshot } from '../actors/types.ts'
import { BadRequest, ParleyError, StoreUnavailable } from '../base/errors.ts'
import type { Agent } from './entities.ts'

export type Telephony = 'telephony_a' | 'telephony_b'

interface DialRoute {
  telephony: Telephony
  speech: string
  /** IANA zone of the person, where the flow has none. */
  timeZone?: string
  /** Name of the project that calls. */
  projectName?: string
}

export interface PhoneCallOrder {
  callId: string
  agent: Agent
  /** Normalised: `+` and 8 to 15 digits. */
  to: string
  route: DialRoute
  model: string
  variables: Record<string, string>
  metadata: Record<string, string>
  /** Placed from the web app to try the agent: its end is not reported. */
  isTest?: true
  /** Makes a repeat recognisable, as in `SendOptions`. */
  eventId?: string
}

/** Phone calls as the API sees them. Refusals are thrown as errors that may be shown. */
export interface PhoneCalls {
  /**
   * Chooses who carries the call and who hears and speaks.
   * Throws `BadRequest` when what is needed is not connected or the number must not be called, 503 when the service has
   * no public URL that a provider could call back, or too many calls already.
   */
  check(agent: Agent, provider: Telephony | undefined, to: string): Promise<DialRoute>
  /**
   * Dials, and returns the call's snapshot once the provider has accepted the call. Throws `CarrierRefusal` with the
   * provider's own words when it refused, `PlacingInterrupted` when the service did not get that far, 503 when nobody
   * was dialled.
   */
  place(order: PhoneCallOrder): Promise<PlainSnapshot>
  /**
   * The same for a call that an earlier run of a request has begun, whatever would be refused by now; null if there is
   * none, `undialled` for one that is over and has dialled nobody, so that another may take its place.
   */
  findPlaced(callId: string): Promise<PlainSnapshot | 'undialled' | null>
  /** Ends a call that is ringing or in progress. Throws `BadRequest` for a line that cannot. */
  hangUp(callId: string): Promise<void>
}

/** Calls last minutes, so that one of a hundred ends every few seconds. */
const RETRY_CALL_AFTER_SEC = 5

/** The telephony provider would not place the call; its own words are passed on. */
export class CarrierRefusal extends BadRequest {
  override readonly name = 'BadRequest'
  override readonly isResult = true
  constructor(message: string) {
    super(message, 'carrier_refused')
  }
}

/** The service was cut off while it placed the call: neither the request nor the carrier is to blame. */
export class PlacingInterrupted extends ParleyError {
  override readonly isResult = true
  constructor(message: string) {
    super('call_interrupted', message)
  }
}

/** The provider was not asked, as the store was away: the call is over, and the request may be repeated. */
export function notDialled(): ParleyError {
  const message = 'The store was away for too long to place the call, and nobody was dialled. Try again shortly.'
  return new StoreUnavailable('dialling waited for the store', message)
}

/** A `PhoneCalls` that refuses every call: this installation has no telephony. */
export function noPublicUrl(): ParleyError {
  return new ParleyError('no_public_url', 'Phone calls are unavailable: the server has no public URL.')
}

/** As many calls as this node may carry. */
export function tooManyCalls(): ParleyError {
  return noMoreCalls('has as many phone calls on the line as it can take')
}

/** It lets its calls end, and takes no more. */
export function nodeIsStopping(): ParleyError {
  return noMoreCalls('is stopping and places no more phone calls')
}

function noMoreCalls(why: string): ParleyError {
  const options = { retryAfterSec: RETRY_CALL_AFTER_SEC }
  return new ParleyError('too_many_calls', `This server ${why}. Try again shortly.`, options)
}
