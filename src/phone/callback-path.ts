import type { CallbackPlace, CallbackTokens } from './tokens.ts'

/** Route parameters of the addresses that carriers call. */
export interface CallbackParams {
  carrier: string
  callId: string
  token: string
}

export const STATUS_ROUTE = '/telephony/:carrier/status/:callId/:token'
export const MEDIA_ROUTE = '/telephony/:carrier/media/:callId/:token'

export function callbackPath(tokens: CallbackTokens, place: CallbackPlace): string {
  return `/telephony/${place.carrier}/${place.purpose}/${place.callId}/${tokens.tokenFor(place)}`
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The place that an address names, if it is one of ours; else null, at no cost to the store. */
export function genuinePlace(
  tokens: CallbackTokens,
  purpose: CallbackPlace['purpose'],
  { carrier, callId, token }: CallbackParams,
): CallbackPlace | null {
  if ((carrier !== 'telephony_a' && carrier !== 'telephony_b') || !UUID.test(callId)) return null
  const place: CallbackPlace = { carrier, purpose, callId }
  return tokens.isGenuine(place, token) ? place : null
}
