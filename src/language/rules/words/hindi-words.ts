import { numberWord } from '../numbers/number-words.ts'
import { cachedByText } from './cached-by-text.ts'
import { isHindiLoan } from './hindi-loans.ts'
import { isHindiQuality } from './hindi-qualities.ts'
import { hindiSpelling } from './hindi-spelling.ts'
import { isHindiThing } from './hindi-things.ts'
import { isHindiVerb } from './hindi-verbs.ts'
import { isNameAlike } from './names-alike.ts'

/**
 * Whether a word of a message is a common Hindi word, in either script and in any of its forms, that is no name of a person
 * or a place by itself: "shaam", "baje", "karvaunga", "दवाइयां", "पॉलिसी". Words that are names too ("asha", "gaya") are none.
 */
export const isHindiWord = cachedByText(judge)

function judge(word: string): boolean {
  if (isNameAlike(word)) return false
  const spelled = hindiSpelling(word)
  return (
    isHindiQuality(spelled) ||
    isHindiThing(spelled) ||
    isHindiVerb(spelled) ||
    isHindiLoan(spelled) ||
    numberWord(word, true) !== undefined
  )
}
