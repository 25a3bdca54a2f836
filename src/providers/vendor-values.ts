import { isObject } from '../base/json.ts'

/** The object that a text holds as JSON; null for anything else. */
export function jsonObject(text: string): Record<string, unknown> | null {
  try {
    return asObject(JSON.parse(text))
  } catch {
    return null
  }
}

/** An object as it is; null for anything else. */
export function asObject(value: unknown): Record<string, unknown> | null {
  return isObject(value) ? value : null
}

/** Reads a whole number from 0, which carriers often write as a string; null for anything else. */
export function wholeNumber(value: unknown): number | null {
  const number = typeof value === 'string' && value !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isSafeInteger(number) && number >= 0 ? number : null
}

/**
 * Milliseconds of a frame in its stream. A frame without a time that can be read is audio all the same: 0, which never
 * goes on, tells that the carrier's times mean nothing.
 */
export function frameTimeMs(value: unknown): number {
  const ms = typeof value === 'string' && value !== '' ? Number(value) : value
  return typeof ms === 'number' && ms >= 0 && ms <= Number.MAX_SAFE_INTEGER ? Math.round(ms) : 0
}

const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/
/** More than a second of the widest format in one frame is no live audio. */
const MAX_PAYLOAD_LENGTH = 136_000

/** The bytes of a frame's payload; null unless it is clean base64 of a sane length. */
export function readPayload(payload: unknown): Buffer | null {
  if (typeof payload !== 'string' || payload.length % 4 !== 0 || payload.length > MAX_PAYLOAD_LENGTH) return null
  return BASE64.test(payload) ? Buffer.from(payload, 'base64') : null
}

/** A carrier's own id of a call or stream; theirs have some thirty characters. Null for anything else. */
export function carrierId(value: unknown): string | null {
  return typeof value === 'string' && value !== '' && value.length <= MAX_ID_LENGTH ? value : null
}

const MAX_ID_LENGTH = 128
