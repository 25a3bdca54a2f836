import { regex } from '../../../base/regex.ts'
import { MONTH_OF } from '../dates/date-words.ts'
import type { FieldReader } from '../fields/field-reader.ts'
import type { Message } from '../message.ts'
import { isGrammarWord } from '../words/bare-clauses.ts'
import { isKin } from '../names/kin.ts'
import { clauseAt, clausesOf } from '../words/clauses.ts'
import { oncePerMessage } from '../words/once-per-message.ts'
import type { Tokens } from '../words/tokens.ts'
import { beginOfAddress } from '../texts/begin-of-address.ts'
import { isPlaceWord } from '../places/place-words.ts'
import { isBoundElsewhere } from './is-bound-elsewhere.ts'
import { isOfSomebodyElse } from './is-of-somebody-else.ts'
import { isToldOfElse } from './told-of-else.ts'
import { isCountOfPersons, isOfCountedPeople, isOfPeople } from './counts-people.ts'
import { isIncome, isShare, measureOf, unitOf } from './measure.ts'
import type { NumberSpan } from './number-span.ts'
import { numberAt } from './numbers.ts'
import { asksFloor, ordinalOf } from './ordinals.ts'
import { isInParts } from './parts-said.ts'
import { speaksOfCounted } from './speaks-of-counted.ts'
import { tellsHowLong } from './tells-how-long.ts'
import { isOwnUnit, YEARS } from './units.ts'
import { isYear } from './is-year.ts'
import { endsAsking } from '../words/ends-asking.ts'
import { NAHI } from '../words/function-words.ts'

// Numbers that were said, but not as the number that is asked for.

export const PEOPLE = new Set(['people', 'person', 'guests', 'seats', 'log'])

/** What follows a number that is a time or a place in a row. */
const NOT_A_COUNT = new Set('am pm baje बजे oclock st nd rd th tareekh tarikh तारीख'.split(' '))

/** "Thirty something" may be any number of them; "forty thousand something" is about as much. */
const VAGUE = new Set(['something', 'odd', 'some'])
const ROUND = 100

/**
 * A time, a place in a row, a share of something, or what is being denied: "not four", "ek bhi nahi", "flat number 12".
 */
export function isNoNumber({ heard, asked }: Message, { value, from, to }: NumberSpan): boolean {
  const { words, breaks } = heard
  if (isNumbered(words, from, asked) || isInCode(heard, from) || isInQuestion(heard, from) || isInAddress(heard, from))
    return true
  const after = breaks[to] ? '' : (words[to] ?? '')
  if (
    words[from] === 'one' &&
    to === from + 1 &&
    !breaks[from] &&
    SIZES.has(words[from - 1] ?? '') &&
    !SIZES.has(after)
  )
    return true
  if (!breaks[from] && AGED.test(words.slice(Math.max(0, from - 3), from).join(' ')) && !asked.some(isOfAge))
    return true
  if (isAgeReached(heard, from) && !asked.some(isOfAge) && !asked.some(asksSpan)) return true
  if (!breaks[from] && MARGIN.test(words.slice(Math.max(0, from - 3), from).join(' '))) return true
  if (isAgeOfKin(heard, from, to) && !asked.some(isOfAge)) return true
  if (NOT_A_COUNT.has(after) || (VAGUE.has(after) && value < ROUND)) return true
  if (isComparison(heard, to) || isAgeToCome(words, breaks, from, to)) return true
  if (isBirthdayIn(heard, from, to) && !asked.some(countsThings)) return true
  if (value > 1900 && value < 2100 && !breaks[from] && MONTH_OF.has(words[from - 1] ?? '')) return true
  if (
    SPANS_OF_TIME.has(after) &&
    !breaks[to + 1] &&
    !asked.some((plan) => tellsHowLong(heard, plan, { from, to })) &&
    AGO.has(words[to + 1] ?? '')
  )
    return true
  if (PERCENT.has(after) && !(after === 'per' && words[to + 1] !== 'cent') && !asked.some(isShare)) return true
  if (/(?:^|^(?!for|with|of).* )(?:me|myself|i) (?:plus|and)$/.test(words.slice(Math.max(0, from - 3), from).join(' ')))
    return true
  if (!breaks[from] && (words[from - 1] === 'not' || NUMBERED.test(words.slice(Math.max(0, from - 2), from).join(' '))))
    return true
  return NAHI.test(after) || (COINS.has(after) && !breaks[to + 1] && NAHI.test(words[to + 1] ?? ''))
}

