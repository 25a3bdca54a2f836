import type { CarrierRequest } from '../../providers/carrier-http.ts'
import type { SimulatedCarrier } from './simulated-carrier.ts'
import type { Refusal } from '../people/person.ts'
import { readTwiml } from './read-twiml.ts'
import { credentialsOf, type Form, formOf, isPhoneNumber, json, type RestResponse, seconds } from './rest.ts'
import type { SimulatedCall } from './simulated-call.ts'
import { type DialRequest, durationSec, type MediaTarget } from './wire.ts'
import { twilioWire } from './twilio-wire.ts'

const PATH = /^\/2010-04-01\/Accounts\/([^/]+)\/Calls(?:\/([^/]+))?\.json$/
const MAX_TWIML_LENGTH = 4_000

/** The part of telephony_a's REST API that calls need. */
export async function handleTwilioRequest(carrier: SimulatedCarrier, request: CarrierRequest): Promise<RestResponse> {
  const [, accountSid, sid] = PATH.exec(new URL(request.url).pathname) ?? []
  const account = carrier.account('telephony_a')
  const credentials = credentialsOf(request)
  if (credentials?.user !== account['accountSid'] || credentials?.password !== account['authToken']) {
    return refuse(401, 20_003, 'Authenticate')
  }
  if (accountSid !== account['accountSid']) return notFound(request)
  const form = formOf(new URLSearchParams(request.body ?? ''))
  if (sid === undefined) return request.method === 'POST' ? create(carrier, form) : notFound(request)
  const call = carrier.find(sid, 'telephony_a')
  if (!call) return notFound(request)
  return request.method === 'POST' ? change(call, form) : json(200, resource(call))
}

async function create(carrier: SimulatedCarrier, form: Form): Promise<RestResponse> {
  const [to, from, twiml] = [form.get('To'), form.get('From'), form.get('Twiml')]
  if (to === '') return refuse(400, 21_201, "No 'To' number is specified")
  if (from === '') return refuse(400, 21_213, "No 'From' number is specified")
  if (!isPhoneNumber(from)) return refuse(400, 21_212, `The 'From' number ${from} is not a valid phone number.`)
  if (!isPhoneNumber(to)) return refuse(400, 21_211, INVALID_NUMBER(to))
  if (twiml.length > MAX_TWIML_LENGTH) return refuse(400, 21_205, 'Twiml is longer than 4000 characters.')
  const media = mediaTarget(form.get('Url'), twiml)
  if (media === null) return refuse(400, 21_205, 'Url parameter is required.')

  const placed = await carrier.place(twilioWire, dialRequestFrom(form, media))
  if ('refusal' in placed) return refusal(placed.refusal, to)
  if ('failed' in placed) return refuse(500, 20_500, 'An internal server error has occurred')
  return json(201, resource(placed.call))
}

function dialRequestFrom(form: Form, media: MediaTarget): DialRequest {
  const events = form.all('StatusCallbackEvent').flatMap((value) => value.split(/\s+/))
  const hasDetection = form.get('MachineDetection') !== '' && form.get('AsyncAmd') === 'true'
  return {
    to: form.get('To'),
    from: form.get('From'),
    statusUrl: form.get('StatusCallback'),
    statusEvents: events.length > 0 ? events : ['completed'],
    statusAsJson: false,
    ringTimeoutMs: seconds(form.get('Timeout'), 60, 600) * 1_000,
    maxDurationMs: seconds(form.get('TimeLimit'), 14_400, 86_400) * 1_000,
    media,
    verdictUrl: hasDetection ? form.get('AsyncAmdStatusCallback') : '',
    customField: '',
  }
}

/** Ignores TwiML beside an address; returns null without either. */
function mediaTarget(url: string, twiml: string): MediaTarget | null {
  if (url !== '') return { kind: 'fetch', url }
  return twiml === '' ? null : readTwiml(twiml)
}

function change(call: SimulatedCall, form: Form): RestResponse {
  const wanted = form.get('Status')
  if (call.endedAt !== null) return refuse(400, 21_220, 'Call is not in-progress. Cannot redirect.')
  if (wanted === 'canceled' && call.answeredAt === null) call.end('canceled')
  else if (wanted === 'completed') call.end(call.answeredAt === null ? 'canceled' : 'completed')
  else return refuse(400, 20_001, `Status ${wanted} is not valid here.`)
  return json(200, resource(call))
}

const INVALID_NUMBER = (to: string) => `The phone number you are attempting to call, ${to}, is not valid.`

function refusal(reason: Refusal, to: string): RestResponse {
  switch (reason) {
    case 'invalidNumber':
      return refuse(400, 21_211, INVALID_NUMBER(to))
    case 'notPermitted':
      return refuse(400, 21_215, `Account not authorized to call ${to}. Perhaps you need to enable some permissions?`)
    case 'tooManyCalls':
      return refuse(429, 20_429, 'Too Many Requests')
  }
}

function notFound({ url }: CarrierRequest): RestResponse {
  return refuse(404, 20_404, `The requested resource ${new URL(url).pathname} was not found`)
}

function refuse(status: number, code: number, message: string): RestResponse {
  return json(status, { code, message, more_info: `https://www.twilio.com/docs/errors/${code}`, status })
}

function resource(call: SimulatedCall) {
  const { sid, accountSid, dialRequest } = call
  const uri = `/2010-04-01/Accounts/${accountSid}/Calls/${sid}`
  const date = (at: number | null) => (at === null ? null : new Date(at).toUTCString().replace('GMT', '+0000'))
  return {
    sid,
    account_sid: accountSid,
    parent_call_sid: null,
    to: dialRequest.to,
    to_formatted: dialRequest.to,
    from: dialRequest.from,
    from_formatted: dialRequest.from,
    phone_number_sid: null,
    // Only callbacks use `initiated`.
    status: call.status === 'initiated' ? 'queued' : call.status,
    start_time: date(call.answeredAt),
    end_time: date(call.endedAt),
    duration: call.endedAt === null ? null : String(durationSec(call)),
    price: null,
    price_unit: 'USD',
    direction: 'outbound-api',
    answered_by: call.verdict,
    api_version: '2010-04-01',
    forwarded_from: null,
    group_sid: null,
    caller_name: null,
    queue_time: '0',
    trunk_sid: null,
    annotation: null,
    date_created: date(call.createdAt),
    date_updated: date(call.endedAt ?? call.answeredAt ?? call.createdAt),
    uri: `${uri}.json`,
    subresource_uris: { recordings: `${uri}/Recordings.json`, events: `${uri}/Events.json` },
  }
}
