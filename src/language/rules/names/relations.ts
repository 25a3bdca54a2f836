import type { Clause } from '../words/clauses.ts'
import type { Tokens } from '../words/tokens.ts'
import { wordSet } from '../words/word-set.ts'
import { isKin } from './kin.ts'
import { OF } from '../words/function-words.ts'

/** What somebody is to another or for work. */
const ROLES = wordSet(
  `guardian parent owner manager secretary teacher tutor receptionist staff maid driver cook servant watchman guard caretaker
   assistant landlord landlady principal accountant nurse operator vakeel wakil advocate lawyer supervisor
   malkin naukar kaamwali chowkidar abhibhavak ghar wala wali gharwala gharwali
   अभिभावक मालकिन नौकर कामवाली चौकीदार ड्राइवर टीचर मैनेजर मैडम घरवाला घरवाली वाला वाली`,
)
/** Whose: "uske papa", "his mother". */
const WHOSE = wordSet(
  `uska uski uske unka unki unke iska iski iske inka inki inke his her their its bachche bacche ladke ladki patient customer
   उसका उसकी उसके उनका उनकी उनके इसका इसकी इसके इनका इनकी इनके`,
)
/** They are names, too. */
const NAMES = /^(?:baby|raja|mata|maa|baba)$/

/** "Uske papa", "owner", "tuition teacher", "Aarav's father": who somebody is to another, and no name. */
export function isRelation(heard: Tokens, { from, to }: Clause): boolean {
  const said = heard.words.slice(from, to)
  const last = said.at(-1) ?? ''
  if (!tellsRelation(last)) return false
  return said
    .slice(0, -1)
    .every((word, at) => tellsRelation(word) || WHOSE.has(word) || isGenitive(heard, from + at) || ROLES.has(last))
}

/** Where the name begins in "uske papa Ramesh Gupta", "(bachche ki) mummy Sunita Verma", "Aarav's father Ramesh". */
export function afterRelation(heard: Tokens, from: number, to: number): number {
  const { words, breaks } = heard
  // "Vakeel Saxena"
  if (ROLES.has(words[from] ?? '') && from + 1 < to && !isRelation(heard, { from, to })) return from + 1
  const isOwned =
    WHOSE.has(words[from] ?? '') || isGenitive(heard, from)
      ? from + 1
      : from > 0 && !breaks[from] && (OF.test(words[from - 1] ?? '') || WHOSE.has(words[from - 1] ?? ''))
        ? from
        : undefined
  if (isOwned === undefined || isOwned + 1 >= to || !tellsRelation(words[isOwned] ?? '')) return from
  return isOwned + 1
}

function tellsRelation(word: string): boolean {
  return (isKin(word) && !NAMES.test(word)) || ROLES.has(word)
}

/** "Aarav's" */
export function isGenitive({ text, starts, ends }: Tokens, at: number): boolean {
  return /'s$/i.test(text.slice(starts[at], ends[at]))
}
