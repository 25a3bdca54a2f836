import type { Clause } from './clauses.ts'
import { oncePerMessage } from './once-per-message.ts'
import type { Tokens } from './tokens.ts'

const SETS_AGAINST = new Set('but so now lekin magar par ab phir लेकिन मगर पर अब फिर'.split(' '))

/** "Us par mat bhejna", "samay par aaya": "on that", "on time", "ghar par": at home, not "but". */
const POINTS = /^(?:us|uss|is|iss|time|samay|waqt|ghar|duty|उस|इस|समय|टाइम|वक्त|घर|ड्यूटी)$/

/** Parts of a message up to a break, or to a word that sets the next part against the one before ("but", "now", "par"). */
export const segmentsOf = oncePerMessage(({ words, breaks }) => {
  const segments: Clause[] = []
  let from = 0
  for (let to = 1; to <= words.length; to++) {
    // The "now" of "so six now" begins nothing.
    const isSetAgainst =
      SETS_AGAINST.has(words[to] ?? '') &&
      breaks[to + 1] !== true &&
      !bindsNext(words, to) &&
      !isPlace(words, breaks, to)
    if (to < words.length && breaks[to] !== true && !isSetAgainst) continue
    segments.push({ from, to })
    from = to
  }
  return segments
})

const AT = /^(?:par|पर)$/

/** "Chauthi manzil par hai", "छत पर था": where something is, and no "but". */
function isPlace(words: readonly string[], breaks: readonly boolean[], to: number): boolean {
  return (
    AT.test(words[to] ?? '') &&
    COPULA.test(words[to + 1] ?? '') &&
    breaks[to + 2] === true &&
    FLOOR.test(words[to - 1] ?? '')
  )
}

const COPULA = /^(?:hai|hain|hu|hun|hoon|tha|thi|the|है|हैं|हूं|था|थी|थे)$/
/** "Manzil", "4th", "chauthi", "दसवीं" */
const FLOOR =
  /^(?:manzil|floor|maala|maale|chhat|terrace|मंजिल|फ्लोर|माले|छत|\d+(?:st|nd|rd|th)|\S+(?:vi|vin|thi|sri|वीं|वी|थी|सरी))$/

/** The "now" of "as of now", and what "us" points to. */
function bindsNext(words: readonly string[], to: number): boolean {
  const before = words[to - 1] ?? ''
  // "Bachche nau baje so jaate hain": they sleep.
  if (words[to] === 'so' && /^(?:jaa?t|jaa?y|jaung|rah[aei]$|gay|ja$)/.test(words[to + 1] ?? '')) return true
  if (/^(?:phir|फिर)$/.test(words[to] ?? ''))
    return /^(?:bhi|se|bhee|भी|से)$/.test(words[to + 1] ?? '') || /^(?:ya|aur|to|या|और|तो)$/.test(before)
  return (
    (POINTS.test(before) && AT.test(words[to] ?? '')) ||
    (words[to] === 'now' && /^(?:of|right|for|until|till)$/.test(before))
  )
}

/** The segment that a word stands in. */
export function segmentAt(heard: Tokens, at: number): Clause | undefined {
  return segmentsOf(heard).find(({ from, to }) => at >= from && at < to)
}
