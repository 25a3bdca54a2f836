import { cachedByText } from './cached-by-text.ts'
import { isDevanagari } from './spoken-language.ts'

/**
 * The consonants of an English word as they may be heard in it, one key for each way: "diesel" has those of "डीज़ल" and "deezal",
 * "physics" those of "फिजिक्स" and "fijiks". `A` stands for a vowel at the beginning. Two words may be the same where they have
 * a key in common.
 */
export const loanKeys = cachedByText<readonly string[]>((word) =>
  isDevanagari(word) ? [devanagariKey(word)] : latinKeys(word),
)

/** Whether the two have a key in common. */
export function mayBeSameLoan(one: string, other: string): boolean {
  const keys = loanKeys(other)
  return loanKeys(one).some((key) => key.length >= MIN_KEY && keys.includes(key))
}

const MIN_KEY = 3
const MAX_KEYS = 24

/** What is written at a place, and what it may stand for; the first that fits counts. */
const SOUNDS: readonly (readonly [written: RegExp, heard: readonly string[]])[] = [
  [/^(?:kn|gn)/y, ['n']],
  [/^wr/y, ['r']],
  [/^ps/y, ['s']],
  [/^[aeiouy]/y, ['A']],
  [/[aeiou]w(?![aeiouy])/y, ['']],
  [/tch/y, ['s']],
  [/dg(?=[ei])/y, ['j']],
  [/sch/y, ['sk', 's']],
  [/ch/y, ['s', 'k']],
  [/[st]sh|sh/y, ['s']],
  [/ph/y, ['f']],
  [/wh/y, ['v']],
  [/ght/y, ['t']],
  [/gh/y, ['', 'f', 'g']],
  [/th/y, ['t', 'd']],
  [/c?k/y, ['k']],
  [/qu/y, ['kv', 'k']],
  [/cc(?=[ei])/y, ['ks']],
  [/(?:ss?|t|c)i(?=[aou])/y, ['s', 'j']],
  [/s?c(?=[eiy])/y, ['s']],
  [/c+|q/y, ['k']],
  [/x/y, ['ks', 'gj']],
  [/g(?=[eiy])/y, ['j', 'g']],
  [/t(?=u[raeo])/y, ['t', 's']],
  [/d(?=u)/y, ['d', 'j']],
  [/ss/y, ['s']],
  [/(?<=[aeiouyw])s/y, ['s', 'j']],
  [/s(?=[bdgmv])|(?<=[bdglmnrv])s$/y, ['s', 'j']],
  [/z+/y, ['j']],
  [/mb$/y, ['m']],
  [/(?<=[ao])l(?=[kmf])/y, ['l', '']],
  [/n(?=[pbm])/y, ['m']],
  [/w/y, ['v']],
  [/(?<=[^aeiou])h|h(?![aeiouy])/y, ['']],
  [/[aeiouy]/y, ['']],
  [/([bdfgjlmnprtv])\1?/y, ['$1']],
]

function latinKeys(word: string): readonly string[] {
  let keys = ['']
  for (let at = 0; at < word.length;) {
    const { heard, length } = soundAt(word, at)
    keys = keys.flatMap((key) => heard.map((sound) => key + sound))
    if (keys.length > MAX_KEYS) keys = keys.slice(0, MAX_KEYS)
    at += length
  }
  return [...new Set(keys)]
}

function soundAt(word: string, at: number): { heard: readonly string[]; length: number } {
  for (const [written, heard] of SOUNDS) {
    written.lastIndex = at
    const match = written.exec(word)
    if (match)
      return { heard: heard.map((sound) => (sound === '$1' ? (match[1] ?? '') : sound)), length: match[0].length }
  }
  return { heard: [/[a-z]/.test(word.charAt(at)) ? word.charAt(at) : ''], length: 1 }
}

function devanagariKey(word: string): string {
  const begun = /^[अ-औयॲॐऍऑ]/.test(word) ? 'A' : ''
  const written = word
    .replace(/^य/, '')
    .replaceAll('ज्ञ', 'ग्य')
    .replace(/\u0902(?=[\u092a-\u092e])/g, 'म')
    .replace(/(.)\u094d\1/g, '$1')
  let key = begun
  for (const letter of written) key += CONSONANTS[letter] ?? ''
  return key
}

const CONSONANTS: Record<string, string> = Object.fromEntries(
  'कk खk गg घg ङn चs छs जj झj ञn टt ठt डd ढd णn तt थt दd धd नn पp फf बb भb मm रr लl वv शs षs सs हh ंn ृr'
    .split(' ')
    .map((pair) => [pair.charAt(0), pair.slice(1)]),
)
