import { findNumbers } from '../../numbers/numbers.ts'
import { undenied } from '../../set-aside/undenied.ts'
import type { Tokens } from '../../words/tokens.ts'
import { type OptionSpan, agreed } from '../option-span.ts'
import { isNegated } from '../ruled-out.ts'

/**
 * "Upper kg" and "upper kindergarten" for UKG, "national pension scheme" for NPS, "one bedroom hall kitchen" for 1 BHK: the option as
 * its words begin.
 */
export function initialism(heard: Tokens, options: readonly string[], readsHindi: boolean): OptionSpan | undefined {
  const spans: OptionSpan[] = []
  for (const option of options) {
    const [, number = '', letters = ''] = /^(?:(\d+) ?)?([A-Z]{2,5})$/.exec(option) ?? []
    if (letters === '' || (number === '' && letters.length < SHORTEST)) continue
    for (let at = 0; at < heard.words.length; at++) {
      const to = endOfInitials(heard, at, letters.toLowerCase())
      const from = to === undefined ? undefined : beginWith(number, heard, at, readsHindi)
      if (to !== undefined && from !== undefined && !isNegated(heard, from, to))
        spans.push({ value: option, isExplicit: false, from, to })
    }
  }
  return agreed(undenied(heard, spans))
}

/** Without a number, two letters begin many words. */
const SHORTEST = 3

/** Where the number begins that has to stand before the words; their own begin where there is none in the option. */
function beginWith(number: string, heard: Tokens, at: number, readsHindi: boolean): number | undefined {
  if (number === '') return at
  return findNumbers(heard, readsHindi).find(({ value, to }) => to === at && value === Number(number))?.from
}

const JOINS = /^(?:and|aur|plus|n|with|और)$/

/** The word behind those that stand for the letters, each for its first or for several that are said together. */
function endOfInitials({ words, breaks }: Tokens, from: number, letters: string): number | undefined {
  let left = letters
  let to = from
  while (left !== '' && to < words.length && (to === from || !breaks[to])) {
    const word = words[to] ?? ''
    if (to > from && JOINS.test(word)) {
      to += 1
      continue
    }
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
