import type { JsonObject } from '../../base/json.ts'
import { type Carrier, CarrierRefused, type CarrierDialRequest, type LegReport } from '../../ports/telephony.ts'
import {
  accountField,
  basicAuthorization,
  baseUrlOf,
  type CarrierResponse,
  type CarrierHttp,
  createCarrierHttp,
} from '../carrier-http.ts'
import { asObject, carrierId, jsonObject } from '../vendor-values.ts'
import { agentStream } from './agent-stream.ts'
import { readCallback, readStatus, readAmdResult } from './status-callback.ts'

/** Mumbai; accounts in Singapore name `https://api.exotel.com` as their base URL. */
const VENDOR_URL = 'https://api.in.exotel.com'
const MAX_DURATION_SEC = 14_400
const MAX_CUSTOM_FIELD_LENGTH = 128

/**
 * Exotel's v1 API with AgentStream, or anything that speaks the same. It cannot end a call through its API (closing the
 * media socket does) and does not limit the ringing: the person's network does.
 */
export function createExotel(exchange: CarrierHttp = createCarrierHttp()): Carrier {
  return {
    name: 'telephony_b',
    supportsHangUp: false,
    media: agentStream,
    readCallback: (callback) => readCallback(callback),

    async dial(order, signal) {
      const response = await exchange(
        {
          method: 'POST',
          url: `${accountUrl(order.account)}/Calls/connect.json`,
          headers: { ...credentials(order.account), 'content-type': 'application/x-www-form-urlencoded' },
          body: new URLSearchParams(dialFields(order)).toString(),
        },
        signal,
      )
      const sid = carrierId(callIn(response)?.['Sid'])
      if (sid === null) throw unexpected(response)
      return { providerCallId: sid }
    },

    async hangUp() {
      throw new Error('telephony_b cannot end a call through its API.')
    },

    async fetchStatus(account, providerCallId, signal): Promise<LegReport | null> {
      const url = `${accountUrl(account)}/Calls/${encodeURIComponent(providerCallId)}.json`
      const response = await exchange({ method: 'GET', url, headers: credentials(account) }, signal)
      if (response.status === 404) return null
      const call = callIn(response)
      const status = readStatus(call?.['Status'], undefined)
      if (status === null) throw unexpected(response)
      return { providerCallId, status, answeredBy: readAmdResult(call?.['AnsweredBy']), sequence: null }
    },
  }
}

function dialFields(order: CarrierDialRequest): [string, string][] {
  const stream = new URL(order.mediaUrl)
  stream.searchParams.set('sample-rate', String(agentStream.format.sampleRateHz))
  return [
    ['From', order.to],
    ['CallerId', order.from === '' ? accountField(order.account, 'phoneNumber') : order.from],
    ['StreamUrl', stream.href],
    ['StreamType', 'bidirectional'],
    ['TimeLimit', String(Math.min(order.maxDurationSec, MAX_DURATION_SEC))],
    ['StatusCallback', order.statusUrl],
    ['StatusCallbackContentType', 'application/json'],
    ['StatusCallbackEvents[]', 'ringing'],
    ['StatusCallbackEvents[]', 'answered'],
    ['StatusCallbackEvents[]', 'terminal'],
    ['CustomField', order.effectId.slice(0, MAX_CUSTOM_FIELD_LENGTH)],
  ]
}

function accountUrl(account: JsonObject): string {
  const accountSid = encodeURIComponent(accountField(account, 'accountSid'))
  return `${baseUrlOf(account, VENDOR_URL)}/v1/Accounts/${accountSid}`
}

function credentials(account: JsonObject): { authorization: string } {
  return { authorization: basicAuthorization(accountField(account, 'apiKey'), accountField(account, 'apiToken')) }
}

/** Reads the call from a response. Throws `CarrierRefused` for a 4xx; after other failures the outcome is unknown. */
function callIn({ status, body }: CarrierResponse): Record<string, unknown> | null {
  if (status >= 400 && status < 500 && status !== 408) {
    const error = asObject(jsonObject(body)?.['RestException'])
    const message = error?.['Message']
    const words = typeof message === 'string' && message !== '' ? message : `The telephony provider answered ${status}.`
    const code = error?.['Code']
    throw new CarrierRefused(words, status, typeof code === 'number' ? code : null)
  }
  return status < 300 ? asObject(jsonObject(body)?.['Call']) : null
}

function unexpected({ status }: CarrierResponse): Error {
  return new Error(`telephony_b gave no usable answer (status ${status}).`)
}
