import { future, habitual, isNow, perfective, subjunctive, wasThen, willBe } from './conjugation.ts'
import {
  agreesWith,
  type Asked,
  beforeVerb,
  DONE,
  lastOf,
  type Deed,
  genderOf,
  infinitive,
  readDeed,
  readTail,
  spaced,
  type Tail,
  wished,
} from './deed.ts'
import { type Agreement, agreeing, type Noun } from './noun-forms.ts'
import { hindiPhrase, type Your } from './nouns.ts'
import { PRONOUNS, type Somebody, withPostposition } from './postpositions.ts'
import { predicateAt } from './predicates.ts'
import { verbAt } from './verbs.ts'
import { FELT, HONOURED, INFLECTED, OWN_BY_RELATION, PERSONS } from './words.ts'

// Longer than other files: a wish holds a clause, a state holds a deed, and so each of these functions calls the others.

interface Subject {
  noun: Noun | Somebody
  agreement: Agreement
  your: Your
  /** What is told behind the subject: "अब भी" */
  adverb?: string
  /** "How many people": who does it is asked for, and stands behind where and when. */
  isAsked?: boolean
}

/** Of a state. */
type StateTense = 'is' | 'was' | 'will'

/** "How" before an adjective; it agrees with who is asked. */
export const HOW_MUCH = 'कितना'
const LONGEST_SUBJECT = 6

/**
 * A clause of Hindi, without "क्या" and the question mark, out of an English one in the order of a question: "do you want to
 * renew the policy". Undefined unless every word is understood.
 */
export function hindiClause(words: readonly string[], asked: Asked = {}): string | undefined {
  const [auxiliary = '', ...rest] = words
  if (rest[0] === 'there') return ofBeing(auxiliary, rest.slice(1), asked)
  for (let length = 1; length <= Math.min(LONGEST_SUBJECT, rest.length); length += 1) {
    const subject = subjectOf(rest.slice(0, length).join(' '))
    const said = subject && told(auxiliary, ...withAdverb(subject, rest.slice(length)), asked)
    if (said !== undefined) return said
  }
  return undefined
}

/** "you still" want, "the purifier still" under warranty: how it is, is told behind the subject. */
function withAdverb(subject: Subject, words: readonly string[]): [Subject, readonly string[]] {
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
  // "आपको भी" would be said of somebody else besides.
  ['also', ''],
])

/** The same where what is asked for does it: "how many people" — "use the internet". */
export function clauseOf(noun: Noun, words: readonly string[]): string | undefined {
  const subject: Subject = { noun, agreement: noun, your: 'आपका', isAsked: true }
  const [first = ''] = words
  if (AUXILIARY.test(first)) return told(first, subject, words.slice(1), {})
  return told('do', subject, words, {})
}

export const AUXILIARY = /^(?:do|does|did|have|has|had|is|are|am|was|were|will|would|can|could|should|shall|may|must)$/

/** Whom a description calls so is the one who listens. */
const LISTENER = /^the (?:person|user|caller|customer|client|lead|respondent)$/

function subjectOf(text: string): Subject | undefined {
  const pronoun = PRONOUNS.get(text.replace(LISTENER, 'you'))
  if (pronoun !== undefined)
    return { noun: pronoun, agreement: pronoun, your: pronoun.direct === 'आप' ? 'अपना' : 'आपका' }
  // "Is rain expected" asks of no expected rain.
  const noun = / (?:expected|preferred|estimated)$/.test(text) ? undefined : hindiPhrase(text, 'आपका')
  if (noun === undefined) return undefined
  const isHonoured = HONOURED.has(noun.direct.split(' ').at(-1) ?? '')
  return { noun, agreement: { ...noun, isPlural: noun.isPlural || isHonoured }, your: 'आपका' }
}

function nominative({ noun, adverb = '' }: Subject): string {
  return spaced(noun.direct, adverb)
}

function inCase({ noun, adverb = '' }: Subject, postposition: string): string {
  return spaced(withPostposition(noun, postposition), adverb)
}

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

