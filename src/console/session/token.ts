import { createHash, randomBytes } from 'node:crypto'

/** What the cookie carries: 256 random bits. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What the store keeps of it, so that reading the store lets nobody in. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
