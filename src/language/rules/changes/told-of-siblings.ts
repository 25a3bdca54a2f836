import { regex } from '../../../base/regex.ts'
import type { FieldValue } from '../../../ports/language.ts'
import { isOnlyYesOrNo } from '../yes-no/only-yes-or-no.ts'
import type { FieldReader } from '../fields/field-reader.ts'
import { type FieldKind, WHEN } from '../fields/kind-of.ts'
import { type Mark, marksIn, type Siblings, siblingsAmong } from '../fields/told-apart.ts'
import type { Message } from '../message.ts'
import { isKinInflected } from '../names/kin.ts'
import { numberAt } from '../numbers/numbers.ts'
import { type Clause, partsBetween, saidIn } from '../words/clauses.ts'
import { isGrammarWord } from '../words/bare-clauses.ts'
import { isCommonWord } from '../words/common-words.ts'
import { endsAsking } from '../words/ends-asking.ts'
import { textBetween, tokenize, type Tokens } from '../words/tokens.ts'
import type { ReadAs } from './change.ts'
import { isLead } from './says-more.ts'

/** A part of a message that names another field of the kind that is asked for; its value, where it says one. */
export interface ToldOfSibling extends Clause {
  plan: FieldReader
  value: FieldValue | undefined
}

type Read = (piece: Clause, plan: FieldReader) => FieldValue | undefined

interface Piece extends Clause {
  /** Whom it names; undefined where it names none of the siblings. */
  plan: FieldReader | undefined
}

/**
 * "No wait, the pick-up is on Friday" to the question for the drop: the parts of a message that name another field of the same
 * kind than the one that is asked for. They answer that one, whatever was asked.
 */
export function readToldOfSiblings(message: Message, readAs: ReadAs): ToldOfSibling[] {
  for (const siblings of siblingsAmong(message.plans)) {
    const isMade = isMadeAnother(message)
    if (!isMade && !siblings.plans.some((plan) => message.isAsked(plan))) continue
    if (!isMade && isTold(message, siblings)) continue
    const told = toldIn(message, siblings, siblings.plans, readAs)
    if (told.length > 0) return told
  }
  return []
}

/** Whether both ends of a period or a way, or several counts, have been read together, or a number sums up all that is said. */
function isTold({ found, heard }: Message, { plans }: Siblings): boolean {
  if (!plans.some(({ kind }) => READ_TOGETHER.has(kind))) return false
  const isOfAll = ({ plan, isAsked, from, to }: Message['found'][number]) =>
    isAsked && plan.kind === 'number' && from === 0 && to === heard.words.length && to > 1
  if (found.some(isOfAll)) return true
  return new Set(found.filter(({ plan }) => plans.includes(plan)).map(({ value }) => value)).size > 1
}

const READ_TOGETHER = new Set<FieldKind>(['date', 'city', 'number'])

/** "The return is on the 26th", while something of another kind is asked for: puts right the answer that it names. */
export function readPutRight(message: Message, readAs: ReadAs): ToldOfSibling[] {
  for (const siblings of siblingsAmong(message.plans)) {
    if (siblings.plans.some((plan) => message.isAsked(plan))) continue
    const known = siblings.plans.filter(({ field }) => message.isKnown(field.name))
    const told = toldIn(message, siblings, known, readAs)
    if (told.length > 0) return told
  }
  return []
}