type Tense = 'habitual' | 'past' | 'perfect' | 'future' | 'can' | 'should' | 'progressive'

function ofDeed(
  tense: Tense,
  subject: Subject,
  words: readonly string[],
  asked: Asked,
  form: 'plain' | 'participle' | 'progressive' = 'plain',
): string | undefined {
  const deed = readDeed(words, form, subject.your, asked)
  return deed && finite(deed, tense, subject)
}

function finite(done: Deed, tense: Tense, subject: Subject): string {
  const { agreement } = subject
  const deed = ofItself(done, subject)
  const { stem, isOfObject, isIntransitive } = deed.verb
  const isOfDoer = !isOfObject && (isIntransitive || (tense !== 'past' && tense !== 'perfect'))
  const whose = isOfDoer ? agreement : agreesWith(deed)
  const doer = isOfObject ? inCase(subject, 'को') : isOfDoer ? nominative(subject) : inCase(subject, 'ने')
  const before = subject.isAsked
    ? spaced(...deed.adjuncts, doer, beforeVerb({ ...deed, adjuncts: [] }))
    : spaced(doer, beforeVerb(deed))
  return spaced(before, conjugated(stem, tense, whose, stem === 'मिल' || stem === 'पहुँच'))
}

/** Classes do not start anything: they start. */
function ofItself(deed: Deed, { noun, isAsked }: Subject): Deed {
  const isThing = !('dative' in noun) && !PERSONS.has(lastOf(noun)) && isAsked !== true
  const isAlone = deed.object === undefined && deed.verb.stem === 'कर' && /^(?:शुरू|बंद|पूरा|रिन्यू)$/u.test(deed.verb.before)
  return isThing && isAlone ? { ...deed, verb: { ...deed.verb, stem: 'हो', isIntransitive: true } } : deed
}

function conjugated(stem: string, tense: Tense, whose: Agreement, isDone: boolean): string {
  switch (tense) {
    case 'habitual':
      return `${habitual(stem, whose)} ${isNow(whose)}`
    case 'past':
      return perfective(stem, whose)
    case 'perfect':
      return `${isDone ? `${stem} ${perfective('जा', whose)}` : perfective(stem, whose)} ${isNow(whose)}`
    case 'future':
      return future(stem, whose)
    case 'can':
      return `${stem} ${habitual('सक', whose)} ${isNow(whose)}`
    case 'should':
      return subjunctive(stem, whose.isPlural)
    case 'progressive':
      return `${stem} ${agreeing('रहा', whose)} ${isNow(whose)}`
  }
}

/** "want to renew", "need a wheelchair", "have insurance", "agree to pay", "prefer a house": what takes another case or deed. */
function ofMatrix(
  subject: Subject,
  words: readonly string[],
  asked: Asked,
  tense: 'is' | 'will' = 'is',
): string | undefined {
  const { agreement, your } = subject
  const [verb = '', to, ...deedWords] = words
  const deed = to === 'to' ? readDeed(deedWords, 'plain', your, asked) : undefined
  const dative = inCase(subject, 'को')
  switch (verb) {
    case 'want':
    case 'wish':
    case 'like':
      if (deed)
        return spaced(
          nominative(subject),
          infinitive(deed),
          tense === 'is' ? habitualOf('चाह', agreement) : future('चाह', agreement),
        )
      if (verb === 'like' && tense === 'is') return having(dative, words.slice(1), asked, your, 'पसंद')
      return ofWish(subject, words.slice(1), asked) ?? having(dative, words.slice(1), asked, your, 'चाहिए')
    case 'need':
    case 'require':
      if (deed) return spaced(dative, infinitive(deed, false, deedAgreement(deed)), isNow(deedAgreement(deed)))
      return having(dative, words.slice(1), asked, your, 'चाहिए')
    case 'prefer':
      if (deed) return spaced(nominative(subject), infinitive(deed), 'पसंद', future('कर', agreement))
      return having(dative, words.slice(1), asked, your, asked.object === undefined ? 'पसंद' : 'ठीक रहेगा')
    case 'agree':
      return deed
        ? spaced(nominative(subject), infinitive(deed, true), 'के लिए सहमत', isNow(agreement))
        : ofAgreeing(subject, words.slice(1), asked)
    case 'plan':
    case 'intend':
      return (
        deed &&
        spaced(nominative(subject), infinitive(deed, true), 'की सोच', agreeing('रहा', agreement), isNow(agreement))
      )
    case 'have':
      if (deed) return spaced(dative, infinitive(deed, false, deedAgreement(deed)), isNow(deedAgreement(deed)))
      return ofHaving(subject, words.slice(1), asked, tense)
    case 'know':
      return ofKnowing(subject, words.slice(1), asked, isNow)
    case 'own':
      return ofOwning(subject, words.slice(1), asked)
    default:
      return undefined
  }
}

