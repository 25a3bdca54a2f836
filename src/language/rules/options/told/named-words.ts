import type { FieldReader } from '../../fields/field-reader.ts'
import { phoneticKey } from '../../words/phonetic-key.ts'
import { traitsOf } from '../traits-of.ts'
import { isDevanagari } from '../../words/spoken-language.ts'
import type { Tokens } from '../../words/tokens.ts'
import { loanFor } from '../kinds/loan-option.ts'
import { stem } from '../aliases.ts'
import { evidenceIn } from '../evidence-in.ts'
import { asksForQualification } from './not-passed.ts'
import { indexOf } from '../option-index.ts'

/** Returns for each word whether it stands for an option: by its letters, or by its sound in the other script. */
export function namedWords(heard: Tokens, plan: FieldReader): boolean[] {
  const book = indexOf(plan)
  const named = heard.words.map((word) => {
    if (book.words.has(word) || book.words.has(stem(word))) return true
    if (!isDevanagari(word)) return false
    return book.sounds.devanagari.has(phoneticKey(word)) || loanFor(word, book.loans, MIN_KEY) !== undefined
  })
  for (const { from, to } of book.phrases.all(heard)) named.fill(true, from, to)
  // "Graduation" for a graduate
  if (asksForQualification(plan))
    for (const { from, to } of evidenceIn(heard, plan, traitsOf(plan), true)) named.fill(true, from, to)
  return named
}

const MIN_KEY = 2
