import { subjunctive } from './conjugation.ts'
import { type Agreement, agreeing, type Noun } from './noun-forms.ts'
import { hindiPhrase, type Your } from './nouns.ts'
import { adverbAt, isPreposition, postpositionFor, PRONOUNS, type Somebody, withPostposition } from './postpositions.ts'
import { type Form, type Verb, verbAt, withParticle } from './verbs.ts'
import { FEMININE } from './words.ts'

/** What somebody does: a verb with its object, and when, where and how it is done. */
export interface Deed {
  verb: Verb
  object: Noun | undefined
  adjuncts: string[]
  /** What is asked for beside the object: "किस दिन", "कैसे" */
  asked?: string | undefined
}

/** What a question asks for: a thing, which is the object, or when, where or how. */
export interface Asked {
  object?: Noun
  how?: string
}

/** "renew the policy with us", "renewed …", "renewing …"; undefined unless every word is understood. */
export function readDeed(words: readonly string[], form: Form, your: Your, asked: Asked = {}): Deed | undefined {
  const adjuncts: string[] = []
  let at = 0
  for (let adverb = adverbAt(words); adverb !== undefined; adverb = adverbAt(words.slice(at))) {
    if (adverb.said !== '') adjuncts.push(adverb.said)
    at += adverb.length
  }
  const found = verbAt(words.slice(at), form)
  if (found === undefined) return undefined
  const tail = readTail(words.slice(at + found.length), your, found.plain)
  if (tail === undefined) return undefined
  const verb = tail.verb ?? found.verb
  const told = asked.object === undefined ? undefined : whomTold(tail.object, verb)
  if (tail.object !== undefined && asked.object !== undefined && told === undefined) return undefined
  const object = asked.object ?? tail.object
  // "Come in" takes no vehicle: one comes in it.
  if (asked.object !== undefined && verb.isIntransitive && found.length > 1) return undefined
  return {
    verb: object === undefined ? verb : suiting(verb, lastOf(object)),
    object,
    adjuncts: inOrder([...(told === undefined ? [] : [told]), ...adjuncts, ...tail.adjuncts]),
    asked: asked.how,
  }
}

/** A payment is done and not made, a language is not talked. */
function suiting(verb: Verb, thing: string): Verb {
  if (verb.stem === 'बना' && DONE.has(thing)) return { ...verb, stem: 'कर' }
  return verb.before === 'बात' && thing === 'भाषा' ? { ...verb, before: '', stem: 'बोल' } : verb
}

/** "What would you like to ask us": the one who is asked is no object of it. */
function whomTold(noun: Noun | undefined, { stem }: Verb): string | undefined {
  return noun !== undefined && 'dative' in noun ? withPostposition(noun, stem === 'पूछ' ? 'से' : 'को') : undefined
}

/** A payment, a call or a claim is not made but done. */
export const DONE = new Set('भुगतान कॉल बुकिंग क्लेम शिकायत बदलाव फ़ैसला पूछताछ ऑर्डर'.split(' '))

export function lastOf(noun: Noun): string {
  return noun.direct.split(' ').at(-1) ?? ''
}

/** What for and when, first, as "हमसे पहले" is before us; how often, last. */
function inOrder(adjuncts: readonly string[]): string[] {
  const weight = (adjunct: string) => (FIRST.test(adjunct) ? 0 : adjunct === 'दोबारा' ? 2 : 1)
  return [0, 1, 2].flatMap((place) => adjuncts.filter((adjunct) => weight(adjunct) === place))
}

const FIRST = /ने के लिए$|^(?:आज|कल|पहले)$/u

export interface Tail {
  object: Noun | undefined
  adjuncts: string[]
  /** Of "pick the car up". */
  verb?: Verb | undefined
}

/** What follows a verb: its object, then what is told by prepositions and adverbs. */
export function readTail(
  words: readonly string[],
  your: Your,
  plain = '',
  ofPreposition: ReadonlyMap<string, string> = new Map(),
): Tail | undefined {
  const adjuncts: string[] = []
  let object: Noun | undefined
  let verb: Verb | undefined
  for (let at = 0; at < words.length;) {
    const adverb = adverbAt(words.slice(at))
    const word = words[at] ?? ''
    const particle = withParticle(plain, word)
    if (particle !== undefined && verb === undefined && object !== undefined) {
      verb = particle
      at += 1
    } else if (adverb !== undefined) {
      if (adverb.said !== '') adjuncts.push(adverb.said)
      at += adverb.length
    } else if (isPreposition(word)) {
      const purpose = purposeOf(words.slice(at), your)
      if (purpose !== undefined) return { object, adjuncts: inOrder([...adjuncts, purpose]), verb }
      const end = endOfPhrase(words, at + 1, plain)
      const noun = nounIn(words.slice(at + 1, end), your)
      const postposition = noun && (ofPreposition.get(word) ?? ofThing(word, object) ?? postpositionFor(word, noun))
      if (noun === undefined || postposition === undefined) return undefined
      adjuncts.push(withPostposition(noun, postposition))
      at = end
    } else {
      if (object !== undefined) return undefined
      const end = endOfPhrase(words, at, plain)
      object = nounIn(words.slice(at, end), your)
      if (object === undefined) return undefined
      at = end
    }
  }
  return { object, adjuncts, verb }
}

