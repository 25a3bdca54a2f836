import { distance } from 'fastest-levenshtein'
import { isCommonWord } from './common-words.ts'
import type { Tokens } from './tokens.ts'

const DAYS =
  'sunday monday tuesday wednesday thursday friday saturday tomorrow yesterday ravivar itwar somvar somwar mangalvar mangalwar budhvar budhwar guruvar guruwar shukravar shukrawar shanivar shaniwar'.split(
    ' ',
  )
const MONTHS = 'january february august september october november december'.split(' ')
const NUMBERS =
  'three four five seven eight nine eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand third fourth fifth sixth seventh eighth ninth tenth twenties thirties forties fifties sixties seventies eighties nineties hundreds thousands'.split(
    ' ',
  )
const ANSWERS =
  'yes yeah haan nahi nope sure okay theek bilkul zaroor definitely absolutely certainly correct confirm confirmed cancel'.split(
    ' ',
  )

const SHORTEST = 5
const SHORTEST_NUMBER = 4
/** Longer messages than this tell of other things by words that are near a number. */
const MAX_NUMBER = 4
/** Words of at least this length may have two wrong letters. */
const LONG = 8

/**
 * Corrects words that are a letter or two away from the name of a day or month, a number, or yes and no. Applies only
 * where one of them is asked for, and never to a word that exists.
 */
export function mendTypos(heard: Tokens, asks: { day: boolean; number: boolean; answer: boolean }): void {
  if (asks.day) {
    for (let at = 0; at < heard.words.length; at++) {
      const word = heard.words[at] ?? ''
      const meant = word.length < SHORTEST ? undefined : (nearest(word, DAYS) ?? nearest(word, MONTHS))
      if (meant !== undefined) heard.words[at] = meant
    }
  }
  if (asks.number && heard.words.length <= MAX_NUMBER) {
    for (let at = 0; at < heard.words.length; at++) {
      const word = heard.words[at] ?? ''
      const meant = word.length < SHORTEST_NUMBER ? undefined : nearest(word, NUMBERS)
      if (meant !== undefined) heard.words[at] = meant
    }
  }
  if (asks.answer && heard.words.length <= 2) {
    const [word = ''] = heard.words
    const meant = word.length < 3 ? undefined : nearest(word, ANSWERS)
    if (meant !== undefined) heard.words[0] = meant
  }
}

function nearest(word: string, targets: readonly string[]): string | undefined {
  const key = `${targets[0] ?? ''} ${word}`
  let meant = recent.get(key)
  if (meant === undefined) {
    if (recent.size >= MAX_RECENT) recent.clear()
    recent.set(key, (meant = findNearest(word, targets) ?? ''))
  }
  return meant === '' ? undefined : meant
}

/** Cache: people use the same words. */
const recent = new Map<string, string>()
const MAX_RECENT = 2_000
const MAX_LENGTH = 14

function findNearest(word: string, targets: readonly string[]): string | undefined {
  if (word.length > MAX_LENGTH) return undefined
  if (!/^[a-z]+$/.test(word) || isCommonWord(word) || targets.includes(word)) return undefined
  let best: string | undefined
  let bestOff = Infinity
  for (const target of targets) {
    if (target.charCodeAt(0) !== word.charCodeAt(0) || word === `${target}s`) continue
    const most = Math.max(word.length, target.length) >= LONG ? 2 : 1
    const off = lettersOff(word, target, most)
    if (off <= most && off < bestOff) {
      best = target
      bestOff = off
    }
  }
  return best
}

/** Two swapped neighbours count as one mistake. */
function lettersOff(word: string, target: string, most: number): number {
  if (Math.abs(word.length - target.length) > most) return Infinity
  const off = distance(word, target)
  return off === 2 && isSwapped(word, target) ? 1 : off
}

function isSwapped(word: string, target: string): boolean {
  if (word.length !== target.length) return false
  const at = [...word].findIndex((letter, index) => letter !== target[index])
  return word[at] === target[at + 1] && word[at + 1] === target[at] && word.slice(at + 2) === target.slice(at + 2)
}
