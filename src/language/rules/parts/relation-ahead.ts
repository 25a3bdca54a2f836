import { regex } from '../../../base/regex.ts'
import type { FieldReader } from '../fields/field-reader.ts'
import { oncePerField } from '../fields/once-per-field.ts'
import type { Message } from '../message.ts'
import { isKin } from '../names/kin.ts'
import { clausesOf } from '../words/clauses.ts'
import { endsAsking } from '../words/ends-asking.ts'
import { textBetween, wordsOf } from '../words/tokens.ts'
import type { ReadAlone } from './remaining-parts.ts'

/**
 * "Sunita Rao, she's my wife", "Mohan Lal, mere pitaji hain", "Hyderabad, it's for my father": a part that says nothing but whose kin somebody
 * is answers the open question for that, whatever was asked.
 */
export function readRelationAhead(message: Message, readAlone: ReadAlone): void {
  const { heard, move } = message
  if (move === 'question') return
  const [plan, another] = message.plans.filter(
    (one) =>
      asksForRelation(one) &&
      isOfAsked(message, one) &&
      !message.isAsked(one) &&
      !message.has(one.field.name) &&
      !message.isKnown(one.field.name),
  )
  if (plan === undefined || another) return
  const told = clausesOf(heard).flatMap((part) => {
    const said = heard.words.slice(part.from, part.to)
    const [, kin = ''] = IS_KIN.exec(said.join(' ')) ?? []
    if (!isKin(kin) || !TELLS.test(said.join(' ')) || endsAsking(heard, part)) return []
    const alone = readAlone(textBetween(heard, part.from, part.to), plan.field.name)
    const found = alone.found.find((one) => one.plan === plan)
    return found ? [{ part, value: found.value }] : []
  })
  const [only] = told
  if (only && told.every(({ value }) => value === only.value))
    message.take(plan, only.value, true, only.part.from, only.part.to)
}

/** Whether the question is about the person whom the relation is of: the patient's name, the city of the patient's hospital. */
function isOfAsked({ asked, heard }: Message, relation: FieldReader): boolean {
  const persons = wordsIn(relation).filter((word) => PERSON.test(word))
  // "Patient meri mother hain"
  if (heard.words.some((word) => persons.includes(word))) return true
  return (
    asked.length > 0 &&
    asked.every((one) =>
      wordsIn(one).some((word) => persons.includes(word) || (persons.length > 0 && TREATED.test(word))),
    )
  )
}

function wordsIn({ label, questionWords }: FieldReader): string[] {
  return [...label, ...questionWords]
}

/** A nominee, a driver or a receiver is told of beside somebody else's kin as well. */
const PERSON = /^(?:patient|insured|claimant|deceased|mareez|मरीज)$/

const TREATED = /^(?:hospitals?|hospitali[sz]ed|admitted|admission|treatment|surgery|claim)$/

/** Whether the options say who somebody is to another: "Self", "Spouse", "Parent". */
const asksForRelation = oncePerField(({ kind, field: { options } }: FieldReader) => {
  const named = options.filter((option) => wordsOf(option).every((word) => RELATION.test(word)))
  return kind === 'enum' && named.length > 1 && named.length >= options.length - 1
})

const RELATION = regex`
  ^(?:
    self|myself|spouse|child|children|parents?|father|mother|son|daughter|wife|husband|brother|sister|siblings?|friend
    |relative|family|member|other|others|someone|else|in|law|laws|grandparents?|or|a
  )$
`

/** "My husband" alone may answer anything. */
const TELLS = /\b(?:is|was|hes|shes|its|thats|for|hai|hain|tha|thi|liye)\b|(?:है|हैं|था|थी|थे|लिए)$/

const IS_KIN = regex('u')`
  ^(?:(?:and|aur|so|that|haan|yes|ji|और|हां|जी) )*
    (?:
      (?:(?:he|she|it|this|that|patient|they|the patient|the policy|the claim)(?: is| was)|hes|shes|its|thats|for|wo|woh|ye|yeh|patient|वो|वह|ये|यह|मरीज)[ ]
      (?:for )?
    )?
    (?:my|our|mer[aei]|hamar[aei]|humar[aei]|मेर[ाेी]|हमार[ाेी]) (?:(?:own|elder|younger|old|bad[aei]|chhot[aei]|बड[ाेी]|छोट[ाेी]) )?
    (\p{L}[\p{L}\p{M}]*)
    (?: (?:in law|ji|sahab|जी))?
    (?: (?:ke liye|k liye|के लिए))?
    (?: (?:hai|hain|h|tha|thi|the|है|हैं|थ[ाेी]))?$
`