/** "a problem with the connection", "a visit to the clinic" */
function ofThing(preposition: string, thing: Noun | undefined): string | undefined {
  if (thing === undefined) return undefined
  const last = lastOf(thing)
  if (preposition === 'with' && /^(?:समस्या|दिक़्क़त|ख़राबी|तकलीफ़|परेशानी)/u.test(last)) return 'में'
  if (preposition === 'with' && last === 'मदद') return 'में'
  return preposition === 'to' && last === 'विज़िट' ? 'में' : undefined
}

function nounIn(words: readonly string[], your: Your): Noun | Somebody | undefined {
  const text = words.join(' ')
  return PRONOUNS.get(text) ?? hindiPhrase(text, your)
}

/** "to receive the order", "before buying": why or when by another deed. */
function purposeOf([preposition = '', ...words]: readonly string[], your: Your): string | undefined {
  const form = preposition === 'to' ? 'plain' : 'progressive'
  const after = AFTER_DEED.get(preposition)
  const deed = after === undefined ? undefined : readDeed(words, form, your)
  return deed && `${infinitive(deed, true)} ${after ?? ''}`
}

const AFTER_DEED = new Map([
  ['to', 'के लिए'],
  ['for', 'के लिए'],
  ['in', 'में'],
  ['before', 'से पहले'],
  ['after', 'के बाद'],
  ['about', 'के बारे में'],
  ['by', 'से'],
])

function endOfPhrase(words: readonly string[], from: number, plain: string): number {
  for (let at = from; at < words.length; at += 1) {
    if (isPreposition(words[at] ?? '') && !isTerm(words, at)) return at
    if (at > from && (adverbAt(words.slice(at)) !== undefined || withParticle(plain, words[at] ?? '') !== undefined))
      return at
  }
  return words.length
}

/** "check in", "pick up" within a term: "date of check in" */
function isTerm(words: readonly string[], at: number): boolean {
  return words[at - 1] === 'check' && words[at] === 'in'
}

/** Behind "आपसे" it would tell of what was before you. */
const EARLIER = 'पहले'

/** What stands before the verb: "कल घर से गाड़ी", "बकाया किस्त का". */
export function beforeVerb({ verb, object, adjuncts, asked = '' }: Deed): string {
  const said = object === undefined ? '' : objectOf(verb, object)
  const ending = verb.objectCase === 'का' ? [verb.before, asked] : [asked, verb.before]
  const early = adjuncts.filter((adjunct) => adjunct === EARLIER)
  return object !== undefined && 'dative' in object && verb.objectCase !== 'का'
    ? spaced(...early, said, ...adjuncts.filter((adjunct) => adjunct !== EARLIER), ...ending)
    : spaced(...adjuncts, said, ...ending)
}

function objectOf({ objectCase, before }: Verb, object: Noun): string {
  if (objectCase === 'का') return withPostposition(object, agreeing('का', genderOf(before)))
  if (objectCase !== '') return withPostposition(object, objectCase)
  return 'dative' in object ? withPostposition(object, 'को') : object.direct
}

export function genderOf(before: string): Agreement {
  return { isFeminine: FEMININE.has(before.split(' ').at(-1) ?? ''), isPlural: false }
}

const SINGULAR: Agreement = { isFeminine: false, isPlural: false }

/** With what the verb agrees that does not agree with who does it. */
export function agreesWith({ verb, object }: Deed): Agreement {
  if (verb.objectCase === 'का') return genderOf(verb.before)
  if (verb.objectCase !== '' || object === undefined || 'dative' in object) return SINGULAR
  return object
}

/** "पॉलिसी रिन्यू करना", before another word "करने" */
export function infinitive(deed: Deed, isOblique = false, agreement?: Agreement): string {
  const stem = deed.verb.isOfObject ? 'पा' : deed.verb.stem
  return spaced(
    beforeVerb(deed),
    `${stem}${agreement === undefined ? (isOblique ? 'ने' : 'ना') : agreeing('ना', agreement)}`,
  )
}

/** "पॉलिसी रिन्यू करें" */
export function wished(deed: Deed, isPlural: boolean): string {
  return spaced(beforeVerb(deed), subjunctive(deed.verb.stem, isPlural))
}

export function spaced(...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(' ')
}
