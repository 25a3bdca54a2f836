import { redact } from '../../actors/inspection/redact.ts'
import type { Entry, StateValue } from '../../actors/types.ts'
import type { JsonObject } from '../../base/json.ts'
import { isoTime } from '../../base/iso-time.ts'
import type { Schema } from '../operation.ts'
import { timerResponse } from './timer.ts'

/** `from` is the state before, `index` the entry's position within its commit. Idempotency ids are masked. */
export function entryResponse(entry: Entry, from: StateValue | null, index: number): Schema<'Entry'> {
  const { seq, event, value, status, timersSet, timersCancelled, startEffects, stopEffects, creates } = entry
  const { type, ...rest } = event
  return {
    seq,
    index,
    at: isoTime(event.at),
    event: { type, ...(redact(rest, true) as JsonObject) },
    from,
    to: value,
    status,
    timersSet: timersSet.map(timerResponse),
    timersCancelled,
    startEffects: startEffects.map(({ id, src }) => ({ id, src })),
    stopEffects,
    creates: creates.map(({ type, id }) => `${type}/${id}`),
    rejected: entry.rejected?.message ?? null,
    writer: entry.writer,
  }
}
