import type { CookieSerializeOptions } from '@fastify/cookie'
import { SESSION_MS } from './token.ts'

export const SESSION_COOKIE = 'parley_session'

/** Unreadable for scripts, never sent along from other sites, and only below the console's own API. */
export function cookieOptions(production: boolean): CookieSerializeOptions {
  return { httpOnly: true, sameSite: 'strict', secure: production, path: '/console/api', maxAge: SESSION_MS / 1000 }
}
