import { hash, randomBytes } from 'node:crypto'
import { crc32 } from 'node:zlib'

const PREFIX = 'svc_live_'
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
/** 37 base62 characters are 220 random bits; the first 7 of them are shown in lists. */
const RANDOM_LENGTH = 37
const CHECKSUM_LENGTH = 6
const PREFIX_LENGTH = 16
const KEY_PATTERN = /^svc_live_[0-9A-Za-z]{43}$/

/** Generates a key, to be shown once: `svc_live_`, 37 random base62 characters, 6 of their checksum. */
export function generateKey(): string {
  const body = PREFIX + randomBase62(RANDOM_LENGTH)
  return body + checksum(body)
}

/** Whether a text has the format of a key. Rejects typing errors before the store is queried. */
export function looksLikeKey(text: string): boolean {
  return KEY_PATTERN.test(text) && checksum(text.slice(0, -CHECKSUM_LENGTH)) === text.slice(-CHECKSUM_LENGTH)
}

/**
 * Returns the stored form of a key: SHA-256 in hex. With 220 random bits a slow hash would add no security, only time
 * to every request.
 */
export function hashKey(key: string): string {
  return hash('sha256', key)
}

/** Returns the first 16 characters, by which people distinguish keys. */
export function keyPrefix(key: string): string {
  return key.slice(0, PREFIX_LENGTH)
}

/** CRC32 (IEEE) as 6 base62 digits, most significant first. */
function checksum(text: string): string {
  let rest = crc32(text)
  let digits = ''
  while (rest > 0) {
    digits = DIGITS.charAt(rest % 62) + digits
    rest = Math.floor(rest / 62)
  }
  return digits.padStart(CHECKSUM_LENGTH, '0')
}

/** Discards bytes of 248 and more: using them would make the first digits more likely than the others. */
function randomBase62(length: number): string {
  let text = ''
  while (text.length < length) {
    for (const byte of randomBytes(length)) {
      if (byte < 248 && text.length < length) text += DIGITS.charAt(byte % 62)
    }
  }
  return text
}
