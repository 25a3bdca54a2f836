import { undenied } from '../set-aside/denials.ts'
import type { Tokens } from '../words/tokens.ts'
import { type OptionSpan, agreed } from './option-span.ts'
import { isNegated } from './ruled-out.ts'

/** "Upper kg" and "upper kindergarten" for UKG, "national pension scheme" for NPS: the option as its words begin. */
export function initialism(heard: Tokens, options: readonly string[]): OptionSpan | undefined {
  const spans: OptionSpan[] = []
  for (const option of options) {
    if (!/^[A-Z]{3,5}$/.test(option)) continue
    for (let from = 0; from < heard.words.length; from++) {
      const to = endOfInitials(heard, from, option.toLowerCase())
      if (to !== undefined && !isNegated(heard, from, to)) spans.push({ value: option, isExplicit: false, from, to })
    }
  }
  return agreed(undenied(heard, spans))
}

/** The word behind those that stand for the letters, each for its first or for several that are said together. */
function endOfInitials({ words, breaks }: Tokens, from: number, letters: string): number | undefined {
  let left = letters
  let to = from
  while (left !== '' && to < words.length && (to === from || !breaks[to])) {
    const word = words[to] ?? ''
    const said = ABBREVIATED.get(word) ?? (word.length > 1 && left.startsWith(word) ? word : word.charAt(0))
    if (word.length < 2 || !left.startsWith(said)) return undefined
    left = left.slice(said.length)
    to += 1
  }
  return left === '' && to - from > 1 ? to : undefined
}

/** One word that is abbreviated by two letters. */
const ABBREVIATED = new Map([
  ['kindergarten', 'kg'],
  ['kindergarden', 'kg'],
])
