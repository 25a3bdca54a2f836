import { regex } from '../../../../base/regex.ts'
import type { FieldReader } from '../../fields/field-reader.ts'
import { oncePerField } from '../../fields/once-per-field.ts'
import { questionOf } from '../../fields/question-of.ts'
import type { Message } from '../../message.ts'
import { type Clause, clausesOf } from '../../words/clauses.ts'
import { isBut } from '../../words/is-but.ts'
import type { Tokens } from '../../words/tokens.ts'
import { DENIES } from '../../words/function-words.ts'
import type { YesNo } from '../yes-or-no.ts'

/** Whether a question is about how somebody feels: fever, pain, trouble in breathing. */
const asksOfSymptom = oncePerField((plan) => plan.kind === 'boolean' && SYMPTOM.test(questionOf(plan)))
const SYMPTOM = regex('iu')`
  \b(?:fever|cough|pain|breath\w*|symptoms?|unwell|sick|ill|illness|weakness|dizz\w*|vomit\w*|nausea|headache|side effects?)\b
  |बुखार|खांसी|दर्द|सांस|तबीयत
`

/** "Main bilkul theek hoon", "I'm perfectly fine": how the person is. It agrees to nothing. */
const WELL = regex('u')`
  (?<!\S)(?:theek|thik|fit|swasth|tandurust|ठीक|स्वस्थ) (?:hu|hoon|hun|hoo|हूं)(?!\S)
  |(?<!\S)(?:im|i am|we are|were|hes|shes|he is|she is) (?:(?:perfectly|absolutely|totally|completely|quite|very|all|doing) ){0,2}(?:fine|well|healthy|fit|okay|ok)(?!\S)
`

/** Whether words tell only how the person is: the "bilkul theek" of "main bilkul theek hoon". */
export function isOfWellBeing({ words }: Tokens, { from, to }: Clause): boolean {
  return WELL_BEHIND.test(words.slice(from, to + 2).join(' '))
}

const WELL_BEHIND =
  /^(?:(?:bilkul|ekdum|ekdam|poori tarah|बिल्कुल|एकदम) )?(?:theek|thik|fit|swasth|ठीक|स्वस्थ) (?:hu|hoon|hun|hoo|हूं)(?!\S)/

/** "I'm perfectly fine" to "Do you have fever?" */
export function readWell({ heard, move }: Message, plan: FieldReader): YesNo | undefined {
  if (move !== undefined || !asksOfSymptom(plan)) return undefined
  if (heard.words.some((word) => isBut(word))) return undefined
  const told = clausesOf(heard).find(({ from, to }) => {
    const said = heard.words.slice(from, to)
    return WELL.test(said.join(' ')) && !said.some((word) => DENIES.test(word))
  })
  return told && { value: false, isExplicit: true, ...told }
}
