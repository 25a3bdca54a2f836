import type { Operation } from '../operation.ts'
import { cookieOptions, sessionCookie } from '../session/cookie.ts'
import { hashToken } from '../session/token.ts'

export const deleteSession: Operation<'deleteSession'> =
  (deps) =>
  async ({ http }, reply) => {
    const { production } = deps.config
    const token = http.cookies[sessionCookie(production)]
    if (token) await deps.store.sessions.delete(hashToken(token))
    reply.clearCookie(sessionCookie(production), cookieOptions(production))
  }
