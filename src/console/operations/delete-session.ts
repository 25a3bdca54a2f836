import type { Operation } from '../operation.ts'
import { cookieOptions, SESSION_COOKIE } from '../session/cookie.ts'
import { hashToken } from '../session/token.ts'

export const deleteSession: Operation<'deleteSession'> =
  (deps) =>
  async ({ http }, reply) => {
    const token = http.cookies[SESSION_COOKIE]
    if (token) await deps.store.sessions.delete(hashToken(token))
    reply.clearCookie(SESSION_COOKIE, cookieOptions(deps.config.production))
  }
