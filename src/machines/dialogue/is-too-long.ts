import { LIMITS } from '../../base/limits.ts'
import { jsonBytes, MAX_REPLY_CHARS } from '../flow/limits.ts'
import type { Dialogue } from './dialogue.ts'

/** A control character, which JSON escapes. */
const MAX_BYTES_PER_CHAR = 6
/** For a question that is still asked, its answer (a message; by phone it is shorter), and the goodbye after it. */
const RESERVED_BYTES = (2 * MAX_REPLY_CHARS + LIMITS.messageChars.value) * MAX_BYTES_PER_CHAR

/**
 * Whether a dialogue has to end with the turn in hand, because one turn more could go beyond what a call may have. What
 * a call has is answered in one piece and sent to webhooks in one piece.
 */
export function isTooLong({ turnCount, textBytes, turn }: Pick<Dialogue, 'turnCount' | 'textBytes' | 'turn'>): boolean {
  if (turnCount >= LIMITS.callTurns.value - 1) return true
  const roomBytes = LIMITS.callTextBytes.value - RESERVED_BYTES - textBytes
  const heard = turn.heard?.text ?? ''
  return heard.length * MAX_BYTES_PER_CHAR > roomBytes && jsonBytes(heard) > roomBytes
}
