import { regex } from '../../../base/regex.ts'
import type { FieldReader } from '../fields/field-reader.ts'
import { isConfirmation } from '../fields/is-confirmation.ts'
import type { FieldKind } from '../fields/kind-of.ts'
import { oncePerField } from '../fields/once-per-field.ts'
import type { Move } from '../dialogue-acts.ts'
import type { Found, Message } from '../message.ts'
import { readRefusal } from '../refusals.ts'
import { overIn } from '../set-aside/left-behind.ts'
import { isParticle } from '../words/bare-clauses.ts'
import { cachedByText } from '../words/cached-by-text.ts'
import { isCommonWord } from '../words/common-words.ts'
import { DAY_PARTS } from '../dates/day-parts.ts'
import { unitNamed } from '../numbers/units.ts'
import { type Tokens, wordsOf } from '../words/tokens.ts'
import { clauseAt, clausesOf } from '../words/clauses.ts'
import type { OptionSpan } from './option-span.ts'
import { fullyNamed } from './fully-named.ts'
import { conditionOption } from './option-conditions.ts'
import { findOption } from './find-option.ts'
import { isForUnknown } from './kinds/unknown-option.ts'
import { isToldByTheWay } from './told-by-the-way.ts'
import { endsAsking } from '../words/ends-asking.ts'

export function readOptions(message: Message): void {
  for (const plan of message.plans) if (plan.kind === 'enum') readEnum(message, plan)
  if (message.asked.length > 1) dropSaidOnce(message)
}

/** "The second one" to two questions with options answers the first of them. */
function dropSaidOnce(message: Message): void {
  const { found, asked, heard } = message
  if (heard.words.some((word) => FOR_ALL.test(word))) return
  const place = ({ plan }: Found) => asked.indexOf(plan)
  const isOfEarlier = (one: Found) =>
    found.some(
      (other) =>
        other.plan.kind === 'enum' &&
        other.isAsked &&
        place(other) < place(one) &&
        other.from === one.from &&
        other.to === one.to &&
        one.to > one.from,
    )
  const left = found.filter((one) => one.plan.kind !== 'enum' || !one.isAsked || !isOfEarlier(one))
  found.splice(0, found.length, ...left)
}

const FOR_ALL = /^(?:both|same|all|each|dono|donon|sab|दोनों|दोनो|सब)$/

const TOO_COMMON = new Set(
  'yes no both other others none definitely certainly probably never always sometimes often ok okay maybe one two three good bad am new all any now today tomorrow something else'.split(
    ' ',
  ),
)

function readEnum(message: Message, plan: FieldReader): void {
  const { field } = plan
  const asked = message.isAsked(plan)
  if (!asked && isSharedWhole(message, plan)) return
  if (!asked && message.isKnown(field.name) && !message.correction.given && !message.isNamed(plan)) return
  const from = message.correction.from
  if (message.move === 'greeting') return
  const option = findOption(message.heard, plan, asked, message.readsHindi, from)
  if (message.move === 'question' && !isRequest(message, option) && !(option && standsAlone(message, option))) return
  if (
    option === undefined ||
    isOneBehind(message) ||
    isOver(message, plan, option) ||
    isGoneBy(message.heard, option.from) ||
    saysNothing(message, option) ||
    isOfRefusal(message, plan, option)
  )
    return
  const isEveryday = isCommon(option.value) && !message.isNamed(plan) && !isPutRight(message, plan, option)
  if (!asked && (!option.isExplicit || isEveryday || isShared(message, plan, option.value))) return
  if (!asked && (isToldByTheWay(message, plan, option) || isRate(message, option))) return
  if (!option.isExplicit && isToAgent(message, option)) return
  message.take(plan, option.value, option.isExplicit && !isCommon(option.value), option.from, option.to)
  for (const { from, to } of option.beside ?? []) message.use(from, to)
}

/**
 * "Actually, online would be better": behind a correction an everyday word is a choice, where the question asks for no
 * words and nothing else is said ("wait, my phone is ringing").
 */
function isPutRight({ heard, correction, asked, request }: Message, { field }: FieldReader, span: OptionSpan): boolean {
  const { words } = heard
  const isKnown = Object.hasOwn(request.collected, field.name)
  const isBeside = (word: string, at: number) => (at >= span.from && at < span.to) || CHOOSES.test(word)
  return (
    correction.given &&
    isKnown &&
    words.every(isBeside) &&
    asked.every((one) => isConfirmation(one) || !IN_WORDS.has(one.kind)) &&
    wordsOf(span.value).some((word) => word.length > 2 && !TOO_COMMON.has(word))
  )
}

const CHOOSES = regex`
  ^(?:
    no|nah|wait|sorry|actually|rather|instead|oh|i|id|ill|we|wed|its|it|is|be|would|will|mean|meant|said|make|change
    |want|like|prefer|take|have|please|the|a|an|to|by|at|in|on|one|option|better|best|fine|good|easier|works|so|and
    |nahi|hi|kar|do|kardo|dijiye|karo|rakho|rahega|rahegi|hai|sahi|theek|thik|नहीं|ही|कर|दो|दीजिए|रखो|रहेगा|है|सही|ठीक
  )$
`

const IN_WORDS = new Set<FieldKind>(['text', 'name', 'company', 'city', 'address', 'enum', 'boolean'])