function toldIn(
  message: Message,
  siblings: Siblings,
  mayBeTold: readonly FieldReader[],
  readAs: ReadAs,
): ToldOfSibling[] {
  const { heard, asked } = message
  const marks = marksIn(heard, siblings)
  const isOther = (plan: FieldReader) => mayBeTold.includes(plan) && (asked.length > 1 || !message.isAsked(plan))
  if (marks.length === 0) return []
  const read: Read = (piece, plan) => readPiece(message, marks, piece, plan, readAs)
  const pieces = partsBetween(heard, JOINS).flatMap((part) => piecesOf(part, marks, read))
  const told: ToldOfSibling[] = []
  for (const [index, piece] of pieces.entries()) {
    const { plan } = piece
    if (plan === undefined || !isOther(plan) || isOfOthers(message, piece, marks)) continue
    const whole =
      madeAnother(message, piece, pieces[index + 1], read) ??
      notBefore(message, piece, pieces[index + 1], read) ??
      withNext(message, piece, pieces[index + 1], plan, read) ??
      withLast(message, piece, pieces[index - 1], plan, read)
    if (whole?.to === piece.to && plan.kind === 'number' && countsMore(message, pieces[index + 1])) continue
    if (whole) told.push({ ...whole, plan })
    else if (asked.length === 1 && !SAID_OF_MANY.has(plan.kind) && takesValue(message, siblings, marks, piece))
      told.push({ ...piece, plan, value: undefined })
  }
  // Beside it the answer to the question may be short, too: "pick-up 21, drop 25".
  const own = pieces.flatMap(({ plan, ...piece }) => {
    const value = plan === undefined || isOther(plan) || !message.isAsked(plan) ? undefined : read(piece, plan)
    return plan && value !== undefined ? [{ ...piece, plan, value }] : []
  })
  if (told.length === 0) {
    // "Pipariya gaon" is no place by the name of what stands behind "gaon".
    const leads = (from: number) => pieces.length === 1 && from === 0 && marks.some((mark) => mark.from === from)
    const named = own.filter(({ plan, from }) => plan.kind === 'name' || (plan.kind === 'city' && leads(from)))
    return named.length > 0 ? named : leftOver(message, siblings, pieces, read)
  }
  const isAnswered = own.length > 0 || pieces.some((piece) => piece.plan === undefined && isPlainYesNo(message, piece))
  const isOfNone = (one: ToldOfSibling) =>
    one.plan.kind === 'boolean' &&
    !isAnswered &&
    !isChange(message, one.plan, one.value) &&
    !namesOnly(message, marks, one)
  return told.some(isOfNone) ? [] : [...told, ...own]
}

/** "2 adults and 3 kids" is not two of one thing. */
function countsMore({ heard, readsHindi }: Message, next: Piece | undefined): boolean {
  return next !== undefined && next.plan === undefined && numberAt(heard, next.from, readsHindi) !== undefined
}

/** What stands beside these may be no answer to them: "no money right now" to the question of who will pay. */
const SAID_OF_MANY = new Set<FieldKind>(['boolean', 'number'])

function isChange({ request: { collected } }: Message, { field }: FieldReader, value: FieldValue | undefined): boolean {
  return Object.hasOwn(collected, field.name) && value !== undefined && collected[field.name] !== value
}

/** The "yes" of "yes, and no parking" */
function isPlainYesNo({ heard }: Message, { from, to }: Clause): boolean {
  return isOnlyYesOrNo(tokenize(textBetween(heard, from, to)))
}

/** "Airport pickup nahi", "yes to the breakfast": yes or no, and the field it is for; "no parking" may tell that there is none. */
function namesOnly({ heard }: Message, marks: readonly Mark[], { plan, from, to }: ToldOfSibling): boolean {
  const isOfField = (at: number) =>
    marks.some((mark) => mark.plan === plan && at >= mark.from && at < mark.to) ||
    plan.label.includes(heard.words[at] ?? '') ||
    /^(?:to|the|a|an|for|ke|liye|को|के|लिए)$/.test(heard.words[at] ?? '')
  if (heard.words[from] === 'no' && heard.words[from + 1] !== 'to') return false
  const rest = piecesWithout({ from, to }, isOfField).map((piece) => textBetween(heard, piece.from, piece.to))
  return rest.length > 0 && isOnlyYesOrNo(tokenize(rest.join(' ')))
}

/** A piece as it is said, and else without what leads to it and names the field: "first, morning", "adults two". */
function readPiece(
  { heard }: Message,
  all: readonly Mark[],
  piece: Clause,
  plan: FieldReader,
  readAs: ReadAs,
): FieldValue | undefined {
  const marks = all.filter((mark) => mark.plan === plan && mark.from >= piece.from && mark.to <= piece.to)
  const behind = marks.at(-1)?.to ?? piece.to
  // The "deliver" and the "instead" of "deliver to Madurai instead" are no part of the place, nor "sender" of a name.
  let end = piece.to
  while (end > piece.from && ENDS.test(heard.words[end - 1] ?? '')) end -= 1
  const isOfNames = ANY_WORDS.has(plan.kind)
  const named = isOfNames && behind < end ? readAs(textBetween(heard, behind, end), plan) : undefined
  if (named !== undefined) return named
  const [mark] = marks
  const before = mark && plan.kind === 'name' ? beforeIs(heard, piece.from, mark.from) : piece.from
  if (before > piece.from) return readAs(textBetween(heard, piece.from, before), plan)
  // The "second" of "evening as second choice" is no second option.
  const whole = plan.kind === 'enum' ? undefined : readAs(textBetween(heard, piece.from, piece.to), plan)
  if (whole !== undefined) return whole
  let from = piece.from
  while (from < piece.to && isLead(heard.words[from] ?? '')) from += 1
  const left = piecesWithout({ from, to: piece.to }, (at) => marks.some((mark) => at >= mark.from && at < mark.to))
  return left.length === 0
    ? undefined
    : readAs(left.map(({ from, to }) => textBetween(heard, from, to)).join(' '), plan)
}

