import { regex } from '../../../base/regex.ts'
import { fullyNamed } from '../options/fully-named.ts'
import { isOfOption } from '../options/is-of-option.ts'
import { indexOf } from '../options/option-index.ts'
import { isNegative } from '../options/ruled-out.ts'
import type { FieldValue } from '../../../ports/language.ts'
import { mayNameWhen } from '../dates/may-name-when.ts'
import type { FieldReader } from '../fields/field-reader.ts'
import { WHEN } from '../fields/kind-of.ts'
import type { Found, Message } from '../message.ts'
import { isKin, isPossessive } from '../names/kin.ts'
import { asksForSpeaker } from '../names/asks-for-speaker.ts'
import { isPlaceOfElse } from '../places/is-place-of-else.ts'
import { isKnownCity } from '../places/known-cities.ts'
import { asksForYear } from '../numbers/is-year.ts'
import { SPANS } from '../numbers/named-numbers.ts'
import { measureOf } from '../numbers/measure.ts'
import { isMoney } from '../numbers/money.ts'
import { numberWord } from '../numbers/number-words.ts'
import { numberAt } from '../numbers/numbers.ts'
import { PEOPLE } from '../numbers/other-numbers.ts'
import { isOwnUnit, YEARS } from '../numbers/units.ts'
import { isLabelled } from '../fields/is-labelled.ts'
import { LIVES } from './accounts-for-all.ts'
import { isGradeAsked, saysGrade } from './saying-a-grade.ts'
import { isOwnPercent } from './own-percent.ts'
import { placedAhead } from './placed-ahead.ts'
import { speaksOf } from '../fields/speaks-of.ts'
import { phoneticKey } from '../words/phonetic-key.ts'
import { isDevanagari } from '../words/spoken-language.ts'
import { STOP } from '../words/word-set.ts'
import { isGrammarWord } from '../words/bare-clauses.ts'
import { isCommonWord } from '../words/common-words.ts'
import { namedBy } from '../words/matters-in.ts'
import { says, spacedOut } from '../words/says.ts'
import { oncePerMessage } from '../words/once-per-message.ts'
import { type Tokens, wordsOf } from '../words/tokens.ts'

/**
 * Whether the words of a part may hold an answer to a question that was not asked yet: they use the field's name, name one of
 * its options in full, or have a shape that is the field's alone.
 */
export function mayAnswerAhead(message: Message, { words, alone }: Part, plan: FieldReader): boolean {
  switch (plan.kind) {
    case 'boolean':
      return (isLabelled(words, plan) && !namesOthers(message, words, plan)) || speaksOfIt(message, words, plan)
    case 'enum':
      return (
        namedAhead(words, plan).length > 0 ||
        (isLabelled(words, plan) && !namesOthers(message, words, plan)) ||
        distinctOption(words, plan) !== undefined ||
        soundsLikeOption(words, plan) !== undefined
      )
    case 'name':
      return (
        isLabelled(words, plan) ||
        (!asksForSpeaker(plan) && words.some((_, at) => isOwnKin(words, at)) && !DOES.test(spacedOut(words)))
      )
    case 'city':
      return (
        words.some((_, at) => isKnownCity(words.slice(at, at + 1)) || isKnownCity(words.slice(at, at + 2))) ||
        (words.some((word) => LIVES.test(word)) && isOnlyOne(message, plan)) ||
        placedAhead(message, alone, plan) !== undefined
      )
    case 'number':
      return (
        mayBeGrade(message, alone.words, plan) ||
        saysYear(alone.words, plan) ||
        wantsCount(message, alone.words, plan) ||
        mayHaveUnit(alone, plan) ||
        (measureOf(plan) !== 'age' && isLabelled(alone.words, plan))
      )
    case 'date':
    case 'time':
    case 'datetime':
      return mayNameWhen(alone, true, true) && (isLabelled(alone.words, plan) || isOnlyOne(message, plan))
    case 'phone':
    case 'pincode':
      return holdsDigit(alone) && isOnlyOne(message, plan)
    default:
      return isOnlyOne(message, plan)
  }
}

/** The options that are named in full; the "batch" of "evening batch" only names the question, and no classroom. */
function namedAhead(words: readonly string[], plan: FieldReader): string[] {
  return fullyNamed(
    words.filter((word) => !plan.label.includes(word) || isOfOption(plan, word)),
    plan,
  )
}

/** "It's on the car" speaks of no `courtesy_car` where there is a `car_model`. */
function namesOthers({ plans }: Message, words: readonly string[], plan: FieldReader): boolean {
  const naming = words.filter((word) => plan.names.has(word))
  const isShared = (word: string) => plans.some((other) => other !== plan && other.label.includes(word))
  return naming.length > 0 && naming.every(isShared)
}

/** "Beta 6th mein hai", where a class is asked for and no day. */
function mayBeGrade({ asked }: Message, words: readonly string[], plan: FieldReader): boolean {
  return isGradeAsked(plan) && !asked.some(({ kind }) => WHEN.has(kind)) && saysGrade(words)
}

