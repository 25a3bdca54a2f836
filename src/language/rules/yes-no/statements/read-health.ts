import { regex } from '../../../../base/regex.ts'
import type { FieldReader } from '../../fields/field-reader.ts'
import { oncePerField } from '../../fields/once-per-field.ts'
import { questionOf } from '../../fields/question-of.ts'
import type { Message } from '../../message.ts'
import { clausesOf } from '../../words/clauses.ts'
import { DENIES } from '../../words/function-words.ts'
import type { YesNo } from '../yes-or-no.ts'

/** "Do you have diabetes?", "whether the patient has high blood pressure" */
const asksOfIllness = oncePerField((plan) => plan.kind === 'boolean' && ILLNESS.test(questionOf(plan)))
const ILLNESS = regex('iu')`
  \b(?:
    diabet\w*|sugar|blood pressure|bp|hypertension|thyroid|cholesterol|asthma|anaemi\w*|anemi\w*
    |heart (?:disease|problem|condition|trouble)|kidney (?:disease|problem)
  )\b
  |मधुमेह|शुगर|रक्तचाप|थायराइड|दमा
`

const NORMAL = /\bnormal\b|(?<!\p{L})(?:नॉर्मल|नार्मल|सामान्य)(?![\p{L}\p{M}])/u
const TREATED = regex('u')`
  \b(?:yes|yeah|haan|han|ji|medicines?|tablets?|dawa\w*|dava\w*|goli|insulin|control\w*)\b
  |(?<!\p{L})(?:हां|जी|दवा\p{L}*|गोली|इंसुलिन)(?![\p{L}\p{M}])
`
const UNTESTED = regex('u')`
  \b(?:never|not|havent|hasnt|didnt)\b.*\b(?:check\w*|test(?:ed)?)\b
  |\b(?:check|test|jaanch|janch)\b.*\b(?:nahi|nai)\b
  |(?:चेक|जांच|टेस्ट).*नहीं
`

/**
 * "Sugar normal hai" to "does the patient have diabetes?" denies it; "not normal" does not, and with a yes or with medicine
 * it is normal in spite of it.
 */
export function readHealth({ heard, move }: Message, plan: FieldReader): YesNo | undefined {
  if (move !== undefined || !asksOfIllness(plan) || TREATED.test(heard.words.join(' '))) return undefined
  const told = clausesOf(heard).find(({ from, to }) => NORMAL.test(heard.words.slice(from, to).join(' ')))
  if (told === undefined) return undefined
  const said = heard.words.slice(told.from, told.to).join(' ').replace(OPENING, '')
  return { value: DENIES.test(said), isExplicit: true, ...told }
}

/** The "no" of "no, bp is normal" answers. */
const OPENING = /^(?:(?:no|nahi|नहीं) )+(?!normal|नॉर्मल)/

const OF_FEVER = /\b(?:fever|temperature)\b/i

/** "Never got it checked": whether there is an illness is not known. */
export function isUntested({ heard }: Message, plan: FieldReader): boolean {
  return (asksOfIllness(plan) || OF_FEVER.test(questionOf(plan))) && UNTESTED.test(heard.words.join(' '))
}
