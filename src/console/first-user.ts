import { randomBytes } from 'node:crypto'
import type { User, UserStore } from '../ports/entities.ts'

/**
 * Creates the first user unless there are users; returns the user with that e-mail address, or null. Idempotent, also
 * on several nodes at once: the address is unique.
 */
export async function ensureFirstUser(
  first: { email: string; /** Asked for only when the user is made. */ passwordHash: () => Promise<string> },
  deps: { users: UserStore; newId(): string; now(): number },
): Promise<{ user: User; created: boolean } | null> {
  const email = emailOf(first.email)
  const user = { id: deps.newId(), email, passwordHash: '', createdAt: deps.now() }
  if ((await deps.users.count()) === 0) {
    user.passwordHash = await first.passwordHash()
    if (await deps.users.insert(user)) return { user, created: true }
  }
  const present = await deps.users.findByEmail(email)
  return present && { user: present, created: false }
}

/** A password for a machine that was given none, to be printed once. */
export function randomPassword(): string {
  return randomBytes(15).toString('base64url')
}

/** The form in which addresses are stored and compared. */
export function emailOf(text: string): string {
  return text.trim().toLowerCase()
}
