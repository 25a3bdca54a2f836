import { ParleyError } from '../../errors.ts'
import type { ConsoleDeps } from '../console-deps.ts'
import { emailOf } from '../first-user.ts'
import type { LogInLimit } from './log-in-limit.ts'
import { isPasswordOf } from './password.ts'
import { hashToken, newToken, SESSION_MS } from './token.ts'

/**
 * Opens a session. Throws 401 without saying what was wrong, and 429 after too many failures from this address or for
 * this person.
 */
export async function logIn(
  deps: Pick<ConsoleDeps, 'store' | 'clock'>,
  limit: LogInLimit,
  attempt: { email: string; password: string; address: string },
): Promise<{ token: string; email: string }> {
  const email = emailOf(attempt.email)
  const waitSec = limit.begin(attempt.address, email)
  if (waitSec > 0) throw tooManyAttempts(waitSec)
  const user = await deps.store.users.findByEmail(email)
  if (!(await isPasswordOf(user, attempt.password)) || !user) {
    throw new ParleyError('log_in_refused', 401, 'The e-mail address or the password is wrong.')
  }
  limit.succeed(attempt.address, email)
  const token = newToken()
  await deps.store.sessions.insert({
    tokenHash: hashToken(token),
    userId: user.id,
    expiresAt: deps.clock.now() + SESSION_MS,
  })
  return { token, email: user.email }
}

function tooManyAttempts(retryAfterSec: number): ParleyError {
  const message = `Too many failed attempts to log in. Try again in ${Math.ceil(retryAfterSec / 60)} minutes.`
  return new ParleyError('log_in_limited', 429, message, { retryAfterSec })
}
