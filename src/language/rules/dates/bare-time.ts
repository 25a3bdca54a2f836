import { findNumbers } from '../numbers/numbers.ts'
import type { Tokens } from '../words/tokens.ts'
import { type TimeSpan, clock } from './clock.ts'
import { bareHour } from './hour-and-minutes.ts'
import { countsChoices } from './left-open.ts'

/** A number that could be a time, for when one was asked for: "4", "four thirty", "9.30". */
export function bareTime(
  heard: Tokens,
  readsHindi: boolean,
  isFree: (from: number, to: number) => boolean,
): TimeSpan | undefined {
  for (const { value, from, to } of findNumbers(heard, readsHindi)) {
    const dotted = DOTTED.exec(heard.words[from] ?? '')
    const hour = dotted ? Number(dotted[1]) : value
    const minutes = Math.round((hour % 1) * 60)
    const isQuarter = minutes % 15 === 0 && (minutes === 0 || /^\D/.test(heard.words[from] ?? '')) // "saade chhah"
    if (!isQuarter || hour < 1 || hour >= 13 || !isFree(from, to) || isAmongSymbols(heard, from, to)) continue
    if (isCounted(heard, to) || isDayOfMonth(heard, to) || countsChoices(heard, { from, to })) continue
    const span = dotted
      ? clock(heard, from, to, hour, Number(dotted[2]), '')
      : minutes > 0
        ? clock(heard, from, to, Math.floor(hour), minutes, '')
        : bareHour(heard, from, to, hour, readsHindi)
    return { ...span, isExplicit: false }
  }
  return undefined
}

/** "Two hours" and "four people" name no time of day; `to` is where the number ends. */
export function isCounted(heard: Tokens, to: number): boolean {
  return !heard.breaks[to] && COUNTED.has(heard.words[to] ?? '')
}

/** "Das ko" is the tenth of a month. */
function isDayOfMonth(heard: Tokens, to: number): boolean {
  return !heard.breaks[to] && /^(?:ko|को|tarikh|tareekh|तारीख)$/.test(heard.words[to] ?? '')
}

const COUNTED = new Set(
  `second seconds sec moment hour hours hr hrs minute minutes min mins day days night nights week weeks month months year years times people persons person guests guest pax kids children adults members
   rupees lakh lakhs crore thousand percent star stars rooms bhk ghante ghanta ghanton din raat raatein hafte mahine saal baar log logon hazaar rupaye
   घंटे घंटा दिन हफ्ते महीने साल बार लोग मिनट लाख हजार रुपये`.split(/\s+/),
)

/** The 1 of "alert(1)" is no time. */
function isAmongSymbols({ text, starts, ends }: Tokens, from: number, to: number): boolean {
  const around = [text[(starts[from] ?? 0) - 1], text[ends[to - 1] ?? text.length]]
  return around.some((mark) => mark !== undefined && SYMBOLS.has(mark))
}

const SYMBOLS = new Set('()[]{}<>=_*#&%$@|^~+\\')
const DOTTED = /^(1?\d)\.([0-5]\d)$/
