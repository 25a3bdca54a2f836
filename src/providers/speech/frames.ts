import { jsonObject } from '../vendor-values.ts'

/** The JSON object that a text frame holds; null for anything else. */
export function readObject(frame: string | Buffer): Record<string, unknown> | null {
  return typeof frame === 'string' ? jsonObject(frame) : null
}

const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/

/** The bytes that a field holds in base64; null for anything else. */
export function audioOf(field: unknown): Buffer | null {
  if (typeof field !== 'string' || field.length % 4 !== 0 || !BASE64.test(field)) return null
  return Buffer.from(field, 'base64')
}

/** The list that a field holds, if it holds nothing but numbers. */
export function numbersOf(field: unknown): number[] | null {
  return Array.isArray(field) && field.every((item) => typeof item === 'number' && Number.isFinite(item)) ? field : null
}

export function textsOf(field: unknown): string[] | null {
  return Array.isArray(field) && field.every((item) => typeof item === 'string') ? field : null
}

export function text(field: unknown): string {
  return typeof field === 'string' ? field : ''
}
