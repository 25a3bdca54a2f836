import { isDayWord } from '../dates/day-words.ts'
import { NAHI } from '../words/function-words.ts'
import type { Tokens } from '../words/tokens.ts'
import { signsIn } from './signs.ts'
import type { YesNo } from './yes-or-no.ts'

const MAX_WORDS_TO_CUE = 3
/** "There are no dues" */
const DENIES_NEXT = /^(?:no|not|never)$/

/** "I have met nobody", "I have taken no medicine" */
const DENIES_BEHIND = /^(?:nobody|nothing|none|noone|no)$/

/** "I don't smoke" to "do you smoke?": a sentence that speaks of what was asked, in the same clause. */
export function readStatement(heard: Tokens, cues: ReadonlySet<string>): YesNo | undefined {
  let last: YesNo | undefined
  for (const { tag, from, to } of signsIn(heard)) {
    const value = tag === 'maybe yes' ? true : tag === 'maybe no' ? false : undefined
    // "Not comfortable with nights"
    const isDenied =
      value === true && last?.value === false && !heard.breaks.slice(last.from + 1, from + 1).includes(true)
    if (value === undefined || isDenied) continue
    for (let at = to; at < Math.min(heard.words.length, to + MAX_WORDS_TO_CUE) && !heard.breaks[at]; at++) {
      const isNot =
        value &&
        ((from > 0 && !heard.breaks[from] && NAHI.test(heard.words[from - 1] ?? '')) ||
          heard.words.slice(to, at).some((between) => DENIES_NEXT.test(between)) ||
          (!heard.breaks[at + 1] && DENIES_BEHIND.test(heard.words[at + 1] ?? '')))
      const word = heard.words[at] ?? ''
      if (cues.has(word) && !(value && isDayWord(word)))
        last = { value: value && !isNot, isExplicit: true, from, to: at + 1 }
    }
  }
  return last
}
