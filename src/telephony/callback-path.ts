import type { CallbackTarget, CallbackTokens } from '../security/callback-tokens.ts'
import { isUuid } from '../base/uuid.ts'

/** Route parameters of the addresses that carriers call. */
export interface CallbackParams {
  carrier: string
  callId: string
  token: string
}

export const STATUS_ROUTE = '/telephony/:carrier/status/:callId/:token'
export const MEDIA_ROUTE = '/telephony/:carrier/media/:callId/:token'

export function callbackPath(tokens: CallbackTokens, target: CallbackTarget): string {
  return `/telephony/${target.carrier}/${target.purpose}/${target.callId}/${tokens.tokenFor(target)}`
}

/** Returns the target of a callback address if its token is valid, else null, without a store query. */
export function verifyCallback(
  tokens: CallbackTokens,
  purpose: CallbackTarget['purpose'],
  { carrier, callId, token }: CallbackParams,
): CallbackTarget | null {
  if ((carrier !== 'telephony_a' && carrier !== 'telephony_b') || !isUuid(callId)) return null
  const target: CallbackTarget = { carrier, purpose, callId }
  return tokens.verify(target, token) ? target : null
}
