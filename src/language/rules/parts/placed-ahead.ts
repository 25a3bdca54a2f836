import type { FieldReader } from '../fields/field-reader.ts'
import { speaksOf } from '../fields/speaks-of.ts'
import type { Message } from '../message.ts'
import { endOfWay } from '../places/framed-place.ts'
import { isPossessive } from '../names/kin.ts'
import { isCapital } from '../names/words-of-a-name.ts'
import { isGrammarWord, isOpen } from '../words/bare-clauses.ts'
import type { Clause } from '../words/clauses.ts'
import { beforeRequest } from '../words/before-request.ts'
import type { Tokens } from '../words/tokens.ts'
import { wordSet } from '../words/word-set.ts'

/**
 * The place that a part names by a preposition, though none was asked for: "the house is in Margao", "pick it up from Bandra
 * West", "a 2 BHK in Whitefield please". Only a name that is written with a capital counts, where one open question asks
 * for a place, or for that end of a way.
 */
export function placedAhead(message: Message, alone: Tokens, plan: FieldReader): Clause | undefined {
  const end = endOfWay(plan)
  const open = message.plans.filter(
    (other) => other.kind === 'city' && !message.has(other.field.name) && !message.isKnown(other.field.name),
  )
  if (open.some((other) => other !== plan && (end === undefined || endOfWay(other) === end))) return undefined
  if (message.asked.some(({ kind }) => PLACES.has(kind)) || hasHouse(message)) return undefined
  if (alone.text === alone.text.toUpperCase()) return undefined
  const { words } = alone
  const to = beforeRequest(alone, 0, words.length)
  let from = to
  while (from > 1 && isCapital(alone, from - 1) && (isOpen(words[from - 1] ?? '') || SIDES.test(words[from - 1] ?? '')))
    from -= 1
  const preposition = words[from - 1] ?? ''
  if (from === to || to - from > MAX_WORDS || !isOpen(words[from] ?? '')) return undefined
  if (!(end === 'start' ? /^from$/ : end === 'goal' ? /^to$/ : /^(?:in|from)$/).test(preposition)) return undefined
  const before = words.slice(0, from - 1)
  const begin = startOf(message, alone)
  // "Yes, in Whitefield" may be part of the answer.
  if (
    preposition === 'in' &&
    !before.some((word, at) => THERE.has(word) || speaksOf(plan, word) || message.isUsed(begin + at))
  )
    return undefined
  return before.every((word, at) => isBefore(plan, word) || message.isUsed(begin + at)) ? { from, to } : undefined
}

const MAX_WORDS = 3
const SIDES = /^(?:east|west|north|south|nagar|road|garden|park|town|city)$/
const PLACES: ReadonlySet<string> = new Set(['city', 'company', 'address'])

/** "From Bosch", where an employer is asked for too. */
function hasHouse({ plans }: Message): boolean {
  return plans.some(({ kind }) => kind === 'company')
}

/** Where the part begins in the message. */
function startOf({ heard }: Message, alone: Tokens): number {
  return heard.starts.findIndex((start) => heard.text.startsWith(alone.text, start))
}

/** What is there, or is to be fetched there. */
function isBefore(plan: FieldReader, word: string): boolean {
  return THERE.has(word) || isPossessive(word) || isGrammarWord(word) || speaksOf(plan, word) || word === 'a'
}

export const THERE = wordSet(
  'house home flat place property shop office pick pickup collect up it parcel and is are was located situated come coming',
)
