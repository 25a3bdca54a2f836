/**
 * How text travels as sound. A character is a cell of 75 ms, about as long as a spoken one: a slot with the mark tones,
 * by which a listener who came in late finds its place, and three slots with a byte each. A byte is two tones at once,
 * one for each half. All tones lie in a telephone's band and far enough apart to be told from one another in a slot.
 */
export const CELL_MS = 75
export const SLOTS_PER_CELL = 4

const LOWEST_HZ = 400
const STEP_HZ = 80

export type ToneRate = 8_000 | 16_000 | 24_000

/** The mark tones are the lowest and the highest, and no byte has them. */
export const MARK_TONES: readonly [number, number] = [0, 33]

export function byteTones(byte: number): [number, number] {
  return [FIRST_LOW + (byte & 15), FIRST_HIGH + (byte >> 4)]
}

export const FIRST_LOW = 1
export const FIRST_HIGH = 17
export const HALF_BYTES = 16

export function slotLength(rateHz: ToneRate): number {
  return (rateHz * CELL_MS) / SLOTS_PER_CELL / 1_000
}

/** A slot's worth of a tone. */
export interface Tone {
  cos: Float32Array
  sin: Float32Array
}

const tables = new Map<ToneRate, Tone[]>()

/** All 34 tones at a rate. */
export function tonesAt(rateHz: ToneRate): Tone[] {
  const known = tables.get(rateHz)
  if (known) return known
  const length = slotLength(rateHz)
  const tones = Array.from({ length: MARK_TONES[1] + 1 }, (_, index) => {
    const step = (2 * Math.PI * (LOWEST_HZ + STEP_HZ * index)) / rateHz
    return {
      cos: Float32Array.from({ length }, (_, n) => Math.cos(step * n)),
      sin: Float32Array.from({ length }, (_, n) => Math.sin(step * n)),
    }
  })
  tables.set(rateHz, tones)
  return tones
}

/**
 * A character as three bytes: ASCII three times over, so that one damaged byte does no harm, anything else as 21 bits
 * in three parts, marked by their top bit.
 */
export function bytesOf(codePoint: number): [number, number, number] {
  if (codePoint < 0x80) return [codePoint, codePoint, codePoint]
  return [0x80 | (codePoint >> 14), 0x80 | ((codePoint >> 7) & 0x7f), 0x80 | (codePoint & 0x7f)]
}

/** The character in three bytes, any of which may be unreadable (null); null when they make none. */
export function characterOf([a, b, c]: readonly (number | null)[]): string | null {
  if (isPart(a) && isPart(b) && isPart(c)) {
    const codePoint = ((a & 0x7f) << 14) | ((b & 0x7f) << 7) | (c & 0x7f)
    return codePoint >= 0x80 && codePoint <= 0x10ffff ? String.fromCodePoint(codePoint) : null
  }
  const most = a === b || a === c ? a : b === c ? b : null
  return typeof most === 'number' && most < 0x80 ? String.fromCodePoint(most) : null
}

function isPart(byte: number | null | undefined): byte is number {
  return typeof byte === 'number' && byte >= 0x80
}
