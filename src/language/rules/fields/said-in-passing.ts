import { regex } from '../../../base/regex.ts'
import { MONTH_OF } from '../dates/date-words.ts'
import { isDayWord } from '../dates/day-words.ts'
import { reasonsIn } from '../set-aside/circumstances.ts'
import { oncePerMessage } from '../words/once-per-message.ts'
import { textBetween, type Tokens } from '../words/tokens.ts'

/** Whether a word that may name a field names none here: it is of a reason, a month, an address, or a thing that is over. */
export const saidInPassing = oncePerMessage((heard: Tokens) => {
  const reasons = reasonsIn(heard)
  return (at: number): boolean =>
    reasons.some(({ from, to }) => at >= from && at < to) ||
    isOfMonth(heard, at) ||
    isOfDate(heard, at) ||
    NO_PROBLEM.test(heard.words.slice(Math.max(0, at - 1), at + 2).join(' ')) ||
    isInAddress(heard, at) ||
    OF_WORKER.test(heard.words[at + 1] ?? '') ||
    isCalledSo(heard, at) ||
    isAfterwards(heard, at)
})

/** "At the end of the month", "start of December", "month end" */
function isOfMonth({ words }: Tokens, at: number): boolean {
  if (!/^(?:start|starting|beginning|end|ending|shuru|shuruaat|शुरू|शुरुआत)$/.test(words[at] ?? '')) return false
  const behind = words[at + 1] === 'of' ? words.slice(at + 2, at + 4) : []
  const before = /^(?:ke|ki|के|की)$/.test(words[at - 1] ?? '') ? words[at - 2] : words[at - 1]
  return [...behind, before ?? ''].some((word) => MONTH_OF.has(word) || PERIOD.test(word))
}

const PERIOD = /^(?:day|week|month|year|din|hafte|mahine|saal|दिन|हफ्ते|महीने|साल)$/

/** "Last Monday", "next week", "first December" */
function isOfDate({ words }: Tokens, at: number): boolean {
  const next = words[at + 1] ?? ''
  return RELATIVE.test(words[at] ?? '') && (isDayWord(next) || MONTH_OF.has(next) || PERIOD.test(next))
}

const RELATIVE = regex`
  ^(?:
    last|next|previous|coming|first|second|third|fourth|pichhl[aei]|pichl[aei]|agl[aei]|pehl[aei]|पिछल[ाेी]|अगल[ाेी]|पहल[ाेी]
  )$
`
const NO_PROBLEM =
  /^(?:no|without) (?:problems?|issues?|worries)(?: |$)|(?:^| )(?:problem|issue|dikkat|दिक्कत) (?:nahi|nahin|नहीं)$/

/** "The delivery boy": who does it. */
const OF_WORKER = /^(?:boy|boys|man|guy|person|agent|staff)$/

/** "We call her Snowy": the contact of an emergency is not named. */
function isCalledSo({ words }: Tokens, at: number): boolean {
  return /^calls?$/.test(words[at] ?? '') && /^(?:him|her|it|me)$/.test(words[at + 1] ?? '')
}

/** "ravi@office.com", "ravi at office dot com" */
function isInAddress({ text, words, starts, ends }: Tokens, at: number): boolean {
  const [start = 0, end = 0] = [starts[at], ends[at]]
  return text[start - 1] === '@' || /^[@.][^\s]/.test(text.slice(end, end + 2)) || words[at + 1] === 'dot'
}

/** "After I return from work", "office se laut kar": when the thing is over that the words are about. */
function isAfterwards(heard: Tokens, at: number): boolean {
  const before = textBetween(heard, Math.max(0, at - 3), at).toLowerCase()
  if (AFTER.test(before)) return true
  const behind = heard.words.slice(at + 1, at + 4).join(' ')
  return (
    KE_BAAD.test(behind) ||
    (/^(?:laut|लौट)/.test(heard.words[at] ?? '') && /^(?:ke|kar|के|कर)(?: |$)/.test(behind)) ||
    /^(?:laut|लौट)(?:kar|ke|कर|के)$/.test(heard.words[at] ?? '')
  )
}

const AFTER = /(?:^|\s)(?:after|once|before|until|till)(?:\s+(?:i|we|they|he|she|my|our|the)(?:\s+[a-z]+)?)?\s*$/
const KE_BAAD = /^(?:(?:hone|aane|jaane|होने|आने|जाने) )?(?:ke baad|के बाद)|^(?:aakar|aake|aa kar|aa ke|आकर|आके)(?: |$)/
