import type { Json } from '../../base/json.ts'

/** Replaces masked values. */
export const MASK = '•••'

/** Texts that are the service's own words or names, by the property that holds them. All others may be a person's. */
const ALLOWED_KEYS = new Set([
  ...[
    'type',
    'name',
    'status',
    'agentName',
    'flowNodeId',
    'channel',
    'model',
    'telephony',
    'language',
    'languages',
    'outcome',
  ],
  ...['intent', 'event', 'resentFrom', 'reason', 'error', 'lastError', 'start', 'machine', 'version'],
  ...['callId', 'projectId', 'agentId', 'keyId', 'replaces', 'deliveryId', 'endpointId', 'providerCallId'],
  ...[
    'id',
    'src',
    'effectId',
    'timerId',
    'visitedNodes',
    'fieldsToReask',
    'refused',
    'understood',
    'volunteered',
    'decidedBy',
    'nodeId',
  ],
])

/** Maps whose keys a flow or an integrator chose and whose values are personal data. */
const PERSONAL_MAPS = new Set(['fields', 'values', 'collected', 'understood', 'variables', 'metadata'])

const SECRET_NAME = /^(hash|key|authorization|cookie|signature)$|secret|token|password|credential|api_?key/i
/** Our own keys and webhook secrets, wherever they turn up. The first 16 characters of a key are shown in lists. */
const SECRET_TEXT = /(svc_live_|whsec_)[0-9A-Za-z]{8,}/g
/** Nine digits or more, of any script, with at most two marks between any two; or a plus and seven. */
const PHONE_NUMBER = /\+\p{Nd}(?:[\s().-]{0,2}\p{Nd}){6,}|\(?\p{Nd}(?:[\s().-]{0,2}\p{Nd}){8,}/gu
const UUID = /([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})/i

/**
 * A copy of an event or context for people who look at machines: its structure, numbers, names and ids, with everything
 * a person may have said or be recognised by masked. `reveal` leaves that in. Secrets are masked in any case.
 */
export function redact(value: Json, unmasked = false): Json {
  return redactValue(value, '', false, unmasked)
}

function redactValue(value: Json, name: string, isPersonal: boolean, unmasked: boolean): Json {
  if (value === null || typeof value === 'boolean') return value
  if (SECRET_NAME.test(name)) return MASK
  if (typeof value === 'number') return isPersonal && !unmasked ? MASK : value
  if (typeof value === 'string') return redactText(value, name, isPersonal, unmasked)
  if (Array.isArray(value)) return value.map((each) => redactValue(each, name, isPersonal, unmasked))
  const within = isPersonal || PERSONAL_MAPS.has(name)
  const entries = Object.entries(value).map(([key, each]) => {
    return [unmasked ? key : maskPhoneNumbers(key), redactValue(each, key, within, unmasked)] as const
  })
  return Object.fromEntries(entries)
}

function redactText(text: string, name: string, isPersonal: boolean, unmasked: boolean): string {
  if (text === '') return text
  const safe = text.replace(SECRET_TEXT, `$1${MASK}`)
  if (unmasked) return safe
  if (name === 'url' && !isPersonal) return originOf(safe)
  return ALLOWED_KEYS.has(name) && !isPersonal ? maskPhoneNumbers(safe) : MASK
}

/** Masks phone numbers in a text; ids are left alone. */
export function maskPhoneNumbers(text: string): string {
  if (!/\p{Nd}/u.test(text)) return text
  const parts = text.split(UUID) // every second part is an id
  return parts.map((part, index) => (index % 2 === 0 ? part.replace(PHONE_NUMBER, MASK) : part)).join('')
}

/** The same for every text in a value; names stay. */
export function maskPhoneNumbersIn(value: Json): Json {
  if (typeof value === 'string') return maskPhoneNumbers(value)
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(maskPhoneNumbersIn)
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, maskPhoneNumbersIn(each)]))
}

/** The path of a webhook's address is often a secret in itself. */
function originOf(url: string): string {
  return URL.canParse(url) ? `${new URL(url).origin}/${MASK}` : MASK
}
