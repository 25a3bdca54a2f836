import type { Operation } from '../operation.ts'
import { cookieOptions, SESSION_COOKIE } from '../session/cookie.ts'
import { createTurns } from '../session/in-turn.ts'
import { createLogInLimit } from '../session/log-in-limit.ts'
import { logIn } from '../session/log-in.ts'

export const createSession: Operation<'createSession'> = (deps) => {
  const limit = createLogInLimit(deps.clock)
  const inTurn = createTurns()
  return async ({ body, http }, reply) => {
    // Whether an attempt may be made depends on how the one before has ended.
    const { token, email } = await inTurn(`${http.ip} ${body.email}`, () =>
      logIn(deps, limit, { ...body, address: http.ip }),
    )
    reply.setCookie(SESSION_COOKIE, token, cookieOptions(deps.config.production))
    return { email }
  }
}
