import { ParleyError } from '../../base/errors.ts'
import type { User } from '../../ports/entities.ts'
import type { ConsoleDeps } from '../console-deps.ts'
import type { Attempt, LogInLimit } from './log-in-limit.ts'
import { isPasswordOf } from './password.ts'

/**
 * Verifies e-mail address and password and returns the user. Throws 401 without saying which was wrong, and 429 after
 * too many failures from this address or for this user.
 */
export async function logIn(
  deps: Pick<ConsoleDeps, 'store'>,
  limit: LogInLimit,
  attempt: Attempt,
  password: string,
): Promise<User> {
  const waitSec = limit.begin(attempt)
  if (waitSec > 0) throw tooManyAttempts(waitSec)
  const user = await deps.store.users.findByEmail(attempt.email)
  if (!(await isPasswordOf(user, password)) || !user) {
    throw new ParleyError('log_in_refused', 'The e-mail address or the password is wrong.')
  }
  limit.succeed(attempt)
  return user
}

export function tooManyAttempts(retryAfterSec: number): ParleyError {
  const message = `Too many failed attempts to log in. Try again in ${Math.ceil(retryAfterSec / 60)} minutes.`
  return new ParleyError('log_in_limited', message, { retryAfterSec })
}
