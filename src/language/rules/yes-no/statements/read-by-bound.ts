import { regex } from '../../../../base/regex.ts'
import type { FieldReader } from '../../fields/field-reader.ts'
import { oncePerField } from '../../fields/once-per-field.ts'
import { questionOf } from '../../fields/question-of.ts'
import type { Message } from '../../message.ts'
import { findNumbers } from '../../numbers/numbers.ts'
import { unitNamed } from '../../numbers/units.ts'
import { DENIES } from '../../words/function-words.ts'
import { type Tokens, tokenize } from '../../words/tokens.ts'
import type { YesNo } from '../yes-or-no.ts'

interface Bound {
  /** Whether more than the bound is a yes. */
  isLeast: boolean
  value: number
  /** Whether the bound itself is a yes. */
  isWithin: boolean
  /** "kilogram"; undefined for what the question leaves to be understood: an age, rupees. */
  unit: string | undefined
}

/** The bound that a question asks about: 45 kg in "weighs more than 45 kg", 18 in "18 or older". */
export const boundAsked = oncePerField((plan): Bound | undefined => {
  const question = questionOf(plan)
    .toLowerCase()
    .replace(/(?<=\d),(?=\d)/g, '')
    .replace(/[?.]$/, '')
  if (OF_TIME_PAST.test(question)) return undefined
  const heard = tokenize(question)
  const [number, another] = findNumbers(heard, false)
  if (number === undefined || another !== undefined) return undefined
  const before = heard.words.slice(0, number.from).join(' ')
  const behind = heard.words.slice(number.to).join(' ')
  const more = MORE_BEFORE.exec(before)?.[0] ?? MORE_BEHIND.exec(behind)?.[0]
  const less = LESS_BEFORE.exec(before)?.[0] ?? LESS_BEHIND.exec(behind)?.[0]
  const said = more ?? less
  if (said === undefined || (more !== undefined && less !== undefined)) return undefined
  return {
    isLeast: more !== undefined,
    value: number.value,
    isWithin: WITHIN.test(said),
    unit: unitBehind(heard, number.to),
  }
})

const OF_TIME_PAST = /\b(?:last|past|previous|within) (?:\w+ )?(?:day|week|month|year)s?\b/
const MORE_BEFORE = regex`
  \b(?:more than|over|above|at ?least|minimum(?: of)?|older than|greater than|exceeds?|beyond|not less than)
    (?: the age of| rs| inr)?$
`
const LESS_BEFORE = regex`
  \b(?:(?<!not )less than|under|below|at ?most|maximum(?: of)?|younger than|not more than|up ?to|within|fewer than)
    (?: the age of| rs| inr)?$
`
const MORE_BEHIND = /^(?:\w+ ){0,3}?(?:or|and) (?:above|more|older|over|up|plus)\b/
const LESS_BEHIND = /^(?:\w+ ){0,3}?(?:or|and) (?:below|less|younger|under|fewer)\b/
const WITHIN = /\b(?:at ?least|at ?most|minimum|maximum|not (?:less|more) than|up ?to|within|or|and)\b/

/**
 * "I'm seventy two kilos" to "do you weigh more than 45 kg?", "42 ka hoon" to "are you over 65?": the number that one tells is
 * compared with the bound, and so is "much more than that". Another unit, several numbers and a denied one answer nothing.
 */
