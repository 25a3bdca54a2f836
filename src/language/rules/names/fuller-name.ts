import type { Message } from '../message.ts'
import { wordsOf } from '../words/tokens.ts'
import { nameFrom, TITLES } from './name-from.ts'

const MAX_WORDS = 6

/** "Sara Fernandes", said to the next question after "Ms. Fernandes": the name that is known, with more of it. */
export function readFullerName(message: Message): void {
  const { heard } = message
  if (heard.words.length > MAX_WORDS) return
  const plan = message.plans.find(({ kind, field }) => kind === 'name' && message.isKnown(field.name))
  if (plan === undefined || message.isAsked(plan)) return
  const known = wordsOf(String(message.knownValue(plan))).filter((word) => !TITLES.has(word))
  const start = heard.words.findIndex((word) => known.includes(word))
  if (start === -1) return
  const from = heard.breaks.findLastIndex((isBreak, at) => at <= start && isBreak)
  const name = nameFrom(heard, Math.max(0, from))
  const said = name === undefined ? [] : heard.words.slice(name.from, name.to)
  // "Fernandes Colony" is no fuller name.
  if (name && said.length > known.length && said.slice(-known.length).join(' ') === known.join(' '))
    message.take(plan, name.value, true, name.from, name.to)
}
