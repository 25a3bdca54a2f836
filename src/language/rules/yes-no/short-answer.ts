import type { FieldReader } from '../fields/field-reader.ts'
import { oncePerField } from '../fields/once-per-field.ts'
import { questionOf } from '../fields/question-of.ts'
import type { Message } from '../message.ts'
import type { YesNo } from './yes-or-no.ts'

/** The forms of a verb that helps to ask and to answer. */
const FORMS = [
  'do does',
  'did',
  'is are am',
  'was were',
  'has have',
  'had',
  'can could',
  'will would shall',
  'may might',
  'should',
].map((forms) => new Set(forms.split(' ')))

const SAID = /^(?:(?:yes|yeah|no|nope|well|oh|sure) )?(?:i|you|we|they|he|she|it|that|there) ([a-z]+)(?: (not|never))?$/

/** "It was" to "was it reported?", "you may not" to "may we call you?": the question's own verb, said back. */
export function readShortAnswer({ heard, move }: Message, plan: FieldReader): YesNo | undefined {
  if (move !== undefined || heard.words.length > MAX_WORDS) return undefined
  const [, said = '', not] = SAID.exec(heard.words.join(' ')) ?? []
  const verb = said
    .replace(/nt$/, '')
    .replace(/^(?:ca|cannot)$/, 'can')
    .replace(/^wo$/, 'will')
  const forms = formsAsked(plan)
  if (forms?.has(verb) !== true) return undefined
  const isDenied = not !== undefined || verb !== said
  return { value: !isDenied, isExplicit: true, from: 0, to: heard.words.length }
}

const MAX_WORDS = 5

const formsAsked = oncePerField((plan) => {
  const [asked = ''] = questionOf(plan).toLowerCase().split(' ')
  return FORMS.find((forms) => forms.has(asked))
})
