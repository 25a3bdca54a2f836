import { numberWord } from '../numbers/number-words.ts'
import type { Tokens } from '../words/tokens.ts'
import { isBehindCapitals, nameFrom, spelled } from './name-from.ts'
import type { NameSpan } from './name-span.ts'
import { isKnownCity } from '../places/known-cities.ts'
import { isPlaceOrWish } from '../places/place-or-wish.ts'
import { isEveryday, isInitial, isOrder } from './words-of-a-name.ts'

export function bareName(heard: Tokens, isTaken: (at: number) => boolean): NameSpan | undefined {
  let from = 0
  while (from < heard.words.length && FILLERS.has(heard.words[from] ?? '')) from += 1
  const span = (isInitial(heard, from) ? undefined : spelled(heard, from)) ?? nameFrom(heard, from)
  if (span === undefined || isEveryday(heard, span) || isPlaceOrWish(heard, span)) return undefined
  const rest = heard.words.length - span.to
  const isBeforeOther =
    isTaken(span.to) ||
    (heard.words[span.to] === 'for' &&
      (isTaken(span.to + 1) || numberWord(heard.words[span.to + 1] ?? '', false) !== undefined))
  const isAll =
    rest === 0 ||
    isBehindCapitals(heard, span.from, span.to) ||
    TELLS_MORE.test(heard.words.slice(span.to, span.to + 2).join(' ')) ||
    (isKnownCity([heard.words[span.to] ?? '']) && FROM.test(heard.words[span.to + 1] ?? '')) ||
    isBeforeOther ||
    heard.breaks[span.to] === true ||
    BARE_TRAILS.has(heard.words[span.to] ?? '') ||
    isOrder(heard.words[span.to] ?? '')
  return isAll && !heard.text.trimEnd().endsWith('?') ? { ...span, isExplicit: false, explicit: false } : undefined
}

/** "Harpreet Singh 45 years", "Rajesh Verma S/o Mohan Verma" */
const TELLS_MORE = /^\d{1,3} (?:years?|yrs?|saal|sal|ka|ki|male|female|साल)$|^[swdc] o$/
/** "Harpreet Singh Jaipur se" */
const FROM = /^(?:se|से)$/

const FILLERS = new Set(
  `hi hello hey yes yeah yep ok okay sure well um uh umm hmm so oh ah er haan ji sir madam maam namaste namaskar its it is thats im the name
   just please speaking bol raha rahi rahe hoon hun hu हां जी नमस्ते नमस्कार हेलो हैलो बोल रहा रही हूं हूँ self khud खुद`.split(
    /\s+/,
  ),
)
const BARE_TRAILS = new Set(
  'he she it we here speaking hai hoon hun hu ke liye के लिए bol baat as this side from ji sir madam please thanks thank perhaps maybe probably shayad शायद and है हूं बोल बात और aur saab sahab bas बस retired bulate bulati kehte kahte pukarte बुलाते बुलाती कहते पुकारते'.split(
    ' ',
  ),
)
