import { regex } from '../../../base/regex.ts'
import type { FieldReader } from '../fields/field-reader.ts'
import type { Message } from '../message.ts'
import { isOnlyYesOrNo } from '../yes-no/only-yes-or-no.ts'
import { readRefusal, saysNoneOf } from '../refusals.ts'
import { tellsLack, tellsTrouble } from '../options/lacking.ts'
import { speaksOf } from '../fields/speaks-of.ts'
import { isPerson } from '../fields/kind-asked.ts'
import type { FieldKind } from '../fields/kind-of.ts'
import { bareClauses, isGrammarWord, isOpen } from '../words/bare-clauses.ts'
import { type Clause, clauseAt, clausesOf } from '../words/clauses.ts'
import { namedBy } from '../words/matters-in.ts'
import { textBetween, type Tokens, tokenize } from '../words/tokens.ts'
import { answersAfterWait, readStandingText, replacesDenied } from '../texts/read-standing-text.ts'
import { isOfAnotherKind } from '../texts/of-another-kind.ts'
import { isPlaceWord, isRelation } from '../texts/place-words.ts'
import { namedByNoun } from '../texts/told-thing.ts'
import { textExtent } from '../texts/text-extent.ts'
import { findCompany } from './companies.ts'
import { segmentsOfHere } from './segments-of-here.ts'
import { readFullerName } from './fuller-name.ts'
import { isKin, isPossessive } from './kin.ts'
import { labelled, type TextSpan, wholeText } from './free-text.ts'
import { leavesOpen } from './leaves-open.ts'
import { nameInSentence } from './name-in-sentence.ts'
import { endOfWay, framedPlace, isDeniedPlace, withoutKind } from './framed-place.ts'
import { isNoName, withoutUsualEnds, withoutVerb } from './is-no-name.ts'
import { isKnownCity } from './known-cities.ts'
import { nameCase } from './name-case.ts'
import { namedAddress } from './named-address.ts'
import type { NameSpan } from './name-span.ts'
import { findName } from './names.ts'
import { asksForInstitution } from './place-nouns.ts'
import { YOUR_NAME } from './your-name.ts'
import { partOfName } from './part-of-name.ts'
import { placeByKind } from './place-by-kind.ts'
import { pointedPlace } from './pointed-place.ts'
import { isNameWord } from './words-of-a-name.ts'
import { isOfPerson, statedName } from './stated-name.ts'
import { numberedPlace } from './places-in-sentences.ts'
import {
  findKnownCity,
  findPlace,
  findPlaceNow,
  findPlaceOf,
  findRoute,
  hasBarePlace,
  placeBehind,
  placeFrom,
} from './places.ts'
import type { PlaceSpan } from './place-span.ts'
import { OR } from '../words/function-words.ts'

/** Reads names, cities and free text, after all other values have consumed their words. */
export function readTexts(message: Message): void {
  if (message.move === 'greeting') return
  readName(message)
  readFullerName(message)
  readRoute(message)
  for (const plan of message.plans) if (isTextual(plan)) readLabelled(message, plan)
  for (const plan of message.asked) {
    if (message.has(plan.field.name) || changesAnother(message, plan)) continue
    if (isNamed(plan) && (isOnlyYesOrNo(message.heard) || leavesOpen(message.heard))) continue
    if (plan.kind === 'city') readPlace(message, plan)
    if (plan.kind === 'company') readCompany(message, plan)
    if (plan.kind === 'address' || plan.kind === 'text') readWhole(message, plan)
  }
  const place = message.asked.some(({ kind }) => kind === 'city') ? undefined : message.targets('city')[0]
  if (place) readPlace(message, place)
}

/** "The name on the order, please change it to Sunita Pillai": an answer that was given before, and not the one asked for. */
function changesAnother(message: Message, { field, kind }: FieldReader): boolean {
  if (message.isKnown(field.name) || !CHANGES_TO.test(message.heard.words.join(' '))) return false
  // The first answer changes what the question itself tells: "change it to my office, 3rd floor …"
  return kind !== 'address' || Object.keys(message.request.collected).length > 0
}

