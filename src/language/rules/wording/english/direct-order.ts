import { wordSet } from '../../words/word-set.ts'
import { plainVerb } from './said-description.ts'

const PRONOUN = new Set(['you', 'we', 'they', 'it', 'there', 'this', 'that'])
const DETERMINER = new Set(['the', 'a', 'an', 'our', 'your', 'this', 'that', 'these', 'those', 'any'])
const AUXILIARY = wordSet('is are was were will would can could should must may might shall')
/** Their plain forms, and those of a single one. */
const VERBS = wordSet(
  'want need prefer live work use like expect plan wish own go take stay travel come require start end expire begin happen think feel find speak study belong cost weigh open close leave arrive earn pay spend hope intend mean say know call sell buy face run sleep eat drink visit watch play charge offer cover serve contain carry receive get keep hold provide include look make give',
)
const ADVERBS = wordSet('last usually normally currently now mostly also already ever first really still mainly')
/** Verbs of the past that look like no past; "put" and "read" are their own plain forms. */
const PAST = wordSet('bought went had took made paid left got came saw gave did met lost found sold sent spent felt')
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

/** The first `length` words are the subject, which another follows that may be the verb. */
function askedFrom(words: readonly string[], length: number): string | undefined {
  const subject = words.slice(0, length).join(' ')
  const [verb, ...rest] = words.slice(length)
  if (verb === undefined) return undefined
  const joined = (...parts: string[]) => [...parts, ...rest].join(' ')
  if (AUXILIARY.has(verb) || (isHave(verb) && isParticiple(rest))) return joined(verb, subject)
  const isPlural = subject === 'you' || subject === 'we' || subject === 'they'
  if (ADVERBS.has(verb) && isPlural && rest[0] !== undefined && VERBS.has(rest[0])) return joined('do', subject, verb)
  if (isPlural) return isPast(verb) || ADVERBS.has(verb) ? undefined : joined('do', subject, verb)
  const plain = plainVerb(verb)
  return plain !== verb && (plain === 'have' || VERBS.has(plain)) ? joined('does', subject, plain) : undefined
}

function isPast(verb: string): boolean {
  return PAST.has(verb) || /[^e]ed$/.test(verb)
}

function isHave(verb: string): boolean {
  return verb === 'has' || verb === 'have' || verb === 'had'
}

/** "has run", "have already been": the word behind tells that "have" only helps another verb. */
function isParticiple([next = '', afterNext = '']: readonly string[]): boolean {
  return ADVERBS.has(next) ? isParticiple([afterNext]) : PARTICIPLE.test(next)
}

const PARTICIPLE =
  /(?:[^e]ed|[^aeiou]en|un|one|ade|aid|ost|ought|aught|ound|eft|ent|old|ept|elt|eld|ilt|ood)$|^(?:been|had|got|met|put|cut|set|read|hit|let|seen|come|become)$/

const PREPOSITIONS = wordSet('of for to in on at by from with near under about until till since and or')
