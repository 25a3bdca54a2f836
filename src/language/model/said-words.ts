import type { FieldValue, UnderstandRequest } from '../../ports/language.ts'
import { readMessage } from '../rules/understand.ts'
import { findWords } from './quoted-span.ts'

/** UTF-16 positions in a message, `end` exclusive. */
export interface WordSpan {
  start: number
  end: number
}

/**
 * Finds the words of `request.text` that express a field's value: the ones from which the rules read it, whichever
 * model was used, else the words that equal the value. Returns null where neither is known.
 */
export function findSaidWords(request: UnderstandRequest, field: string, value: FieldValue): WordSpan | null {
  return readByRules(request, field, value) ?? findWords(request.text, String(value)) ?? null
}

function readByRules(request: UnderstandRequest, field: string, value: FieldValue): WordSpan | undefined {
  const { message } = readMessage(request)
  const { starts, ends, text, words } = message.heard
  const found = message.found.find((one) => one.plan.field.name === field && one.value === value)
  if (!found) return undefined
  // A value that occurs in several parts of the message has no single span: it gets the consumed words that belong to
  // no other value.
  const isOthers = (at: number) => message.found.some((one) => one !== found && at >= one.from && at < one.to)
  const own = words.flatMap((_, at) => (message.isUsed(at) && !isOthers(at) ? [at] : []))
  const [first, last] = found.to > found.from ? [found.from, found.to - 1] : [own[0], own.at(-1)]
  const start = first === undefined ? undefined : starts[first]
  const end = last === undefined ? undefined : ends[last]
  if (start === undefined || end === undefined) return undefined
  // Positions refer to the normalised text. Where that has another length, the words are searched for.
  if (text.length === Math.min(request.text.length, MAX_READ)) return { start, end }
  return findWords(request.text, text.slice(start, end))
}

/** Limit up to which the rules read a message. */
const MAX_READ = 2_000
