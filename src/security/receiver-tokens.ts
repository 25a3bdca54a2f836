import { createHmac, hkdfSync } from 'node:crypto'

/**
 * Derives the secret part of the address of a project's built-in webhook receiver: it cannot be guessed, and is the
 * same after a restart.
 */
export function createReceiverTokens(secretKey: Uint8Array): (projectId: string) => string {
  const key = Buffer.from(hkdfSync('sha256', secretKey, '', 'parley webhook receiver v1', 32))
  return (projectId) => createHmac('sha256', key).update(projectId).digest('base64url')
}
