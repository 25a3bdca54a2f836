import { getExpectedTwilioSignature } from 'twilio/lib/webhooks/webhooks.js'
import type { JsonObject } from '../../base/json.ts'
import { accountField } from '../../providers/carrier-http.ts'
import {
  type CallDetails,
  durationSec,
  readCommand,
  type Report,
  type ReportEvent,
  type StreamWire,
  type Wire,
} from './wire.ts'

const SIP_CODES: Readonly<Record<string, string>> = {
  completed: '200',
  busy: '486',
  'no-answer': '487',
  canceled: '487',
  failed: '404',
}

/** telephony_a: signed forms, and Media Streams with 20 ms of mu-law. */
export const twilioWire: Wire = {
  telephony: 'telephony_a',
  frameMs: 20,
  encoding: 'mulaw',
  reportAttempts: 2,
  socketAttempts: 1,

  report(call, event, sequence, account) {
    const { statusUrl, statusEvents } = call.dialRequest
    if (statusUrl === '' || !statusEvents.includes(event)) return null
    return signed(statusUrl, reportFields(call, event, sequence), account)
  },

  verdict(call, account) {
    if (call.dialRequest.verdictUrl === '' || call.verdict === null) return null
    const { sid: CallSid, accountSid: AccountSid, verdict: AnsweredBy } = call
    return signed(
      call.dialRequest.verdictUrl,
      { CallSid, AccountSid, AnsweredBy, MachineDetectionDuration: '3000' },
      account,
    )
  },

  socketHeaders: (url, account) => ({ 'x-twilio-signature': signature(url, {}, account) }),
  openStream,
}

/** The form fields of a status callback. */
export function callFields(call: CallDetails): Record<string, string> {
  const { to, from } = call.dialRequest
  return {
    CallSid: call.sid,
    AccountSid: call.accountSid,
    ApiVersion: '2010-04-01',
    Direction: 'outbound-api',
    From: from,
    Caller: from,
    To: to,
    Called: to,
    CallStatus: call.status,
  }
}

/** A form post with the carrier's signature. */
export function signed(url: string, fields: Record<string, string>, account: JsonObject): Report {
  return {
    url,
    headers: {
      'content-type': 'application/x-www-form-urlencoded; charset=UTF-8',
      'x-twilio-signature': signature(url, fields, account),
    },
    body: new URLSearchParams(fields).toString(),
  }
}

function signature(url: string, fields: Record<string, string>, account: JsonObject): string {
  return getExpectedTwilioSignature(accountField(account, 'authToken'), url, fields)
}

const LOCATION_FIELDS = [
  'CallerCity',
  'CallerState',
  'CallerZip',
  'CallerCountry',
  'CalledCity',
  'CalledState',
  'CalledZip',
]

function reportFields(call: CallDetails, event: ReportEvent, sequence: number): Record<string, string> {
  const seconds = durationSec(call)
  return {
    ...callFields(call),
    ...Object.fromEntries(LOCATION_FIELDS.map((name) => [name, ''])),
    CallbackSource: 'call-progress-events',
    SequenceNumber: String(sequence),
    Timestamp: new Date(call.endedAt ?? call.answeredAt ?? call.createdAt).toUTCString().replace('GMT', '+0000'),
    ...(event === 'completed' && {
      CallDuration: String(seconds),
      Duration: String(Math.ceil(seconds / 60)),
      SipResponseCode: SIP_CODES[call.status] ?? '200',
    }),
  }
}

function openStream(call: CallDetails, streamSid: string, customParameters: Record<string, string>): StreamWire {
  let sequence = 0
  let chunk = 0
  const message = (event: string, fields: object) =>
    JSON.stringify({ event, sequenceNumber: String((sequence += 1)), ...fields, streamSid })
  const ids = { accountSid: call.accountSid, callSid: call.sid }

  return {
    connected: () => JSON.stringify({ event: 'connected', protocol: 'Call', version: '1.0.0' }),
    start: () =>
      message('start', {
        start: {
          streamSid,
          ...ids,
          tracks: ['inbound'],
          mediaFormat: { encoding: 'audio/x-mulaw', sampleRate: 8000, channels: 1 },
          customParameters,
        },
      }),
    media: (payload, atMs) =>
      `{"event":"media","sequenceNumber":"${(sequence += 1)}","media":{"track":"inbound","chunk":"${(chunk += 1)}",` +
      `"timestamp":"${atMs}","payload":"${payload}"},"streamSid":"${streamSid}"}`,
    key: (digit) => message('dtmf', { dtmf: { track: 'inbound_track', digit } }),
    mark: (name) => message('mark', { mark: { name } }),
    stop: () => message('stop', { stop: ids }),
    read: (text) => readCommand(text, streamSid, (command) => command['streamSid']),
  }
}
