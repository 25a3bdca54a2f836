import { regex } from '../../../base/regex.ts'
import type { FieldValue } from '../../../ports/language.ts'
import { inMonthSaid } from '../dates/in-month-said.ts'
import { DAY_PARTS } from '../dates/day-parts.ts'
import type { FieldReader } from '../fields/field-reader.ts'
import { isConfirmation } from '../fields/is-confirmation.ts'
import type { Found, Message } from '../message.ts'
import { measureOf } from '../numbers/measure.ts'
import type { ReadAlone } from './remaining-parts.ts'
import { isOpen } from '../words/bare-clauses.ts'
import { type Clause, clausesOf } from '../words/clauses.ts'
import { textBetween, type Tokens, wordsOf } from '../words/tokens.ts'

const MAX_WORDS = 40
/** Any words could be a free text, a code is put right sign by sign, and an hour keeps the day said before it. */
const READ_WHOLE = new Set(['text', 'address', 'company', 'code', 'email', 'datetime'])

/** Their readers look behind a correction themselves. */
const READ_BEHIND = new Set(['name', 'city'])

/**
 * Lets the last take of an answer count: where somebody answers, stops short ("no, wait", "ruko", "अरे नहीं") and answers
 * again, what follows is read by itself, and stands in the place of what was said before it.
 */
export function readRestartedAnswer(message: Message, readAlone: ReadAlone): void {
  const { heard, asked } = message
  const [plan, another] = asked
  if (plan === undefined || another || READ_WHOLE.has(plan.kind) || isConfirmation(plan)) return
  if (heard.words.length < MIN_WORDS || heard.words.length > MAX_WORDS) return
  for (const { from, to } of stopsIn(heard, plan.kind === 'boolean').toReversed()) {
    if (READ_BEHIND.has(plan.kind) && message.found.some((one) => one.plan === plan && one.from >= to)) return
    const after = lastTake(message, plan, to, readAlone)
    if (after === undefined && plan.kind === 'boolean' && isUnsaid(message, plan, heard.words.slice(from, to))) return
    if (after === undefined || !isFit(plan, after.found, heard.words.slice(from, to))) continue
    const before = takeIn(plan, readAlone(textBetween(heard, 0, from), plan.field.name))
    if (before === undefined || before.value === after.found.value || lacksScale(plan, before, after.found)) return
    const value = valueOf(heard, from, after, before)
    message.restate(plan, value, after.from + after.found.from, after.from + after.found.to)
    return
  }
}

/** "Haan… arre nahi, usne to pichhle saal chhod di": the "nahi" itself takes the yes back. */
function isUnsaid(message: Message, plan: FieldReader, stop: readonly string[]): boolean {
  const yes = message.found.find((one) => one.plan === plan)
  const isTakenBack = (yes === undefined || yes.value === true) && UNSAYS.test(stop.join(' '))
  const first = message.heard.words[0] ?? ''
  if (!isTakenBack || !YES.test(first)) return false
  message.answer(plan, false)
  return true
}

const YES = /^(?:yes|yeah|haan|han|ji|हां|जी)$/
const UNSAYS = /^(?:oh|arre|are|arey|अरे|no wait|wait) (?:no|nahi|नहीं)\b|^(?:अरे|arre) नहीं/

/** An hour keeps the half of the day that was said before it, and the number of a day its month. */
function valueOf(heard: Tokens, from: number, after: Take, before: Found): FieldValue {
  const { plan, value } = after.found
  if (plan.kind === 'time') return inSameHalf(heard, from, after, before)
  return plan.kind === 'date' ? inMonthSaid(heard, from, String(value), String(before.value)) : value
}

interface Take {
  found: Found
  /** The word that it was read from on. */
  from: number
}

/** What the last part asks to write down ("do acre to bech diya, aath likho"), else what all that follows says. */
function lastTake({ heard }: Message, plan: FieldReader, from: number, readAlone: ReadAlone): Take | undefined {
  const end = heard.words.length
  const last = clausesOf(heard).at(-1)
  const starts = last && last.from > from && asksToWrite(heard, last) ? [last.from, from] : [from]
  for (const start of starts) {
    const found = takeIn(plan, readAlone(textBetween(heard, start, end), plan.field.name))
    if (found) return { found, from: start }
  }
  return undefined
}

function asksToWrite({ words }: Tokens, { from, to }: Clause): boolean {
  return words.slice(from, to).some((word) => WRITES.test(word))
}

const WRITES = /^(?:put|write|note|likh\w*|rakh\w*|लिख\S*|रख\S*|नोट)$/

/** A name is put right by nothing but a name, behind words that take one back. */
function isFit({ kind }: FieldReader, { value }: Found, stop: readonly string[]): boolean {
  if (kind !== 'name') return true
  return TAKES_BACK.test(stop.join(' ')) && wordsOf(String(value)).every(isOpen)
}

