import webhooks from 'twilio/lib/webhooks/webhooks.js'
import type { JsonObject } from '../../base/json.ts'
import type { Callback, LegReport, LegStatus } from '../../ports/telephony.ts'
import { accountField } from '../carrier-http.ts'
import { carrierId, wholeNumber } from '../vendor-values.ts'

/** The longest that the carrier sends has some forty. They are read before it is known who has sent them. */
const MAX_FIELDS = 200

const STATUSES: Readonly<Record<string, LegStatus>> = {
  queued: 'queued',
  initiated: 'queued',
  ringing: 'ringing',
  'in-progress': 'answered',
  completed: 'completed',
  busy: 'busy',
  'no-answer': 'no_answer',
  failed: 'failed',
  canceled: 'canceled',
}

export function readStatus(value: unknown): LegStatus | null {
  return typeof value === 'string' && Object.hasOwn(STATUSES, value) ? (STATUSES[value] ?? null) : null
}

/** A fax is a machine as well; `unknown` says nothing. */
export function readAmdResult(value: unknown): LegReport['answeredBy'] {
  if (typeof value !== 'string') return null
  if (value === 'human') return 'human'
  return value.startsWith('machine') || value === 'fax' ? 'machine' : null
}

/** Progress of a call, or the verdict of machine detection, which comes to the same address without a status. */
export function readCallback(callback: Callback, account: JsonObject): LegReport | null {
  if (!callback.contentType.startsWith('application/x-www-form-urlencoded')) return null
  const fields = formFields(callback.body.toString('utf8'))
  if (!fields) return null
  // The verifier would throw an error that contains the secret path.
  if (!URL.canParse(callback.url)) return null
  const signature = callback.headers['x-twilio-signature']
  if (typeof signature !== 'string') return null
  if (!webhooks.validateRequest(accountField(account, 'authToken'), signature, callback.url, fields)) return null
  const providerCallId = carrierId(fields['CallSid'])
  if (providerCallId === null) return null
  if (fields['AccountSid'] !== account['accountSid']) return null
  const answeredBy = readAmdResult(fields['AnsweredBy'])
  const status = readStatus(fields['CallStatus']) ?? (fields['AnsweredBy'] === undefined ? null : 'answered')
  if (status === null) return null
  return { providerCallId, status, answeredBy, sequence: wholeNumber(fields['SequenceNumber']) }
}

/** Repeated fields become lists, as the verifier wants them. Null for more fields than a carrier has. */
function formFields(body: string): Record<string, string | string[]> | null {
  const form = new URLSearchParams(body)
  if (form.size > MAX_FIELDS) return null
  const byName = Map.groupBy(form, ([name]) => name)
  return Object.fromEntries(
    [...byName].map(([name, fields]) => {
      const values = fields.map(([, value]) => value)
      return [name, values.length > 1 ? values : (values[0] ?? '')]
    }),
  )
}