/** "300, give or take 20" */
const MARGIN = /(?:^| )(?:give or take|plus (?:or )?minus)$/

/** "Behen abhi 16 ki hai", "my brother is twelve" */
function isAgeOfKin({ words, breaks }: Tokens, from: number, to: number): boolean {
  const isTold = breaks[to] === true ? words[from - 1] === 'is' : IS_OF_AGE.test(words.slice(to, to + 3).join(' '))
  if (!isTold) return false
  let start = from
  while (start > 0 && !breaks[start]) start -= 1
  return words.slice(start, from).some(isKin)
}

const IS_OF_AGE = /^(?:(?:saal|sal|साल) )?(?:ka|ki|का|की) (?:hai|h|tha|thi|है|था|थी)(?: |$)|^years? old(?: |$)/

/** "A kid of five", "a boy aged 8": how old, where no age is asked for. */
const AGED =
  /\b(?:kid|kids|child|children|son|sons|daughter|daughters|baby|boy|boys|girl|girls) (?:of|aged|age|who is)$|\baged$/

/** "She turned 7 in August" */
function isAgeReached({ words, breaks }: Tokens, from: number): boolean {
  return (
    !breaks[from] &&
    /(?:^| )turned(?: just| already| exactly)?$/.test(words.slice(Math.max(0, from - 2), from).join(' '))
  )
}

function asksSpan(plan: FieldReader): boolean {
  return unitOf(plan) !== undefined
}

function isOfAge(plan: FieldReader): boolean {
  return measureOf(plan) === 'age'
}

/** "A small one" */
const SIZES = new Set(
  'small smaller smallest big bigger biggest large larger medium normal regular usual standard good nice cheap cheaper same other another new old this that which'.split(
    ' ',
  ),
)

/** The 14 of "my address is 14 Link Road" */
function isInAddress(heard: Tokens, at: number): boolean {
  const from = beginOfAddress(heard)
  const clause = from === undefined || at < from ? undefined : clauseAt(heard, from)
  return clause !== undefined && at < clause.to && heard.words.slice(at, clause.to).some(isPlaceWord)
}

/** "My policy number is 7781", "roll number 23", where no number of that kind is asked for. */
function isNumbered(words: readonly string[], from: number, asked: readonly FieldReader[]): boolean {
  const said = words.slice(Math.max(0, from - 4), from).join(' ')
  const of = NUMBER_OF.exec(said)?.[1] ?? NUMBER_OF_ANY.exec(said)?.[1]
  if (of === undefined || isGrammarWord(of) || NO_NAME.test(of)) return false
  return !asked.some(({ label, cues }) => label.includes(of) || cues.has(of))
}

/** Behind these, "number" names nothing of its own. */
const NO_NAME =
  /^(?:the|a|an|total|exact|correct|right|actual|final|whole|round|new|same|my|your|this|that|any|good|big|small)$/
const NUMBER_OF_ANY = /(?:^| )([\p{L}\p{M}]{3,}) (?:number|nambar|नंबर|नम्बर)(?: is| hai| है)?$/u

/** The 1204 of "B-1204", the 48 of "NH 48" */
function isInCode({ text, words, starts, breaks }: Tokens, from: number): boolean {
  if (!/^\d/.test(words[from] ?? '')) return false
  if (/\p{L}-$/u.test(text.slice(0, starts[from]).slice(-2))) return true
  return !breaks[from] && ROAD.test(words[from - 1] ?? '')
}

