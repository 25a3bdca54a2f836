import { regex } from '../../../base/regex.ts'
import { wordSet } from '../words/word-set.ts'
import { baseOfPast } from '../yes-no/deeds/verbs.ts'
import { ADVERBS, AUXILIARIES, isOfOne, isPast, plainOfPast, plainVerb, VERBS } from './english-verbs.ts'

const PRONOUN = new Set(['you', 'we', 'they', 'it', 'there', 'this', 'that'])
const DETERMINER = new Set(['the', 'a', 'an', 'our', 'your', 'this', 'that', 'these', 'those', 'any'])
const LONGEST_SUBJECT = 4

/**
 * The words of a clause in the order of a question: "you will pay" as "will you pay", "the car needs" as "does the car
 * need". Undefined where subject and verb are not surely told apart.
 */
export function directOrder(clause: string): string | undefined {
  const words = clause.split(' ')
  const [first = ''] = words
  if (PRONOUN.has(first)) return askedFrom(words, 1)
  for (let length = DETERMINER.has(first) ? 2 : 1; length <= LONGEST_SUBJECT; length += 1) {
    const last = words[length - 1] ?? ''
    if (PREPOSITIONS.has(last) || (length > 1 && (DETERMINER.has(last) || PRONOUN.has(last)))) return undefined
    const asked = askedFrom(words, length)
    if (asked !== undefined) return asked
  }
  return undefined
}

/**
 * What is told of somebody in the past, as it is asked: "the technician came on time" as "did the technician come on time". Only for
 * a clause that is known to have its verb: "the claims made" may be a noun.
 */
export function pastAsked(clause: string): string | undefined {
  const words = clause.replace(ONE_ASKED, 'you ').split(' ')
  if (!DETERMINER.has(words[0] ?? '') && !PRONOUN.has(words[0] ?? '')) return undefined
  const at = words.findIndex((word, index) => index > 0 && index <= LONGEST_SUBJECT && pastOf(word) !== undefined)
  const subject = words.slice(0, at)
  if (at < 1 || subject.some((word) => PREPOSITIONS.has(word)) || words.some(isFinite)) return undefined
  return ['did', ...subject, pastOf(words[at] ?? ''), ...words.slice(at + 1)].join(' ')
}

/** People whom a description names by what they are; it is they who answer. */
const ONE_ASKED =
  /^the (?:tenant|farmer|grower|worker|employee|resident|volunteer|voter|pilgrim|learner|trainee|pensioner|student|householder|taxpayer) /

const pastOf = (word: string): string | undefined => plainOfPast(word) ?? baseOfPast(word)

const isFinite = (word: string): boolean => AUXILIARIES.has(word) || isHave(word) || word === 'by'

/** The first `length` words are the subject, which another follows that may be the verb. */
function askedFrom(words: readonly string[], length: number): string | undefined {
  const subject = words.slice(0, length).join(' ')
  const [said, ...rest] = words.slice(length)
  if (said === undefined) return undefined
  const verb = said.replace(/,$/, '')
  const joined = (...parts: string[]) => [`${parts.join(' ')}${said.slice(verb.length)}`, ...rest].join(' ')
  if (AUXILIARIES.has(verb) || (isHave(verb) && isParticiple(rest))) return joined(verb, subject)
  // "The claims made" may be a noun.
  const done = PRONOUN.has(subject) ? plainOfPast(verb) : undefined
  if (done !== undefined) return joined('did', subject, done)
  const isPlural = subject === 'you' || subject === 'we' || subject === 'they'
  if (ADVERBS.has(verb) && isPlural && rest[0] !== undefined && VERBS.has(rest[0])) return joined('do', subject, verb)
  if (isPlural) return isPast(verb) || ADVERBS.has(verb) ? undefined : joined('do', subject, verb)
  if (SEVERAL.test(subject) && VERBS.has(verb)) return joined('do', subject, verb)
  return isOfOne(verb) ? joined('does', subject, plainVerb(verb)) : undefined
}

/** "the guests", "our two children" */
const SEVERAL = /^(?:the|our|your|these|those) (?:[a-z-]+ )?(?:[a-z]+[^siu]s|children|people)$/

function isHave(verb: string): boolean {
  return verb === 'has' || verb === 'have' || verb === 'had'
}

/** "has run", "have already been": the word behind tells that "have" only helps another verb. */
function isParticiple([next = '', afterNext = '']: readonly string[]): boolean {
  return ADVERBS.has(next) ? isParticiple([afterNext]) : PARTICIPLE.test(next)
}

const PARTICIPLE = regex`
  ^(?!children$|women$|men$)(?:.*)
    (?:[^e]ed|[^aeiou]en|un|one|ade|aid|ost|ought|aught|ound|eft|ent|old|ept|elt|eld|ilt|ood)$
  |^(?:been|had|got|met|put|cut|set|read|hit|let|seen|come|become)$
`

const PREPOSITIONS = wordSet('of for to in on at by from with near under about until till since and or')
