import { BadRequest } from '../../base/errors.ts'
import type { User } from '../../ports/entities.ts'
import type { ConsoleDeps } from '../console-deps.ts'
import { unauthorized } from '../operation.ts'
import type { Attempt, LogInLimit } from './log-in-limit.ts'
import { tooManyAttempts } from './log-in.ts'
import { hashPassword, isPasswordOf } from './password.ts'

/**
 * Changes the user's password, which ends all their sessions; returns the updated user. Throws 400 when `current` is
 * wrong, 401 when another change came first, and 429 after too many wrong guesses, so that an unlocked browser does not
 * allow guessing.
 */
export async function changePassword(
  deps: Pick<ConsoleDeps, 'store'>,
  limit: LogInLimit,
  attempt: Attempt,
  { current, next }: { current: string; next: string },
): Promise<User> {
  const { users } = deps.store
  const waitSec = limit.begin(attempt)
  if (waitSec > 0) throw tooManyAttempts(waitSec)
  const user = await users.findByEmail(attempt.email)
  if (!(await isPasswordOf(user, current)) || !user) throw new BadRequest('current is not your password.')
  limit.succeed(attempt)
  const passwordHash = await hashPassword(next)
  // Another change at the same time has ended this session: who knew the old password must not undo it.
  if (!(await users.setPassword(user.id, passwordHash, user.passwordHash))) throw unauthorized()
  return { ...user, passwordHash }
}
