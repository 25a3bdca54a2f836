import type { FinishReason } from 'ai'
import { isObject } from '../../base/json.ts'

/** Whether an event of a chat-completions stream is the model's refusal, which the SDK passes off as its text. */
export function isRefusal(event: unknown): boolean {
  const choices = isObject(event) ? event.choices : undefined
  const choice: unknown = Array.isArray(choices) ? choices[0] : undefined
  const delta = isObject(choice) ? choice.delta : undefined
  return isObject(delta) && typeof delta.refusal === 'string' && delta.refusal !== ''
}

/** Emoji, quotation marks and brackets may follow. */
const SENTENCE_END = /[.?!।…][^\p{L}\p{N}]*$/u

/**
 * Whether a reply ended before its end. Servers that give no reason, one that the SDK does not know, or an unknown event
 * behind it, end good replies, too: there the text tells.
 */
export function isBrokenOff(finishReason: FinishReason, written: string): boolean {
  if (finishReason === 'stop' || finishReason === 'tool-calls') return false
  if (finishReason === 'length' || finishReason === 'content-filter') return true
  return !SENTENCE_END.test(written)
}
