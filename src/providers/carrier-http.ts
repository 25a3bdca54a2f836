import type * as Undici from 'undici'
import type { JsonObject } from '../base/json.ts'
import { lazyRequire } from '../base/lazy-require.ts'

const undici = lazyRequire<typeof Undici>('undici')

export interface CarrierRequest {
  method: 'GET' | 'POST'
  url: string
  headers: Record<string, string>
  body?: string
}

export interface CarrierResponse {
  status: number
  body: string
}

/** Sends one request to a carrier. Rejects when no complete response arrived: then its effect is unknown. */
export type CarrierHttp = (order: CarrierRequest, signal: AbortSignal) => Promise<CarrierResponse>

const CONNECT_TIMEOUT_MS = 5_000
const ANSWER_TIMEOUT_MS = 15_000
const MAX_RESPONSE_BYTES = 256 * 1024

/** Over the network, each request with a deadline, none of them repeated, no redirect followed. */
export function createCarrierHttp(connect?: Undici.buildConnector.connector): CarrierHttp {
  let dispatcher: Undici.Agent | undefined
  const makeDispatcher = () =>
    new (undici().Agent)({
      connect: connect ?? undici().buildConnector({ timeout: CONNECT_TIMEOUT_MS }),
      headersTimeout: ANSWER_TIMEOUT_MS,
      bodyTimeout: ANSWER_TIMEOUT_MS,
      maxResponseSize: MAX_RESPONSE_BYTES,
      // Each connection is used once: a request on one that the carrier is closing would be lost, and must not be
      // repeated.
      pipelining: 0,
    })
  return async ({ method, url, headers, body }, signal) => {
    const deadline = AbortSignal.any([signal, AbortSignal.timeout(ANSWER_TIMEOUT_MS)])
    dispatcher ??= makeDispatcher()
    const response = await undici().request(url, { dispatcher, method, headers, body: body ?? null, signal: deadline })
    return { status: response.statusCode, body: await response.body.text() }
  }
}

export function basicAuthorization(user: string, password: string): string {
  return `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`
}

/** A field of a connected account; the console has checked that the required ones are there. */
export function accountField(account: JsonObject, name: string): string {
  const value = account[name]
  if (typeof value !== 'string' || value === '') throw new Error(`The telephony account has no ${name}.`)
  return value
}

/** The account's base URL without a slash at its end, or the vendor's. */
export function baseUrlOf(account: JsonObject, vendorUrl: string): string {
  const { baseUrl } = account
  return (typeof baseUrl === 'string' && baseUrl !== '' ? baseUrl : vendorUrl).replace(/\/+$/, '')
}
