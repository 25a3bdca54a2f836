import { regex } from '../../../base/regex.ts'
import type { Denial } from './denial.ts'
import { isClockWord } from '../dates/clock.ts'
import { numberWord } from '../numbers/number-words.ts'
import { type Clause, clausesOf } from '../words/clauses.ts'
import type { Tokens } from '../words/tokens.ts'

/**
 * When somebody leaves or sleeps, or when something opens or begins: "by seven, the kids leave at eight", "साढ़े छह बजे, दफ़्तर आठ बजे
 * का है". Such a time explains the one beside it, and counts where no other is said.
 */
export function routinesIn(heard: Tokens): Denial[] {
  return clausesOf(heard)
    .filter((clause) => namesHour(heard, clause) && isRoutine(heard.words.slice(clause.from, clause.to).join(' ')))
    .map(({ from, to }) => ({ from, to, reach: 'weak' }))
}

/** "Eight o'clock", "आठ बजे", "at eight", "8:30" */
function namesHour({ words }: Tokens, { from, to }: Clause): boolean {
  for (let at = from; at < to; at++) {
    const word = words[at] ?? ''
    if (isClockWord(word) || /^\d{1,2}(?::\d\d|(?::\d\d)?[ap]m)$/.test(word)) return true
    if (BEFORE_HOUR.test(word) && numberWord(words[at + 1] ?? '', true) !== undefined) return true
    if (BEFORE_HOUR.test(word) && /^\d{1,2}$/.test(words[at + 1] ?? '')) return true
  }
  return false
}

const BEFORE_HOUR = /^(?:at|by|from|till|until|around|before|after|past|to)$/

function isRoutine(said: string): boolean {
  return (LEAVES.test(said) && !WISHED.test(said)) || IS_AT.test(said) || (HABIT.test(said) && !PROMISED.test(said))
}

/** Somebody or something, and what they do at their hour. */
const LEAVES = regex`
  ^(?:(?:and|but|because|cause|as|since|cos|coz) )*(?:(?:my|our|the|his|her|their) )?\S+(?: \S+)?? (?:
    leaves?|goes|go (?:to|out|off|for)|sleeps?|closes?|opens?|starts?|begins?|ends?|finish(?:es)?|wakes?|returns?
    |gets? (?:back|up|home|busy|off)|(?<!\b(?:it|he|she|they|we|i|one) )(?:comes|arrives)
  )(?= |$)
`
const WISHED = /\b(?:can|could|should|may|might|must|please|let|lets|want|wants|will|would|ill|to be|or|you)\b/
/** "School is at eight" */
const IS_AT = regex`
  ^(?:(?:and|but|because|as|since) )*(?:(?:my|our|the|his|her|their) )?(?!
    (?:it|that|this|time|timing|timings|slot|visit|appointment|which|best|pickup|delivery|there|booking|call|i|we)[ ]
  )\S+(?: \S+)? (?:is|are) (?:at|from|till|until|by)(?= )
`
/** "Bachche aath baje nikal jaate hain", "दफ्तर आठ बजे का है" */
const HABIT = regex('u')`
  ^(?!\d)\S+ .*(?:
    [a-z]{1,7}(?:ta|ti|te) (?:hai|hain|hoon|hun|hu|h)|(?:ता|ती|ते) (?:है|हैं|हूं)
    |(?:baje|bje|बजे) (?:ka|ki|ke|का|की|के) (?:hai|hain|है|हैं)
  )(?: (?:na|to|toh|ना|तो))?$
`
const PROMISED = regex('u')`
  (?:^| )(?:
    (?:aa?|kar|le|de)(?:ta|ti|te) (?:hoon|hun|hu)|chah(?:ta|ti|te)|sak(?:ta|ti|te)|(?:आ|कर|ले|दे)(?:ता|ती|ते) हूं
    |(?:चाह|सक)(?:ता|ती|ते)
  ) ?
`
