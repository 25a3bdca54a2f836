import { distance } from 'fastest-levenshtein'
import { isGrammarWord } from '../../words/bare-clauses.ts'
import { isCommonWord } from '../../words/common-words.ts'
import { loanKeys } from '../../words/loan-keys.ts'
import { endsInVowel } from '../../words/ends-in-vowel.ts'
import { isOfMatter } from '../../words/matters-in.ts'
import { spellingKey } from '../../words/spelling-key.ts'
import { isDevanagari } from '../../words/spoken-language.ts'
import type { Tokens } from '../../words/tokens.ts'
import { undenied } from '../../set-aside/undenied.ts'
import type { Loan, OptionIndex } from '../option-index.ts'
import { agreed, type OptionSpan } from '../option-span.ts'
import { isNegated, isNegative, isOwned, isWrongOther } from '../ruled-out.ts'

/** "Deezal" for diesel, "femail" for female: an English word as it is heard, in Latin letters. */
export function loanOption(heard: Tokens, { loans }: OptionIndex): OptionSpan | undefined {
  if (heard.words.length > MAX_WORDS || loans.size === 0) return undefined
  const spans = heard.words.flatMap((word, from): OptionSpan[] => {
    const loan = /^[a-z]+$/.test(word) && isRespelled(word) ? loanFor(word, loans) : undefined
    if (loan === undefined || isNegative(loan.option) || isNegated(heard, from, from + 1)) return []
    if (isWrongOther(heard, from) || isOwned(heard, from)) return []
    return [{ value: loan.option, isExplicit: false, from, to: from + 1 }]
  })
  return agreed(undenied(heard, spans))
}

const MAX_WORDS = 12
const SHORTEST = 4
const SHORTEST_KEY = 3

/** Words that exist are what was said. */
export function isRespelled(word: string): boolean {
  if (isDevanagari(word)) return !isGrammarWord(word) && !isOfMatter(word)
  const isSpelled = word.length >= SHORTEST && /^[a-z]+$/.test(word)
  return isSpelled && !isCommonWord(word) && !isGrammarWord(word) && !isOfMatter(word)
}

/** The option that an English word names as it is heard; its vowels have to be near, too. */
export function loanFor(word: string, loans: ReadonlyMap<string, Loan>, shortest = SHORTEST_KEY): Loan | undefined {
  for (const key of loanKeys(word)) {
    const loan = key.length >= shortest ? loans.get(key) : undefined
    if (loan && haveLikeVowels(word, loan.word)) return loan
  }
  return undefined
}

const MAX_VOWELS_OFF = 2
const LONG = 6

/** "Kardo" is no card: Hindi verbs end in a vowel. */
function haveLikeVowels(said: string, word: string): boolean {
  const isSame = endsInVowel(said) === endsInVowel(word) || said.endsWith('e')
  const most = isDevanagari(said) && said.length >= LONG ? MAX_VOWELS_OFF + 1 : MAX_VOWELS_OFF
  return isSame && distance(voiceless(said), voiceless(word)) <= most
}

function voiceless(word: string): string {
  return spellingKey(word).replace(/[jg]/g, 's')
}