const ROAD = /^(?:nh|sh|highway|route|rule|section|article|version|windows|whatsapp)$/

const NUMBER_OF = regex`
  \b(
    policy|order|account|booking|ticket|invoice|bill|registration|reference|customer|consumer|vehicle|flight|train
    |pnr|complaint|meter|model|card|license|licence|member|membership
  ) (?:number|no|id)(?: is| hai)?$
`

/** "How many come in one box?", "ek dibbe mein kitne aate hain?": what the caller asks. */
function isInQuestion(heard: Tokens, at: number): boolean {
  return questionsIn(heard).some(({ from, to }) => at >= from && at < to)
}

const questionsIn = oncePerMessage((heard: Tokens) =>
  clausesOf(heard).filter((clause) => {
    const said = heard.words.slice(clause.from, clause.to).join(' ')
    if (ASKS_BACK.test(said) || ASKS_PRICE.test(said)) return true
    return ASKS_HOW_MANY.test(said) && (endsAsking(heard, clause) || STARTS_ASKING.test(said))
  }),
)

/** "Is ten the worst or the least", "पाँच साल से छोटे बच्चे भी गिनने हैं क्या", "एक किलो में कितने पीस आते हैं" */
const ASKS_BACK = regex('u')`
  ^(?:is|are|does|do|can|will) (?!not )\S+ (?:the|a|an|it|that|this|we|you|i|count\w*|included|ok|okay|enough|too)\b
  |(?:^| )(?:kya|क्या)$
  |(?:^| )(?:kitn[aei]|कितना|कितने|कितनी) \S+ (?:\S+ )?
    (?:aate|aata|aati|hote|hota|hoti|milte|milta|lagte|lagta|आते|आता|आती|होते|होता|होती|मिलते|मिलता|लगते|लगता) (?:hai|hain|है|हैं)$
`
/** "Ek litre ka rate kya hai", "दो किलो का दाम बताओ" */
const ASKS_PRICE = regex('u')`
  (?:^| )(?:ka|ki|ke|का|की|के)
    [ ](?:rate|bhav|bhaav|daam|dam|price|keemat|kimat|kharcha?|charge|paisa|paise|रेट|भाव|दाम|कीमत|खर्च|खर्चा|पैसा|पैसे)
    [ ](?:(?:to|toh|pehle|तो|पहले) )?(?:kya|kitn[aei]|bata\S*|bolo|boliye|क्या|कितन[ाेी]|बता\S*|बोलो|बोलिए)(?= |$)
`
const ASKS_HOW_MANY = regex('u')`
  \b(?:how (?:many|much)|what|which|kitn[aei]|kaun ?s[aei])\b(?! about)
  |(?<!\p{L})(?:कितना|कितने|कितनी|कौन सा|कौन सी)(?![\p{L}\p{M}])
`
const STARTS_ASKING = /^(?:(?:and|but|so|ok|wait) )?(?:how|what|which|kitn[aei]|कितना|कितने|कितनी)(?: |$)/u

/** "Ek star kam", "one less" */
const LESS = /^(?:(?!(?:se|से|than|bhi|भी) )\S+ )?(?:kam|less|short|fewer|कम)(?= |$)/

/** "Two years younger", "मुझसे दो साल छोटी" */
function isComparison({ words, breaks }: Tokens, to: number): boolean {
  const end = breaks[to + 1] ? to + 1 : to + 2
  if (!breaks[to] && LESS.test(words.slice(to, end).join(' '))) return true
  return /^(?:younger|older)(?: |$)|^(?:years?|yrs|saal|months?|mahine|साल|महीने) (?:younger|older|elder|less|more|chhot[ai]|chot[ai]|bad[ai]|छोटा|छोटी|बडा|बडी)(?: |$)/.test(
    words.slice(to, to + 2).join(' '),
  )
}

