import { regex } from '../../../base/regex.ts'
import { findNumbers, numberAt } from '../numbers/numbers.ts'
import { undenied } from '../set-aside/undenied.ts'
import { segmentAt } from '../words/segments.ts'
import type { Tokens } from '../words/tokens.ts'
import { dayFrom, dayIfReal, partsOf } from './calendar.ts'
import { DATE_NOUNS, MONTH_OF, ORDINAL, ORDINAL_WORDS } from './date-words.ts'
import { DAY_PARTS } from './day-parts.ts'
import type { DayContext, DaySpan } from './day-span.ts'

/** "15 tareekh", and "the 15th" where a day is wanted: of this month, or the next when it has gone by. */
export function dateOfMonthAt(heard: Tokens, at: number, context: DayContext): DaySpan | undefined {
  const ordinal = ordinalAt(heard, at, context)
  const number = ordinal ?? numberAt(heard, at, context.readsHindi)
  if (number === undefined || number.value < 1 || number.value > 31 || !Number.isInteger(number.value)) return undefined
  // "28 ko subah"
  const next = heard.words[number.to] ?? ''
  const isOfPart = /^(?:ki|ka|की|का)$/.test(next) && DAY_PARTS.has(heard.words[number.to + 1] ?? '') // "24 ki raat"
  const isOn = context.wantsDay && (isOfPart || /^(?:ko|को)$/.test(next))
  const isBegin = context.wantsDay && context.asksForStart === true && isBeginning(heard, number.to)
  const isNamed = isOn || isBegin || DATE_NOUNS.has(heard.words[number.to] ?? '')
  if (!isNamed && (!ordinal || isNearMonth(heard, at, number.to))) return undefined
  const after = isNamed ? number.to + 1 : number.to
  if (isNearMonth(heard, at, after)) return undefined
  const day = sameDateNear(number.value, context)
  return day === undefined ? undefined : { day, isExplicit: isNamed || context.wantsDay, from: at, to: after }
}

/** "1 se join kar sakta hoon", "exam 5 ko khatam, 7 se" */
function isBeginning({ words, breaks }: Tokens, to: number): boolean {
  if (breaks[to] || !/^(?:se|से)$/.test(words[to] ?? '')) return false
  const next = words[to + 1] ?? ''
  return breaks[to + 1] === true || BEGINS.test(next)
}

const BEGINS =
  /^(?:join|start|shuru|shift|aa|aana|kar|move|rahna|rehna|available|main|hum|office|chal|ho|hi|ज्वाइन|जॉइन|शुरू|आ|कर|शिफ्ट|ही)$/

/**
 * The day of the month that a bare number means when a date was asked for: by itself, or where it is all that is asked for or put
 * right ("23 nahi, 24 kar do").
 */
export function bareDay(heard: Tokens, context: DayContext): DaySpan | undefined {
  const [number, another] = undenied(heard, findNumbers(heard, context.readsHindi))
  if (number === undefined || another || !Number.isInteger(number.value)) return undefined
  if (number.value < 1 || number.value > 31) return undefined
  if (!(number.from === 0 && number.to === heard.words.length) && !isAskedFor(heard, number)) return undefined
  const day = sameDateNear(number.value, context)
  return day === undefined ? undefined : { day, isExplicit: false, from: number.from, to: number.to }
}

/** "24 kar do", behind "nahi" or "bola tha"; "30 tak de dunga". */
function isAskedFor(heard: Tokens, { from, to }: { from: number; to: number }): boolean {
  const part = segmentAt(heard, from)
  if (part === undefined || to > part.to) return false
  const before = heard.words.slice(part.from, from)
  if (!heard.breaks[to] && TILL.test(heard.words.slice(to, part.to).join(' '))) return true
  return (
    DOES.test(heard.words.slice(to, part.to).join(' ')) &&
    before.every((word) => SETS.test(word) || isUndone(heard, from))
  )
}

function isUndone({ denials = [] }: Tokens, at: number): boolean {
  return denials.some(({ to }) => to <= at && to >= at - 1)
}

