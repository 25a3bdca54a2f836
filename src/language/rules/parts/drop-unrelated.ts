import { regex } from '../../../base/regex.ts'
import { isConfirmation } from '../fields/is-confirmation.ts'
import type { FieldReader } from '../fields/field-reader.ts'
import type { FieldKind } from '../fields/kind-of.ts'
import { isSameMatter } from '../fields/is-same-matter.ts'
import type { Found, Message } from '../message.ts'
import { speaksOf } from '../fields/speaks-of.ts'
import { fullyNamed } from '../options/fully-named.ts'
import { optionWords } from '../options/option-span.ts'
import { isGrammarWord, isParticle, isPoliteRequest } from '../words/bare-clauses.ts'
import { endOfWay } from '../places/framed-place.ts'
import { isKin } from '../names/kin.ts'
import { isoDay, localNow } from '../dates/calendar.ts'
import { weekdayAt } from '../dates/day-words.ts'
import { DAY_PARTS } from '../dates/day-parts.ts'
import { numberWord } from '../numbers/number-words.ts'
import { unitNamed } from '../numbers/units.ts'
import { clauseAt } from '../words/clauses.ts'
import { says, spacedOut } from '../words/says.ts'
import { asksForChoice } from '../options/told/asks-for-choice.ts'
import { isWished } from '../options/told/wished.ts'

/**
 * Drops values of other questions that the person told by the way: an option of which only a part is named ("tomorrow I have
 * office"), the day, number or place beside a yes or no that is about something else ("fever since Monday, it is 101").
 */
export function dropUnrelated(message: Message): void {
  const { found, asked, correction } = message
  const [only, another] = asked
  if (only === undefined || another !== undefined || isConfirmation(only)) return
  const kept = found.filter(
    (one) =>
      one.isAsked ||
      one.to <= one.from ||
      (correction.given && message.isKnown(one.plan.field.name)) ||
      !isUnrelated(message, only, one),
  )
  if (kept.length < found.length) found.splice(0, found.length, ...kept)
}

function isUnrelated(message: Message, asked: FieldReader, one: Found): boolean {
  const { plan } = one
  if (plan.kind === 'enum') return !namesOption(message, one) || (asked.kind === 'boolean' && isToldOnly(message, one))
  if (!TOLD.has(plan.kind)) return false
  if (isOfExisting(message, asked, one) || isOfAnotherDay(message, asked, one)) return true
  if (asked.kind === 'boolean' && isSince(message, one)) return true
  if (message.heard.words.some((word) => speaksOf(plan, word) && unitNamed(word) === undefined)) return false
  const isAnswered = message.found.some(({ isAsked }) => isAsked)
  // The "do" of "do teen mahine mein" counts nothing else.
  if (asked.kind === 'enum' && plan.kind === 'number' && isWithinAnswer(message, one)) return true
  // "I just walked in one day"
  if (asked.kind === 'enum') return plan.kind !== 'city' && !isAnswered && !isSaidAlone(message, one)
  if (plan.kind === 'city' && HAS_NO_PLACE.has(asked.kind) && endOfWay(plan) === undefined)
    return !tellsHome(message, one) && !isSaidAlone(message, one)
  if (asked.kind !== 'boolean' || isOfSameThing(asked, plan)) return false
  return plan.kind === 'city'
    ? isAnswered && !tellsHome(message, one) && !isSaidAlone(message, one)
    : !isSaidAlone(message, one)
}

/** "Yes, 8 lakhs" to "is there an existing loan?": a sum or a span of that one, and of none that is wanted. */
function isOfExisting({ heard, found }: Message, asked: FieldReader, { plan, from }: Found): boolean {
  if (asked.kind !== 'boolean' || plan.kind !== 'number') return false
  if (!found.some((other) => other.isAsked && other.to > other.from && other.to <= from)) return false
  if (!EXISTING.test(`${asked.label.join(' ')} ${asked.field.description}`)) return false
  if (/existing|already|current/i.test(`${plan.label.join(' ')} ${plan.field.description}`)) return false
  const clause = clauseAt(heard, from)
  const words = heard.words.slice(clause?.from, clause?.to)
  const isNamed = words.some((word) => plan.label.includes(word) && !asked.label.includes(word))
  return !isNamed && !WISHES.test(words.join(' '))
}

const EXISTING =
  /\b(?:existing|already|running|ongoing|any other|another|current) (?:\S+ )?(?:loans?|emis?|polic(?:y|ies)|cards?)\b/i

/** "Saturday, 4 people are coming home on Sunday": how many, in a part that tells of another day than the one that is asked for. */
function isOfAnotherDay({ heard, found }: Message, asked: FieldReader, { plan, from }: Found): boolean {
  if (!DAYS_ASKED.has(asked.kind) || plan.kind !== 'number') return false
  const clause = clauseAt(heard, from)
  const answer = found.find((other) => other.isAsked)
  if (clause === undefined || answer === undefined || (answer.from >= clause.from && answer.from < clause.to))
    return false
  return heard.words
    .slice(clause.from, clause.to)
    .some(
      (word, at, said) =>
        weekdayAt(heard, clause.from + at) !== undefined || (word === 'then' && said[at - 1] === 'till'),
    )
}

const DAYS_ASKED = new Set<FieldKind>(['date', 'datetime'])

const HAS_NO_PLACE = new Set<FieldKind>(['date', 'time', 'datetime', 'number'])
const TOLD = new Set<FieldKind>(['date', 'time', 'datetime', 'number', 'city'])

