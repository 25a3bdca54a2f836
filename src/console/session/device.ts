import { randomBytes } from 'node:crypto'
import type { CookieSerializeOptions } from '@fastify/cookie'
import type { Seal } from '../../security/seal.ts'
import { cookieOptions } from './cookie.ts'

export const DEVICE_COOKIE = 'parley_device'

const MAX_AGE_SEC = 180 * 24 * 3_600

/** Sent with attempts to log in alone. */
export function deviceCookieOptions(production: boolean): CookieSerializeOptions {
  return { ...cookieOptions(production), path: '/console/api/session', maxAge: MAX_AGE_SEC }
}

/** A cookie of earlier log-ins, so that guesses by others cannot lock the user out. */
export function newDevice(seal: Seal, email: string): string {
  return seal.seal(randomBytes(16).toString('base64url'), purposeOf(email))
}

/** The device's id, if the cookie is of an earlier log-in of the same person. */
export function deviceIn(seal: Seal, cookie: string | undefined, email: string): string | null {
  if (cookie === undefined || cookie.length > 200) return null
  try {
    return seal.open(cookie, purposeOf(email))
  } catch {
    return null
  }
}

function purposeOf(email: string): string {
  return `log-in device:${email}`
}
