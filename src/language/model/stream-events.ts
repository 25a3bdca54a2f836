import type { FinishReason } from 'ai'
import { isObject } from '../../base/json.ts'

/** Whether an event of a chat-completions stream is the model's refusal, which the SDK passes off as its text. */
export function isRefusal(event: unknown): boolean {
  const choices = isObject(event) ? event.choices : undefined
  const choice: unknown = Array.isArray(choices) ? choices[0] : undefined
  const delta = isObject(choice) ? choice.delta : undefined
  return isObject(delta) && typeof delta.refusal === 'string' && delta.refusal !== ''
}

const SENTENCE_END = /[.?!।…]["'”’)]*\s*$/u

/**
 * Whether a reply ended before its end. `other` stands for reasons that the SDK does not know, good ones among them:
 * there the text tells.
 */
export function isBrokenOff(finishReason: FinishReason, written: string): boolean {
  if (finishReason === 'other') return !SENTENCE_END.test(written)
  return finishReason !== 'stop' && finishReason !== 'tool-calls'
}