export function readByBound({ heard, move, readsHindi }: Message, plan: FieldReader): YesNo | undefined {
  if (move !== undefined || heard.words.length > MAX_WORDS) return undefined
  const bound = boundAsked(plan)
  if (bound === undefined) return undefined
  const said = heard.words.join(' ')
  if (UNSETTLED.test(said)) return undefined
  const span = { isExplicit: true, from: 0, to: heard.words.length }
  const told = findNumbers(heard, readsHindi)
  const [number, another] = told
  const [isMore, isLess] = [MORE.test(said), LESS.test(said)]
  if (number === undefined) {
    if (isMore === isLess || DENIES.test(said)) return undefined
    return { ...span, value: isMore === bound.isLeast }
  }
  if (another !== undefined || DENIES.test(said.replace(OPENING, ''))) return undefined
  const unit = unitBehind(heard, number.to)
  if (unit !== undefined && unit !== (bound.unit ?? 'year')) return undefined
  // "Do saal se" to a bound of kilos is told above; a bare number among other words may count something else.
  if (unit === undefined && !isBare(heard, number)) return undefined
  if (number.value === bound.value) {
    if (isMore || isLess) return { ...span, value: isMore === bound.isLeast }
    return { ...span, value: bound.isWithin }
  }
  // "Less than 60" leaves open whether it is above 45.
  const isAbove = number.value > bound.value
  if ((isAbove && isLess) || (!isAbove && isMore)) return undefined
  return { ...span, value: isAbove === bound.isLeast }
}

const MAX_WORDS = 14
const OPENING = /^(?:(?:no|nope|nahi|na|yes|haan|नहीं|हां) )+/
const UNSETTLED =
  /(?<!\p{L})(?:if|maybe|perhaps|kya|shayad|agar|what|how|which|will|soon|next|क्या|शायद|अगर)(?![\p{L}\p{M}])/u
const MORE = regex('u')`
  \b(?:(?:way|much|far|a lot|slightly|little|bit|quite a bit|lot) (?:more|above|over|higher)|(?:more|greater|older) than|over|above|se (?:zyada|jyada|upar)|usse zyada
    |(?:kaafi|bahut|thoda|isse) (?:zyada|jyada|upar)|zyada hi|plus)\b
  |(?:से|उससे|इससे|काफी|बहुत|थोडा) (?:ज्यादा|ऊपर)
`
const LESS = regex('u')`
  \b(?:(?:way|much|far|a lot|slightly|little|bit|quite a bit|lot) (?:less|below|under|lower|fewer)|(?:less|fewer|younger) than|under|below|se (?:kam|neeche)|usse kam
    |(?:kaafi|bahut|thoda|isse) (?:kam|neeche)|not even close|nowhere near)\b
  |(?:से|उससे|इससे|काफी|बहुत|थोडा) (?:कम|नीचे)
`

/** "Just the one hatchback", "ek hi hai", "I turned 91 this March": how many there are, or how old one is. */
function isBare({ words }: Tokens, { from, to }: { from: number; to: number }): boolean {
  if (words.length <= MAX_COUNT && (ONLY.test(words.slice(0, from).join(' ')) || HI.test(words[to] ?? ''))) return true
  if (TURNED.test(words[from - 1] ?? '')) return true
  return words.every((word, at) => (at >= from && at < to) || AROUND.test(word))
}

const MAX_COUNT = 6
const ONLY = /(?:^| )(?:just|only|bas|sirf|बस|सिर्फ)(?: the| a| my)?$/
const HI = /^(?:hi|ही)$/
const TURNED = /^(?:turned|turning)$/
const AROUND = regex`
  ^(?:
    i|im|am|i'm|we|he|she|is|hes|shes|its|it|just|only|about|around|exactly|roughly|think|guess|would|be|say|some|turned|turning|yes|no|haan|nahi|ji|sir|madam|main|mai|mera
    |meri|mere|hu|hoon|hun|hai|hain|ka|ki|ke|ko|bas|abhi|to|hi|the|my|age|weight|umar|umr|vajan|wajan|rs|rupees|rupaye|saal|kar|ho
    |gaya|gayi|pure|poore|lagbhag|kareeb|karib|now|old|मैं|मेरा|मेरी|हूं|है|हैं|का|की|के|बस|अभी|तो|उम्र|वजन|रुपये|हो|गया|गई|पूरे|हां|नहीं|जी
  )$
`

function unitBehind({ words, breaks }: Tokens, at: number): string | undefined {
  return breaks[at] ? undefined : unitNamed(words[at] ?? '')
}
