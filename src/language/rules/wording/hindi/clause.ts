import type { Asked } from './deed.ts'
import { ofDeed } from './finite.ts'
import { ofBeing, ofHaving } from './having.ts'
import { agreeing, type Noun } from './noun-forms.ts'
import { ofPassive } from './passive.ts'
import { ofBeen, ofState } from './states.ts'
import { LONGEST_SUBJECT, nominative, type Subject, subjectOf, withAdverb } from './subject.ts'
import { ofKnowing, ofMatrix } from './wishes.ts'

/**
 * A clause of Hindi, without "क्या" and the question mark, out of an English one in the order of a question: "do you want to
 * renew the policy". Undefined unless every word is understood.
 */
export function hindiClause(words: readonly string[], asked: Asked = {}): string | undefined {
  const [auxiliary = '', ...rest] = words
  if (rest[0] === 'there') return ofBeing(auxiliary, rest.slice(1), asked)
  for (let length = 1; length <= Math.min(LONGEST_SUBJECT, rest.length); length += 1) {
    const subject = subjectOf(rest.slice(0, length).join(' '))
    const said =
      subject &&
      (told(auxiliary, ...withAdverb(subject, rest.slice(length)), asked) ??
        eitherDeed(auxiliary, subject, rest.slice(length), asked))
    if (said !== undefined) return said
  }
  return undefined
}

/** "Do you smoke or chew tobacco": two deeds of one, of which the second has its own verb. */
function eitherDeed(auxiliary: string, subject: Subject, words: readonly string[], asked: Asked): string | undefined {
  const at = words.indexOf('or')
  if (at < 1) return undefined
  const one = told(auxiliary, subject, words.slice(0, at), asked)
  const other = one === undefined ? undefined : told(auxiliary, subject, words.slice(at + 1), asked)
  const who = `${nominative(subject)} `
  return one === undefined || other?.startsWith(who) !== true ? undefined : `${one} या ${other.slice(who.length)}`
}

/** The same where what is asked for does it: "how many people" — "use the internet". */
export function clauseOf(noun: Noun, words: readonly string[]): string | undefined {
  const subject: Subject = { noun, agreement: noun, your: 'आपका', isAsked: true }
  const [first = '', second = ''] = words
  if (/^(?:is|are)$/.test(first) && words.length === 2 && NEEDED.test(second)) return `${noun.direct} चाहिए`
  if (AUXILIARY.test(first)) return told(first, subject, words.slice(1), {})
  // "Which pension plan" is no pension that plans: of one, the verb ends in "s".
  return noun.isPlural || first.endsWith('s') ? told('do', subject, words, {}) : undefined
}

const NEEDED = /^(?:needed|required|wanted)$/

export const AUXILIARY = /^(?:do|does|did|have|has|had|is|are|am|was|were|will|would|can|could|should|shall|may|must)$/

function told(auxiliary: string, subject: Subject, words: readonly string[], asked: Asked): string | undefined {
  switch (auxiliary) {
    case 'do':
    case 'does':
      return ofMatrix(subject, words, asked) ?? ofDeed('habitual', subject, words, asked)
    case 'did':
      return ofDeed('past', subject, words, asked)
    case 'have':
    case 'has':
      return words[0] === 'been' ? ofBeen(subject, words.slice(1), asked) : ofPerfect(subject, words, asked)
    case 'will':
    case 'would':
      if (words[0] === 'be') return ofState('will', subject, words.slice(1), asked)
      return ofMatrix(subject, words, asked, 'will') ?? ofDeed('future', subject, words, asked)
    case 'can':
    case 'could':
      if (words[0] === 'be') return ofPassive('can', subject, words.slice(1), asked)
      return ofDeed('can', subject, words, asked)
    case 'should':
    case 'shall':
    case 'must':
      if (words[0] === 'know')
        return ofKnowing(subject, words.slice(1), asked, (whose) => `${agreeing('होना', whose)} चाहिए`)
      if (words[0] === 'be') return ofPassive('should', subject, words.slice(1), asked)
      return subject.your === 'अपना' ? undefined : ofDeed('should', subject, words, asked)
    case 'may':
      return ofDeed('can', subject, words, asked)
    case 'is':
    case 'are':
    case 'am':
      return ofState('is', subject, words, asked)
    case 'was':
    case 'were':
      return ofState('was', subject, words, asked)
    default:
      return undefined
  }
}

function ofPerfect(subject: Subject, words: readonly string[], asked: Asked): string | undefined {
  const [verb, ...rest] = words
  if (verb === 'had' || verb === 'got') {
    const said = ofHaving(subject, rest, asked, 'been')
    if (said !== undefined) return said
  }
  return ofDeed('perfect', subject, words, asked, 'participle')
}
