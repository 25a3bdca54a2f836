import type { Clause } from '../words/clauses.ts'
import type { Tokens } from '../words/tokens.ts'
import type { TimeSpan } from './clock.ts'
import { countAt, UNIT_MINUTES } from './counted-days.ts'

/**
 * The time that is counted from another one: "half an hour before eight", "baraat 7 baje aayegi, uske ek ghanta pehle". `count` are
 * the words that count.
 */
export function countedTime(
  heard: Tokens,
  times: readonly TimeSpan[],
  readsHindi: boolean,
): { time: TimeSpan; count: Clause } | undefined {
  const { words, breaks } = heard
  if (times.length === 0 || !words.some((word) => CLOCK_UNITS.has(word))) return undefined
  for (let at = 0; at < words.length; at++) {
    const amount = countAt(heard, at, readsHindi)
    const unit = amount && CLOCK_UNITS.get(words[amount.to] ?? '')
    if (amount === undefined || unit === undefined) continue
    const sign = words[amount.to + 1] ?? ''
    const to = amount.to + 2
    const isLater = LATER.test(sign)
    if (!isLater && !EARLIER.test(sign)) continue
    const base = baseOf(heard, times, at, to, /^(?:before|after|prior)$/.test(sign))
    if (base === undefined || base.vague || breaks[amount.to + 1]) continue
    const minutes = base.minutes + Math.round(amount.value * unit) * (isLater ? 1 : -1)
    if (minutes < 0 || minutes >= DAY) return undefined
    const count = { from: at, to }
    return { time: { ...base, minutes, from: Math.min(base.from, at), to: Math.max(base.to, to) }, count }
  }
  return undefined
}

/** The time right behind "before", the one right before "se", else the last one that "uske" or "that" points to. */
function baseOf(
  { words, breaks }: Tokens,
  times: readonly TimeSpan[],
  at: number,
  to: number,
  isEnglish: boolean,
): TimeSpan | undefined {
  const before = times.filter((span) => span.to <= at)
  if (isEnglish) {
    const points = words[to] === undefined || breaks[to] || /^(?:that|this|it|then)$/.test(words[to] ?? '')
    return times.find((span) => span.from === to || span.from === to + 1) ?? (points ? before.at(-1) : undefined)
  }
  const lead = words[at - 1] ?? ''
  if (OF_THAT.test(lead) || (OF.test(lead) && /^(?:us|is|उस|इस)$/.test(words[at - 2] ?? ''))) return before.at(-1)
  return OF.test(lead) ? times.find((span) => span.to === at - 1) : undefined
}

const DAY = 1_440
const CLOCK_UNITS = new Map([...UNIT_MINUTES].filter(([, minutes]) => minutes <= 60))
const LATER = /^(?:after|baad|bad|later|बाद)$/
const EARLIER = /^(?:before|prior|pe?hle|pahle|earlier|पहले)$/
const OF_THAT = /^(?:uske|usse|iske|isse|usase|उसके|उससे|इसके|इससे)$/
const OF = /^(?:ke|se|के|से)$/
