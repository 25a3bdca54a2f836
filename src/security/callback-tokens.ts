import { createHmac, hkdfSync } from 'node:crypto'
import { isSameToken } from './is-same-token.ts'
import type { Telephony } from '../ports/telephony.ts'

/** The call and purpose that a callback address belongs to. */
export interface CallbackTarget {
  carrier: Telephony
  purpose: 'status' | 'media'
  callId: string
}

/**
 * The secret part of the callback addresses that carriers receive: it cannot be guessed, and every node with the same
 * `SECRET_KEY` can compute it, so it is not stored.
 */
export interface CallbackTokens {
  tokenFor(target: CallbackTarget): string
  /** Compares in constant time. */
  verify(target: CallbackTarget, token: string): boolean
}

export function createCallbackTokens(secretKey: Uint8Array): CallbackTokens {
  const key = Buffer.from(hkdfSync('sha256', secretKey, '', 'parley telephony callback v1', 32))
  const tokenFor = ({ carrier, purpose, callId }: CallbackTarget) =>
    createHmac('sha256', key).update(`${purpose}/${carrier}/${callId}`).digest('base64url')
  return {
    tokenFor,
    verify: (target, token) => isSameToken(token, tokenFor(target)),
  }
}
