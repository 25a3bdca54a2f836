import { isEnglishWord } from '../words/english-words.ts'
import type { Clause } from '../words/clauses.ts'
import { isCommonWord } from '../words/common-words.ts'
import { isGrammarWord } from '../words/bare-clauses.ts'
import { isHindiWord } from '../words/hindi-words.ts'
import type { Tokens } from '../words/tokens.ts'

/**
 * Whether words that were taken for a name are usual words, each of them: the "killing" of "my tooth is killing me", the "valid" of "yes it
 * is valid". A capital in the midst of a sentence makes a name of any word.
 */
export function isNoName(heard: Tokens, { from, to }: Clause): boolean {
  for (let at = from; at < to; at++) if (isWrittenAsName(heard, at) || !isUsual(heard.words[at] ?? '')) return false
  return to > from
}

function isUsual(word: string): boolean {
  return isGrammarWord(word) || isCommonWord(word) || isEnglishWord(word) || isHindiWord(word)
}

function isWrittenAsName({ text, starts, breaks }: Tokens, at: number): boolean {
  const first = text.charAt(starts[at] ?? 0)
  return at > 0 && breaks[at] !== true && first !== first.toLowerCase() && text !== text.toUpperCase()
}
