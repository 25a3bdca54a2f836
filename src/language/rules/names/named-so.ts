import { isCommonWord } from '../words/common-words.ts'
import type { Tokens } from '../words/tokens.ts'
import { isKin, isPossessive } from './kin.ts'
import { nameFrom } from './name-from.ts'
import type { NameSpan } from './name-span.ts'
import { isCapital, isEveryday, isNameWord, isWrittenName } from './words-of-a-name.ts'
import { AT } from '../words/function-words.ts'

/** "Neha naam se", "policy Manoj Agarwal ke naam pe hai", "मेरे बेटे अनुज के नाम पर" */
export function namedSo(heard: Tokens, asked: boolean, isNoun: (word: string) => boolean): NameSpan | undefined {
  const end = heard.words.findIndex(
    (_word, at) => at > 0 && isNamedSo(heard, at) && !heard.breaks[at] && !POINTS.test(heard.words[at - 1] ?? ''),
  )
  if (end === -1 || !(asked || end < MAX_BEFORE_NAMED)) return undefined
  const span = nameEndingAt(heard, end, isNoun)
  if (!asked && span && heard.words.slice(0, span.from).some((word) => PAID_WITH.test(word))) return undefined
  return span && { ...span, isExplicit: true, explicit: false }
}

/** "Bill isi naam pe banega" points to a name that was said. */
const POINTS = /^(?:isi|usi|is|us|iss|uss|same|yahi|wahi|इसी|उसी|इस|उस|यही|वही)$/
const MAX_BEFORE_NAMED = 5
/** "Card, Ramesh Iyer ke naam se": who it belongs to. */
const PAID_WITH = /^(?:card|account|khata|upi|paytm|phonepe|wallet|number|sim|कार्ड|खाता|नंबर)$/

/** The name up to a word: where it is written with capitals only those words, else those after "my brother". */
function nameEndingAt(
  heard: Tokens,
  to: number,
  isNoun: (word: string) => boolean,
): { value: string; from: number; to: number } | undefined {
  const isWritten = isWrittenName(heard, to - 1)
  let from = to
  while (from > 0 && (from === to || !heard.breaks[from]) && isNameWord(heard, from - 1)) {
    if (isWritten && from < to && !isCapital(heard, from - 1)) break
    if (isKin(heard.words[from - 1] ?? '') && isPossessive(heard.words[from - 2] ?? '')) break
    from -= 1
  }
  while (to - from > 1 && (isCommonWord(heard.words[from] ?? '') || isNoun(heard.words[from] ?? ''))) from += 1
  // "Swargiya pati ke naam se"
  if (isKin(heard.words[to - 1] ?? '') && !isWritten) return undefined
  const span = nameFrom(heard, from)
  return span?.to === to && !isEveryday(heard, span) ? span : undefined
}

/** "Neha naam se", "नेहा के नाम से": `at` is the first of the words behind the name, or its "naam". */
export function isNamedSo({ words }: Tokens, at: number): boolean {
  const next = words[at] === 'ke' || words[at] === 'के' ? at + 1 : at
  return /^(?:naam|नाम)$/.test(words[next] ?? '') && AT.test(words[next + 1] ?? '')
}
