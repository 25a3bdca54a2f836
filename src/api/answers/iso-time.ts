import type { EpochMs } from '../../actors/types.ts'

/** ISO 8601, UTC, with milliseconds. */
export function isoTime(at: EpochMs): string {
  return new Date(at).toISOString()
}
