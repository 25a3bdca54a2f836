import { explanationEnd } from '../names/spelling.ts'
import { numberWord } from '../numbers/number-words.ts'
import type { Tokens } from '../words/tokens.ts'

interface Letters {
  value: string
  to: number
}

/**
 * The letter that is spelled at a word: "a", "A as in apple", "bravo", "बी", "double A". A word that is a letter's name besides ("golf",
 * "जी") counts only beside another letter.
 */
export function spokenLettersAt(heard: Tokens, at: number): Letters | undefined {
  const { words } = heard
  const times = numberWord(words[at] ?? '', false)
  if (times?.kind !== 'repeat') return letterAt(heard, at)
  const letter = heard.breaks[at + 1] ? undefined : letterAt(heard, at + 1)
  if (letter === undefined) return undefined
  if (times.value === 2 && letter.value === 'u') return { value: 'w', to: letter.to }
  return { value: letter.value.repeat(times.value), to: letter.to }
}

function letterAt(heard: Tokens, at: number): Letters | undefined {
  const word = heard.words[at] ?? ''
  if (/^[a-z]$/.test(word)) return { value: word, to: endOfExplanation(heard, at) }
  const letter = NAMES.get(word) ?? (isBesideLetter(heard, at) ? WORDS_BESIDES.get(word) : undefined)
  const value = letter ?? (IN_ONE_WORD.test(word) ? lettersIn(word) : undefined)
  return value === undefined ? undefined : { value, to: at + 1 }
}

/** "डीएल", "एमएच" */
function lettersIn(word: string): string {
  return word.replace(DEVANAGARI_NAME, (name) => NAMES.get(name) ?? WORDS_BESIDES.get(name) ?? '')
}

/** "A for apple": the word has to begin with the letter, unlike "I for 12". */
function endOfExplanation({ words, breaks }: Tokens, at: number): number {
  const end = explanationEnd(words, breaks, at)
  return end !== undefined && words[end - 1]?.startsWith(words[at] ?? ' ') === true ? end : at + 1
}

function isBesideLetter({ words, breaks }: Tokens, at: number): boolean {
  const isLetter = (word = ''): boolean => /^[a-z]$/.test(word) || NAMES.has(word) || WORDS_BESIDES.has(word)
  return (!breaks[at] && isLetter(words[at - 1])) || (!breaks[at + 1] && isLetter(words[at + 1]))
}

function letters(...lines: string[]): Map<string, string> {
  return new Map(
    lines.flatMap((line) => {
      const [letter = '', ...names] = line.split(' ')
      return names.map((name) => [name, letter] as const)
    }),
  )
}

/** The alphabet of radio, and the names of letters, where they are no other word. */
const NAMES = letters(
  'a alpha alfa ए',
  'b bravo बी',
  'c charlie सी',
  'd डी',
  'e ई',
  'f foxtrot एफ',
  'h aitch aich एच',
  'j juliet juliett जे',
  'l lima एल',
  'm एम',
  'n एन',
  'o ओ',
  'q quebec क्यू',
  'r romeo आर',
  's sierra एस',
  't tango टी',
  'u यू',
  'v वी',
  'w whiskey whisky डब्ल्यू डब्लू',
  'x xray एक्स',
  'y yankee वाई',
  'z zulu zed जेड',
)
const WORDS_BESIDES = letters(
  'd delta',
  'e echo',
  'g golf जी',
  'h hotel',
  'i india आई',
  'k kilo के',
  'm mike em',
  'n november en',
  'o oscar',
  'p papa पी',
  'u uniform',
  'v victor',
)

const DEVANAGARI = [...NAMES.keys(), ...WORDS_BESIDES.keys()]
  .filter((name) => /[\u0900-\u097f]/.test(name))
  .sort((one, other) => other.length - one.length)
  .join('|')
const DEVANAGARI_NAME = new RegExp(DEVANAGARI, 'g')
const IN_ONE_WORD = new RegExp(`^(?:${DEVANAGARI}){2,4}$`)