const CHANGES_TO = /\b(?:change|correct|update) (?:it|that|this|(?:the|my) \S+) to\b/

function isNamed({ kind }: FieldReader): boolean {
  return kind === 'city' || kind === 'company'
}

function isTextual({ kind }: FieldReader): boolean {
  return kind === 'text' || kind === 'address' || kind === 'city'
}

function readName(message: Message): void {
  const targets = nameTargets(message)
  const first = targets[0]
  if (first === undefined || isAside(message) || isOnlyYesOrNo(message.heard)) return
  const asked = message.isAsked(first)
  const isWrong = saysNameIsWrong(message)
  const name = nameAfterWait(message, asked) ?? findNameIn(message, asked, isWrong)
  const refusal = asked ? readRefusal(message.heard, 8) : undefined
  if (name === undefined || (refusal && name.to > refusal.from) || message.isUsed(name.from, name.to)) return
  if (message.heard.words.slice(name.from, name.to).every((word) => isPossessive(word) || PRONOUN.test(word))) return
  if (targets.length === 1 && isOneOfTwo(message.heard, name)) return
  const isCalled = name.explicit && message.heard.words.some((word) => NAME_WORDS.has(word))
  if (
    isWhereItStands(message.heard, name) ||
    (!isCalled && !isOfAnimal(message, first, name) && isNoName(message.heard, name))
  )
    return
  if (message.move === 'question' && !name.isExplicit && !standsAlone(message, name)) return
  // "Wait, change the name to Anita" is no mere wait.
  if (message.move === 'wait' && !(name.explicit || (!asked && name.isExplicit))) return
  if (message.isKnown(first.field.name) && isOfKin(message.heard, name, first)) return
  const isCorrected = name.explicit || isWrong
  // "Om Sai Traders ke naam se hai", where a firm is asked for
  if (!asked && !name.explicit && message.asked.some(({ kind }) => kind === 'company')) return
  if (!asked && ((!name.isExplicit && !isCorrected) || (message.isKnown(first.field.name) && !isCorrected))) return
  if (!name.isExplicit && message.found.some(({ isAsked }) => !isAsked) && message.correction.given) return
  const { from, to } = withoutUsualEnds(message.heard, name, isInitialOrTitle)
  const value = from === name.from && to === name.to ? name.value : nameCase(textBetween(message.heard, from, to))
  for (const plan of targets) message.take(plan, partOfName(value, plan, targets.length), name.isExplicit, from, to)
}

/** Any word alone may be what a pet is called: "Snowy", "Ginger". */
function isOfAnimal({ heard }: Message, { label }: FieldReader, { from, to }: NameSpan): boolean {
  return (
    to - from === 1 &&
    heard.words.length <= MAX_OF_ANIMAL &&
    label.some((word) => /^(?:pet|dog|cat|animal)$/.test(word))
  )
}

const MAX_OF_ANIMAL = 3

/** "Dr. Mehta", "Smt. Kamla" */
function isInitialOrTitle(word: string): boolean {
  return TITLE.test(word)
}

const TITLE =
  /^(?:mr|mrs|ms|miss|dr|doctor|prof|professor|shri|smt|sri|captain|major|ji|md|mohd|kumari|श्री|श्रीमती|डॉ|जी)$/

const PRONOUN =
  /^(?:us|me|him|her|them|you|it|unk[aeio]|usk[aeio]|isk[aeio]|inko|unhe|उनका|उनकी|उनके|उनको|उसका|उसकी|उसके|इसका|इसकी|इनका|इनकी)$/

/** "Naam to register mein hai": where the name is found. */
function isWhereItStands({ words, breaks }: Tokens, { to }: NameSpan): boolean {
  return (
    !breaks[to] &&
    /^(?:mein|me|par|pe|में|पर|पे)$/.test(words[to] ?? '') &&
    /^(?:hai|h|likha|है|लिखा)$/.test(words[to + 1] ?? '')
  )
}

