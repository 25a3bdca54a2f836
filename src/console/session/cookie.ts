import type { CookieSerializeOptions } from '@fastify/cookie'
import { SESSION_MS } from './session.ts'

const NAME = 'parley_session'

/**
 * In production with the prefix with which browsers take a cookie from this host over https only, and from no other.
 */
export function sessionCookie(production: boolean): string {
  return production ? `__Secure-${NAME}` : NAME
}

/** Unreadable for scripts, never sent along from other sites, and only below the console's own API. */
export function cookieOptions(production: boolean): CookieSerializeOptions {
  return { httpOnly: true, sameSite: 'strict', secure: production, path: '/console/api', maxAge: SESSION_MS / 1000 }
}