/** "Going on 32", "he'll turn nine in April" */
function isAgeToCome(words: readonly string[], breaks: readonly boolean[], from: number, to: number): boolean {
  if (/(?:^| )(?:going on|turn|turns|turning|about to be)$/.test(words.slice(Math.max(0, from - 3), from).join(' ')))
    return true
  if (WILL_BE.test(words.slice(to, to + 4).join(' '))) return true
  if (!breaks[to] && SOON.test(words.slice(to, to + 3).join(' '))) return true
  return false
}

function countsThings(plan: FieldReader): boolean {
  return measureOf(plan) === 'count' && unitOf(plan) === undefined
}

/** "Five in March" */
function isBirthdayIn({ words, breaks }: Tokens, from: number, to: number): boolean {
  const isInMonth = !breaks[to] && words[to] === 'in' && MONTH_OF.has(words[to + 1] ?? '')
  return isInMonth && !(BECAME.test(words.slice(Math.max(0, from - 3), from).join(' ')) && !breaks[from])
}

/** "18 ka ho jayega" */
const WILL_BE = /^(?:saal |साल )?(?:k[aei]|का|की|के) (?:ho (?:jaye|jae|jaaye|jaun|jaa?un|jayeg)\w*|हो जा(?:ए|ये)\S*)/u

/** "Thirty next month" */
const SOON = regex`
  ^(?:
    next (?:week|month|year|birthday)|soon|in (?:a|two|three|few) (?:weeks?|months?)|agle (?:mahine|saal|hafte)
    |अगले (?:महीने|साल|हफ्ते)
  )(?: |$)
`

/** "She just turned 61 in October": the birthday has been. */
const BECAME =
  /(?:^| )(?:turned|became|completed|reached|hit|was|finished|crossed|ho gay[aei]|hu[aei])(?: exactly| already)?$/

/** "Five years ago" */
const AGO = new Set(['ago', 'back', 'pehle', 'pahle', 'पहले'])
const NUMBERED = /\b(?:table|flat|door|room|house|bus|plot|sector|gate|shop|makan|gali|ward|lane) (?:number|no)$/
const PERCENT = new Set('percent percentage pratishat per प्रतिशत परसेंट'.split(' '))
const COINS = new Set(['bhi', 'rupaya', 'rupaye', 'paisa', 'paise', 'भी', 'रुपया', 'पैसा'])
const CHILDREN = new Set('kid kids child children baby bachche bacche bachhe बच्चे'.split(' '))

/** The "two kids" to "which class is your child in?" */
export function isCountOfPeople(plan: FieldReader, after: string): boolean {
  return (
    PEOPLE_COUNTED.has(after) && measureOf(plan) === 'other' && !/how many|kitne|कितने/i.test(plan.field.description)
  )
}

const PEOPLE_COUNTED = new Set([...CHILDREN, 'people', 'persons', 'log', 'sons', 'daughters', 'लोग'])

/** "Two adults and one child" are three people, unless the children are counted by themselves. */
export function isPartOfGroup(
  { heard, plans }: Message,
  plan: FieldReader,
  span: NumberSpan,
  spans: NumberSpan[],
): boolean {
  if (![...PEOPLE].some((word) => plan.cues.has(word)) || plans.some(isCountOfChildren)) return false
  return spans.some((other) => other !== span && CHILDREN.has(heard.words[other.to] ?? ''))
}

const isCountOfChildren = ({ kind, cues }: FieldReader): boolean => kind === 'number' && cues.has('children')

/** The ten of "8 out of 10" and "das mein se aath", and "a scale of 0 to 10" */
export function isScale({ heard }: Message, { range }: FieldReader, { value, from, to }: NumberSpan): boolean {
  const { words } = heard
  if (value <= MAX_SCALE && isOfMany(words, from, to)) return true
  if (range === undefined) return false
  if (SCALE.test(words.slice(Math.max(0, from - 4), from).join(' '))) return true
  if (value !== range[1]) return false
  const isOutOf = /^(?:of|on|by)$/.test(words[from - 1] ?? '') && from > 1
  const isAmong =
    /^(?:mein|me|में|मे)$/.test(words[to] ?? '') &&
    (/^(?:se|से)$/.test(words[to + 1] ?? '') || numberAt(heard, to + 1, true) !== undefined)
  return isOutOf || isAmong
}

