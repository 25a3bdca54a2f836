import { hash, verify } from '@node-rs/argon2'
import { randomBytes } from 'node:crypto'
import type { User } from '../../ports/entities.ts'

/** argon2id with 19 MiB, two passes and one lane (the package's defaults, OWASP's advice). */
export function hashPassword(password: string): Promise<string> {
  return hash(password)
}

let decoy: Promise<string> | undefined

/** Whether the password is this user's. Takes as long for a user that does not exist. */
export async function isPasswordOf(user: User | null, password: string): Promise<boolean> {
  const passwordHash = user?.passwordHash ?? (await decoyHash())
  const fits = await verify(passwordHash, password)
  return user !== null && fits
}

/** Computed before the first log-in, so that even its duration does not disclose whether the user exists. */
export function decoyHash(): Promise<string> {
  decoy ??= hash(randomBytes(32))
  return decoy
}
