import type { Tokens } from '../words/tokens.ts'
import { findNumbers } from './numbers.ts'
import { inHundreds, scaleOf } from './said-short.ts'

/**
 * The two ends of a number that was left open: "300 to 350", "10 se 12 lakh", "around 40, maybe 50". Undefined where anything
 * else is counted beside them.
 */
export function rangeSaid(heard: Tokens): readonly [low: number, high: number] | undefined {
  const { words, text, starts, ends } = heard
  const [low, high, another] = inHundreds(heard, findNumbers(heard, true))
  if (low === undefined || high === undefined || another !== undefined) return undefined
  const link = words.slice(low.to, high.from).join(' ')
  const isDashed = link === '' && /^ ?[-–] ?$/.test(text.slice(ends[low.to - 1], starts[high.from]))
  const isBetween = /^(?:and|aur|और)$/.test(link) && BETWEEN.test(words[low.from - 1] ?? '')
  if (!isDashed && !isBetween && !LINK.test(link)) return undefined
  const scale = scaleOf(words[high.to - 1] ?? '')
  const least = low.value < MAX_SCALED && low.value * scale < high.value ? low.value * scale : low.value
  return least < high.value ? [least, high.value] : undefined
}

/** The "10" of "10 to 12 lakhs" is ten lakhs. */
const MAX_SCALED = 1_000
const LINK = /^(?:to|or|se|ya|maybe|or maybe|perhaps|shayad|ya shayad|से|या|शायद|या शायद)$/
const BETWEEN = /^(?:between|beech|बीच)$/
