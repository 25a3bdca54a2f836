import type { FieldReader } from '../fields/field-reader.ts'
import { isConfirmation } from '../fields/field-reader.ts'
import type { Found, Message } from '../message.ts'
import { measureOf } from '../numbers/measure.ts'
import type { ReadAlone } from './remaining-parts.ts'
import { textBetween, type Tokens } from '../words/tokens.ts'

const MAX_WORDS = 40
/** Any words could be a free text or a name, digits are put right one by one, and an hour keeps the day said before it. */
const READ_WHOLE = new Set(['text', 'address', 'company', 'name', 'code', 'phone', 'pincode', 'email', 'datetime'])

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
    const after = takeIn(plan, readAlone(textBetween(heard, to, heard.words.length), plan.field.name))
    if (after === undefined) continue
    const before = takeIn(plan, readAlone(textBetween(heard, 0, from), plan.field.name))
    if (before === undefined || before.value === after.value || lacksScale(plan, before, after)) return
    message.answer(plan, after.value)
    message.use(to + after.from, to + after.to)
    return
  }
}

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
    if (/^(?:no|nope)$/.test(said) && !breaks[to] && !SETTLES.test(words[to] ?? '')) continue
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
  `hmm um uh no nope nah sorry wait oh oops actually hold on hang correction rather scratch that one minute second sec
   nahi nahin arre are arey aare ruko rukiye ruk galti matlab balki achha accha acha chalo ya rehne do ek chhodo
   नहीं नही अरे रुको रुकिए मतलब बल्कि अच्छा चलो या रहने दो एक मिनट सॉरी`.split(/\s+/),
)
/** "No no", "no wait", without a pause before it. */
const DOUBLE =
  /^(?:no no|no wait|no sorry|oh no|oh wait|oh sorry|nahi nahi|arre nahi|arey nahi|are nahi|नहीं नहीं|अरे नहीं|sorry sorry)(?: |$)/
const CHANGES_MIND =
  /\b(?:wait|actually|hold on|sorry|ruko|rukiye|ruk|(?:achha|accha|acha) chalo|chalo)\b|(?<!\p{L})(?:रुको|रुकिए|अच्छा चलो|चलो|सॉरी)(?![\p{L}\p{M}])/u
/** What only fills a pause, or goes on ("one more", "do", "ek"). */
const FILLS =
  /^(?:hmm|um|uh|oh|one|that|on|do|ek|second|minute|sec|ya|या|दो|एक|achha|accha|acha|अच्छा|matlab|मतलब|rather|do ek|one second|one minute)$/