/** What stands behind a value: "deliver to Madurai instead", "Ramesh bola tha" */
const ENDS = /^(?:instead|bola|kaha|bata|bataya|to|toh|diya|tha|thi|बोला|कहा|बता|बताया|तो|दिया|था|थी)$/

/** Kinds whose values may be any words. */
const ANY_WORDS = new Set<FieldKind>(['name', 'city'])

/** The end of the "Omar" of "Omar is the receiver". */
function beforeIs({ words }: Tokens, from: number, mark: number): number {
  let at = mark
  while (at > from && /^(?:the|our|my)$/.test(words[at - 1] ?? '')) at -= 1
  return at > from && words[at - 1] === 'is' ? at - 1 : from
}

function piecesWithout({ from, to }: Clause, isLeftOut: (at: number) => boolean): Clause[] {
  const spans: Clause[] = []
  for (let at = from; at < to; at++) {
    if (isLeftOut(at)) continue
    const last = spans.at(-1)
    if (last?.to === at) last.to += 1
    else spans.push({ from: at, to: at + 1 })
  }
  return spans
}

/** "Home is 98… and office is 97…": of two, what does not name the one is for the other. */
function leftOver(message: Message, { plans }: Siblings, pieces: readonly Piece[], read: Read): ToldOfSibling[] {
  const [one, other, more] = pieces
  const plan = plans.find((sibling) => sibling !== one?.plan)
  // Any words could be a name or a place.
  if (plan && ANY_WORDS.has(plan.kind)) return []
  if (plans.length !== 2 || more || message.correction.given || !one?.plan || !other || other.plan || !plan) return []
  if (!message.isAsked(one.plan) || message.isKnown(plan.field.name) || !hasNoun(message, other)) return []
  const [value, last] = [read(one, one.plan), read(other, plan)]
  return value === undefined || last === undefined ? [] : [{ ...other, plan, value: last }]
}

function hasNoun({ heard }: Message, { from, to }: Clause): boolean {
  return heard.words.slice(from, to).some((word) => !/\d/.test(word) && !isGrammarWord(word) && !isCommonWord(word))
}

const JOINS = /^(?:and|aur|also|और|but|lekin|magar|लेकिन|मगर)$/

/** A part, cut where it goes on to the next sibling: "two adults | one child", "pick up tomorrow | drop on Saturday". */
function piecesOf(part: Clause, all: readonly Mark[], read: Read): Piece[] {
  const marks = all.filter(({ from }) => from >= part.from && from < part.to)
  const turns = marks.flatMap((mark, index) => {
    const before = marks[index - 1]
    return before && before.plan !== mark.plan ? [{ before, mark }] : []
  })
  const cutsAt = (cuts: readonly number[]): Piece[] =>
    [part.from, ...cuts].map((from, index) => {
      const to = cuts[index] ?? part.to
      return { from, to, plan: marks.find((mark) => mark.from >= from && mark.from < to)?.plan }
    })
  const [first] = marks
  if (turns.length === 0) return cutsAt(first && standsBehindOther(part, first, read) ? [first.from] : [])
  const ways = [cutsAt(turns.map(({ before }) => before.to)), cutsAt(turns.map(({ mark }) => mark.from))]
  const full = ways.find((pieces) => pieces.every(({ plan, ...piece }) => plan && read(piece, plan) !== undefined))
  return full ?? [{ ...part, plan: undefined }]
}

/** "12 December returning 15", "Mumbai from Delhi": what stands before the words is a value of its own. */
function standsBehindOther({ from, to }: Clause, mark: Mark, read: Read): boolean {
  const [before, behind] = [
    { from, to: mark.from },
    { from: mark.from, to },
  ]
  const standsOut = WHEN.has(mark.plan.kind) || mark.plan.kind === 'city'
  return standsOut && mark.from > from && read(before, mark.plan) !== undefined && read(behind, mark.plan) !== undefined
}

/** Words of somebody's kin, and a question, tell nothing of another field; "two bachche" and "the owner's number" name one. */
function isOfOthers({ heard }: Message, { from, to }: Clause, marks: readonly Mark[]): boolean {
  const isNamed = (at: number) => marks.some((mark) => at >= mark.from && at < mark.to)
  return (
    endsAsking(heard, { to }) ||
    heard.words.slice(from, to).some((word, index) => isKinInflected(word) && !isNamed(from + index))
  )
}

