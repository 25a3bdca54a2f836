import type { Message } from '../message.ts'
import type { NumberSpan } from './numbers.ts'

const TOTAL =
  /(?:^| )(?:total|totally|altogether|all in all|in all|in total|overall|all told|kul|kul mila ?(?:kar|ke)?|mila ?(?:kar|ke)|कुल|कुल मिला ?(?:कर|के)?|मिलाकर)(?: (?:is|was|its|it is|makes|of|hai|about))?$/
const SUMS_UP =
  /^(?:\S+ )?(?:hu[aei]|huin|hue|ho ga(?:ya|yi|ye|e)|ho gay[aei]|ho jaat[aei] hain|हुआ|हुई|हुए|हुईं|हो (?:गया|गई|गए|गये))(?: (?:hai|hain|ab|na|है|हैं|अब))?$/
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
  return first !== undefined && totals.every(({ value }) => value === first.value) ? first : undefined
}
