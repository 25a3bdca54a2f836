import { spaced } from './deed.ts'
import type { Agreement, Noun } from './noun-forms.ts'
import { hindiPhrase, type Your } from './nouns.ts'
import { PRONOUNS, type Somebody, withPostposition } from './postpositions.ts'
import { HONOURED } from './words.ts'

/** Who does or is something, and with what the verb agrees. */
export interface Subject {
  noun: Noun | Somebody
  agreement: Agreement
  your: Your
  /** What is told behind the subject: "अब भी" */
  adverb?: string
  /** "How many people": who does it is asked for, and stands behind where and when. */
  isAsked?: boolean
}

export const LONGEST_SUBJECT = 6

/** Whom a description calls so is the one who listens. */
const LISTENER = /^the (?:person|user|caller|customer|client|lead|respondent)$/

export function subjectOf(text: string): Subject | undefined {
  const pronoun = PRONOUNS.get(text.replace(LISTENER, 'you'))
  if (pronoun !== undefined)
    return { noun: pronoun, agreement: pronoun, your: pronoun.direct === 'आप' ? 'अपना' : 'आपका' }
  // "Is rain expected" asks of no expected rain.
  const noun = / (?:expected|preferred|estimated)$/.test(text) ? undefined : hindiPhrase(text, 'आपका')
  if (noun === undefined) return undefined
  const isHonoured = HONOURED.has(noun.direct.split(' ').at(-1) ?? '')
  return { noun, agreement: { ...noun, isPlural: noun.isPlural || isHonoured }, your: 'आपका' }
}

/** "you still" want, "the purifier still" under warranty: how it is, is told behind the subject. */
export function withAdverb(subject: Subject, words: readonly string[]): [Subject, readonly string[]] {
  const adverb = EARLY.get(words[0] ?? '')
  return adverb === undefined ? [subject, words] : [{ ...subject, adverb }, words.slice(1)]
}

const EARLY = new Map([
  ['still', 'अब भी'],
  ['already', 'पहले से'],
  ['ever', 'कभी'],
  ['currently', 'इस समय'],
  ['usually', 'आमतौर पर'],
  ['normally', 'आमतौर पर'],
  ['last', 'पिछली बार'],
  // "आपको भी" would be said of somebody else besides.
  ['also', ''],
])

export function nominative({ noun, adverb = '' }: Subject): string {
  return spaced(noun.direct, adverb)
}

export function inCase({ noun, adverb = '' }: Subject, postposition: string): string {
  return spaced(withPostposition(noun, postposition), adverb)
}
