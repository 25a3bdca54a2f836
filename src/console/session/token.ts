import { createHash, randomBytes } from 'node:crypto'

/** A session token for the cookie: 256 random bits. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** The hash of a token, which is all that is stored, so that reading the store lets nobody log in. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