/** "agree to the terms", "agree with the price" */
function ofAgreeing(subject: Subject, [link = '', ...words]: readonly string[], asked: Asked): string | undefined {
  const tail = /^(?:to|with)$/.test(link) && asked.object === undefined ? readTail(words, subject.your) : undefined
  if (tail?.object === undefined) return undefined
  return spaced(
    nominative(subject),
    ...tail.adjuncts,
    withPostposition(tail.object, 'से'),
    'सहमत',
    isNow(subject.agreement),
  )
}

function habitualOf(stem: string, whose: Agreement): string {
  return `${habitual(stem, whose)} ${isNow(whose)}`
}

/** In "करनी है" the deed agrees with its object. */
function deedAgreement(deed: Deed): Agreement {
  return agreesWith(deed)
}

/** "someone to call you back", "a refill booked now" after "do you want" */
function ofWish(subject: Subject, words: readonly string[], asked: Asked): string | undefined {
  const { agreement } = subject
  if (asked.object !== undefined) return undefined
  const added = words.findIndex((word) => word === 'included' || word === 'added')
  if (added > 0) return having(inCase(subject, 'को'), words.slice(0, added), asked, 'अपना', 'चाहिए')
  for (let at = 1; at < Math.min(words.length, LONGEST_SUBJECT); at += 1) {
    const other = subjectOf(words.slice(0, at).join(' '))
    if (other === undefined) continue
    const wants = spaced(nominative(subject), asked.how ?? '', habitualOf('चाह', agreement), 'कि')
    if (words[at] === 'to') {
      const deed = readDeed(words.slice(at + 1), 'plain', 'आपका')
      if (deed !== undefined) return spaced(wants, nominative(other), wished(deed, other.agreement.isPlural))
    }
    const done = ofPassive('should', other, words.slice(at), {})
    if (done !== undefined) return spaced(wants, done)
  }
  return undefined
}

/** What is not wanted, but suits. */
const FIXED = new Set('दिन तारीख समय शिफ़्ट जगह ब्रांच'.split(' '))

/** "आपको व्हीलचेयर चाहिए" */
function having(
  whose: string,
  words: readonly string[],
  asked: Asked,
  your: Your,
  verb: 'चाहिए' | 'पसंद' | 'ठीक रहेगा',
): string | undefined {
  const tail = words[0] === 'to' ? undefined : withAsked(readTail(words, your), asked)
  if (tail?.object === undefined) return undefined
  const said =
    verb === 'चाहिए' && !FIXED.has(lastOf(tail.object))
      ? verb
      : verb === 'पसंद'
        ? `पसंद ${isNow(tail.object)}`
        : `ठीक ${future('रह', tail.object)}`
  return spaced(whose, ...tail.adjuncts, tail.object.direct, asked.how ?? '', said)
}

function withAsked(tail: Tail | undefined, asked: Asked): Tail | undefined {
  if (tail === undefined || asked.object === undefined) return tail
  return tail.object === undefined ? { ...tail, object: asked.object } : undefined
}

/** A shop or a flat has its things in it. */
function isPlaceOf({ noun }: Subject): boolean {
  return PLACES.has(lastOf(noun))
}

