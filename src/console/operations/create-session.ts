import type { Operation } from '../operation.ts'
import { cookieOptions, SESSION_COOKIE } from '../session/cookie.ts'
import { createLogInLimit } from '../session/log-in-limit.ts'
import { logIn } from '../session/log-in.ts'

export const createSession: Operation<'createSession'> = (deps) => {
  const limit = createLogInLimit(deps.clock)
  return async ({ body, http }, reply) => {
    const { token, email } = await logIn(deps, limit, { ...body, address: http.ip })
    reply.setCookie(SESSION_COOKIE, token, cookieOptions(deps.config.production))
    return { email }
  }
}
