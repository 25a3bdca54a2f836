import { regex } from '../../../base/regex.ts'
import { affirmed } from './affirmed.ts'
import { directOrder } from './direct-order.ts'
import { ADVERBS, AUXILIARIES, isOfOne, isPast, plainVerb } from './english-verbs.ts'

/**
 * The question that a statement asks whose truth is the answer: "worker has own tools" asks "do you have own tools", "able to
 * climb stairs" "are you able to climb stairs", "any loan running" "do you have any loan running". Undefined for a question,
 * and where no verb is told apart.
 */
export function statementAsked(said: string): string | undefined {
  if (said === '' || QUESTION.test(said)) return undefined
  const told = said.replace(ONE_ASKED, 'you ')
  const own = withoutSubject(told)
  const clause = own === undefined ? told : `you ${own}`
  const asked = STATE.test(told)
    ? `are you ${told}`
    : ANY.test(told)
      ? `do you have ${told}`
      : directOrder(agreeing(clause))
  return (asked ?? affirmed(said) ?? doneAsked(told) ?? beenAsked(told))?.replace(/^[A-Z]/, (letter) =>
    letter.toLowerCase(),
  )
}

const QUESTION = regex`
  ^(?:is|are|was|were|do|does|did|have|may|shall|how|what|which|who|when|where|why)\b
  |^(?:has|had|will|can|could|would|should) (?:the|your?|there|it|this|that|they|we|he|she|anyone|anybody|an?|our)\b
  |\?
`

/** People whom no description calls "the customer": whoever they are, it is they who answer. */
const ONE_ASKED = regex`
  ^(?:the )?(?:
    worker|employee|farmer|grower|tenant|resident|owner|pilgrim|devotee|volunteer|voter|beneficiary|citizen|villager
    |learner|trainee|freelancer|driver|vendor|dealer|shopkeeper|merchant|supplier|seller|complainant|claimant|insured
    |nominee|cardholder|holder|householder|taxpayer|pensioner|retailer|distributor|agent|rider|host|sender
  ) (?=(?:is|was|has|had|will|can|would|could|may|does|[a-z]+s|[a-z]+ed)[ ])
`

/** "has operated a lathe", "already owns a bike", "currently living alone": a verb that opens the description. */
function withoutSubject(text: string): string | undefined {
  const words = text.split(' ')
  const verb = words.find((word) => !ADVERBS.has(word)) ?? ''
  return verb === 'has' || AUXILIARIES.has(verb) || isOfOne(verb) ? text : undefined
}

/** The verb as it follows "you": "you already owns" has "own". */
function agreeing(clause: string): string {
  const words = clause.split(' ')
  if (words[0] !== 'you') return clause
  const at = words.findIndex((word, index) => index > 0 && !ADVERBS.has(word))
  return words.map((word, index) => (index === at ? plainVerb(word) : word)).join(' ')
}

const STATE = regex`
  ^(?:(?:currently|already|still|presently|also|now) )?(?:
    able|willing|ready|available|happy|aware|allergic|pregnant|comfortable|okay|ok|fine|open|free|prepared|eligible
    |interested|satisfied|insured|registered|vaccinated|married|employed|retired|fasting|salaried|enrolled
    |(?!(?:driving|parking|booking|wedding|housing|swimming|boarding|training|billing|pending)\b)[a-z]{3,}ing
      (?= (?:with|in|at|on|from|for|to|alone|any|an?|the|our|your|now|today)\b)
  )\b
`
const ANY = /^any (?!of\b)/

/** "Laptop returned to IT", "vaccine taken" */
function beenAsked(text: string): string | undefined {
  const [, thing = '', done = ''] = BEEN.exec(text) ?? []
  return thing === '' ? undefined : `has ${thing.trim()} been ${done}`
}

const BEEN = regex`
  ^((?:[a-z-]+[ ]){1,5}?)(?=\S)((?:
    taken|returned|done|completed|received|paid|submitted|attached|signed|installed|verified|delivered|collected
    |approved|uploaded|given|cleared|settled|repaired|cancelled|renewed
  )\b.*)$
`

/** "Got a tattoo in the past year", "attended the camp" */
function doneAsked(text: string): string | undefined {
  const words = text.split(' ')
  const at = words.findIndex((word) => !ADVERBS.has(word))
  return isPast(words[at] ?? '') && words.length > at + 1 ? `have you ${text}` : undefined
}