const PLACES = new Set('दुकान मकान घर फ़्लैट बिल्डिंग ऑफ़िस कमरा प्रॉपर्टी खेत सोसाइटी गाँव इलाक़ा होटल स्कूल'.split(' '))

/** What happens to one, where English says that one has had it. */
const EVENTS = new Map([
  ['टीका', 'लग'],
  ['सर्जरी', 'हो'],
  ['ऑपरेशन', 'हो'],
  ['दुर्घटना', 'हो'],
  ['टेस्ट', 'हो'],
])

/** "आपके पास कार्ड है", "आपको एलर्जी है", "आपका कोई सवाल है" */
function ofHaving(
  subject: Subject,
  words: readonly string[],
  asked: Asked,
  tense: 'is' | 'will' | 'was' | 'been',
): string | undefined {
  const { your } = subject
  const tail = withAsked(readTail(words, your === 'अपना' ? 'अपना' : 'आपका'), asked)
  const object = tail?.object
  if (tail === undefined || object === undefined || 'dative' in object) return undefined
  const head = object.direct.split(' ').at(-1) ?? ''
  const event = tense === 'been' ? EVENTS.get(head) : undefined
  if (event !== undefined)
    return spaced(
      inCase(subject, event === 'लग' ? 'को' : agreeing('का', object)),
      ...tail.adjuncts,
      object.direct,
      asked.how ?? '',
      perfective(event, object),
      isNow(object),
    )
  const singular = [head, head.replace(/े$/u, 'ा'), head.replace(/(?:ियाँ|ियों)$/u, 'ी'), head.replace(/(?:ें|एँ)$/u, '')]
  const isOf = (set: ReadonlySet<string>) => singular.some((word) => set.has(word))
  const holder = isOf(FELT)
    ? inCase(subject, 'को')
    : isOf(OWN_BY_RELATION)
      ? inCase(subject, agreeing('का', object))
      : inCase(subject, isPlaceOf(subject) ? 'में' : 'के पास')
  const has =
    tense !== 'been'
      ? being(tense, object)
      : spaced(asked.how === undefined ? agreeing('रहा', object) : '', isNow(object))
  return spaced(holder, ...tail.adjuncts, object.direct, asked.how ?? '', has)
}

function being(tense: StateTense, whose: Agreement): string {
  return tense === 'is' ? isNow(whose) : tense === 'was' ? wasThen(whose) : willBe(whose)
}

/** "इंजीनियर को पता होना चाहिए" */
function ofKnowing(
  subject: Subject,
  words: readonly string[],
  asked: Asked,
  verb: (whose: Agreement) => string,
): string | undefined {
  const tail = withAsked(readTail(words, subject.your), asked)
  return tail?.object && spaced(inCase(subject, 'को'), ...tail.adjuncts, tail.object.direct, 'पता', verb(KNOWLEDGE))
}

const KNOWLEDGE: Agreement = { isFeminine: false, isPlural: false }

/** "घर आपका अपना है" */
function ofOwning(subject: Subject, words: readonly string[], asked: Asked): string | undefined {
  const tail = readTail(words, 'आपका')
  if (tail?.object === undefined || asked.object !== undefined || tail.adjuncts.length > 0) return undefined
  if (words[0] === 'a' || words[0] === 'an' || words[0] === 'any')
    return spaced(inCase(subject, 'के पास'), tail.object.direct, isNow(tail.object))
  const own = spaced(inCase(subject, agreeing('का', tail.object)), agreeing('अपना', tail.object))
  return spaced(tail.object.direct, own, isNow(tail.object))
}

function ofPerfect(subject: Subject, words: readonly string[], asked: Asked): string | undefined {
  const [verb, ...rest] = words
  if (verb === 'had' || verb === 'got') {
    const said = ofHaving(subject, rest, asked, 'been')
    if (said !== undefined) return said
  }
  return ofDeed('perfect', subject, words, asked, 'participle')
}

