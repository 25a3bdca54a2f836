import { matchesWhole } from './whole-pattern.ts'

/** Limits of a value. */
export interface ValueLimits {
  /** Smallest and largest number. */
  min?: number
  max?: number
  /** Regular expression that the whole of a text has to match; one that is not accepted limits nothing. */
  pattern?: string
}

/** A longer text matches no pattern. */
const MAX_PATTERN_TEXT_CHARS = 200

/** Whether a value is outside its limits. */
export function isOutside(value: string | number | boolean, { min, max, pattern }: ValueLimits): boolean {
  if (typeof value === 'number') return (min !== undefined && value < min) || (max !== undefined && value > max)
  if (typeof value !== 'string' || pattern === undefined) return false
  return value.length > MAX_PATTERN_TEXT_CHARS || matchesWhole(pattern, value) === false
}
