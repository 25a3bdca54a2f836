import { regex } from '../../../../base/regex.ts'
import type { FieldReader } from '../../fields/field-reader.ts'
import { oncePerField } from '../../fields/once-per-field.ts'
import { questionOf } from '../../fields/question-of.ts'
import { phoneticKey } from '../../words/phonetic-key.ts'
import { isGrammarWord } from '../../words/bare-clauses.ts'
import { namedBy } from '../../words/matters-in.ts'
import { isKin } from '../../names/kin.ts'
import { type Tokens, wordsOf } from '../../words/tokens.ts'
import { type ReadTurned, toldByAll } from './turned.ts'

/**
 * A question that names two things ("a brother or sister", "pickup and drop"), of which one is denied: "bhai nahi behen hai" says
 * yes to "or", "sirf pickup, drop nahi" neither to "and".
 */
export const readOneOfTwo: ReadTurned = ({ heard }, plan) => {
  const { words } = heard
  const pair = pairAsked(plan)
  if (pair === undefined || words.length > MAX_WORDS) return undefined
  const told = words.join(' ')
  if (!DENIES.test(told) && !ONLY.test(told)) return undefined
  const [one, other] = pair.things.map((thing) => words.findIndex((word) => isSame(word, thing)))
  if (one === undefined || other === undefined || (one === -1 && other === -1)) return undefined
  if (!pair.isEither)
    return one === -1 || other === -1
      ? ONLY.test(told)
        ? 'no no'
        : undefined
      : isBoth(heard, one, other)
        ? undefined
        : 'no no'
  if (one === -1 || other === -1) return pair.isOfKin && !FIRST_NO.test(told) ? 'no no' : undefined
  return isBoth(heard, one, other) || countOf(told) > 1 ? undefined : toldByAll(heard, true)
}

const MAX_WORDS = 10
const DENIES = /(?<!\p{L})(?:not|no|nahi|mat|dont|without|नहीं|मत)(?![\p{L}\p{M}])/u
const FIRST_NO = /^(?:no|nahi|nope|नहीं)(?:$| )/
const ONLY = /(?<!\p{L})(?:only|just|sirf|bas|khali|सिर्फ|बस|केवल)(?![\p{L}\p{M}])/u

function countOf(told: string): number {
  return told.match(/(?<!\p{L})(?:not|no|nahi|mat|dont|नहीं|मत)(?![\p{L}\p{M}])/gu)?.length ?? 0
}

/** "Pickup aur drop dono nahi", "no brother or sister": said of both. */
function isBoth({ words, breaks }: Tokens, one: number, other: number): boolean {
  const between = words.slice(Math.min(one, other) + 1, Math.max(one, other)).join(' ')
  if (between === '') return !breaks[Math.max(one, other)]
  return /^(?:aur|and|or|ya|और|या|nor)$/.test(between) || BOTH.test(words.join(' '))
}

const BOTH = /\b(?:dono|both|neither|koi bhi|either)\b|दोनों/

interface Pair {
  things: readonly [string, string]
  /** "A brother or sister": one is enough. */
  isEither: boolean
  /** Whoever speaks of a brother alone has not said that there is no sister. */
  isOfKin: boolean
}

const pairAsked = oncePerField((plan: FieldReader): Pair | undefined => {
  const [, one = '', joint = '', other = ''] = PAIR.exec(questionOf(plan)) ?? []
  const [first = ''] = wordsOf(one)
  const [second = ''] = wordsOf(other)
  if (first === '' || second === '' || isGrammarWord(first) || isGrammarWord(second)) return undefined
  return { things: [first, second], isEither: joint.toLowerCase() === 'or', isOfKin: isKin(first) && isKin(second) }
})

const PAIR = regex('iu')`([\p{L}]+) (and|or) (?:an? |the )?([\p{L}]+)`

function isSame(word: string, thing: string): boolean {
  if (word === thing || word === `${thing}s` || `${word}s` === thing) return true
  if (SIBLINGS.some((group) => group.has(word) && group.has(thing.replace(/s$/, '')))) return true
  if (word.length > MIN_SOUND && thing.length > MIN_SOUND && phoneticKey(word) === phoneticKey(thing)) return true
  const ids = namedBy(thing)
  return ids.length > 0 && namedBy(word).some((id) => ids.includes(id))
}

const MIN_SOUND = 3
const SIBLINGS = [
  new Set('brother bhai bhaiya भाई भैया'.split(' ')),
  new Set('sister behen bahen behan didi बहन दीदी'.split(' ')),
]
