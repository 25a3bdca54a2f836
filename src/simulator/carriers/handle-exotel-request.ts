import type { CarrierRequest } from '../../providers/carrier-http.ts'
import { multipartFields } from '../../providers/exotel/multipart-fields.ts'
import type { SimulatedCarrier } from './simulated-carrier.ts'
import type { Refusal } from '../people/person.ts'
import { credentialsOf, type Form, formOf, isPhoneNumber, json, type RestResponse, seconds } from './rest.ts'
import type { SimulatedCall } from './simulated-call.ts'
import { type DialRequest, durationSec } from './wire.ts'
import { plainTime, exotelWire } from './exotel-wire.ts'

const PATH = /^\/v1\/Accounts\/([^/]+)\/Calls\/([^/]+?)(\.json)?$/
const MAX_URL_LENGTH = 600
/** The network's own limit: with a stream this carrier accepts no ringing time. */
const RING_TIMEOUT_MS = 45_000

/** The part of telephony_b's v1 API that calls need. It cannot end a call. */
export async function handleExotelRequest(carrier: SimulatedCarrier, request: CarrierRequest): Promise<RestResponse> {
  const [, accountSid, resource, isJson] = PATH.exec(new URL(request.url).pathname) ?? []
  const account = carrier.account('telephony_b')
  const credentials = credentialsOf(request)
  if (credentials?.user !== account['apiKey'] || credentials?.password !== account['apiToken']) {
    return refuse(401, 'Authentication failed')
  }
  if (resource === undefined || accountSid !== account['accountSid']) return refuse(404, 'Not found')
  const response = await route(carrier, request, resource)
  return isJson === undefined ? asXml(response) : response
}

async function route(carrier: SimulatedCarrier, request: CarrierRequest, resource: string): Promise<RestResponse> {
  if (resource === 'connect')
    return request.method === 'POST' ? connect(carrier, formIn(request)) : refuse(404, 'Not found')
  const call = request.method === 'GET' ? carrier.find(resource, 'telephony_b') : undefined
  return call ? json(200, { Call: details(call) }) : refuse(404, 'Not found')
}

async function connect(carrier: SimulatedCarrier, form: Form): Promise<RestResponse> {
  const [to, callerId, streamUrl] = [form.get('From'), form.get('CallerId'), form.get('StreamUrl')]
  if (to === '' || callerId === '') return refuse(400, 'Mandatory parameter(s) missing: From, CallerId')
  if (!isPhoneNumber(to)) return refuse(400, `From: ${to} is not a valid phone number`)
  if (!/^wss?:\/\//.test(streamUrl) || streamUrl.length >= MAX_URL_LENGTH) return refuse(400, 'StreamUrl is not valid')
  if (form.get('StreamType') !== 'bidirectional') return refuse(400, 'StreamType must be bidirectional')

  const placed = await carrier.place(exotelWire, dialRequestFrom(form))
  if ('refusal' in placed) return refusal(placed.refusal, to)
  if ('failed' in placed) return refuse(500, 'Something went wrong')
  return json(200, { Call: details(placed.call) })
}

function dialRequestFrom(form: Form): DialRequest {
  return {
    to: form.get('From'),
    from: form.get('CallerId'),
    statusUrl: form.get('StatusCallback'),
    statusEvents: [...form.all('StatusCallbackEvents[]'), ...form.all('StatusCallbackEvents[0]')],
    statusAsJson: form.get('StatusCallbackContentType') === 'application/json',
    ringTimeoutMs: RING_TIMEOUT_MS,
    maxDurationMs: seconds(form.get('TimeLimit'), 14_400, 14_400) * 1_000,
    media: { kind: 'stream', url: form.get('StreamUrl'), parameters: {} },
    verdictUrl: '',
    customField: form.get('CustomField'),
  }
}

function formIn({ headers, body = '' }: CarrierRequest): Form {
  const contentType = headers['content-type'] ?? ''
  const isMultipart = contentType.startsWith('multipart/form-data')
  return formOf(isMultipart ? (multipartFields(contentType, Buffer.from(body)) ?? []) : new URLSearchParams(body))
}

function refusal(reason: Refusal, to: string): RestResponse {
  switch (reason) {
    case 'invalidNumber':
      return refuse(400, `From: ${to} is not a valid phone number`)
    case 'notPermitted':
      return refuse(403, `Calls to ${to} are not enabled for this account`)
    case 'tooManyCalls':
      return refuse(429, 'Too many requests')
  }
}

function refuse(status: number, message: string): RestResponse {
  return json(status, { RestException: { Status: status, Message: message, Code: 34_000 + (status % 1_000) } })
}

function details(call: SimulatedCall) {
  // An active call is `in-progress`, whether or not it was answered.
  const isUnderWay = call.endedAt === null && call.status !== 'queued'
  return {
    Sid: call.sid,
    ParentCallSid: null,
    DateCreated: plainTime(call.createdAt),
    DateUpdated: plainTime(call.endedAt ?? call.answeredAt ?? call.createdAt),
    AccountSid: call.accountSid,
    To: call.dialRequest.from,
    From: call.dialRequest.to,
    PhoneNumberSid: call.dialRequest.from,
    Status: isUnderWay ? 'in-progress' : call.status,
    StartTime: plainTime(call.createdAt),
    EndTime: plainTime(call.endedAt),
    Duration: call.endedAt === null ? null : durationSec(call),
    Price: null,
    Direction: 'outbound-api',
    AnsweredBy: null,
    Uri: `/v1/Accounts/${call.accountSid}/Calls/${call.sid}.json`,
    RecordingUrl: null,
  }
}

/** Without `.json` in the path responses are XML. */
function asXml(response: RestResponse): RestResponse {
  const text = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')
  const element = (name: string, value: unknown): string =>
    `<${name}>${
      typeof value === 'object' && value !== null
        ? Object.entries(value)
            .map(([key, inner]) => element(key, inner))
            .join('')
        : text(value).replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`)
    }</${name}>`
  const body = `<?xml version="1.0" encoding="UTF-8"?>${element('TwilioResponse', JSON.parse(response.body))}`
  return { ...response, contentType: 'application/xml', body }
}