/** The words of the question that no other question has: "diabetes" for `diabetic`, "warranty". */
function speaksOfIt({ plans }: Message, words: readonly string[], plan: FieldReader): boolean {
  return words.some(
    (word) =>
      word.length >= MIN_OWN &&
      plan.questionWords.has(word) &&
      !STOP.has(word) &&
      !isCommonWord(word) &&
      !isGrammarWord(word) &&
      !plans.some((other) => other !== plan && (other.questionWords.has(word) || speaksOf(other, word))),
  )
}

const MIN_OWN = 6

/** "थर्ड पार्टी" for "third party": every word of an option by its sound. */
function soundsLikeOption(words: readonly string[], plan: FieldReader): string | undefined {
  const keys = new Set(words.filter(isDevanagari).map(phoneticKey))
  if (keys.size === 0) return undefined
  const named = plan.field.options.filter((option) => {
    const own = wordsOf(option)
    const minKey = own.length > 1 ? 2 : MIN_KEY
    return own.every((word) => phoneticKey(word).length >= minKey && keys.has(phoneticKey(word)))
  })
  return named.length === 1 ? named[0] : undefined
}

const MIN_KEY = 3

/** "2020 make", "मॉडल 2019 का है", where the year of a thing is asked for. */
function saysYear(words: readonly string[], plan: FieldReader): boolean {
  return (
    asksForYear(plan) &&
    words.some((word) => /^(?:19[5-9]|20[0-4])\d$/.test(word)) &&
    words.some((word) => MADE.test(word))
  )
}

const MADE = regex`
  ^(?:
    make|model|made|bought|purchased|registered|registration|year|liya|li|kharid\S*|ka|ki|wala|wali|मॉडल|मेक|लिया|ली|खरीदी
    |खरीदा|का|की|वाला|वाली
  )$
`

/** "Ek hi chahiye", "दो चाहिए", where only one open question asks how many one needs. */
function wantsCount({ plans, asked, request }: Message, words: readonly string[], plan: FieldReader): boolean {
  if (!HOW_MANY.test(plan.field.description) || asked.some(({ kind }) => kind === 'number' || WHEN.has(kind)))
    return false
  const others = plans.filter(
    (other) => other !== plan && other.kind === 'number' && !Object.hasOwn(request.collected, other.field.name),
  )
  const said = words.filter((word) => !ONLY.test(word))
  const [count = '', want = ''] = /^(?:i|we)$/.test(said[0] ?? '') ? said.slice(1).toReversed() : said
  const isCount = numberWord(count, true) !== undefined || /^\d{1,2}$/.test(count)
  return (
    said.length <= 3 && isCount && WANTED.test(want) && !others.some(({ field }) => HOW_MANY.test(field.description))
  )
}

const HOW_MANY =
  /^(?:and )?how many \w+(?: \w+)? (?:do|will|would|are) you (?:need|want|like|require|order)|कितन[ेी] .*चाहिए/i
const ONLY = /^(?:hi|bas|sirf|only|just|aur|and|ji|ही|बस|सिर्फ|और|जी)$/
const WANTED = /^(?:chahiye|chahie|lagenge|lagengi|lagega|need|want|चाहिए|लगेंगे|लगेंगी|लगेगा)$/

/** The option that a word names which nothing else has: "sump", and no everyday word. */
function distinctOption(words: readonly string[], plan: FieldReader): string | undefined {
  const { words: own } = indexOf(plan)
  const named = words.flatMap((word) =>
    word.length >= MIN_DISTINCT && namedBy(word).length === 0 && !isCommonWord(word) && !isGrammarWord(word)
      ? (own.get(word) ?? [])
      : [],
  )
  const [only] = named
  return named.every((option) => option === only) ? only : undefined
}

const MIN_DISTINCT = 4

/** "My wife Neha" is not who was called. */
function isOwnKin(words: readonly string[], at: number): boolean {
  return isPossessive(words[at] ?? '') && isKin(words[at + 1] ?? '')
}

/** "My husband Ramesh will come with me" tells what he does. */
const DOES = says(`
  told|said|says|recommended|suggested|gave|has|have|had|kept|knows|works|lives|went|sent|called|will|is coming|is also|is with|came|comes
  bhi|ne|ke paas|aayeg*|aaeg*|aa rah*|rehti|rehta|karti|karta|deg*|jaant*|भी|ने|के पास|आएग*|आ रह*|रहत*|करत*|देग*
`)

/** A part of a message: its words as they were mended in the message, and as they are read alone. */
export interface Part {
  words: readonly string[]
  alone: Tokens
}

/** Whether a word of it may be one or several digits. */
const holdsDigit = oncePerMessage(({ words }) =>
  words.some(
    (word) => /\d/.test(word) || numberWord(word, true) !== undefined || numberWord(word, false) !== undefined,
  ),
)

/** Whether any number could be one with a unit of the field's own. */
function mayHaveUnit(alone: Tokens, plan: FieldReader): boolean {
  switch (measureOf(plan)) {
    case 'age':
      return alone.words.some((word) => YEARS.has(word))
    case 'amount':
      return holdsDigit(alone)
    case 'count':
      return alone.words.some((word) => PEOPLE.has(word) || word === 'us')
    default:
      return alone.words.some((word) => isOwnUnit(plan, word) || isOwnPercent(plan, word))
  }
}

