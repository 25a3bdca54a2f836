import type { UnderstandRequest } from '../../ports/language.ts'
import { intentsIn, readIntent } from './intents/intents.ts'
import { readRefusal } from './refusals.ts'
import { readMessage } from './understand.ts'

/** Some words of a message, and how the rules understood them. */
export interface WordsTakenFor {
  words: string
  /** `field = value`, an intent, `set aside` …; null for words without effect. */
  takenFor: string | null
}

/** Explains how the rules understood each word of a message, in order, with neighbours of the same meaning joined. */
export function explainByRules(request: UnderstandRequest): WordsTakenFor[] {
  const { message, understanding } = readMessage(request)
  const { heard } = message
  const meanings = heard.words.map((): string | null => null)
  const mark = (from: number, to: number, meaning: string) => meanings.fill(meaning, from, to)
  heard.aside?.forEach((isAside, at) => isAside && mark(at, at + 1, 'set aside: answers nothing'))
  for (const { from, to } of heard.denials ?? []) mark(from, to, 'denied or replaced')
  for (const { from, to } of intentsIn(heard).quoted) mark(from, to, 'a wish that is denied or told of others')
  const refusal = understanding.refused.length > 0 ? readRefusal(heard, Infinity) : undefined
  if (refusal) mark(refusal.from, refusal.to, `no answer to ${understanding.refused.join(', ')}`)
  // A value that occurs in several parts of the message has no single span: it gets the consumed words that belong to
  // no other value.
  for (const { plan, from, to } of message.found.toSorted((one, other) => other.to - one.to)) {
    const value = understanding.values[plan.field.name]
    if (value === undefined) continue
    const meaning = `${plan.field.name} = ${JSON.stringify(value)}`
    if (to > from) mark(from, to, meaning)
    else meanings.forEach((known, at) => known === null && message.isUsed(at) && mark(at, at + 1, meaning))
  }
  const intent = readIntent(heard)
  if (intent && intent.intent === understanding.intent) mark(intent.from, intent.to, `wish: ${intent.intent}`)
  if (understanding.act !== undefined) mark(0, meanings.length, `no attempt at an answer: ${understanding.act}`)
  return joined(
    heard.words.map((_, at) => heard.text.slice(heard.starts[at], heard.ends[at])),
    meanings,
  )
}

function joined(words: readonly string[], meanings: readonly (string | null)[]): WordsTakenFor[] {
  const parts: WordsTakenFor[] = []
  words.forEach((word, at) => {
    const takenFor = meanings[at] ?? null
    const last = parts.at(-1)
    if (last?.takenFor === takenFor) last.words += ` ${word}`
    else parts.push({ words: word, takenFor })
  })
  return parts
}