/** "Aarav and Diya", where one name is asked for. */
function isOneOfTwo(heard: Tokens, { to }: NameSpan): boolean {
  if (!/^(?:and|aur|or|ya|और|या)$/.test(heard.words[to] ?? '') || !isNameWord(heard, to + 1)) return false
  const isLast = heard.words.length === to + 2 || heard.breaks[to + 2] === true
  return isLast && isOpen(heard.words[to + 1] ?? '') && !isKin(heard.words[to + 1] ?? '')
}

/** "Bahu ka naam Meena hai" tells another name than the one that is known. */
function isOfKin({ words }: Tokens, { from }: NameSpan, { cues }: FieldReader): boolean {
  const owner = words[from - 3] ?? ''
  return /^(?:naam|नाम)$/.test(words[from - 1] ?? '') && isKin(owner) && !cues.has(owner)
}

function findNameIn(message: Message, asked: boolean, isWrong: boolean): NameSpan | undefined {
  const { heard, correction } = message
  return findName(withoutNickname(heard), {
    mode: asked ? 'asked' : isWrong ? 'corrected' : 'beside',
    isTaken: (at) => message.isUsed(at),
    correctedFrom: correction.from,
    isNoun: (word) => isThing(message, word),
    isOther: (word) => isThingOfOther(message, word),
    asks: asksFor(message),
    asksOwn: nameTargets(message).every(({ field }) => YOUR_NAME.test(field.description)),
  })
}

function asksFor({ asked }: Message): 'place' | 'thing' | undefined {
  if (asked.some(({ kind }) => PLACES.has(kind))) return 'place'
  return asked.some(({ kind }) => kind === 'enum' || kind === 'text') ? 'thing' : undefined
}

const PLACES = new Set<FieldKind>(['city', 'company', 'address'])

/** "Karthik Subramaniam, people call me Karthi": what stands before what else somebody is called. */
function withoutNickname(heard: Tokens): Tokens {
  const [, ...others] = clausesOf(heard)
  const nickname = others.find(({ from, to }) => NICKNAME.test(heard.words.slice(from, to).join(' ')))
  return nickname === undefined ? heard : tokenize(heard.text.slice(0, heard.starts[nickname.from]))
}

const NICKNAME = regex`
  ^(?:but |and )?(?:people|friends|everyone|everybody|we|they|all|some|my friends|log|sab|ghar (?:mein|pe))
    [ ](?:\S+ )?(?:call|calls) (?:me|her|him|it)(?: |$)
  |^(?:but |and )?(?:nick ?name|pet name|ghar ka naam)(?: |$)
`

/** "Ek minute, … haan, Deepak Joshi likha hai" */
function nameAfterWait({ heard, move }: Message, asked: boolean): NameSpan | undefined {
  const name = asked && move === 'wait' ? nameInSentence(heard) : undefined
  return name && { ...name, isExplicit: true, explicit: true }
}

/** The "parcel" of "parcel Mohit ke naam se hai" */
function isThing({ plans }: Message, word: string): boolean {
  return THINGS.has(word) || plans.some((plan) => speaksOf(plan, word))
}

/** The "kitab" of "kitab ka naam", where a book and a person are asked for. */
function isThingOfOther({ plans, asked }: Message, word: string): boolean {
  const persons = plans.filter(({ kind }) => kind === 'name')
  if (isPerson(word) || isOfPerson(word) || persons.some((plan) => speaksOf(plan, word))) return false
  if (
    asked.some(({ kind }) => kind === 'text' || kind === 'city' || kind === 'company') &&
    !asked.some(({ kind }) => kind === 'name')
  )
    return true
  return plans.some((plan) => plan.kind !== 'name' && (speaksOf(plan, word) || isSameMatter(plan, word)))
}

/** "Kitab" and "book" */
function isSameMatter({ label }: FieldReader, word: string): boolean {
  const ids = idsOf([word])
  return ids.length > 0 && idsOf(label).some((id) => ids.includes(id))
}

