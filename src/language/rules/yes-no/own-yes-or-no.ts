import { regex } from '../../../base/regex.ts'
import { asksAhead } from '../fields/asks-for-offer.ts'
import { questionOf } from '../fields/question-of.ts'
import type { FieldReader } from '../fields/field-reader.ts'
import { isConfirmation } from '../fields/is-confirmation.ts'
import type { Message } from '../message.ts'
import type { Tokens } from '../words/tokens.ts'
import { clausesOf } from '../words/clauses.ts'
import { isOfAnotherMatter } from './of-another-matter.ts'
import { readYesNo } from './read-yes-no.ts'
import type { YesNo } from './yes-or-no.ts'

/** The "nahi" of "yaad nahi aa raha, bete se poochna padega" is no answer. */
export function knownYesNo(heard: Tokens, plan: FieldReader): YesNo | undefined {
  const said = readYesNo(heard, (no) => isOfAnotherMatter(heard, plan, no))
  if (said?.value === false && isUnknown(heard, said)) return undefined
  return said && isAdverb(heard, said, plan) ? undefined : said
}

/** The "nahi" of "yaad nahi", "याद भी नहीं" */
function isUnknown({ words }: Tokens, { from }: YesNo): boolean {
  const before = STRESSED.test(words[from - 1] ?? '') ? from - 2 : from - 1
  return IS_UNKNOWN.test(words[before] ?? '')
}

const STRESSED = /^(?:bhi|hi|to|toh|kuch|भी|ही|तो|कुछ)$/

/** The "totally" of "it totally slipped my mind" is no yes, as that of "totally" and "oh, totally" is. */
function isAdverb({ words }: Tokens, { from, to }: YesNo, { cues }: FieldReader): boolean {
  const [before = '', word = '', next = ''] = words.slice(Math.max(0, from - 1), to + 1)
  return to - from === 1 && STRESSES.test(word) && SUBJECT.test(before) && DEED.test(next) && !cues.has(next)
}

const STRESSES = /^(?:totally|absolutely|definitely|certainly|surely)$/
const SUBJECT = /^(?:i|we|he|she|it|they|that|this)$/
const DEED = /(?:ed|ot)$/

const IS_UNKNOWN = /^(?:yaad|pata|maalum|malum|maloom|याद|पता|मालूम)$/

/** The "kar do" of "aap hi kar do" asks for something, and is no yes. */
export const DO_IT = /^(?:kar|kardo|bhej|laga|likh|rakh|karwa|bula|कर|भेज|लगा|लिख|रख|करवा|बुला)$/

/** "Hello, haan, rukiye ek minute": a yes before a request to wait only says that somebody is there. */
export function endsWaiting({ heard, move }: Message, { cues }: FieldReader): boolean {
  if (move !== 'wait' || cues.has('wait') || cues.has('waiting') || cues.has('hold')) return false
  const last = clausesOf(heard).at(-1)
  return last !== undefined && heard.words.slice(last.from, last.to).some((word) => WAITS.test(word))
}

const WAITS = /^(?:ruk\S*|minute|min|second|sec|moment|wait|hold|रुक\S*|मिनट|सेकंड|ठहर\S*)$/

/** "Go ahead" agrees to what is offered or read back; to "do you have a bike?" it says nothing. */
export function isUncalledFor({ heard }: Message, plan: FieldReader, { from, to }: YesNo): boolean {
  if (heard.words.slice(from, to).join(' ') !== 'go ahead' || isConfirmation(plan)) return false
  return !asksAhead(plan) && !LETS.test(questionOf(plan))
}

const LETS = regex('i')`
  \b(?:shall|should|may|can|could) (?:we|i|it|the|our|somebody|someone)\b
  |\b(?:
    is (?:it|that|this) (?:ok|okay|fine|alright|all right|right)|do you (?:agree|want|mind)|would you (?:like|mind)
    |good time|okay|proceed|continue|consent
  )\b
`
