import { isGrammarWord } from '../words/bare-clauses.ts'
import { undenied } from '../set-aside/undenied.ts'
import type { Tokens } from '../words/tokens.ts'
import { loanKeys } from '../words/loan-keys.ts'
import { phoneticKey } from '../words/phonetic-key.ts'
import { isOfMatter } from '../words/matters-in.ts'
import { isDevanagari } from '../words/spoken-language.ts'
import { isRespelled, loanFor } from './kinds/loan-option.ts'
import type { OptionIndex } from './option-index.ts'
import { type OptionSpan, agreed } from './option-span.ts'
import { isNegated, isWrongOther } from './ruled-out.ts'

/** Across scripts only: within one script a sound says less than the letters. */
export function phoneticOption(heard: Tokens, book: OptionIndex): OptionSpan | undefined {
  const spans: OptionSpan[] = []
  for (let at = 0; at < heard.words.length; at++) {
    const sounds = book.sounds[isDevanagari(heard.words[at] ?? '') ? 'devanagari' : 'latin']
    const isLoan = isDevanagari(heard.words[at] ?? '')
    if (sounds.size === 0 && !(isLoan && book.loans.size > 0)) continue
    for (let length = 1; length <= 3 && at + length <= heard.words.length; length++) {
      const said = heard.words.slice(at, at + length).join('')
      const isTelling = (key: string): boolean =>
        key.length >= (length > 1 ? 4 : 3) ||
        (key.length === 2 && heard.words.length <= 2 && !isGrammarWord(said) && !isOfMatter(said))
      const key = phoneticKey(said)
      const mayBeLoan = isLoan && isTelling(loanKeys(said)[0] ?? '') && (length > 1 || isRespelled(said))
      const value =
        (isTelling(key) ? sounds.get(key) : undefined) ?? (mayBeLoan ? loanFor(said, book.loans, 2)?.option : undefined)
      if (value !== undefined && !isNegated(heard, at, at + length) && !isWrongOther(heard, at))
        spans.push({ value, isExplicit: false, from: at, to: at + length })
    }
  }
  return agreed(undenied(heard, longestOf(spans)))
}

/** "Samajik vigyan" is no "vigyan". */
function longestOf(spans: OptionSpan[]): OptionSpan[] {
  return spans.filter(
    ({ from, to }) => !spans.some((other) => other.from <= from && other.to >= to && other.to - other.from > to - from),
  )
}