/** The day of "600 per day" */
function isRate({ heard }: Message, { from }: OptionSpan): boolean {
  if (unitNamed(heard.words[from] ?? '') === undefined) return false
  return !heard.breaks[from] && /^(?:per|an?|each|every|one|har|हर|प्रति)$/.test(heard.words[from - 1] ?? '')
}

/** "She finished nursery, so the next one": the one that is named is over. */
function isOneBehind({ heard }: Message): boolean {
  return heard.words.length <= MAX_BEHIND && FINISHED_NEXT.test(heard.words.join(' '))
}

/** The night of "since last night" is no shift. */
function isGoneBy({ words }: Tokens, from: number): boolean {
  return (
    DAY_PARTS.has(words[from] ?? '') && /^(?:last|yesterday|previous|pichhli|pichli|पिछली)$/.test(words[from - 1] ?? '')
  )
}

/** "She passed tenth": no class that she is in now. */
function isOver({ heard }: Message, plan: FieldReader, { value, from, to }: OptionSpan): boolean {
  if (to === from || !asksOfNow(plan) || conditionOption(heard, plan)?.value === value) return false
  return overIn(heard).some((part) => from >= part.from && to <= part.to)
}

const asksOfNow = oncePerField(({ field, label }) =>
  /\b(?:now|current(?:ly)?|present(?:ly)?)\b|(?:अभी|वर्तमान)/i.test(`${label.join(' ')} ${field.description}`),
)

const MAX_BEHIND = 16
const FINISHED_NEXT =
  /\b(?:finished|completed|passed|cleared|done with)\b.*\bnext (?:one|class|level|grade|step|year)?\b/

/** "Gold, and how are you?": the option is a clause of its own, beside the question. */
function standsAlone({ heard }: Message, { from, to, isExplicit }: OptionSpan): boolean {
  const clauses = clausesOf(heard)
  const own = clauses.find((clause) => from >= clause.from && to <= clause.to)
  if (!isExplicit || own === undefined || clauses.length < 2) return false
  if (endsAsking(heard, own)) return false
  for (let at = own.from; at < own.to; at++) if ((at < from || at >= to) && !isParticle(heard, at)) return false
  return true
}

/** What is asked of the agent names no option by the way: "what do you mean by kind of parcel?" */
function isToAgent({ heard, move }: Message, { from }: OptionSpan): boolean {
  if (move === undefined || !SAYS_OTHER.has(move)) return false
  const clauses = clausesOf(heard)
  return clauses.length < 2 || clauses.findIndex((clause) => from >= clause.from && from < clause.to) < 1
}

const SAYS_OTHER = new Set<Move>(['repeat', 'who', 'why', 'wait', 'language'])

/** Words that answer nothing name no option: "the line is very bad". */
function saysNothing({ heard: { aside } }: Message, { from, to }: { from: number; to: number }): boolean {
  return aside !== undefined && to > from && aside.slice(from, to).every(Boolean)
}

/** "That is private" says no "private job", and "I'd rather not" is no typo of "retired"; "not sure" may be an option, and "yaad nahi raha" name one. */
function isOfRefusal({ heard }: Message, plan: FieldReader, { value, from, to }: OptionSpan): boolean {
  const refusal = readRefusal(heard, 2)
  if (isForUnknown(plan, value)) return false
  if (refusal?.tag !== 'declined' || from >= refusal.to || to <= refusal.from) return false
  const said = heard.words.slice(refusal.from, to)
  return !wordsOf(value).every((word) => said.includes(word)) && !fullyNamed(said, plan).includes(value)
}

const REQUEST = regex`
  ^(?:(?:so|and|but|ok|okay|yes|no|hi|hello|oh|wait|sorry|actually|please|then) )*(?:can|could|may|shall|would)
    [ ](?:i|we|you)\b(?! (?:tell|explain|say|have any|know))
`

/** "It's his birthday, could I have the premium one?" chooses; "do you have it in red?" only asks. */
function isRequest({ heard }: Message, option: OptionSpan | undefined): boolean {
  const begins = (from: number) => REQUEST.test(heard.words.slice(from, from + 6).join(' '))
  return begins(0) || (option !== undefined && begins(clauseAt(heard, option.from)?.from ?? 0))
}

/** Said by chance as easily as by choice. */
const isCommon = cachedByText((option) =>
  wordsOf(option).every((word) => TOO_COMMON.has(word) || isCommonWord(word) || word.length < 3 || /^\d+$/.test(word)),
)

/** Whether other fields have all of its options, too: words never say which of them is meant. */
function isSharedWhole(message: Message, plan: FieldReader): boolean {
  let shared = sharedAmong.get(message.plans)
  if (shared === undefined) sharedAmong.set(message.plans, (shared = new Map<FieldReader, boolean>()))
  let isWhole = shared.get(plan)
  if (isWhole === undefined)
    shared.set(plan, (isWhole = plan.field.options.every((option) => isShared(message, plan, option))))
  return isWhole
}

const sharedAmong = new WeakMap<readonly FieldReader[], Map<FieldReader, boolean>>()

function isShared(message: Message, plan: FieldReader, option: string): boolean {
  return message.plans.some((other) => other !== plan && other.kind === 'enum' && other.field.options.includes(option))
}
