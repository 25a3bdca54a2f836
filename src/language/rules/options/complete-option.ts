import { undenied } from '../set-aside/undenied.ts'
import { phoneticKey } from '../words/phonetic-key.ts'
import { isDevanagari } from '../words/spoken-language.ts'
import { type Tokens, wordsOf } from '../words/tokens.ts'
import { spelledWays } from './aliases.ts'
import { type OptionSpan, optionWords } from './option-span.ts'

/**
 * The option all of whose words are said, wherever they stand ("ac wala sleeper", "एसी स्लीपर"), where `named` is only
 * a part of it ("sleeper").
 */
export function completeOption(
  heard: Tokens,
  named: OptionSpan,
  options: readonly string[],
  correctedFrom: number,
): OptionSpan {
  if (options.length < 2 || heard.words.length < 2) return named
  const stronger = INTENSIFIERS.has(heard.words[named.from - 1] ?? '') && !heard.breaks[named.from]
  const very = options.find((option) => optionWords(option).join(' ') === `very ${optionWords(named.value).join(' ')}`)
  if (stronger && very !== undefined) return { ...named, value: very }
  const part = optionWords(named.value)
  const wider = options.filter((option) => {
    const all = optionWords(option)
    return (
      all.length > part.length &&
      part.every((word) => all.includes(word)) &&
      saysAll(heard, option, named, named.from >= correctedFrom ? correctedFrom : 0)
    )
  })
  const [only, another] = wider
  return only !== undefined && another === undefined ? { ...named, value: only } : named
}

/** `start`: what was taken back before it belongs to no option ("non-vegetarian, sorry, vegetarian"). */
function saysAll(heard: Tokens, option: string, { from, to }: OptionSpan, start: number): boolean {
  const words = option.match(/[\p{L}\p{M}\d]+/gu) ?? []
  return words.every((word) => {
    const [folded = ''] = wordsOf(word)
    const ways = new Set([folded, ...spelledWays(word).map((way) => wordsOf(way).join(' '))])
    const key = phoneticKey(folded)
    return heard.words.some(
      (said, at) =>
        (ways.has(said) || soundsLike(said, folded, key)) &&
        at >= Math.max(start, from - 3) &&
        at < to + 3 &&
        undenied(heard, [{ from: at, to: at + 1 }]).length > 0 &&
        !WITHOUT.has(heard.words[at - 1] ?? ''),
    )
  })
}

function soundsLike(said: string, word: string, key: string): boolean {
  return isDevanagari(said) !== isDevanagari(word) && key.length > 1 && phoneticKey(said) === key
}

/** "Extremely satisfied" is "very satisfied" where there is that. */
const INTENSIFIERS = new Set(
  'very extremely really super highly totally completely absolutely thoroughly bahut bohot behad ekdum बहुत बेहद एकदम'.split(
    ' ',
  ),
)
/** "Bina AC" */
export const WITHOUT = new Set(['bina', 'without', 'non', 'bagair', 'बिना', 'बगैर'])