function idsOf(words: readonly string[]): number[] {
  return words.flatMap((word) => namedBy(word))
}

/** What is held in somebody's name. */
const THINGS = new Set(
  `account khata bill order connection ticket card parcel packet policy booking loan saamaan samaan saman kapde gaadi flat ghar
   makaan dukaan phone sim form report
   खाता बिल ऑर्डर कनेक्शन टिकट कार्ड पार्सल पैकेट पॉलिसी बुकिंग लोन सामान कपडे गाडी फ्लैट घर मकान दुकान फोन सिम फॉर्म रिपोर्ट`.split(
    /\s+/,
  ),
)

/** "Suresh, and how are you?": the question is a clause next to the answer. */
function standsAlone({ heard }: Message, { from, to }: { from: number; to: number }): boolean {
  return clausesOf(heard).length > 1 && bareClauses(heard).some((clause) => clause.from === from && clause.to === to)
}

/** Whether the message is addressed to the agent and contains no value. */
function isAside({ move }: Message): boolean {
  return move === 'who' || move === 'repeat' || move === 'why' || move === 'ready'
}

/** "The name is wrong, it is Arjan" */
function saysNameIsWrong({ heard: { words } }: Message): boolean {
  return words.some((word) => NAME_WORDS.has(word)) && words.some((word) => WRONG.has(word))
}

const NAME_WORDS = new Set(['name', 'naam', 'नाम', 'spelling'])
const WRONG = new Set(
  'wrong incorrect not isnt change correct correction mistake misspelled galat nahi badal गलत नहीं बदल'.split(' '),
)

/** First and last name are asked for, and given, together. */
function nameTargets(message: Message): FieldReader[] {
  if (!message.hasKind('name')) return []
  const names = message.plans.filter(({ kind, field }) => kind === 'name' && !message.has(field.name))
  const asked = names.filter((plan) => message.isAsked(plan))
  if (asked.length > 0) return asked
  return names.length === 1 ? names : []
}

/** Where a flow asks for origin and destination, both may be given at once; where for one of them, the other end is told by the way. */
function readRoute(message: Message): void {
  if (!message.hasKind('city')) return
  const cities = message.plans.filter(({ kind, field }) => kind === 'city' && !message.has(field.name))
  const start = cities.find((plan) => endOfWay(plan) === 'start')
  const goal = cities.find((plan) => endOfWay(plan) === 'goal')
  const ends = [start, goal].filter((plan) => plan !== undefined)
  if (!ends.some((plan) => message.isAsked(plan))) return
  const route = findRoute(message.heard)
  if (route === undefined || message.isUsed(route.from.from, route.to.to) || isDeed(message.heard, route.to)) return
  // "Change the pickup area to Lucknow"
  const origin = message.heard.words.slice(route.from.from, route.from.to)
  if (origin.every((word) => cities.some((plan) => speaksOf(plan, word)))) return
  if (start && goal) {
    message.take(start, route.from.value, true, route.from.from, route.from.to)
    message.take(goal, route.to.value, true, route.to.from, route.to.to)
    return
  }
  const told = goal ? withoutVerb(message.heard, route.to) : route.from
  const [end] = ends
  if (end === undefined || !isKnownCity(message.heard.words.slice(told.from, told.to))) return
  message.take(end, nameCase(textBetween(message.heard, told.from, told.to)), true, told.from, told.to)
}

/** The "uthana" of "Rajouri Garden se uthana hai": what is to be done there. */
function isDeed({ words }: Tokens, { from, to }: Clause): boolean {
  const isToBeDone =
    /^(?:hai|hain|h|tha|hoga|है|हैं|होगा)$/.test(words[to] ?? '') && /(?:na|ne|ना|ने)$/.test(words[to - 1] ?? '')
  return isToBeDone && !isKnownCity(words.slice(from, to))
}

