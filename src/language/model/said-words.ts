import type { FieldValue, UnderstandRequest } from '../../ports/language.ts'
import { readMessage } from '../rules/understand.ts'
import { findWords } from './quoted-span.ts'

/** UTF-16 positions in a message, `end` exclusive. */
export interface WordSpan {
  start: number
  end: number
}

/**
 * The words of `request.text` that say a field's value: those that the rules read it from, whoever did then, else those
 * that are the value. Null where neither is known.
 */
export function findSaidWords(request: UnderstandRequest, field: string, value: FieldValue): WordSpan | null {
  return readByRules(request, field, value) ?? findWords(request.text, String(value)) ?? null
}

function readByRules(request: UnderstandRequest, field: string, value: FieldValue): WordSpan | undefined {
  const { message } = readMessage(request)
  const { starts, ends, text, words } = message.heard
  const found = message.found.find((one) => one.plan.field.name === field && one.value === value)
  if (!found) return undefined
  // A value that stands in several places has no one span: the words that were used up and are nobody else's are its.
  const isOthers = (at: number) => message.found.some((one) => one !== found && at >= one.from && at < one.to)
  const own = words.flatMap((_, at) => (message.isUsed(at) && !isOthers(at) ? [at] : []))
  const [first, last] = found.to > found.from ? [found.from, found.to - 1] : [own[0], own.at(-1)]
  const start = first === undefined ? undefined : starts[first]
  const end = last === undefined ? undefined : ends[last]
  if (start === undefined || end === undefined) return undefined
  // Positions are those of the text as it was tidied: where that is of another length, the words are looked for.
  if (text.length === Math.min(request.text.length, MAX_READ)) return { start, end }
  return findWords(request.text, text.slice(start, end))
}

/** The rules read no further. */
const MAX_READ = 2_000