/** "has it been driven", "have you been waiting" */
function ofBeen(subject: Subject, words: readonly string[], asked: Asked): string | undefined {
  return (
    ofDeed('progressive', subject, words, asked, 'progressive') ??
    ofPredicate('is', subject, words, asked) ??
    ofPassive('perfect', subject, words, asked)
  )
}

/** What follows "is", "was" or "will be". */
function ofState(tense: StateTense, subject: Subject, words: readonly string[], asked: Asked): string | undefined {
  const [first = '', next, ...rest] = words
  if (first === 'to' && next === 'be') return ofPassive('should', subject, rest, asked)
  if (first === 'being') return ofPassive('progressive', subject, words.slice(1), asked)
  if (next === 'to' && /^(?:able|going|planning|looking|willing|ready|happy|prepared|planned)$/.test(first)) {
    if (first === 'able') return ofDeed('can', subject, rest, asked)
    if (first === 'going') return ofDeed('future', subject, rest, asked)
    if (/^plan|^look/.test(first)) return ofMatrix(subject, ['plan', 'to', ...rest], asked)
    const deed = readDeed(rest, 'plain', subject.your, asked)
    return deed && spaced(nominative(subject), infinitive(deed, true), 'के लिए तैयार', being(tense, subject.agreement))
  }
  // "What is your land holding" asks for a thing, which the land does not do.
  const isDoer = asked.object === undefined || 'dative' in subject.noun || PERSONS.has(lastOf(subject.noun))
  const progressive = !isDoer ? undefined : tense === 'is' ? 'progressive' : tense === 'will' ? 'future' : undefined
  return (
    (progressive && ofDeed(progressive, subject, words, asked, 'progressive')) ??
    ofPredicate(tense, subject, words, asked) ??
    ofPassive(
      tense === 'is' ? (asked.how === undefined ? 'perfect' : 'should') : tense === 'was' ? 'past' : 'future',
      subject,
      words,
      asked,
    ) ??
    ofComplement(tense, subject, words, asked) ??
    ofPlace(tense, subject, words, asked)
  )
}

/** "satisfied with the service" */
function ofPredicate(tense: StateTense, subject: Subject, words: readonly string[], asked: Asked): string | undefined {
  const { agreement, your } = subject
  const found = predicateAt(words)
  if (found === undefined || asked.object !== undefined) return undefined
  const { said, subjectCase, postpositions } = found.predicate
  if (said === 'ठीक' && words[found.length] === 'with') return ofDoing(subject, words.slice(found.length + 1), asked)
  const tail = readTail(words.slice(found.length), your, '', postpositions)
  if (tail === undefined || tail.object !== undefined) return undefined
  const whose = subjectCase === '' ? agreement : { isFeminine: genderOf(said).isFeminine, isPlural: false }
  const who =
    subjectCase === ''
      ? nominative(subject)
      : inCase(subject, subjectCase === 'का' ? agreeing('का', whose) : subjectCase)
  const agreed = INFLECTED.has(said)
    ? agreeing(said, agreement)
    : said.replace('टूटा हुआ', `${agreeing('टूटा', agreement)} ${perfective('हो', agreement)}`)
  const verb = tense === 'will' && (said === 'ठीक' || said === 'ख़ाली पेट') ? future('रह', whose) : being(tense, whose)
  const how = asked.how === HOW_MUCH ? agreeing(HOW_MUCH, whose) : (asked.how ?? '')
  return spaced(who, ...tail.adjuncts, how, agreed, verb)
}

/** "fine with a wait of an hour": it will do. */
function ofDoing(subject: Subject, words: readonly string[], asked: Asked): string | undefined {
  const tail = readTail(words, subject.your)
  if (tail?.object === undefined) return undefined
  return spaced(inCase(subject, 'को'), ...tail.adjuncts, tail.object.direct, asked.how ?? '', future('चल', tail.object))
}

