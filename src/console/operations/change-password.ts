import { changePassword as change } from '../session/change-password.ts'
import type { Operation } from '../operation.ts'
import { cookieOptions, sessionCookie } from '../session/cookie.ts'
import { createLogInLimit } from '../session/log-in-limit.ts'
import { openSession } from '../session/session.ts'

export const changePassword: Operation<'changePassword'> = (deps) => {
  const limit = createLogInLimit(deps.clock)
  return async ({ person, body, http }, reply) => {
    const user = await change(deps, limit, { address: http.ip, email: person.email, device: person.userId }, body)
    reply.setCookie(
      sessionCookie(deps.config.production),
      await openSession(deps, user),
      cookieOptions(deps.config.production),
    )
  }
}