function readLabelled(message: Message, plan: FieldReader): void {
  if (message.has(plan.field.name) || (message.isAsked(plan) && isShortText(plan))) return
  const stated = message.isAsked(plan) || plan.kind !== 'text' ? undefined : statedName(message.heard, plan, false)
  if (stated && !message.isUsed(stated.from, stated.to))
    message.take(plan, textBetween(message.heard, stated.from, stated.to), true, stated.from, stated.to)
  if (stated) return
  const labelledSpan = labelled(message.heard, plan) ?? namedAddress(message, plan)
  const span = labelledSpan && plan.kind === 'city' ? placeFrom(message.heard, labelledSpan.from, true) : labelledSpan
  if (span === undefined || message.isUsed(span.from, span.to)) return
  const isElsewhere =
    plan.kind === 'city' &&
    (namesOtherCity(message, plan) ||
      !segmentsOfHere(message.heard, plan).some(({ from, to }) => span.from >= from && span.from < to))
  if (!isElsewhere) message.take(plan, span.value, true, span.from, span.to)
}

/** "The drop city is Nagpur", where the pickup area is another answer. */
function namesOtherCity({ heard, plans }: Message, { label }: FieldReader): boolean {
  const tells = (own: readonly string[], others: readonly string[]) =>
    heard.words.some((word) => own.includes(word) && !others.includes(word))
  return plans.some((other) => other.kind === 'city' && tells(other.label, label) && !tells(label, other.label))
}

/** Read by its clauses, where it is asked for. */
function isShortText(plan: FieldReader): boolean {
  return plan.kind !== 'city' && textExtent(plan) !== 'whole'
}

/** "Ramlal Yadav, Belkheda": the city after the pause that ends the name. */
function placeAfter({ heard }: Message, from: number): PlaceSpan | undefined {
  return heard.breaks[from] && from < heard.words.length ? placeFrom(heard, from, false) : undefined
}

function readCompany(message: Message, plan: FieldReader): void {
  if (message.move !== undefined || readRefusal(message.heard, 4)) return
  const company = companyIn(message, plan)
  if (company && !message.isUsed(company.from, company.to))
    message.take(plan, company.value, false, company.from, company.to)
}

/** Where a house is asked for, the one that the sentence holds: "अब प्रगति हॉस्पिटल में हूँ". */
function companyIn({ heard }: Message, plan: FieldReader): TextSpan | undefined {
  const found = findCompany(heard)
  const isSentence = clausesOf(heard).length > 1 || heard.words.some(isGrammarWord)
  const framed = isSentence && asksForInstitution(plan) ? framedPlace(heard, plan, undefined) : undefined
  // "Hamari firm Sharma Tubes hai", "Om Sai Traders ke naam se hai"
  const said = framed || found ? undefined : (statedName(heard, plan) ?? namedByNoun(heard, plan))
  const told = framed ?? (said && isOnlyNames(heard, said) && !isNoName(heard, said) ? said : undefined)
  const company = told ? { value: nameCase(textBetween(heard, told.from, told.to)), ...told } : found
  return company && isDeniedPlace(heard, company) ? undefined : company
}

