import { regex } from '../../../base/regex.ts'
import type { FieldReader } from '../fields/field-reader.ts'
import { oncePerField } from '../fields/once-per-field.ts'
import type { Message } from '../message.ts'
import { isKin, isKinInflected, isPossessive } from '../names/kin.ts'
import { DYING } from '../names/says-gone.ts'
import type { Clause } from '../words/clauses.ts'
import { wordsOf } from '../words/tokens.ts'
import { wordSet } from '../words/word-set.ts'

/**
 * Whether "he has left", "wo ab nahi rahe", "that's her old number" tell of somebody whom the question is about ("Name of the nominee",
 * "is the manager available?"), or who was named beside an answer ("yes, my father took it, he is no more"), and not of who was called.
 */
export function isOfWhomIsAsked(wish: Clause, message: Message): boolean {
  const { words } = message.heard
  const said = words.slice(wish.from, wish.to)
  if (!said.some((word) => THEY.has(word))) return false
  if (message.asked.some((plan) => plan.kind === 'phone' && asksForOthers(plan))) return true
  if (WAS_CALLED.test(words.join(' '))) return false
  const isDead = DYING.test(said.join(' '))
  if (message.asked.some((plan) => (isDead ? asksForOthersThanCalled(plan) : asksForOthers(plan)))) return true
  const isAnswered = message.found.some(({ isAsked, from }) => isAsked && from < wish.from)
  return isAnswered && namesSomebody(words.slice(0, wish.to))
}

const THEY = wordSet(
  `he she they hes shes theyre theyve his her their wo woh vo ve unka unki unke uska uski uske inka iska वो वह वे उनका उनकी उनके उसका
   उसकी उसके इनका इसका`,
)

/** Somebody else than who is called, by the question's own words; "the customer's name" is no such question. */
const asksForOthers = oncePerField((plan) =>
  wordsOfQuestion(plan).some(
    (word) => isKinInflected(word) || (OTHERS.has(word) && (!CALLED.has(word) || asksOfState(plan))),
  ),
)

/** "Is the patient at home?", "is the child still enrolled?" */
function asksOfState({ kind, field }: FieldReader): boolean {
  if (kind === 'city') return true
  return (
    kind === 'boolean' &&
    /\b(?:still|home|available|enrolled|there|working|lives?|smok\w*|owns?)\b/i.test(field.description)
  )
}

/** A patient, a student or an employee may be who was called. */
const asksForOthersThanCalled = oncePerField((plan) =>
  wordsOfQuestion(plan).some((word) => isKinInflected(word) || (OTHERS.has(word) && !CALLED.has(word))),
)

/** A description of a free text may name anybody. */
function wordsOfQuestion({ label, field, kind }: FieldReader): string[] {
  return kind === 'text' ? label : [...label, ...wordsOf(field.description.replace(/['’]s\b/gi, ''))]
}

const OTHERS = wordSet(
  `spouse nominee nominees children tenant tenants manager managers dog dogs cat cats pet pets animal animals neighbours neighbors employee employees
   patient patients caretaker guardian guardians student students emergency alternate alternative another reference referee
   candidate maid attendant heir beneficiary`,
)
const CALLED = wordSet('guardian guardians patient patients employee employees student students candidate')

/** "My father", "bete ki", "the old owner" */
function namesSomebody(words: readonly string[]): boolean {
  return words.some((word, at) => {
    const next = words[at + 1] ?? ''
    return (
      (isPossessive(word) && isKinInflected(next)) ||
      (isKin(word) && OF.test(next)) ||
      WHO.test(`${word} ${next} ${words[at + 2] ?? ''}`)
    )
  })
}

const OF = /^(?:k[aei]|ne|का|की|के|ने)$/
const WHO =
  /^(?:the|an?|our|one) (?:(?:old|earlier|previous|last|former) )?(?:owner|tenant|nurse|maid|driver|neighbour|manager|doctor|teacher|agent|colleague|friend)/
/** "Ye mere papa ka number hai, wo ab nahi rahe", "you want my uncle, he passed away": who was called, after all. */
const WAS_CALLED = regex('u')`
  (?<!\p{L})(?:number|nambar|phone|mobile|sim|jin(?:hein?|ko|ki|ka|se)?|jis(?:e|ko|ki|ka|se)?|नंबर|नम्बर|फोन|मोबाइल|सिम|जि[नस](?:्हें|े|को|की|का|से)?)(?![\p{L}\p{M}])
  |\b(?:this (?:is|was|isnt)|(?:im|i am) (?:(?:his|her|their) \w+|the (?:new|current|present))|you(?:re| are| were| must be| may be)? (?:want\w*|need\w*|asking|looking|calling|searching|after))\b
`