/** "Do din se", "since Monday": no day on which something is or was done. */
function isSince({ heard: { words }, request }: Message, { plan, value, from, to }: Found): boolean {
  if (String(value) > isoDay(localNow(request.now, request.timeZone).day)) return false
  if (plan.kind !== 'date' || SINCE_WHEN.test(plan.field.description)) return false
  return (
    [words[to], words[to - 1]].some((word) => /^(?:se|से)$/.test(word ?? '')) ||
    /^(?:since|from)$/.test(words[from - 1] ?? '')
  )
}

const SINCE_WHEN = /\b(?:since|start\w*|began|begin|from)\b/i

/** "Yes, there is a bike too": the option of a wish is named by itself, in a wish, or beside the field's own words. */
function isToldOnly(message: Message, one: Found): boolean {
  const { heard } = message
  const clause = clauseAt(heard, one.from)
  if (clause === undefined || message.isNamed(one.plan)) return false
  const said = spacedOut(heard.words.slice(clause.from, clause.to))
  if (!asksForChoice(one.plan)) return BESIDES.test(said)
  return !isWished(said) && !isSaidAlone(message, one)
}

/** "Yes, my fridge is also under warranty" */
const BESIDES = says(`also|too|as well|bhi|bought|kharid*|भी|खरीद*`)

function isWithinAnswer({ heard, found }: Message, { from, to }: Found): boolean {
  // Of "do teen mahine" the answer is read from "teen" on, of "two AC sleepers" from "AC".
  const isRange = !heard.breaks[to] && numberWord(heard.words[to] ?? '', true) !== undefined
  return found.some((other) => other.isAsked && other.from < to + (isRange ? 1 : 0) && other.to > from)
}

/** "And I live in Pune", "I'm from Pune"; not where kin live or a train starts, nor where one goes. */
function tellsHome({ heard }: Message, { plan, from }: Found): boolean {
  if (endOfWay(plan) !== undefined) return false
  const clause = clauseAt(heard, from)
  const words = heard.words.slice(clause?.from, clause?.to)
  return (words.some((word) => HOME.test(word)) || FROM.test(words.join(' '))) && !words.some(isKin)
}

const HOME = /^(?:live|stay|reside|living|staying|reh?t[aei]|रहत[ाेी])$/
const FROM =
  /(?:^| )(?:im|i am|we are|were|belong|hail|calling) (?:basically |originally |also )?from(?= )|^(?:and |also )?from /

/** By all of its words, by a phrase, or by a word of its own in what the person asks for. */
function namesOption({ heard }: Message, { plan, value, from, to }: Found): boolean {
  const option = String(value)
  const clause = clauseAt(heard, from)
  const around = heard.words.slice(clause?.from, clause?.to)
  const said = heard.words.slice(from, to)
  if (said.length > 1 || fullyNamed(around, plan).includes(option)) return true
  return WISHES.test(around.join(' ')) && said.some((word) => optionWords(option).includes(word))
}

/** What the person asks for or promises. */
const WISHES = regex('u')`
  (?:^| )(?:
    want|need|prefer|please|make it|book|send|come|pay|bring|keep|ill|will
    |karna|karwana|chahiye|kar do|kar dena|rakho|rakhna|dena|karunga|karungi|dunga|dungi|denge|aaunga|aaungi|lunga|lungi|lenge
    |करना|चाहिए|कर दो|रखो|देना|करूंगा|करूंगी|दूंगा|दूंगी|देंगे|आऊंगा|आऊंगी|लूंगा|लूंगी
  )(?: |$)
`

/** "Yes, Monday", "haan, do": the clause says nothing else but a wish, and nothing of the past. */
function isSaidAlone(message: Message, { from }: Found): boolean {
  const { heard, found } = message
  const clause = clauseAt(heard, from)
  if (clause === undefined) return true
  const around = heard.words.slice(clause.from, clause.to)
  if (around.some((word) => OF_THE_PAST.test(word))) return false
  if (WISHES.test(around.join(' '))) return true
  return around.every((word, index) => {
    const at = clause.from + index
    const isOfValue = found.some((one) => (at >= one.from && at < one.to) || one.plan.cues.has(word))
    return (
      isOfValue ||
      LIGHT.test(word) ||
      DAY_PARTS.has(word) ||
      unitNamed(word) !== undefined ||
      isGrammarWord(word) ||
      isPoliteRequest(word) ||
      isParticle(heard, at)
    )
  })
}

/** What may stand beside an answer without telling of anything else. */
const LIGHT = regex`
  ^(?:
    yes|yeah|no|not|haan|ji|ok|okay|sure|fine|good|works|work|suits|better|next|this|coming|past|half|quarter|worth|about|around|by|on|at|from
    |for|and|a|the|make|put|say|hmm|wait|sorry|tak|ko|aur|baje|theek|thik|chalega|rahega|nahi|ke|din|wala|wali|hai|hain
    |हां|जी|तक|को|और|बजे|ठीक|चलेगा|रहेगा|नहीं|के|दिन|है|हैं
  )$
`
const OF_THE_PAST = /^(?:since|ago|back|was|were|tha|thi|था|थी|थे)$/

/** `is_delivered` and `delivery_date`, `emi_paid` and `pay_day` */
function isOfSameThing(asked: FieldReader, plan: FieldReader): boolean {
  return plan.label.some(
    (word) =>
      word.length > 2 &&
      (isSameMatter(asked, word) || asked.label.some((one) => one.slice(0, ROOT) === word.slice(0, ROOT))),
  )
}

const ROOT = 5