function readPlace(message: Message, plan: FieldReader): void {
  const asked = message.isAsked(plan)
  const { heard } = message
  const told = asked && message.asked.length > 1 ? placeByKind(heard, plan, message.asked) : undefined
  if (told === 'other') return
  if (told && message.move === undefined && !message.isUsed(told.from, told.to) && !isDeniedPlace(heard, told)) {
    message.take(plan, nameCase(textBetween(heard, told.from, told.to)), true, told.from, told.to)
    return
  }
  const isElse = message.move !== undefined || readRefusal(heard, 4) !== undefined
  const mayStandBeside = message.move === undefined || message.move === 'question'
  const isAwaited = message.move === 'wait' && framedPlace(heard, plan, endOfWay(plan)) !== undefined
  if (asked && isElse && !isAwaited && !(mayStandBeside && hasBarePlace(heard))) return
  const found =
    (asked
      ? (findPlaceNow(heard, plan, message.correction.from) ??
        numberedPlace(heard, message.readsHindi) ??
        findPlaceOf(heard, plan.cues))
      : undefined) ??
    findPlace(heard, asked, message.correction.from) ??
    findKnownCity(heard)
  const loose =
    asked && found && message.isUsed(found.from, found.to)
      ? (placeBehind(heard) ?? findKnownCity(heard) ?? placeAfter(message, found.to))
      : found
  const place = withAlternative(heard, asked ? placeByFrame(message, plan, loose) : loose)
  const isLabel = place && (isOtherField(message, plan, place) || NAME_WORDS.has(heard.words[place.to - 1] ?? ''))
  if (place && (isLabel || isOnlyKind(heard, place) || isNoPlace(heard, place))) return
  if (place && !message.isUsed(place.from, place.to) && (asked || place.isExplicit)) {
    const { from, to } = isKnownCity(heard.words.slice(place.from, place.to)) ? place : withoutVerb(heard, place)
    const value = from === place.from && to === place.to ? place.value : nameCase(textBetween(heard, from, to))
    message.take(plan, value, place.isExplicit, from, to)
    const town = clausesOf(heard).find((clause) => clause.from === to)
    // The "Ghaziabad wala" of "Kaushambi, Ghaziabad wala" answers no other question.
    if (town && town.to - town.from === 2 && WALA.test(heard.words[town.to - 1] ?? '')) message.use(town.from, town.to)
  }
}

const WALA = /^(?:wal[aei]|waal[aei]|वाला|वाली|वाले)$/

function isLeadOfPlace(word: string): boolean {
  return /^(?:to|toh|baar|ab|called|named|तो|बार|अब)$/.test(word) || isPossessive(word) || THINGS.has(word)
}

/** "HSR Layout or Koramangala": either of the two. */
function withAlternative(heard: Tokens, place: PlaceSpan | undefined): PlaceSpan | undefined {
  const or = place === undefined ? '' : (heard.words[place.to] ?? '')
  if (place === undefined || !OR.test(or) || heard.breaks[place.to]) return place
  const other = placeFrom(heard, place.to + 1, false)
  return other === undefined ? place : { ...place, value: `${place.value} ${or} ${other.value}`, to: other.to }
}

/** The "pickup" of "pickup area Patna hai", where another field is called so. */
function isOtherField({ heard, plans }: Message, plan: FieldReader, { from, to }: Clause): boolean {
  const said = heard.words.slice(from, to)
  return plans.some((other) => other !== plan && said.every((word) => other.names.has(word) && !plan.names.has(word)))
}

/** "Civil Lines", "lake road": usual words name a place only with one of those that end such names. */
function isNoPlace(heard: Tokens, { from, to }: Clause): boolean {
  const said = heard.words.slice(from, to)
  return isNoName(heard, { from, to }) && !isKnownCity(said) && !said.some(isPlaceWord)
}

/** "Layout", "ward": what kind of place it is, without its name. */
function isOnlyKind({ words }: Tokens, { from, to }: Clause): boolean {
  return words.slice(from, to).every((word) => KIND_ALONE.test(word) || isRelation(word) || isPossessive(word))
}

const KIND_ALONE = regex`
  ^(?:
    layout|ward|colony|nagar|road|street|lane|block|stage|phase|cross|main|gali|extension|mohalla|opposite|branch
    |shakha|aapk[aei]|office|ghar|शाखा|आपके|आपका|आपकी|ऑफिस|घर
  )$
`

/** "गाँव का नाम रामपुर है" */
function isOnlyNames({ words }: Tokens, { from, to }: Clause): boolean {
  return words.slice(from, to).every(isOpen)
}