/** "this your first visit", "you a student" */
function ofComplement(tense: StateTense, subject: Subject, words: readonly string[], asked: Asked): string | undefined {
  const { agreement } = subject
  if (!/^(?:a|an|the|your|our)$/.test(words[0] ?? '') || asked.object !== undefined) return undefined
  const tail = readTail(words, 'आपका')
  if (tail?.object === undefined) return undefined
  const whose = 'dative' in subject.noun && subject.noun.direct !== 'आप' ? tail.object : agreement
  // "आप फ़ैसला लेने वाले हैं"
  const isOne = whose.isPlural && !tail.object.isPlural && !tail.object.isFeminine
  const complement = isOne ? politely(tail.object.direct) : tail.object.direct
  return spaced(nominative(subject), ...tail.adjuncts, complement, asked.how ?? '', being(tense, whose))
}

/** "प्रॉपर्टी के मालिक", "फ़ैसला लेने वाले" */
function politely(complement: string): string {
  return complement.replace(/(?<=वाल)ा$/u, 'े').replace(/ का (?=[^ ]+$)/u, ' के ')
}

/** "at home", "under warranty" */
function ofPlace(tense: StateTense, subject: Subject, words: readonly string[], asked: Asked): string | undefined {
  const { agreement, your } = subject
  const tail = words.length > 0 || asked.how !== undefined ? readTail(words, your) : undefined
  if (tail === undefined || tail.object !== undefined || asked.object !== undefined) return undefined
  return spaced(nominative(subject), ...tail.adjuncts, asked.how ?? '', being(tense, agreement))
}

type PassiveTense = 'perfect' | 'past' | 'future' | 'should' | 'can' | 'progressive'

/** "the payment be made", "the sample taken": nobody is said to do it. */
function ofPassive(tense: PassiveTense, subject: Subject, words: readonly string[], asked: Asked): string | undefined {
  const { agreement } = subject
  const found = verbAt(words, 'participle')
  if (found === undefined || asked.object !== undefined || found.verb.isOfObject) return undefined
  const tail = readTail(words.slice(found.length), 'आपका', found.plain)
  if (tail === undefined || tail.object !== undefined) return undefined
  const { before, objectCase } = found.verb
  const stem = found.verb.stem === 'बना' && DONE.has(lastOf(subject.noun)) ? 'कर' : found.verb.stem
  const whose =
    objectCase === 'का' ? genderOf(before) : objectCase === '' ? agreement : { isFeminine: false, isPlural: false }
  const thing =
    objectCase === '' ? nominative(subject) : inCase(subject, objectCase === 'का' ? agreeing('का', whose) : objectCase)
  const [first, second] = objectCase === 'का' ? [before, asked.how ?? ''] : [asked.how ?? '', before]
  const about = subject.isAsked ? [...tail.adjuncts, thing] : [thing, ...tail.adjuncts]
  return spaced(...about, first, second, passive(stem, tense, whose))
}

function passive(stem: string, tense: PassiveTense, whose: Agreement): string {
  const done = perfective(stem, whose)
  switch (tense) {
    case 'perfect':
      return `${stem === 'कर' ? 'हो' : done} ${perfective('जा', whose)} ${isNow(whose)}`
    case 'past':
      return `${done} ${perfective('जा', whose)} ${wasThen(whose)}`
    case 'future':
      return `${done} ${future('जा', whose)}`
    case 'should':
      return `${done} ${subjunctive('जा', whose.isPlural)}`
    case 'can':
      return `${done} जा ${habitualOf('सक', whose)}`
    case 'progressive':
      return `${done} जा ${agreeing('रहा', whose)} ${isNow(whose)}`
  }
}

/** "is there a lift in the building" */
function ofBeing(auxiliary: string, words: readonly string[], asked: Asked): string | undefined {
  const isBare = words[0] === 'be'
  const tail = withAsked(readTail(isBare ? words.slice(1) : words, 'आपका'), asked)
  if (tail?.object === undefined) return undefined
  const tense = isBare ? 'will' : /^w/.test(auxiliary) ? 'was' : 'is'
  return spaced(...tail.adjuncts, tail.object.direct, asked.how ?? '', being(tense, tail.object))
}