const DOES = regex`
  ^(?:
    kardo|kar do|kar dijiye|kar dena|kar lo|rakho|rakh do|rakhiye|rakh dijiye|likho|likh lo|कर दो|कर दीजिए|कर देना|रखो
    |रख दो|रखिए|रख दीजिए|लिखो|लिख लो
  )(?: (?:na|please|ji|ab|जी|अब))?$
`
const TILL = regex('u')`
  ^(?:tak|तक)(?:
    $
    |[ ](?:(?:ka|ke|का|के) )?(?:time|samay|waqt|mohlat|wait|ruk\S*|समय|टाइम|वक्त|मोहलत|रुक\S*)(?:$| (?!nahi|diya|mila|tha|नहीं)\S+){1,3}$
    | (?:\S+ ){0,2}(?:
      do|dena|dunga|dungi|denge|doonga|kar\S+nga|kar\S+ngi|karenge|jayega|jaega|jayegi|paunga|paungi|दो|दूंगा|दूंगी|देंगे|करूंगा
      |करूंगी|करेंगे|जाएगा|जाएगी
    )$
  )
`
const SETS = /^(?:ab|but|lekin|par|to|toh|usko|isko|use|ise|अब|पर|लेकिन|उसको|इसको|उसे|इसे|नहीं|nahi)$/

const SPOKEN_ORDINALS = new Map([
  ...ORDINAL_WORDS,
  ...['pehli', 'pahli', 'पहली', 'paheli'].map((word) => [word, 1] as const),
])

/** "15th", "fifteenth" and "twenty third"; a spoken one only by itself, as "the first free day" is no date. */
function ordinalAt(heard: Tokens, at: number, { wantsDay }: DayContext): { value: number; to: number } | undefined {
  const word = heard.words[at] ?? ''
  const written = ORDINAL.exec(word)
  if (written) return { value: Number(written[1]), to: at + 1 }
  if (!wantsDay) return undefined
  const tens = word === 'twenty' || word === 'thirty' ? (word === 'twenty' ? 20 : 30) : 0
  const unit = SPOKEN_ORDINALS.get(heard.words[tens > 0 ? at + 1 : at] ?? '')
  const to = tens > 0 ? at + 2 : at + 1
  if (unit === undefined || (tens > 0 && unit > 9)) return undefined
  if (!DATE_NOUNS.has(heard.words[to] ?? '') && !heard.breaks[at] && !BEFORE_ORDINAL.has(heard.words[at - 1] ?? ''))
    return undefined
  const next = heard.words[to] ?? ''
  const isAlone = heard.breaks[to] === true || DATE_NOUNS.has(next) || DAY_PARTS.has(next) || next === 'please'
  return isAlone ? { value: tens + unit, to } : undefined
}

/** "Ask my husband first" and "check that second" say in what order; "on the first" and "say second" name a day. */
const BEFORE_ORDINAL = new Set(
  'the on for from by till until is its be say maybe perhaps no not sorry to at of and or around about make it then yes next coming this'.split(
    ' ',
  ),
)

function sameDateNear(date: number, context: DayContext): number | undefined {
  const { year, month } = partsOf(context.now.day)
  const step = context.prefersPast ? -1 : 1
  for (let tries = 0, at = month; tries < 3; tries++, at += step) {
    const first = partsOf(dayFrom(year, at, 1))
    const day = dayIfReal(first.year, first.month, date)
    if (day !== undefined && (context.prefersPast ? day <= context.now.day : day >= context.now.day)) return day
  }
  return undefined
}

/** "Notice ends 10 December, so the 11th" */
const CONCLUDES = /^(?:so|then|to|toh|isliye|तो|इसलिए)$/

function isNearMonth(heard: Tokens, from: number, to: number): boolean {
  const { words } = heard
  if ([words[from - 1], words[to], words[to + 1]].some((word) => MONTH_OF.has(word ?? ''))) return true
  return MONTH_OF.has(words[from - 2] ?? '') && !heard.breaks[from] && !CONCLUDES.test(words[from - 1] ?? '')
}
