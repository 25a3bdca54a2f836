import { type Tokens, textBetween } from '../words/tokens.ts'
import { nameCase } from './name-case.ts'
import { afterRelation, isRelation } from './relations.ts'
import { isCapital, isInitial, isNameWord, isWrittenName } from './words-of-a-name.ts'

const MAX_WORDS = 5
/** What stands before a name and is no part of it. */
export const TITLES = new Set(
  'mr mrs ms miss dr prof smt shri fr sr col lt capt maj sgt adv er श्री श्रीमती डॉ'.split(' '),
)
const FILLER_BEFORE = new Set(
  'late swargiya swargeeya swargvasi स्वर्गीय wo woh वो वह just is um uh umm actually should be hai है तो to toh well ab ji sorry'.split(
    ' ',
  ),
)

/** Returns the name that starts at an index; undefined where none does. */
export function nameFrom(heard: Tokens, start: number): { value: string; from: number; to: number } | undefined {
  let from = start
  while (FILLER_BEFORE.has(heard.words[from] ?? '') && !isWrittenName(heard, from)) from += 1
  if (heard.words[from] === 'one' && TITLES.has(heard.words[from + 1] ?? '')) from += 1
  if (isPut(heard, from)) from += 2
  let to = from
  let initials = 0
  while (
    to < heard.words.length &&
    to - from - initials < MAX_WORDS &&
    (to === from || !heard.breaks[to]) &&
    isNameWord(heard, to) &&
    !isOfParent(heard, to) &&
    !isBehindCapitals(heard, from, to)
  ) {
    if (isInitial(heard, to)) initials += 1
    to += 1
  }
  // "Geeta Devi Sitapur se" ends with where she is from.
  if (to - from >= 2 && /^(?:se|से)$/.test(heard.words[to] ?? '')) to -= 1
  from = afterRelation(heard, from, to)
  if (isRelation(heard, { from, to })) return undefined
  if (heard.words.slice(from, to).every((word) => TITLES.has(word))) return undefined
  if (to === from || to - from - initials >= MAX_WORDS) return spelled(heard, from)
  const isInitials = to - from >= 3 && heard.words.slice(from, to).every((word) => word.length === 1)
  return isInitials ? spelled(heard, from) : { value: nameCase(textBetween(heard, from, to)), from, to }
}

/** The "S/o" of "Rajesh Verma S/o Mohan Verma" */
function isOfParent({ text, words, ends }: Tokens, at: number): boolean {
  return text[ends[at] ?? 0] === '/' && /^[swdc]$/.test(words[at] ?? '') && words[at + 1] === 'o'
}

/** The "batch" of "Kunal Mehrotra batch of 98": a small letter behind two capitals. */
export function isBehindCapitals(heard: Tokens, from: number, to: number): boolean {
  return (
    to - from > 1 &&
    isCapital(heard, to - 1) &&
    isCapital(heard, to - 2) &&
    /[a-z]/.test(heard.text.charAt(heard.starts[to] ?? 0))
  )
}

/** "Registered under", "given by", "listed as": how a name was put down. */
function isPut({ words, text, starts, breaks }: Tokens, at: number): boolean {
  const first = text.charAt(starts[at] ?? text.length)
  const isVerb = /(?:ed|tten|iven|aken|made)$/.test(words[at] ?? '') && (at === 0 || first === first.toLowerCase())
  return isVerb && breaks[at + 1] !== true && /^(?:under|to|as|by|for|in)$/.test(words[at + 1] ?? '')
}

/** "P R I Y A" */
export function spelled(heard: Tokens, from: number): { value: string; from: number; to: number } | undefined {
  let to = from
  while (to < heard.words.length && heard.words[to]?.length === 1 && /[a-z]/.test(heard.words[to] ?? '')) to += 1
  return to - from >= 3 ? { value: nameCase(heard.words.slice(from, to).join('')), from, to } : undefined
}
