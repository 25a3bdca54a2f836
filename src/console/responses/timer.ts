import type { Timer } from '../../actors/types.ts'
import { isoTime } from '../../base/iso-time.ts'
import type { Schema } from '../operation.ts'

export function timerResponse({ id, generation, at, event }: Timer): Schema<'ActorTimer'> {
  return { id, generation, at: isoTime(at), event }
}
