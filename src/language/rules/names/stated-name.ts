import { regex } from '../../../base/regex.ts'
import type { FieldReader } from '../fields/field-reader.ts'
import { isSameMatter } from '../fields/same-matter.ts'
import { speaksOf } from '../fields/speaks-of.ts'
import { type Clause, clausesOf, placesIn } from '../words/clauses.ts'
import { beforeRequest } from '../words/before-request.ts'
import type { Tokens } from '../words/tokens.ts'
import { isKinInflected, isPossessive } from './kin.ts'
import { AT, OF } from '../words/function-words.ts'

const CALLED = /^(?:called|named|titled|entitled)$/
const NAME = /^(?:naam|name|title|नाम|टाइटल|शीर्षक)$/
const COPULA = /^(?:is|was|hai|h|to|toh|be|rakha|है|तो|रखा)$/
const SPEAKER = /^(?:my|mera|mere|मेरा|मेरे|his|her|uska|unka|उसका|उनका)$/
const UNKNOWN = regex`
  ^(?:
    yaad|pata|maloom|nahi|nai|mat|not|no|dont|forgot|forget|forgotten|remember|know|bhool|bhul|kya|what|याद|पता|मालूम|नहीं
    |मत|भूल|क्या
  )$
`

/**
 * The name that a sentence gives to what a field asks for: "it's called …", "group ka naam … hai", "… naam hai". Every word
 * may be part of a title, so that the rest of the sentence counts as it was said. Where the field is not asked for, only what
 * is said to be the name of its thing counts.
 */
export function statedName(heard: Tokens, plan: FieldReader, isAsked = true): Clause | undefined {
  if (!heard.words.some((word) => CALLED.test(word) || NAME.test(word) || word === 'call')) return undefined
  for (const clause of clausesOf(heard).toReversed()) {
    const name = (isAsked ? calledIn(heard, clause) : undefined) ?? namedIn(heard, clause, plan, isAsked)
    if (name && !heard.words.slice(clause.from, clause.to).some((word) => UNKNOWN.test(word))) return name
  }
  return undefined
}

/** The word for what has the name that begins at "naam": the "group" of "group ka naam", "group name"; undefined without one. */
export function ownerOfName({ words, breaks }: Tokens, at: number): string | undefined {
  if (breaks[at]) return undefined
  const owner = OF.test(words[at - 1] ?? '') && !breaks[at - 1] ? at - 2 : at - 1
  return words[owner]
}

/** Where the word for what has the name stands, that begins at "naam". */
function ownerAt({ words }: Tokens, at: number): number {
  return OF.test(words[at - 1] ?? '') ? at - 2 : at - 1
}

/** "My", "uska", "bhai": whose name is a person's. */
export function isOfPerson(word: string): boolean {
  return SPEAKER.test(word) || isPossessive(word) || isKinInflected(word)
}

function calledIn(heard: Tokens, clause: Clause): Clause | undefined {
  const { words } = heard
  const [at] = placesIn(heard, clause, (word) => CALLED.test(word))
  if (at !== undefined) return spanIn(heard, at + 1, clause.to)
  // "We call it Sunrise Traders"
  const [call] = placesIn(heard, clause, (word) => word === 'call')
  return call !== undefined && /^(?:it|this|us)$/.test(words[call + 1] ?? '')
    ? spanIn(heard, call + 2, clause.to)
    : undefined
}

function namedIn(heard: Tokens, clause: Clause, plan: FieldReader, isAsked: boolean): Clause | undefined {
  const { words } = heard
  const [at] = placesIn(heard, clause, (word) => NAME.test(word))
  if (at === undefined) return undefined
  const owner = at > clause.from ? (ownerOfName(heard, at) ?? '') : ''
  const isOwn = owner !== '' && speaksOf(plan, owner)
  if (!isOwn && (!isAsked || isOfPerson(owner))) return undefined
  const before = isOwn ? { from: clause.from, to: ownerAt(heard, at) } : undefined
  // "Shanti Kunj hai society ka naam"
  if (before && before.to - before.from > 1 && HAI.test(words[before.to - 1] ?? ''))
    return spanIn(heard, before.from, before.to)
  // "Hamari dukan Sharma Sweets ke naam se hai"
  if (OF.test(words[at - 1] ?? '') && AT.test(words[at + 1] ?? ''))
    return ofThatName(heard, { from: clause.from, to: at - 1 }, plan)
  let from = at + 1
  while (from < clause.to && COPULA.test(words[from] ?? '')) from += 1
  const behind = spanIn(heard, from, clause.to)
  if (behind) return behind
  // "Pragati naam hai"
  return OF.test(words[at - 1] ?? '') ? undefined : spanIn(heard, clause.from, at)
}

const HAI = /^(?:hai|है)$/

/** What stands before "ke naam se", without the word for what is called so. */
function ofThatName(heard: Tokens, { from, to }: Clause, plan: FieldReader): Clause | undefined {
  let start = from
  while (start < to && isOfOwner(heard.words[start] ?? '', plan)) start += 1
  return start < to && start > from ? { from: start, to } : undefined
}

function isOfOwner(word: string, plan: FieldReader): boolean {
  return isPossessive(word) || speaksOf(plan, word) || isSameMatter(plan, word)
}

function spanIn(heard: Tokens, from: number, end: number): Clause | undefined {
  let to = beforeRequest(heard, from, end)
  while (to > from && /^(?:rakha|रखा)$/.test(heard.words[to - 1] ?? '')) to -= 1
  return to > from ? { from, to } : undefined
}
