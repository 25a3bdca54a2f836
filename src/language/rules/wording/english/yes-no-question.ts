import { type FieldReader, isConfirmation } from '../../fields/field-reader.ts'
import { VERBS } from '../../fields/english-verbs.ts'
import { capitalised, saidDescription } from '../../fields/said-description.ts'
import { labelOf } from './nouns.ts'

/** Asks for a yes or no where the description tells no question. */
export function yesNoQuestion(plan: FieldReader): string {
  if (isConfirmation(plan)) return 'Shall I confirm that?'
  const text = saidDescription(plan.field).replace(/ or not$/, '')
  const told = toldOf(text)
  if (told !== undefined) return `${told}?`
  const [verb = '', ...rest] = plan.label
  const auxiliary = AUXILIARIES.get(verb)
  if (auxiliary === undefined || rest.length === 0 || plan.field.description.trim() !== '')
    return A_STATE.test(labelOf(plan)) ? `Are you ${labelOf(plan)}?` : `Yes or no: ${labelOf(plan)}?`
  return `${auxiliary} ${NEEDS_ARTICLE.has(verb) ? withArticle(rest.join(' ')) : rest.join(' ')}?`
}

/** What a yes affirms, told by a noun, or by a verb without its subject. */
function toldOf(text: string): string | undefined {
  const [, noun, said] = OF_NOUN.exec(text) ?? []
  if (noun !== undefined) {
    const thing = noun.replace(/^(?:an?|the|any|some) /i, '')
    if (said === 'available') return `Is ${withArticle(thing)} available`
    if (said === 'possible' || said === 'allowed') return `Is ${thing} ${said}`
    return said === 'present' ? `Is there any ${thing}` : `Do you need ${withArticle(thing)}`
  }
  const interest = /^interest(?:ed)? in (.+)$/.exec(text)?.[1]
  if (interest !== undefined) return `Are you interested in ${interest}`
  const [, will, deed] =
    /^(would|will|can|could|should) (?!the |you |we |it |there |this |your |our )(.+)$/.exec(text) ?? []
  if (will !== undefined && deed !== undefined) return `${capitalised(will)} you ${deed}`
  if (/^(?:under|over|above|below) \d/.test(text)) return `Are you ${text}`
  const [, leave] = /^permission to (.+)$/.exec(text) ?? []
  if (leave !== undefined) return `May we ${leave}`
  if (IS_CUSTOMER.test(text)) return `Are you ${withArticle(text)}`
  if (HAS_DONE.test(text)) return `Have you ${text}`
  if (IS_HAD.test(text)) return `Do you have ${withArticle(text)}`
  const [first = '', next = ''] = text.split(' ')
  if (isDoing(first) && (next === '' || BEHIND_VERB.test(next))) return `Are you ${text}`
  return VERBS.has(first) && TO_WHAT.test(next) ? `Would you like to ${text}` : undefined
}

/** "Home pickup needed", "driving licence available", "pain or swelling present" */
const OF_NOUN =
  /^(?!is |are )((?!\S+ (?:is|are) )\S+(?: \S+){0,3}) (needed|required|wanted|desired|available|present|possible|allowed)$/
/** "agreed to the terms", "received the documents" */
const HAS_DONE =
  /^(?:already )?(?:(?:agreed|opted|consented|applied|subscribed) |(?:[a-z]+ed|paid|taken|bought|tried) (?:the|an?|our|us|any|this|your) )/
/** "existing customer", "senior citizen" */
const IS_CUSTOMER =
  /^(?:new|existing|returning|regular|first-time|current|former|senior) (?:customer|patient|member|client|user|citizen|guest|student|subscriber)$/
/** "valid passport", "medical insurance" */
const IS_HAD =
  /^(?:\S+ ){0,3}(?:insurance|coverage|licen[cs]e|passport|visa|certificate|degree|allergy|allergies|symptoms|fever|diabetes|asthma|smartphone|questions)$/
/** "attending the fair", but "driving licence" */
const BEHIND_VERB = /^(?:the|an?|our|your|this|with|in|at|on|from|for|to|alone|now|today)$/
/** "subscribe to the newsletter" */
const TO_WHAT = /^(?:to|the|an?|our|us|this|your)$/

/** "attending", "living": of a verb that is known. */
function isDoing(word: string): boolean {
  const stem = /^([a-z]{2,})ing$/.exec(word)?.[1] ?? ''
  return VERBS.has(stem) || VERBS.has(`${stem}e`)
}

/** "Satisfied with the service", "willing to relocate" */
export const A_STATE =
  /^(?:(?:currently|already|still|presently) )?(?:[a-z]{4,}ed|able|willing|ready|available|happy|aware|allergic|pregnant)\b/

/** "has_credit_card" */
const AUXILIARIES = new Map([
  ['has', 'Do you have'],
  ['have', 'Do you have'],
  ['owns', 'Do you own'],
  ['needs', 'Do you need'],
  ['need', 'Do you need'],
  ['wants', 'Do you want'],
  ['want', 'Do you want'],
  ['is', 'Are you'],
  ['can', 'Can you'],
  ['will', 'Will you'],
])
const NEEDS_ARTICLE = new Set(['has', 'have', 'owns', 'needs', 'need', 'wants', 'want'])

const WITHOUT_ARTICLE =
  /(?:s|insurance|coverage|asthma|luggage|experience|parking|internet|wifi|electricity|fever|pain|help|assistance|wi-?fi|access|transport|breakfast)$/i

function withArticle(noun: string): string {
  if (WITHOUT_ARTICLE.test(noun)) return noun
  return /^[aeiou]|^[AEFHILMNORSX][A-Z]/.test(noun) ? `an ${noun}` : `a ${noun}`
}
