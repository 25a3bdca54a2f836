import { BadRequest, ParleyError } from '../../base/errors.ts'
import { createKeyedMutex } from '../../base/keyed-mutex.ts'
import { emailOf } from '../first-user.ts'
import type { Operation } from '../operation.ts'
import { cookieOptions, sessionCookie } from '../session/cookie.ts'
import { DEVICE_COOKIE, deviceCookieOptions, deviceIn, newDevice } from '../session/device.ts'
import { createLogInLimit } from '../session/log-in-limit.ts'
import { logIn } from '../session/log-in.ts'
import { openSession } from '../session/session.ts'

export const createSession: Operation<'createSession'> = (deps) => {
  const { seal, config } = deps
  const limit = createLogInLimit(deps.clock)
  const inTurn = createKeyedMutex()

  async function userOfLink(token: string) {
    const userId = deps.logInLinks.redeem(token)
    const user = userId === null ? null : await deps.store.users.find(userId)
    if (user) return user
    throw new ParleyError('log_in_refused', 'This link has been used or is too old. Log in with your password.')
  }

  return async ({ body, http }, reply) => {
    if (body.token !== undefined) {
      const user = await userOfLink(body.token)
      reply.setCookie(sessionCookie(config.production), await openSession(deps, user), cookieOptions(config.production))
      return { email: user.email }
    }
    if (body.email === undefined || body.password === undefined) {
      throw new BadRequest('email and password are required.')
    }
    const email = emailOf(body.email)
    const { password } = body
    const device = deviceIn(seal, http.cookies[DEVICE_COOKIE], email)
    const attempt = { address: http.ip, email, device }
    // Whether an attempt may be made depends on how the one before has ended.
    const user = await inTurn(`${http.ip} ${email}`, () => logIn(deps, limit, attempt, password))
    reply.setCookie(sessionCookie(config.production), await openSession(deps, user), cookieOptions(config.production))
    if (device === null) reply.setCookie(DEVICE_COOKIE, newDevice(seal, email), deviceCookieOptions(config.production))
    return { email: user.email }
  }
}
