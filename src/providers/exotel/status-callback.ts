import type { Callback, LegReport, LegStatus } from '../../ports/telephony.ts'
import { carrierId, jsonObject } from '../vendor-values.ts'
import { multipartFields } from './multipart-fields.ts'

/** `in-progress` stands here for "under way": the carrier says so of a phone that still rings. */
const STATUSES: Readonly<Record<string, LegStatus>> = {
  queued: 'queued',
  ringing: 'ringing',
  'in-progress': 'ringing',
  completed: 'completed',
  failed: 'failed',
  busy: 'busy',
  'no-answer': 'no_answer',
  canceled: 'canceled',
}

const TERMINAL: readonly LegStatus[] = ['completed', 'busy', 'no_answer', 'failed', 'canceled']

/**
 * Only the `answered` event proves that somebody answered. A terminal status counts whatever the event is called, and a
 * terminal event whatever the status.
 */
export function readStatus(value: unknown, eventType: unknown): LegStatus | null {
  const name = folded(value)
  const status = Object.hasOwn(STATUSES, name) ? STATUSES[name] : undefined
  if (status !== undefined && TERMINAL.includes(status)) return status
  switch (folded(eventType)) {
    case 'answered':
      return 'answered'
    case 'ringing':
      return 'ringing'
    case 'terminal':
      return 'completed'
    default:
      return status ?? null
  }
}

function folded(name: unknown): string {
  return typeof name === 'string' ? name.trim().toLowerCase().replace(/[_ ]/g, '-') : ''
}

export function readAmdResult(value: unknown): LegReport['answeredBy'] {
  return value === 'human' || value === 'machine' ? value : null
}

/** Nothing in a callback proves where it comes from; the path that it was sent to does. */
export function readCallback({ contentType, body }: Callback): LegReport | null {
  const fields = fieldsOf(contentType, body)
  const providerCallId = carrierId(fields?.get('callsid'))
  if (providerCallId === null) return null
  const status = readStatus(fields?.get('status'), fields?.get('eventtype'))
  if (status === null) return null
  return { providerCallId, status, answeredBy: readAmdResult(fields?.get('answeredby')), sequence: null }
}

/** Names come as `CallSid`, `callSid` or `call_sid`; they are all `callsid` here. */
function fieldsOf(contentType: string, body: Buffer): Map<string, unknown> | null {
  const entries = entriesOf(contentType, body)
  return entries && new Map([...entries].map(([name, value]) => [name.replaceAll('_', '').toLowerCase(), value]))
}

function entriesOf(contentType: string, body: Buffer): Iterable<[string, unknown]> | null {
  const type = contentType.split(';', 1)[0]?.trim().toLowerCase()
  switch (type) {
    case 'application/json':
      return Object.entries(jsonObject(body.toString('utf8')) ?? {})
    case 'multipart/form-data':
      return multipartFields(contentType, body)
    case 'application/x-www-form-urlencoded':
      return new URLSearchParams(body.toString('utf8'))
    default:
      return null
  }
}