const TAKES_BACK = /sorry|wait|oh no|no no|actually|\bmean\b|galti|matlab|nahi nahi|माफ|मतलब|नहीं नहीं|गलती|सॉरी/

/** "Seven in the evening, no, eight" is in the evening, too. */
function inSameHalf(heard: Tokens, stop: number, { found, from }: Take, before: Found): FieldValue {
  const value = String(found.value)
  const said = heard.words.slice(from)
  const isHalfSaid = said.some((word) => DAY_PARTS.has(word) || SAYS_HALF.test(word))
  if (isHalfSaid || !heard.words.slice(0, stop).some((word) => DAY_PARTS.has(word) || SAYS_HALF.test(word)))
    return value
  const hour = (Number(value.slice(0, 2)) % 12) + (Number(String(before.value).slice(0, 2)) < 12 ? 0 : 12)
  return `${String(hour).padStart(2, '0')}${value.slice(2)}`
}

const SAYS_HALF = /^(?:am|pm)$|\d(?:am|pm)$|^(?:1[3-9]|2[0-3])(?::|$)|^(?:noon|midnight)$/

const MIN_WORDS = 3

interface Stop {
  from: number
  to: number
}

function takeIn(plan: FieldReader, { found }: Message): Found | undefined {
  return found.find((one) => one.plan === plan)
}

/** "Sixty lakh, no make it sixty five" leaves open of what there are so many. */
function lacksScale(plan: FieldReader, before: Found, after: Found): boolean {
  if (measureOf(plan) !== 'amount' || typeof before.value !== 'number' || typeof after.value !== 'number') return false
  return before.value >= 100 * after.value
}

/** Where the person stops short, outermost words first. A "no" alone may as well answer a question for yes or no. */
function stopsIn({ words, breaks }: Tokens, isYesNo: boolean): Stop[] {
  const stops: Stop[] = []
  for (let at = 1; at < words.length; at++) {
    let to = at
    while (to < words.length && STOPS.has(words[to] ?? '') && to - at < MAX_STOP) to += 1
    // The "do" of "sorry, do lakh" begins the answer, that of "rehne do" does not.
    while (to > at && BEGINS.test(words[to - 1] ?? '') && !LEAVES.test(words[to - 2] ?? '')) to -= 1
    if (to === at) continue
    const said = words.slice(at, to).join(' ')
    if (breaks[at] !== true && !DOUBLE.test(said)) continue
    // "Comprehensive, no zero dep" goes on.
    if (/^(?:or )?(?:no|nope)$/.test(said) && !breaks[to] && !SETTLES.test(words[to] ?? '')) continue
    const isStop = isYesNo ? CHANGES_MIND.test(said) : !FILLS.test(said)
    if (isStop && to < words.length) stops.push({ from: at, to })
    at = to
  }
  return stops
}

const MAX_STOP = 5
const BEGINS = /^(?:do|ek|one|दो|एक)$/
const LEAVES = /^(?:rehne|रहने)$/
const SETTLES = /^(?:its|it|make|lets|that|thats|we|i|say|put|take|give|better|rather|the)$/
const STOPS = new Set(
  `hmm um uh or no nope nah sorry wait oh oops actually hold on hang correction rather scratch that one minute second sec
   nahi arre are arey aare ruko rukiye ruk galti matlab balki achha accha acha chalo ya rehne do ek chhodo
   na maaf kijiye kijiyega karna so now ab i mean meant
   नहीं अरे रुको रुकिए मतलब बल्कि अच्छा चलो या रहने दो एक मिनट सॉरी ना माफ कीजिए कीजिएगा करना अब`.split(/\s+/),
)
/** "No no", "no wait", without a pause before it. */
const DOUBLE = regex`
  ^(?:
    no no|no wait|no sorry|oh no|oh wait|oh sorry|nahi nahi|arre nahi|arey nahi|are nahi|नहीं नहीं|अरे नहीं|sorry sorry
    |na na|ना ना
  )(?: |$)
`
const CHANGES_MIND = regex('u')`
  \b(?:wait|actually|hold on|sorry|ruko|rukiye|ruk|(?:achha|accha|acha) chalo|chalo)\b
  |(?<!\p{L})(?:रुको|रुकिए|अच्छा चलो|चलो|सॉरी)(?![\p{L}\p{M}])
`
/** What only fills a pause, or goes on ("one more", "do", "ek"). */
const FILLS = regex`
  ^(?:
    hmm|um|uh|oh|or|so|i|na|ना|karna|kijiye|करना|कीजिए|one|that|on|do|ek|second|minute|sec|ya|या|दो|एक|achha|accha|acha
    |अच्छा|matlab|मतलब|rather|do ek|one second|one minute
  )$
`
