import {
  type CallDetails,
  durationSec,
  readCommand,
  type Report,
  type ReportEvent,
  type StreamWire,
  type Wire,
} from './wire.ts'

const EVENT_TYPES = { ringing: 'ringing', answered: 'answered', completed: 'terminal' } as const

const MAX_FRAME_BYTES = 100 * 1024
const FRAME_MULTIPLE_BYTES = 320

/** telephony_b: unsigned callbacks, and AgentStream with 100 ms of PCM. */
export const exotelWire: Wire = {
  telephony: 'telephony_b',
  frameMs: 100,
  encoding: 'pcm16',
  reportAttempts: 3,
  socketAttempts: 2,
  report,
  verdict: () => null,
  socketHeaders: () => ({}),
  openStream,
}

/** `2026-01-01 10:00:00`: the carrier names no zone. */
export function plainTime(at: number | null): string | null {
  return at === null ? null : new Date(at).toISOString().slice(0, 19).replace('T', ' ')
}

function report(call: CallDetails, event: ReportEvent): Report | null {
  const { statusUrl, statusEvents, statusAsJson } = call.dialRequest
  if (statusUrl === '' || event === 'initiated') return null
  const EventType = EVENT_TYPES[event]
  // Without `StatusCallbackEvents` only the end is reported.
  if (statusEvents.length === 0 ? EventType !== 'terminal' : !statusEvents.includes(EventType)) return null
  const fields: Record<string, string> = {
    CallSid: call.sid,
    EventType,
    Status: call.status,
    DateCreated: plainTime(call.createdAt) ?? '',
    DateUpdated: plainTime(call.endedAt ?? call.answeredAt ?? call.createdAt) ?? '',
    From: call.dialRequest.to,
    To: call.dialRequest.from,
    PhoneNumberSid: call.dialRequest.from,
    Direction: 'outbound-api',
    StartTime: plainTime(call.createdAt) ?? '',
    RecordingUrl: '',
    CustomField: call.dialRequest.customField,
    ...(event === 'completed' && { ConversationDuration: String(durationSec(call)) }),
  }
  if (statusAsJson) {
    return { url: statusUrl, headers: { 'content-type': 'application/json' }, body: JSON.stringify(fields) }
  }
  return multipart(statusUrl, fields)
}

function multipart(url: string, fields: Record<string, string>): Report {
  const boundary = 'simulator-form'
  const parts = Object.entries(fields).map(
    ([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` }
  return { url, headers, body: `${parts.join('')}--${boundary}--\r\n` }
}

function openStream(call: CallDetails, streamSid: string, parameters: Record<string, string>): StreamWire {
  let sequence = 0
  let chunk = 0
  const message = (event: string, fields: object) =>
    JSON.stringify({ event, sequence_number: (sequence += 1), stream_sid: streamSid, ...fields })
  const ids = { call_sid: call.sid, account_sid: call.accountSid }

  return {
    connected: () => JSON.stringify({ event: 'connected' }),
    start: () =>
      message('start', {
        start: {
          stream_sid: streamSid,
          ...ids,
          from: call.dialRequest.to,
          to: call.dialRequest.from,
          custom_parameters: parameters,
          media_format: { encoding: 'base64', sample_rate: '8000', bit_rate: '128kbps' },
        },
      }),
    media: (payload, atMs) =>
      `{"event":"media","sequence_number":${(sequence += 1)},"stream_sid":"${streamSid}",` +
      `"media":{"chunk":${(chunk += 1)},"timestamp":"${atMs}","payload":"${payload}"}}`,
    key: (digit) => message('dtmf', { dtmf: { digit, duration: '120' } }),
    mark: (name) => message('mark', { mark: { name } }),
    stop: (reason) => message('stop', { stop: { ...ids, reason } }),
    read: (text) => readCommand(text, streamSid, streamOf, brokenRule),
  }
}

/** The carrier takes either spelling. */
function streamOf(command: Record<string, unknown>): unknown {
  return command['stream_sid'] ?? command['streamSid']
}

/** Frames that break the rules of size leave gaps on the real line, too. */
function brokenRule({ length }: Buffer): string | null {
  if (length > MAX_FRAME_BYTES) return `${length} bytes are too many.`
  return length % FRAME_MULTIPLE_BYTES === 0 ? null : `${length} bytes are no multiple of ${FRAME_MULTIPLE_BYTES}.`
}
