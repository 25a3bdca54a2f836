import { type Carrier, CarrierRefused, type CarrierDialRequest } from '../../ports/telephony.ts'
import type { JsonObject } from '../../base/json.ts'
import {
  accountField,
  basicAuthorization,
  baseUrlOf,
  type CarrierResponse,
  type CarrierHttp,
  type CarrierRequest,
  createCarrierHttp,
} from '../carrier-http.ts'
import { carrierId, jsonObject } from '../vendor-values.ts'
import { mediaStreams } from './media-streams.ts'
import { readCallback, readStatus, readAmdResult } from './status-callback.ts'
import { streamTwiml } from './twiml.ts'

const VENDOR_URL = 'https://api.twilio.com'
const MAX_RING_SEC = 600

/** The call is unknown or has ended, so hanging up has nothing to do. */
const CALL_NOT_IN_PROGRESS = 21_220

/** Twilio's Voice API (2010-04-01) with Media Streams, or anything that speaks the same. */
export function createTwilio(exchange: CarrierHttp = createCarrierHttp()): Carrier {
  return {
    name: 'telephony_a',
    supportsHangUp: true,
    media: mediaStreams,
    readCallback,

    async dial(order, signal) {
      const response = await exchange(callRequest(order.account, '', dialFields(order)), signal)
      throwIfRefused(response)
      const sid = response.status < 300 ? carrierId(jsonObject(response.body)?.['sid']) : null
      if (sid === null) throw unexpected(response)
      return { providerCallId: sid }
    },

    async hangUp(account, providerCallId, signal) {
      const path = `/${encodeURIComponent(providerCallId)}`
      const response = await exchange(callRequest(account, path, [['Status', 'completed']]), signal)
      if (response.status === 404 || jsonObject(response.body)?.['code'] === CALL_NOT_IN_PROGRESS) return
      throwIfRefused(response)
      if (response.status >= 300) throw unexpected(response)
    },

    async fetchStatus(account, providerCallId, signal) {
      const response = await exchange(callRequest(account, `/${encodeURIComponent(providerCallId)}`), signal)
      if (response.status === 404) return null
      throwIfRefused(response)
      const call = response.status < 300 ? jsonObject(response.body) : null
      const status = readStatus(call?.['status'])
      if (status === null) throw unexpected(response)
      return { providerCallId, status, answeredBy: readAmdResult(call?.['answered_by']), sequence: null }
    },
  }
}

function dialFields(order: CarrierDialRequest): [string, string][] {
  return [
    ['To', order.to],
    ['From', order.from === '' ? accountField(order.account, 'phoneNumber') : order.from],
    ['Twiml', streamTwiml(order.mediaUrl)],
    ['Timeout', String(Math.min(order.ringTimeoutSec, MAX_RING_SEC))],
    ['TimeLimit', String(order.maxDurationSec)],
    ['StatusCallback', order.statusUrl],
    ['StatusCallbackMethod', 'POST'],
    ...['initiated', 'ringing', 'answered', 'completed'].map((event): [string, string] => [
      'StatusCallbackEvent',
      event,
    ]),
    // Asynchronous detection, so that a person who answers need not wait for it.
    ['MachineDetection', 'Enable'],
    ['AsyncAmd', 'true'],
    ['AsyncAmdStatusCallback', order.statusUrl],
    ['AsyncAmdStatusCallbackMethod', 'POST'],
  ]
}

/** A POST when there are fields to send. `path` comes after `/Calls`. */
function callRequest(account: JsonObject, path: string, fields?: [string, string][]): CarrierRequest {
  const accountSid = accountField(account, 'accountSid')
  const base = baseUrlOf(account, VENDOR_URL)
  const authorization = basicAuthorization(accountSid, accountField(account, 'authToken'))
  const url = `${base}/2010-04-01/Accounts/${encodeURIComponent(accountSid)}/Calls${path}.json`
  if (!fields) return { method: 'GET', url, headers: { authorization } }
  const headers = { authorization, 'content-type': 'application/x-www-form-urlencoded' }
  return { method: 'POST', url, headers, body: new URLSearchParams(fields).toString() }
}

/** A 4xx is a refusal; after any other failure the outcome is unknown. */
function throwIfRefused({ status, body }: CarrierResponse): void {
  if (status < 400 || status >= 500 || status === 408) return
  const error = jsonObject(body)
  // Newer errors of the vendor's (RFC 9457) have a title, and a detail where there is more to say.
  const told = [error?.['message'], error?.['detail'], error?.['title']]
  const words = told.find(isWords) ?? `The telephony provider answered ${status}.`
  const code = error?.['code']
  throw new CarrierRefused(words, status, typeof code === 'number' ? code : null)
}

function isWords(value: unknown): value is string {
  return typeof value === 'string' && value !== ''
}

function unexpected({ status }: CarrierResponse): Error {
  return new Error(`telephony_a gave no usable answer (status ${status}).`)
}
