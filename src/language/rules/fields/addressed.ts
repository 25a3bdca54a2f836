import { regex } from '../../../base/regex.ts'
import { ADVERBS, AUXILIARIES, isOfOne, isPast, plainVerb, VERBS } from './english-verbs.ts'

/** Who is spoken with, as a description names them. */
const PERSON =
  '(?:customer|caller|person|patient|user|guest|client|candidate|applicant|borrower|policyholder|subscriber|respondent|buyer|visitor|member|passenger|traveller|parent|lead|prospect|participant|attendee|donor|individual)'

const OWNER = new RegExp(`\\b(?:the )?${PERSON}(?:'s|’s|s'|s’)(?= )`, 'gi')
/** "the customer wants", "candidate last worked"; "customer ID" and "a new patient" are no doers. */
const DOER = new RegExp(
  `(?<!\\b(?:of|of the|an?|new) )\\b(?:the )?(?:${PERSON}|(they)|he|she) ([a-z]+)(?= ([a-z]+)|)`,
  'gi',
)
/** "Does the customer need a lift", "where does the customer live" */
const ASKED = regex('i')`
  ^(
    (?:(?:(?:for|on|at|in|from) )?(?:how|what|which|where|why|who|whom|when)\b[^,]{0,40}? )?
      (?:do(?:es)?|did|is|are|was|were|has|have|had|can|could|will|would|should|may)
  ) (?:(?:the )?${PERSON}|they|he|she) (?!who |of |in )
`
/** "to reach the customer", "preferred by the guest" */
const OBJECT = regex('gi')`
  (?<=
    (?:
      ^(?:what|who) [a-z]+
      |(?<!relation(?:ship)? )\b(?:
        we (?:called|contacted|visited|met|told)|reach|call|contact|visit|meet|help|drop|made|makes|make|let|to|for
        |with|by|from|on|at
      )
    )[ ]
  )(?:the ${PERSON}|them)(?=$|,| (?:[a-z]+)\b)
`
/** "How old the children are and when they start": others are spoken of. */
const OF_OTHERS = regex('i')`
  \b(?:the|our|these|those) (?:(?!customers|callers|users|guests)[a-z]+[^siu]s|children|family|couple|team)
    [ ](?!(?:they|he|she)\b).*\bthey\b
`

/** "what the customer wants" as "what you want", "whether they have pets" as "whether you have pets" */
export function addressed(text: string): string {
  const isOfOthers = OF_OTHERS.test(text)
  return text
    .replace(OWNER, 'your')
    .replace(ASKED, '$1 you ')
    .replace(DOER, (found, they: string | undefined, verb: string, next: string | undefined) => {
      if (they === undefined) return isDone(verb, next) ? `you ${plainVerb(verb)}` : found
      return !isOfOthers && (isDone(verb, next) || isPast(verb) || VERBS.has(verb) || isDoneSo(verb, next))
        ? `you ${verb}`
        : found
    })
    .replace(YOU_SELDOM_DO, (found, before: string, verb: string) =>
      isOfOne(verb) ? `${before}${plainVerb(verb)}` : found,
    )
    .replace(OBJECT, (found) => (isOfOthers && found === 'them' ? found : 'you'))
    .replace(ALSO_DOES, (found, before: string, verb: string) =>
      isOfOne(verb) ? `${before}${plainVerb(verb)}` : found,
    )
    .replace(/\b(?:his or her|their|his)\b/gi, 'your')
}

const YOU_SELDOM_DO = new RegExp(`(\\byou (?:${[...ADVERBS].join('|')}) )([a-z]+)\\b`, 'g')
/** "what you want to know or worries about" */
const ALSO_DOES = /(\byou [a-z]+ [^,]*\b(?:and|or) )([a-z]+)(?= (?:about|to|for|on|in|at|with|the|an?)\b|$)/g

function isDone(verb: string, next: string | undefined): boolean {
  if (AUXILIARIES.has(verb) || isOfOne(verb) || verb === 'had' || verb === 'did') return true
  if (ADVERBS.has(verb)) return next !== undefined && isDone(next, undefined)
  return isPast(verb) && !/^(?:in|by|on|as|with|for|to)$/.test(next ?? '')
}

/** "they currently work for" */
function isDoneSo(adverb: string, verb = ''): boolean {
  return ADVERBS.has(adverb) && VERBS.has(verb)
}

/** A question of the person that a designer asks of somebody else: "Is the caller married?" */
export function asksOfPerson(question: string): boolean {
  return OF_PERSON.test(question) && !OF_OTHERS.test(question)
}

const OF_PERSON = regex('i')`
  ^(?:
    (?:
      do(?:es)?|did|is|are|was|were|has|have|had|can|could|will|would|should|may|how|what|which|where|why|who|when
      |any
    ) .*
  )?\b(?:
    (?:the )?(?:customer|caller|person|user|client|candidate|applicant|respondent|lead)(?:'s|’s)? |(?:they|he|she)[ ]
    |with them\??$
  )
`
