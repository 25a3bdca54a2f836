import { regex } from '../../../base/regex.ts'
import { DAY_PARTS } from '../dates/day-parts.ts'
import type { FieldReader } from '../fields/field-reader.ts'
import { oncePerField } from '../fields/once-per-field.ts'
import type { Message } from '../message.ts'
import type { Clause } from '../words/clauses.ts'
import type { Tokens } from '../words/tokens.ts'
import type { NumberSpan } from './number-span.ts'
import { unitNamed } from './units.ts'

const TOTAL = regex`
  (?:^| )(?:
    total|totally|altogether|all in all|in all|in total|overall|all told|kul|kul mila ?(?:kar|ke)?|mila ?(?:kar|ke)
    |कुल|कुल मिला ?(?:कर|के)?|मिलाकर
  )(?: (?:is|was|its|it is|makes|of|hai|about))?$
`
const SUMS_UP = regex`
  ^(?:\S+ )?(?:hu[aei]|huin|hue|ho ga(?:ya|yi|ye|e)|ho gay[aei]|ho jaat[aei] hain|हुआ|हुई|हुए|हुईं|हो (?:गया|गई|गए|गये))
    (?: (?:hai|hain|ab|na|है|हैं|अब))?$
`
const IN_TOTAL = /^(?:\S+ )?(?:in total|altogether|in all|all told|total|totally|overall)(?: |$)/

/**
 * "Stopped for a year, otherwise total nine", "ek car aur ek scooter, to do hui", "कुल मिलाकर आठ साल": of several numbers
 * the one that sums up.
 */
export function totalAmong({ heard }: Message, spans: readonly NumberSpan[]): NumberSpan | undefined {
  if (spans.length < 2) return undefined
  const { words, breaks } = heard
  const totals = spans.filter(({ from, to }, index) => {
    if (!breaks[from] && TOTAL.test(words.slice(Math.max(0, from - 4), from).join(' '))) return true
    let end = to
    while (end < words.length && !breaks[end]) end += 1
    const behind = words.slice(to, end).join(' ')
    return IN_TOTAL.test(behind) || (index > 0 && SUMS_UP.test(behind))
  })
  const [first] = totals
  // "Total thirty, only twelve running": which of them is meant depends on the question.
  if (spans.some((span) => span !== first && isLimited(heard, span))) return undefined
  return first !== undefined && totals.every(({ value }) => value === first.value) ? first : undefined
}

function isLimited({ words, breaks }: Tokens, { from, to }: Clause): boolean {
  return (!breaks[from] && ONLY.test(words[from - 1] ?? '')) || (!breaks[to] && /^(?:hi|ही)$/.test(words[to] ?? ''))
}

const ONLY = /^(?:only|just|sirf|keval|bas|सिर्फ|केवल|बस)$/

/** "Total 12 acres but only 7 sown", "30 looms, running only 12", where what is sown is asked for: the one number behind which the question's word stands. */
export function ownOfTotal(message: Message, plan: FieldReader, spans: readonly NumberSpan[]): NumberSpan | undefined {
  const { words } = message.heard
  const isOwn = (word: string): boolean => PART_OF_IT.test(word) && plan.cues.has(word) && unitNamed(word) === undefined
  const own = spans.filter(
    ({ from, to }, index) =>
      words.slice(to, endBehind(message.heard, to, spans[index + 1]?.from)).some(isOwn) ||
      (isLimited(message.heard, { from, to }) && isOwn(words[from - 2] ?? '')),
  )
  const [only] = own.length === 0 && asksToPay(plan) ? spans.filter((span) => isGiven(message.heard, span)) : own
  return only && own.length < 2 && totalAmong(message, spans) !== only ? only : undefined
}

/** "Total 18,000 hai, main 9,000 de sakta hoon": what the speaker gives of it. */
function isGiven(heard: Tokens, { from, to }: NumberSpan): boolean {
  const begin = Math.max(0, heard.breaks.lastIndexOf(true, from))
  return (
    GIVES.test(heard.words.slice(to, endBehind(heard, to)).join(' ')) ||
    I_GIVE.test(heard.words.slice(begin, from).join(' '))
  )
}

const GIVES =
  /^(?:rupees |rupaye |rs |रुपये |रुपए |hi |ही )*(?:de|bhar|jama kar|pay kar|दे|भर|जमा कर) (?:sak|du|dung|deng|paa?u|सक|दू|दें|पाऊ)/
const I_GIVE =
  /\b(?:i|we|ill|well) (?:(?:can|will|could|may|would) )?(?:only )?(?:pay|give|deposit|transfer|manage)(?: only)?$/
const asksToPay = oncePerField(({ label, field }) =>
  /\b(?:pay|paying|paid|deposit|give|transfer)\b/i.test(`${label.join(' ')} ${field.description}`),
)

/** The end of what is said of a number: a few words, up to a pause or the next number. */
function endBehind({ words, breaks }: Tokens, to: number, next = words.length): number {
  const pause = breaks.indexOf(true, to)
  return Math.min(to + MAX_BEHIND, next, pause === -1 ? next : pause)
}

const MAX_BEHIND = 3
/** Whatever is done with a part of all there is. */
const PART_OF_IT = /(?:ed|wn|nt|ing)$|^(?:boya|boyi|boi|बोया|बोई|left|used)$/

const JOINS = /^(?:and|aur|or|plus|और|प्लस)$/

/** "One litre in the morning and one litre in the evening": parts of a number that nobody has said. */
export function areParts({ words, breaks }: Tokens, spans: readonly NumberSpan[]): boolean {
  const [one, other, more] = spans
  if (one === undefined || other === undefined || more !== undefined) return false
  const between = words.slice(one.to, other.from)
  if (between.length > MAX_BETWEEN || !between.some((word) => JOINS.test(word))) return false
  const unit = breaks[one.to] ? '' : (words[one.to] ?? '')
  const isSameUnit = unit !== '' && !JOINS.test(unit) && unit === words[other.to]
  const hasPart = (from: number): boolean => words.slice(from, from + 4).some((word) => DAY_PARTS.has(word))
  return isSameUnit && hasPart(one.to) && hasPart(other.to)
}

const MAX_BETWEEN = 6
