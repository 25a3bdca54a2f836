import { isEnglishWord } from '../words/english-words.ts'
import type { Clause } from '../words/clauses.ts'
import { isCommonWord } from '../words/common-words.ts'
import { isGrammarWord } from '../words/bare-clauses.ts'
import { isHindiVerb } from '../words/hindi-verbs.ts'
import { isHindiWord } from '../words/hindi-words.ts'
import type { Tokens } from '../words/tokens.ts'
import { wordSet } from '../words/word-set.ts'

/**
 * Whether words that were taken for a name are usual words, each of them: the "killing" of "my tooth is killing me", the "valid" of "yes it
 * is valid". A capital in the midst of a sentence makes a name of any word.
 */
export function isNoName(heard: Tokens, { from, to }: Clause): boolean {
  for (let at = from; at < to; at++) if (isWrittenAsName(heard, at) || !isUsual(heard.words[at] ?? '')) return false
  return to > from
}

function isUsual(word: string): boolean {
  if (GIVEN_NAMES.has(word)) return false
  return isGrammarWord(word) || isCommonWord(word) || isEnglishWord(word) || isHindiWord(word)
}

/** English words that nobody says alone but as a name. */
const GIVEN_NAMES = wordSet('peter harry hope rob chuck drew pat sue wade josh dale cliff heath lance')

function isWrittenAsName({ text, starts, breaks }: Tokens, at: number): boolean {
  const first = text.charAt(starts[at] ?? 0)
  return at > 0 && breaks[at] !== true && first !== first.toLowerCase() && text !== text.toUpperCase()
}

/** Without the Hindi words before a name: "kagaz pe Rajendra Solanki". */
export function withoutUsualEnds(heard: Tokens, { from, to }: Clause, mayStay: (word: string) => boolean): Clause {
  let start = from
  while (start < to && isEnd(heard, start, isHindiWord) && !mayStay(heard.words[start] ?? '')) start += 1
  return { from: start < to ? start : from, to }
}

/** Without the verb behind a place: the "पड़ता" of "सोनपुरा पड़ता". */
export function withoutVerb(heard: Tokens, { from, to }: Clause): Clause {
  let end = to
  while (end > from && isEnd(heard, end - 1, (word) => isHindiVerb(word) && isHindiWord(word))) end -= 1
  return end > from ? { from, to: end } : { from, to }
}

function isEnd(heard: Tokens, at: number, isWord: (word: string) => boolean): boolean {
  const word = heard.words[at] ?? ''
  return !isWrittenAsName(heard, at) && word.length > 1 && isWord(word)
}
