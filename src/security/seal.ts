import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { SetupError } from '../base/errors.ts'

/** Encrypts short texts for storage. A text that was sealed for one purpose cannot be opened for another. */
export interface Seal {
  /** `purpose` says what the text is and where it belongs, such as `connection:<projectId>:<provider>`. */
  seal(plain: string, purpose: string): string
  /** Throws `SetupError` when the text was sealed with another key or for another purpose, or has been changed. */
  open(sealed: string, purpose: string): string
}

const VERSION = 'v1'
const IV_BYTES = 12
const TAG_BYTES = 16

/**
 * AES-256-GCM under a key derived from `SECRET_KEY`. Sealed text is `v1.` and base64url of IV, tag and ciphertext; the
 * version prefix allows a later scheme beside this one.
 */
export function createSeal(secretKey: Uint8Array): Seal {
  const key = Buffer.from(hkdfSync('sha256', secretKey, '', 'parley sealed text v1', 32))
  return {
    seal(plain, purpose) {
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(purpose))
      const text = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
      return `${VERSION}.${Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url')}`
    },
    open(sealed, purpose) {
      try {
        return unseal(key, sealed, purpose)
      } catch (cause) {
        throw new SetupError('A stored secret cannot be opened. Start with the SECRET_KEY it was saved with.', cause)
      }
    },
  }
}

/**
 * The 32 bytes of `SECRET_KEY`, written as 64 hex digits or as base64 (either alphabet). Throws `SetupError` for
 * anything else.
 */
export function parseSecretKey(text: string): Buffer {
  const bytes = /^[0-9a-f]{64}$/i.test(text)
    ? Buffer.from(text, 'hex')
    : /^[A-Za-z0-9+/_-]{43}=?$/.test(text)
      ? Buffer.from(text, 'base64')
      : null
  if (bytes?.length !== 32) throw new SetupError('SECRET_KEY must be 32 bytes, as 64 hex digits or as base64.')
  return bytes
}

function unseal(key: Buffer, sealed: string, purpose: string): string {
  const [version, encoded = ''] = sealed.split('.', 2)
  if (version !== VERSION) throw new Error(`Sealed text of an unknown version: ${version?.slice(0, 8) ?? ''}`)
  const bytes = Buffer.from(encoded, 'base64url')
  const tagEnd = IV_BYTES + TAG_BYTES
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(purpose))
    .setAuthTag(bytes.subarray(IV_BYTES, tagEnd))
  return Buffer.concat([decipher.update(bytes.subarray(tagEnd)), decipher.final()]).toString('utf8')
}
