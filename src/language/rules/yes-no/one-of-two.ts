import type { FieldReader } from '../fields/field-reader.ts'
import { oncePerField } from '../fields/once-per-field.ts'
import { questionOf } from '../fields/question-of.ts'
import { isConfirmation } from '../fields/is-confirmation.ts'
import type { Message } from '../message.ts'
import { phoneticKey } from '../words/phonetic-key.ts'
import { isDevanagari } from '../words/spoken-language.ts'
import { STOP } from '../words/word-set.ts'
import { namedBy } from '../words/matters-in.ts'
import { segmentAt } from '../words/segments.ts'
import type { Tokens } from '../words/tokens.ts'

interface Pair {
  things: readonly [string, string]
  isEither: boolean
}

/** "A brother or sister", "pickup and drop": the two things that one question asks for. */
const pairAsked = oncePerField((plan): { pair: Pair | undefined } => {
  const [, first = '', joint = '', second = ''] = PAIR.exec(questionOf(plan).toLowerCase()) ?? []
  const isPair = first !== '' && !STOP.has(first) && !STOP.has(second) && !isConfirmation(plan)
  return { pair: isPair ? { things: [first, second], isEither: joint === 'or' } : undefined }
})

const PAIR = /([a-z-]{4,}) (or|and) (?:an? |the |your )?([a-z-]{4,})(?= |\?|$)/

/**
 * "Bhai nahi behen hai", "only pickup not drop": one of the two things is denied and the other is not. Either of them answers a
 * question for one or the other; a question for both is left open.
 */
export function oneOfTwo({ heard }: Message, plan: FieldReader): 'either' | 'part' | undefined {
  const { pair } = pairAsked(plan)
  if (pair === undefined) return undefined
  const [first, second] = pair.things.map((thing, index) => stanceOn(heard, thing, pair.things[1 - index] ?? ''))
  const isApart = first !== undefined && second !== undefined && first !== second
  const isOnly = !pair.isEither && (first === true) !== (second === true) && heard.words.some((word) => ONLY.test(word))
  if (!isApart && !isOnly) return undefined
  return pair.isEither ? 'either' : 'part'
}

const ONLY = /^(?:only|just|sirf|keval|bas|सिर्फ|केवल|बस)$/

/** Whether a thing is named without a denial, or with one; undefined where it is not named. */
function stanceOn(heard: Tokens, thing: string, other: string): boolean | undefined {
  const at = heard.words.findIndex((word) => isSame(word, thing, other))
  if (at === -1) return undefined
  const part = segmentAt(heard, at)
  const before = at > (part?.from ?? 0) ? (heard.words[at - 1] ?? '') : ''
  const behind = heard.words.slice(at + 1, part?.to).filter((word) => !STRESS.test(word))
  // "No brother or sister" denies both.
  const isJoined = JOINS.test(before) && isSame(heard.words[at - 2] ?? '', other, thing)
  if (isJoined) return stanceOn(heard, other, thing)
  return !(
    DENIES_NEXT.test(before) ||
    DENIES_BEFORE.test(behind[0] ?? '') ||
    (behind[0] === 'no' && behind.length === 1)
  )
}

const DENIES_NEXT = /^(?:no|not|without)$/
const DENIES_BEFORE = /^(?:nahi|nai|नहीं)$/
const JOINS = /^(?:or|and|nor|ya|aur|या|और)$/
const STRESS = /^(?:to|toh|bhi|hi|तो|भी|ही)$/

/** "Behen" for a sister, and not for a brother. */
function isSame(word: string, thing: string, other: string): boolean {
  if (word === thing || word === `${thing}s` || `${word}s` === thing) return true
  if (KIN[thing]?.test(word) === true) return true
  if (isDevanagari(word)) return phoneticKey(word).length > 2 && phoneticKey(word) === phoneticKey(thing)
  const others = new Set(namedBy(other))
  const own = namedBy(thing).filter((id) => !others.has(id))
  return namedBy(word).some((id) => own.includes(id))
}

/** Both are siblings, which is one matter. */
const KIN: Readonly<Record<string, RegExp>> = {
  brother: /^(?:bhai|bhaiya|भाई|भैया)$/,
  sister: /^(?:behe?n|bahe?n|behan|didi|बहन|दीदी)$/,
}