/** The place that was found, unless it is denied or only a part of a sentence that holds another one. */
function placeByFrame(message: Message, plan: FieldReader, found: PlaceSpan | undefined): PlaceSpan | undefined {
  const { heard } = message
  const open = found && isDeniedPlace(heard, found) ? undefined : found
  const isBare = open !== undefined && bareClauses(heard).some(({ from, to }) => open.from >= from && open.to <= to)
  const called = statedName(heard, plan)
  // "Velachery, aur naam Karthik likh lo", where a name is asked for, too; not "gaon ka naam Rampur hai"
  const isPerson =
    isBare && called && message.hasKind('name') && clauseAt(heard, open.from) !== clauseAt(heard, called.from)
  const stated = isPerson ? undefined : called
  const held = isBare ? undefined : (framedPlace(heard, plan, endOfWay(plan)) ?? pointedPlace(heard))
  const framed = stated && isOnlyNames(heard, stated) ? stated : held
  const place = framed && !(open && isKnownCity(heard.words.slice(open.from, open.to))) ? framed : open
  if (place === undefined) return undefined
  const named = withoutKind(heard, place, plan)
  // "Gaon to Rampur hai", "saaman Nagpur bhejna hai", "is baar Aliganj"
  const isLed = named.to - named.from > 1 && isLeadOfPlace(heard.words[named.from] ?? '')
  const { from, to } = isLed ? { ...named, from: named.from + 1 } : named
  return { value: nameCase(textBetween(heard, from, to)), isExplicit: open?.isExplicit ?? false, from, to }
}

/**
 * Free text gets the whole message, unless it is a question, a refusal or noise, or only corrects something. Where
 * other fields were asked for as well, it gets the words that they did not consume.
 */
function readWhole(message: Message, plan: FieldReader): void {
  const { heard, move } = message
  const answersToo =
    (move === 'question' && plan.welcomesQuestions) || (move === 'wait' && answersAfterWait(heard, plan))
  if (move !== undefined && !answersToo) return
  if (textExtent(plan) !== 'whole' && leavesOpen(heard)) return
  const refusal = readRefusal(heard, 3)
  // "Light nahi hai" is what is wrong.
  const isTrouble = refusal?.tag === 'lacking' && tellsTrouble(plan) && tellsLack(heard)
  if ((refusal && !isTrouble && !replacesDenied(heard, plan)) || saysNoneOf(heard, plan.cues)) return
  if (plan.kind === 'text' && isOfAnotherKind(heard, plan)) return
  const said = heard.words.length <= MAX_POINTING ? heard.words.join(' ') : ''
  if (SAME.test(said) || NAMED.test(said) || GIVEN.test(said)) return
  if (plan.kind === 'address' && isOnlyPhone(message)) return
  const changesOther = message.found.some(({ isAsked }) => !isAsked)
  if (changesOther && (isCorrection(message) || longestRest(message) === undefined)) return
  const sharesQuestion = message.asked.length > 1 && message.found.some(({ isAsked }) => isAsked)
  const rest = sharesQuestion ? longestRest(message) : { from: 0, to: heard.words.length }
  const text = sharesQuestion
    ? rest && wholeText(heard, rest.from, rest.to)
    : readStandingText(heard, plan, message.readsHindi, (at) => message.isUsed(at))
  const own = text && plan.kind === 'address' ? withoutContact(message, text) : text
  if (own && own.value !== '') message.take(plan, own.value, false, own.from, own.to)
}

/** "Ghar ka 9123456789": a number to call is no place, where a flow asks for one. */
function isOnlyPhone(message: Message): boolean {
  const { heard } = message
  const rest = heard.text.replace(/(?<!\d)(?:\+?91[ -]?)?[6-9]\d{4}[ -]?\d{5}(?!\d)/, ' ')
  // "Sector 21, 98…" tells a place, too.
  if (!message.hasKind('phone') || rest === heard.text || /\d/.test(rest)) return false
  return tokenize(rest).words.length <= MAX_BESIDE_PHONE
}

const MAX_BESIDE_PHONE = 3

