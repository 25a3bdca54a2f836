import type { Message } from '../message.ts'
import { speaksOf } from '../fields/speaks-of.ts'
import { isGrammarWord } from '../words/bare-clauses.ts'
import { isSameMatter } from '../fields/is-same-matter.ts'

const CONNECTORS = new Set(
  'and i im my name is the its it a at on for to this with we would like want please mera naam hai aur main hoon मेरा नाम है और मैं हूं number email phone'.split(
    ' ',
  ),
)

/** Returns the longest run of words that no value has consumed, without conjunctions at its ends. */
export function longestRest(message: Message): { from: number; to: number } | undefined {
  const { words } = message.heard
  let best: { from: number; to: number } | undefined
  for (let from = 0; from < words.length;) {
    let to = from
    while (to < words.length && !message.isUsed(to)) to += 1
    if (to === from) {
      from += 1
      continue
    }
    const run = namesAnswered(message, from, to) ? undefined : trimmed(words, from, to)
    if (run && run.to - run.from > (best ? best.to - best.from : 0)) best = run
    from = to
  }
  return best
}

/** The "score is" of "score is 30": the name of a field whose value was said, and no text. */
function namesAnswered({ heard, found }: Message, from: number, to: number): boolean {
  const said = heard.words.slice(from, to)
  return found.some(
    ({ plan, isAsked }) =>
      isAsked &&
      said.some((word) => speaksOf(plan, word) || isSameMatter(plan, word)) &&
      said.every(
        (word) => speaksOf(plan, word) || isSameMatter(plan, word) || isGrammarWord(word) || OF_NAME.test(word),
      ),
  )
}

const OF_NAME = /^(?:the|my|our|is|was|number|no|of|as|a|an|के|की|का|नंबर|nambar)$/

const AND = new Set(['and', 'aur', 'और'])

function trimmed(words: string[], start: number, end: number): { from: number; to: number } | undefined {
  const hasMeaning = words.slice(start, end).some((word) => !CONNECTORS.has(word))
  if (!hasMeaning) return undefined
  let from = start
  let to = end
  while (AND.has(words[from] ?? '')) from += 1
  while (AND.has(words[to - 1] ?? '')) to -= 1
  return from < to ? { from, to } : undefined
}