/** "Sugar hai 10 saal se" are no years of experience: anything lasts for some time. */
function isSince({ words }: Tokens, to: number): boolean {
  return SINCE_BEHIND.test(words.slice(to, to + 2).join(' '))
}

const SINCE_BEHIND = /^\S+ (?:se|से)$/

/** Whether a value that was found in a part belongs to the field, though this was not asked for. */
export function isTiedTo(message: Message, alone: Message, found: Found): boolean {
  const { plan, value, isExplicit, from, to } = found
  const { words } = alone.heard
  switch (plan.kind) {
    case 'boolean':
      return true
    case 'enum':
      return (
        !isNegative(String(value)) &&
        !isSaidOfAnything(value) &&
        (namedAhead(words, plan).includes(String(value)) ||
          (isLabelled(words, plan) && !namesOthers(message, words, plan)) ||
          distinctOption(words, plan) === value ||
          soundsLikeOption(words, plan) === value)
      )
    case 'number':
      return (
        to > from &&
        !isAgeOfThing(alone.heard, found) &&
        !isSince(alone.heard, to) &&
        (mayBeGrade(message, words, plan) ||
          saysYear(words, plan) ||
          wantsCount(message, words, plan) ||
          hasUnit(alone, found) ||
          (measureOf(plan) !== 'age' && isLabelled(words, plan)))
      )
    case 'city':
      return (
        !isPlaceOfElse(alone, plan, found, false) &&
        (isKnownCity(wordsOf(String(value))) ||
          (isExplicit && words.some((word) => LIVES.test(word))) ||
          placedAhead(message, alone.heard, plan)?.from === from)
      )
    case 'name':
      return isExplicit
    case 'date':
    case 'time':
    case 'datetime':
      return (
        !HOURS_AGO.test(words.join(' ')) &&
        isExplicit &&
        !isBareNumber(alone, found) &&
        (isLabelled(words, plan) || isOnlyOne(message, plan))
      )
    default:
      return isOnlyOne(message, plan)
  }
}

/** "It came back an hour ago", "paanch minute mein ho jayega" */
const HOURS_AGO = regex('u')`
  \b(?:hours?|minutes?|mins?|ghante|ghanta|minat) (?:ago|back|mein|me|baad|bad|pehle|pahle)\b
  |\b(?:in|after|within) (?:\S+ ){1,2}(?:hours?|minutes?|mins?)\b
  |(?:घंटे|घंटा|मिनट) (?:में|बाद|पहले)
`

/** Whether an option, as "any" and "other", could be said of the question itself just as well. */
export function isSaidOfAnything(option: FieldValue): boolean {
  return ANSWERS.test(String(option))
}

const ANSWERS = regex('i')`
  ^(?:
    yes|no|other|others|any|all|none|both|maybe|never|always|often|sometimes|good|bad|ok|okay|average|something else
  )\b
`

/** "Five of us", "three years old", "nine thousand rupees" */
function hasUnit(alone: Message, { plan, from, to }: Found): boolean {
  const { heard, readsHindi } = alone
  const after = heard.breaks[to] ? '' : (heard.words[to] ?? '')
  const number = numberAt(heard, from, readsHindi)
  switch (measureOf(plan)) {
    case 'age':
      return YEARS.has(after) && !heard.words.some((word) => SPANS.has(word))
    case 'amount':
      return number !== undefined && isMoney(alone, number)
    case 'count':
      return (
        [...plan.names].some((cue) => PEOPLE.has(cue)) &&
        (PEOPLE.has(after) || (after === 'of' && heard.words[to + 1] === 'us'))
      )
    default:
      return isOwnUnit(plan, after) || isOwnPercent(plan, after)
  }
}

/** "My shop is ten years old" tells of the shop. */
function isAgeOfThing({ words }: Tokens, { plan, to }: Found): boolean {
  return (
    !/\bage\b|\bold\b/.test(`${plan.label.join(' ')} ${plan.field.description.toLowerCase()}`) &&
    OLD.test(words[to + 1] ?? '')
  )
}

const OLD = /^(?:old|puran[aie]|पुराना|पुरानी|पुराने)$/

/** "Fourteen", "6th", "eighth": no day and no time but where one was asked for. */
function isBareNumber({ heard, readsHindi }: Message, { from, to }: Found): boolean {
  return heard.words
    .slice(from, to)
    .every(
      (word, index) => word.length < 4 || /^\d/.test(word) || numberAt(heard, from + index, readsHindi) !== undefined,
    )
}

/** Whether no other field of the kind is asked for or open. */
function isOnlyOne({ plans, request, asked }: Message, plan: FieldReader): boolean {
  return !plans.some(
    (other) =>
      other !== plan &&
      other.kind === plan.kind &&
      (asked.includes(other) || !Object.hasOwn(request.collected, other.field.name)),
  )
}