/** "12 Hill Road, my number is 98…": the address without the number; "there is the landline, 080 …" tells none. */
function withoutContact({ heard, found }: Message, text: TextSpan): TextSpan | undefined {
  const contact = found.find(
    ({ plan, from, to }) => (plan.kind === 'phone' || plan.kind === 'email') && from < text.to && to > text.from,
  )
  if (contact === undefined) return text
  const start = clauseAt(heard, contact.from)?.from ?? 0
  const to = start > text.from ? start : contact.from
  if (to <= text.from || heard.words.slice(text.from, to).some((word) => OF_CONTACT.test(word))) return undefined
  return wholeText(heard, text.from, to)
}

const OF_CONTACT = /^(?:landline|phone|mobile|number|whatsapp|contact|email|फोन|मोबाइल|नंबर)$/

/** "The number I gave is wrong, it should be 98…" */
function isCorrection({ correction, heard }: Message): boolean {
  return correction.given || heard.words.some((word) => MISTAKEN.has(word))
}

const MISTAKEN = new Set('wrong incorrect mistake mistakenly correction galat galti गलत गलती'.split(' '))

/** A longer text has content of its own. */
const MAX_POINTING = 8
/** "I gave it already" */
const GIVEN = regex`
  ^(?:(?:i|we) )?(?:(?:have|already|just) )*(?:gave|given|told|said|shared|sent) (?:it|you|that|them|this|already)
    (?: (?:already|before|to you|that|it|this|so))*$
`
/** "My name is Ravi" is a name, even where it is not clear whose. */
const NAMED = /^(?:my name is|mera naam|मेरा नाम) \S+(?: \S+)?(?: hai| है)?$/

/** Words that refer to a value written down elsewhere; they are no answer themselves. */
const SAME = regex`
  ^(?:(?:yes|its|it is|use|the) )*(?:
    same (?:
      as (?:before|last time|always|usual)
      |(?:address|place|one|number|name|thing)(?: as (?:before|last time|always|usual))?
    )
    |one (?:on file|you have)|usual
  )$
  |^(?:wahi|wohi|same) (?:pata|address|jagah)?$
`

const CONNECTORS = new Set(
  'and i im my name is the its it a at on for to this with we would like want please mera naam hai aur main hoon मेरा नाम है और मैं हूं number email phone'.split(
    ' ',
  ),
)

/** Returns the longest run of words that no value has consumed, without conjunctions at its ends. */
function longestRest(message: Message): { from: number; to: number } | undefined {
  const { words } = message.heard
  let best: { from: number; to: number } | undefined
  for (let from = 0; from < words.length;) {
    let to = from
    while (to < words.length && !message.isUsed(to)) to += 1
    if (to === from) {
      from += 1
      continue
    }
    const run = namesAnswered(message, from, to) ? undefined : trimmed(words, from, to)
    if (run && run.to - run.from > (best ? best.to - best.from : 0)) best = run
    from = to
  }
  return best
}

/** The "score is" of "score is 30": the name of a field whose value was said, and no text. */
function namesAnswered({ heard, found }: Message, from: number, to: number): boolean {
  const said = heard.words.slice(from, to)
  return found.some(
    ({ plan, isAsked }) =>
      isAsked &&
      said.some((word) => speaksOf(plan, word) || isSameMatter(plan, word)) &&
      said.every(
        (word) => speaksOf(plan, word) || isSameMatter(plan, word) || isGrammarWord(word) || OF_NAME.test(word),
      ),
  )
}

const OF_NAME = /^(?:the|my|our|is|was|number|no|of|as|a|an|के|की|का|नंबर|nambar)$/

const AND = new Set(['and', 'aur', 'और'])

function trimmed(words: string[], start: number, end: number): { from: number; to: number } | undefined {
  const hasMeaning = words.slice(start, end).some((word) => !CONNECTORS.has(word))
  if (!hasMeaning) return undefined
  let from = start
  let to = end
  while (AND.has(words[from] ?? '')) from += 1
  while (AND.has(words[to - 1] ?? '')) to -= 1
  return from < to ? { from, to } : undefined
}