type Value = Clause & { value: FieldValue }

/** "Pick-up? No, the 21st", "the breakfast, not at eight, at nine": what it names it goes on to tell. */
function withNext(
  message: Message,
  piece: Piece,
  next: Piece | undefined,
  plan: FieldReader,
  read: Read,
): Value | undefined {
  const value = read(piece, plan)
  if (value !== undefined) return { from: piece.from, to: piece.to, value }
  if (next === undefined || next.plan !== undefined || saysNone(message, piece)) return undefined
  const whole = { from: piece.from, to: next.to }
  const said = read(whole, plan)
  return said === undefined ? undefined : { ...whole, value: said }
}

/** "Koi doosra number nahi hai": what stands behind it is not that one. */
function saysNone({ heard }: Message, clause: Clause): boolean {
  return NONE.test(saidIn(heard, clause))
}

const NONE =
  /(?:^| )(?:koi|कोई) .*(?:nahi|नहीं)(?: (?:hai|है))?$|\b(?:dont have|do not have|there is|theres|have) (?:any|no|another)\b|^no (?:other|second|alternate)\b/

/** "I said three adults, make it four", "5 bachche bola tha, 3 kar dijiye" */
function isMadeAnother({ heard: { words } }: Message): boolean {
  const text = words.join(' ')
  return SAID.test(text) && MAKES.test(text)
}

/** Of what was said, and what it is made: the last counts for the field that the first names. */
function madeAnother(message: Message, { from, plan }: Piece, next: Piece | undefined, read: Read): Value | undefined {
  if (plan === undefined || next === undefined || next.plan !== undefined || !isMadeAnother(message)) return undefined
  if (!MAKES.test(message.heard.words.slice(next.from, next.to).join(' '))) return undefined
  const value = read(next, plan)
  return value === undefined ? undefined : { from, to: next.to, value }
}

/** "Mobile 98…, not 97…": the answer of before is denied, and nothing is refused. */
function notBefore(message: Message, piece: Piece, next: Piece | undefined, read: Read): Value | undefined {
  const { plan, from } = piece
  if (plan === undefined || next === undefined || next.plan !== undefined) return undefined
  const { words } = message.heard
  const no = words.findIndex((word, at) => at >= next.from && at < next.to && NO.test(word))
  if (no !== next.from && no !== next.to - 1) return undefined
  const denied = read(no === next.from ? { from: no + 1, to: next.to } : { from: next.from, to: no }, plan)
  const value = read(piece, plan)
  const isOfBefore = denied !== undefined && denied === message.request.collected[plan.field.name]
  return value === undefined || !isOfBefore ? undefined : { from, to: next.to, value }
}

const NO = /^(?:not|no|nahi|nahin|नहीं)$/
const SAID = regex`
  (?:^| )(?:i (?:had )?(?:said|told you|gave)|(?:bola|kaha|bataya|likhaya|diya) th[ai]|(?:बोला|कहा|बताया|लिखाया|दिया) थ[ाी])
    (?: |$)
`
const MAKES = regex`
  (?:^| )(?:
    make (?:it|that)|change (?:it|that) to|put|(?:kar|likh) (?:do|dijiye|dijie|dena|lo|lijiye)
    |(?:कर|लिख) (?:दो|दीजिए|देना|लो|लीजिए)
  )(?: |$)
`

/** "Friday, that's the pick-up" */
function withLast(
  { heard }: Message,
  piece: Piece,
  last: Piece | undefined,
  plan: FieldReader,
  read: Read,
): Value | undefined {
  if (last === undefined || last.plan !== undefined || !POINTS_BACK.test(heard.words[piece.from] ?? ''))
    return undefined
  const value = read(last, plan)
  return value === undefined ? undefined : { from: last.from, to: piece.to, value }
}

const POINTS_BACK = /^(?:thats|that|its|this|wo|woh|ye|yeh|वह|वो|यह|ये)$/

/** Whether the answer to the question was taken from the words that name its sibling; "the second one" is an option itself. */
function takesValue(message: Message, { plans }: Siblings, marks: readonly Mark[], { from, to }: Clause): boolean {
  const isOption = (one: Clause & { plan: FieldReader }) =>
    one.plan.kind === 'enum' && marks.some((mark) => one.from < mark.to && one.to > mark.from)
  return message.found.some(
    (one) => one.isAsked && plans.includes(one.plan) && one.from < to && one.to > from && !isOption(one),
  )
}
