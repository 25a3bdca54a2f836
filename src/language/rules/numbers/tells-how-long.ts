import { regex } from '../../../base/regex.ts'
import type { FieldReader } from '../fields/field-reader.ts'
import { oncePerField } from '../fields/once-per-field.ts'
import { speaksOf } from '../fields/speaks-of.ts'
import { isGrammarWord } from '../words/bare-clauses.ts'
import type { Clause } from '../words/clauses.ts'
import { segmentAt } from '../words/segments.ts'
import type { Tokens } from '../words/tokens.ts'
import { unitOf } from './measure.ts'
import { unitNamed } from './units.ts'

/**
 * Whether a span of time up to now tells how long what is asked about has lasted: "teen din ho gaye" and "it started two days ago" of
 * a fever, and not "teen din pehle dikhaya tha".
 */
export function tellsHowLong(heard: Tokens, plan: FieldReader, span: Clause): boolean {
  return asksSince(plan) || (asksOfTrouble(plan) && isOfNothingElse(heard, plan, span))
}

/** "Months since the last service" */
const asksSince = oncePerField((plan) => unitOf(plan) !== undefined && /\b(?:since|ago)\b|how long/i.test(asked(plan)))

/** "Number of days of fever": what nobody is asked about but while it lasts. */
export const asksOfTrouble = oncePerField((plan) => unitOf(plan) !== undefined && TROUBLES.test(asked(plan)))

const asked = ({ label, field }: FieldReader): string => `${label.join(' ')} ${field.description}`
const TROUBLES = regex('i')`
  \b(?:fever|bukhar|cough|khansi|pain|dard|symptoms?|illness|vomiting|diarrh?oea|headache|swelling|rash|problem|fault|trouble|outage|bleeding|infection)\b
  |बुखार|दर्द|खांसी|लक्षण
`

/** Whether the words beside a number only tell its unit, the matter that is asked about, and that it began or goes on. */
export function isOfNothingElse(heard: Tokens, plan: FieldReader, { from, to }: Clause): boolean {
  const part = segmentAt(heard, from) ?? { from, to }
  return heard.words.slice(part.from, part.to).every((word, index) => {
    const at = part.from + index
    if (at >= from && at < to) return true
    if (COMPLAINS.test(word)) return false
    return isGrammarWord(word) || unitNamed(word) !== undefined || GOES_ON.test(word) || isTrouble(plan, word)
  })
}

function isTrouble(plan: FieldReader, word: string): boolean {
  return TROUBLES.test(word) || speaksOf(plan, word)
}

/** That a complaint was made is another matter than how long the trouble lasts. */
const COMPLAINS = /^(?:complain\w*|shikayat|शिकायत)$/
const GOES_ON = regex('u')`
  ^(?:
    ago|back|before|pehle|pahle|since|already|now|today|aaj|ab|abhi|past|last|almost|about|around|only|just|nearly|karib|lagbhag
    |start\w*|began|begin|shuru|suru|hua|hui|hue|ho|gay[aei]|gaye|chuke|aaya|aayi|aa|came|raha|rahi|rahe|chal|have|has|been|passed
    |पहले|आज|अब|शुरू|हुआ|हुई|हुए|हो|गए|गये|गया|चुके|आया|आ|रहा|चल
  )$
`