/** Where a number stands a word or two before another. */
function numberBefore(words: readonly string[], from: number): number {
  return [from - 2, from - 3].find((at) => NUMBER.test(words[at] ?? '')) ?? from
}

const MAX_SCALE = 100
const NUMBER = /^(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten)$/

/** The ten of "out of ten" and of "das mein se aath", whatever is asked for: the number beside it is meant. */
function isOfMany(words: readonly string[], from: number, to: number): boolean {
  if (words[from - 1] === 'of' && words[from - 2] === 'out') return words.length > to || from > 2
  // "6 of 10"
  if (/^(?:of|of the)$/.test(words.slice(numberBefore(words, from) + 1, from).join(' '))) return true
  return /^(?:mein|me|में|मे) (?:se|से) \S/.test(words.slice(to, to + 3).join(' ')) || isAllOf(words, from, to)
}

/** "Dus mein dus" */
function isAllOf(words: readonly string[], from: number, to: number): boolean {
  return /^(?:mein|me|में|मे)$/.test(words[to] ?? '') && words[to + 1] === words[from] && to === from + 1
}

const SCALE = /\bscale of(?: \w+ (?:to|se))?$/

/** A number of something else than what was asked for. */
export function isOfOthers(message: Message, plan: FieldReader, span: NumberSpan): boolean {
  const { heard } = message
  const { from, to } = span
  if (isBoundElsewhere(message, plan, span) || isOfSomebodyElse(message, plan, span)) return true
  if (isToldOfElse(message, plan, span)) return true
  if (isSpanOfTime(message, plan, span)) return true
  const measure = measureOf(plan)
  if (isYear(message, plan, span) || isNamedAsOther(message, plan, span)) return true
  const before = heard.words[from - 1] ?? ''
  if (isOfHome(message, plan, span)) return true
  if (measure === 'age' && /\byou(?:r)?\b|^$/.test(plan.field.description) && isOfKin(heard, from)) return true
  const after = heard.breaks[to] ? '' : (heard.words[to] ?? '')
  if (isIncome(plan) && MONTH.has(after)) return false
  if (isOwnUnit(plan, after)) return false
  if (isCountOfPeople(plan, after) || isOfPeople(plan, after)) return true
  if (measure === 'other' || plan.cues.has(after) || (unitOf(plan) !== undefined && SPANS_OF_TIME.has(after)))
    return false
  if (measure === 'count' && TIMES.has(after) && heard.words.length <= 3) return false
  if (isInParts(heard, plan, to)) return false
  if (measure === 'count' && IN_A_ROW.test(before) && !heard.breaks[from] && !plan.cues.has(before)) return true
  if (measure === 'count' && (speaksOfCounted(plan, after) || (after === 'bhk' && plan.cues.has('bedrooms'))))
    return false
  if (measure === 'count' && isOfCountedPeople(plan, after)) return false
  if (measure === 'count' && YEARS.has(after) && (isCountOfPersons(plan) || havePassed(heard, to + 1))) return true
  if (measure === 'count') return OTHERS.has(after) || (SPANS_OF_TIME.has(after) && !YEARS.has(after))
  if (measure === 'rating' && (isThing(after) || after === 'of')) return true
  return OTHERS.has(after) || (SPANS_OF_TIME.has(after) && !(measure === 'age' && YEARS.has(after)))
}

/** "Twenty years ho gaye shaadi ko", "पाँच साल हुए" */
function havePassed({ words, breaks }: Tokens, at: number): boolean {
  return !breaks[at] && PASSED.test(words.slice(at, at + 2).join(' '))
}

