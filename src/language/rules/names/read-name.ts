import { regex } from '../../../base/regex.ts'
import type { FieldReader } from '../fields/field-reader.ts'
import type { Message } from '../message.ts'
import { isOnlyYesOrNo } from '../yes-no/only-yes-or-no.ts'
import { readRefusal } from '../refusals.ts'
import { speaksOf } from '../fields/speaks-of.ts'
import { isPerson } from '../fields/kind-asked.ts'
import type { FieldKind } from '../fields/kind-of.ts'
import { bareClauses, isOpen } from '../words/bare-clauses.ts'
import { clausesOf } from '../words/clauses.ts'
import { textBetween, type Tokens, tokenize } from '../words/tokens.ts'
import { isKin, isPossessive } from './kin.ts'
import { nameInSentence } from './name-in-sentence.ts'
import { isNoName, withoutUsualEnds } from './is-no-name.ts'
import { nameCase } from './name-case.ts'
import { namesOfOwners, type OwnedName } from './names-of-owners.ts'
import type { NameSpan } from './name-span.ts'
import { findName } from './find-name.ts'
import { asksForSpeaker } from './asks-for-speaker.ts'
import { YOUR_NAME } from './your-name.ts'
import { partOfName } from './part-of-name.ts'
import { isNameWord } from './words-of-a-name.ts'
import { isOfPerson } from './stated-name.ts'
import { NAME_WORDS } from './name-words.ts'
import { THINGS } from './things-held.ts'
import { asksForChild, childOfParent } from './child-of-parent.ts'
import { asksForSomebodyElse, withoutSpeaker } from './without-speaker.ts'
import { isToldOfAName } from './told-of-a-name.ts'
import { isSameMatter } from '../fields/is-same-matter.ts'

export function readName(message: Message): void {
  if (message.move !== 'question') for (const owned of namesOfOwners(message)) takeOwned(message, owned)
  const targets = nameTargets(message)
  const first = targets[0]
  if (first === undefined || isAside(message) || isOnlyYesOrNo(message.heard)) return
  const asked = message.isAsked(first)
  const isWrong = saysNameIsWrong(message)
  const name =
    nameAfterWait(message, asked) ??
    findNameIn(message, asked, isWrong) ??
    (asked && asksForChild(first) ? childOfParent(message.heard) : undefined)
  if (name && isToldOfAName(message.heard, name, first)) return
  const refusal = asked ? readRefusal(message.heard, 8) : undefined
  if (name === undefined || (refusal && name.to > refusal.from) || message.isUsed(name.from, name.to)) return
  const words = message.heard.words.slice(name.from, name.to)
  if (words.every((word) => isPossessive(word) || PRONOUN.test(word))) return
  if (!asked && words.every((word) => WRITTEN.test(word))) return
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

/** A name of somebody in particular answers only for them; a known one is put right by a correction. */
function takeOwned(message: Message, { plan, name, part }: OwnedName): void {
  const { heard } = message
  const { aside = heard.words.map(() => false) } = heard
  if (message.has(plan.field.name)) return
  if (
    message.isAsked(plan) ||
    !message.isKnown(plan.field.name) ||
    saysNameIsWrong(message) ||
    message.correction.given
  )
    message.take(plan, name.value, true, name.from, name.to)
  message.use(part.from, part.to)
  heard.aside = aside.map((isAside, at) => isAside || (at >= part.from && at < part.to))
}

/** "Haath par naam likhwaya hai": a name that is written somewhere is not told. */
const WRITTEN =
  /^(?:likh(?:a|i|wa\w*|va\w*)|khudwa\w*|gudwa\w*|chhap\w*|bata(?:ya|yi)|लिख(?:ा|ी|वा\S*)|खुदवा\S*|गुदवा\S*|छप\S*|बता(?:या|यी|ई))$/u

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
  const isOfElse = asked && nameTargets(message).every(asksForSomebodyElse)
  return findName(withoutNickname(isOfElse ? withoutSpeaker(heard) : heard), {
    mode: asked ? 'asked' : isWrong ? 'corrected' : 'beside',
    isTaken: (at) => message.isUsed(at),
    correctedFrom: correction.from,
    isNoun: (word) => isThing(message, word),
    isRole: (word) =>
      isPerson(word) &&
      !isKin(word) &&
      nameTargets(message).some(({ cues, label }) => cues.has(word) || label.includes(word)),
    isOther: (word) => isThingOfOther(message, word),
    asks: asksFor(message),
    // "Visa mummy ka hai, unka naam Kamla hai": an applicant may be another.
    asksOwn: nameTargets(message).every((plan) =>
      asked ? asksForSpeaker(plan) : YOUR_NAME.test(plan.field.description),
    ),
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
  |^but (?:you can |please |just )*call me(?: |$)
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
