import { asksForWill } from '../../fields/asks-for-offer.ts'
import { questionOf } from '../../fields/question-of.ts'
import type { FieldReader } from '../../fields/field-reader.ts'
import { oncePerField } from '../../fields/once-per-field.ts'
import { type Form, type Verb, VERBS } from './verbs.ts'

/** What a question for yes or no asks about: whether somebody does, did or will do something. */
export interface AskedDeed {
  /**
   * `past`: whether it was done; `will`: whether somebody will or can; `habit`: whether somebody does; `should`: whether we, or who is
   * named, should.
   */
  tense: 'past' | 'will' | 'habit' | 'should'
  verb: Verb
  /** Whether the person who answers is asked of themselves. */
  isOfYou: boolean
  /** Whether it is asked of what was done, and not of who did it: "was the bill paid?", "is the form signed?" */
  isPassive: boolean
  /** Whether it is asked how it was done, and not that it was: "did he come on time?" */
  isOfManner: boolean
}

/** "Did", "can", "does": how a question begins, with the tense and the forms of the verb that may follow. */
const AUXILIARIES = new Map<string, { tense: AskedDeed['tense']; forms: readonly Form[] }>([
  ['did', { tense: 'past', forms: ['base'] }],
  ...['has', 'have', 'had', 'was', 'were'].map(
    (word) => [word, { tense: 'past', forms: ['participle', 'past'] }] as const,
  ),
  ...['will', 'can', 'could', 'would'].map((word) => [word, { tense: 'will', forms: ['base'] }] as const),
  ...['shall', 'should'].map((word) => [word, { tense: 'should', forms: ['base'] }] as const),
  // "Is the form signed?"; "is coming" is told otherwise.
  ...['is', 'are'].map((word) => [word, { tense: 'past', forms: ['participle'] }] as const),
  ...['do', 'does'].map((word) => [word, { tense: 'habit', forms: ['base'] }] as const),
])

/** The deed that the field's question asks for; none for a question that begins otherwise or asks for what somebody wants. */
export const askedDeed = oncePerField((plan: FieldReader): { deed: AskedDeed | undefined } => {
  const words =
    questionOf(plan)
      .toLowerCase()
      .match(/[\p{L}\p{M}']+/gu) ?? []
  const start = words.findIndex((word) => AUXILIARIES.has(word))
  const auxiliary = AUXILIARIES.get(words[start] ?? '')
  if (auxiliary === undefined || start > MAX_LEAD) return { deed: undefined }
  const isReady = asksForWill(plan) && words.slice(start, start + MAX_SUBJECT).some((word) => READY.test(word))
  for (let at = start + 2; at < Math.min(words.length, start + MAX_SUBJECT); at++) {
    if (WISHES.test(words[at] ?? '') || (words[at - 1] === 'to' && !isReady)) return { deed: undefined }
    const verb = verbAt(words, at, isReady ? ['base'] : auxiliary.forms)
    if (verb) {
      const isPassive = !isReady && (BEING.test(words[start] ?? '') || words.slice(start, at).includes('been'))
      const isOfYou = words[start + 1] === 'you'
      const isOfManner = MANNER.test(words.slice(at + 1).join(' '))
      return { deed: { tense: isReady ? 'will' : auxiliary.tense, verb, isOfYou, isPassive, isOfManner } }
    }
  }
  return { deed: undefined }
})

const MANNER = /\b(?:(?:on|in) time|late|early|punctually|properly|politely|well|correctly|quickly|safely)$/
const BEING = /^(?:is|are|was|were)$/
const READY = /^(?:agree|ready|willing|able|prepared|going|plan|happy|available)$/
const MAX_LEAD = 2
const MAX_SUBJECT = 8
const WISHES = /^(?:want|need|like|wish|prefer|require|have|be)$/

function verbAt(words: readonly string[], at: number, forms: readonly Form[]): Verb | undefined {
  const two = `${words[at] ?? ''} ${words[at + 1] ?? ''}`
  const isOne = (said: string) => (verb: Verb) => forms.some((form) => verb.forms.get(said)?.has(form) === true)
  return VERBS.find(isOne(two)) ?? VERBS.find(isOne(words[at] ?? ''))
}