const PASSED = /^(?:(?:ho|हो) (?:ga[yi]|chuk|गए|गये|चुक)|hue |huye |हुए |(?:ago|back|pehle|पहले)(?: |$))/

/** "Bill 1900 aaya", "EMI 5000 tak", "height 160": what the word right before a number says that it is. */
function isNamedAsOther({ heard: { words, breaks } }: Message, plan: FieldReader, { from }: NumberSpan): boolean {
  const name = breaks[from] ? '' : (words[from - 1] ?? '')
  if (!NAMES_OF_NUMBERS.has(name) || plan.cues.has(name) || plan.questionWords.has(name)) return false
  return name !== 'bill' || measureOf(plan) !== 'amount'
}

const NAMES_OF_NUMBERS = new Set('bill deposit advance emi height weight bp sugar discount commission'.split(' '))

/** The ten of "thyroid since ten years" is no age. */
export function isSpanOfTime({ heard }: Message, plan: FieldReader, { from, to }: NumberSpan): boolean {
  if (measureOf(plan) !== 'age') return false
  if (/^(?:since|for|last|past|pichle|पिछले)$/.test(heard.words[from - 1] ?? '')) return true
  if (/(?:^| )born(?: in)?$/.test(heard.words.slice(Math.max(0, from - 2), from).join(' '))) return true
  return !heard.breaks[to] && YEARS.has(heard.words[to] ?? '') && /^(?:se|से|ago|back)$/.test(heard.words[to + 1] ?? '')
}

/** Whom or what else people count: "I have two kids and I am 34". */
const OTHERS = new Set(
  `kid kids child children son sons daughter daughters brother brothers sister sisters boy boys girl girls wife people person
   persons dog dogs cat cats
   litre litres liter liters km kms kilometres kg units pieces car cars bike bikes house houses flat flats room rooms bhk floor
   floors loan loans cigarettes bachche bacche bachhe beti bete bhai behen log gaadi बच्चे लोग बेटे बेटियां`.split(/\s+/),
)
const SPANS_OF_TIME = new Set(
  `year years yr yrs month months week weeks day days hour hours minute minutes times saal mahine mahina hafte din ghante baar
   साल महीने दिन घंटे बार`.split(/\s+/),
)
/** "Plot 45" is on no floor, unlike "ghar chauthi manzil pe hai". */
export function isOfHome({ heard: { words, breaks } }: Message, plan: FieldReader, { from }: NumberSpan): boolean {
  if (ordinalOf(words[from] ?? '') !== undefined) return false
  return HOME.test(words[from - 1] ?? '') && !breaks[from] && asksFloor(plan)
}

const HOME = /^(?:flat|house|plot|shop|door|room|makan|ghar|dukan|फ्लैट|मकान|प्लॉट|दुकान|घर)$/
/** "Class 4" */
const IN_A_ROW = /^(?:class|grade|standard|sector|floor|flat|room|gate|house|plot|ward|block|kaksha|कक्षा|सेक्टर)$/
const TIMES = new Set(['times', 'baar', 'बार'])
const MONTH = new Set('month months mahina mahine mahiney monthly महीना महीने'.split(' '))

/** "I bought 3 shirts" rates nothing. */
function isThing(word: string): boolean {
  return word.length > 3 && word.endsWith('s') && !RATED.has(word)
}

const RATED = new Set('stars points marks thanks this always obviously plus unless'.split(' '))

/** "My wife is 30" */
function isOfKin(heard: Tokens, at: number): boolean {
  for (let before = at - 1; before >= at - 3 && !heard.breaks[before + 1]; before--) {
    if (KIN.has(heard.words[before] ?? '')) return true
    if (/^(?:i|im|main|mai)$/.test(heard.words[before] ?? '')) return false
  }
  return false
}

const KIN = new Set(
  'wife husband son daughter father mother brother sister mom mum dad baby child kid friend beta beti pati patni papa mummy'.split(
    ' ',
  ),
)
