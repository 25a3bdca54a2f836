import { isOutside } from '../../base/value-limits.ts'
import type { DialogueAct, FieldValue, Understanding, UnderstandRequest } from '../../ports/language.ts'
import { isCertain } from './is-certain.ts'
import { readAhead } from './choices/read-ahead.ts'
import { indexOf } from './choices/option-index.ts'
import { readAnswer, readOptions } from './choices/read-choices.ts'
import { readOwned } from './choices/read-owned.ts'
import { isAbout, topicsOf } from './choices/topics.ts'
import { readContacts } from './contacts/read-contacts.ts'
import { readCorrection } from './corrections.ts'
import { readTimes } from './dates/read-times.ts'
import { readChange } from './changes/read-change.ts'
import { saysMore } from './changes/says-more.ts'
import { asksOfThePast } from './fields/asks-of-the-past.ts'
import { denialsIn } from './set-aside/denials.ts'
import { isConfirmation, readersOf } from './fields/field-reader.ts'
import { type Intent, intentsIn, readIntent } from './intents/intents.ts'
import type { FieldReader } from './fields/field-reader.ts'
import type { FieldKind } from './fields/kind-of.ts'
import { isConditional } from './set-aside/hypothetical.ts'
import { Message } from './message.ts'
import { readRestartedAnswer } from './parts/restarted-answer.ts'
import { markAside } from './set-aside/mark-aside.ts'
import { asksHowLong } from './set-aside/asks-for-a-moment.ts'
import { readDialogueAct } from './dialogue-acts.ts'
import { readOtherPerson } from './names/other-person.ts'
import { labelled } from './names/free-text.ts'
import { readTexts } from './names/read-texts.ts'
import { readNumbers } from './numbers/read-numbers.ts'
import { type ReadAlone, readRemainingParts } from './parts/remaining-parts.ts'
import { readRefusal, type Refusal, saysNoneOf } from './refusals.ts'
import { type Clause, clauseAround, clauseAt, clausesOf } from './words/clauses.ts'
import { textBetween, type Tokens, tokenize } from './words/tokens.ts'
import { mendTypos } from './words/typos.ts'
import { spokenLanguage } from './words/spoken-language.ts'

/**
 * Understands a message by lexicons and grammars, deterministically. Asked fields may be answered loosely; other
 * fields, and known values, change only by explicit words.
 */
export function understandByRules(request: UnderstandRequest): Understanding {
  return readMessage(request).understanding
}

/**
 * Like `understandByRules` where one reading accounts for the whole message, else undefined. An explicit opt-out is
 * always certain. With `understanding: 'model'` nothing else is.
 */
export function readCertainly(request: UnderstandRequest): Understanding | undefined {
  const { message, understanding } = readMessage(request)
  if (understanding.intent === 'opted_out') return understanding
  return request.understanding !== 'model' && isCertain(message, understanding) ? understanding : undefined
}

interface Reading {
  message: Message
  understanding: Understanding
}

/** Returns the analysed message with its understanding, to explain how it was understood. */
export function readMessage(request: UnderstandRequest): Reading {
  const first = readOnce(request)
  const reading = readAddressed(request, first)
  const changed = withChange(request, reading)
  if (changed) return changed
  const misfit = unaddressedMisfit(reading.message)
  if (misfit === undefined) return reading
  const others = <One>(names: One[], nameOf: (one: One) => string) => names.filter((one) => nameOf(one) !== misfit)
  const other = readMessage({
    ...request,
    asked: others(request.asked, (name) => name),
    fields: others(request.fields, ({ name }) => name),
  })
  return other.message.found.length > 0 || !request.asked.includes(misfit) ? other : reading
}

/** "3 nahi 5", "time nine hai" */
const MIN_CHANGE_WORDS = 3

/** "Haan, aur umar 42 nahi 52 hai": what puts another answer right is cut out, and the rest read by itself. */
function withChange(request: UnderstandRequest, { message, understanding }: Reading): Reading | undefined {
  if (understanding.intent !== null || message.move === 'question') return undefined
  if (message.heard.words.length < MIN_CHANGE_WORDS) return undefined
  const change = readChange(message, (text, { field, kind }) => {
    const known = request.collected[field.name]
    const collected = WHEN.has(kind) && known !== undefined ? { [field.name]: known } : {}
    const { found } = readOnce({ ...request, text, asked: [field.name], fields: [field], collected }, true).message
    return found.find((one) => one.plan.field === field)?.value
  })
  if (change === undefined || understanding.values[change.plan.field.name] === change.value) return undefined
  const { plan, value, from, to } = change
  const { heard } = message
  const text = `${textBetween(heard, 0, from)}; ${textBetween(heard, to, heard.words.length)}`
  const fields = request.fields.filter(({ name }) => name !== plan.field.name)
  const rest = saysMore(text) ? readMessage({ ...request, text, fields }) : undefined
  if (rest && rest.understanding.intent !== null) return undefined
  message.found.length = 0
  for (const one of rest?.message.found ?? []) {
    if (one.plan.kind === 'boolean' && one.isAsked && isConfirmation(one.plan)) continue
    const behind = one.from >= from ? to - from : 0
    message.take(one.plan, one.value, one.isExplicit, one.from + behind, one.to + behind)
  }
  message.take(plan, value, true, from, to)
  const { language } = understanding
  const refused = rest?.understanding.refused ?? []
  return { message, understanding: { values: message.values(), refused, intent: null, language } }
}

/**
 * "Actually, the rating should be one": what stands behind the name of an earlier answer is read as the answer to its
 * question, and answers no other.
 */
function readAddressed(request: UnderstandRequest, reading: Reading): Reading {
  const { message, understanding } = reading
  if (understanding.intent !== null || message.move === 'question') return reading
  if (message.heard.words.length < 2) return reading
  const addressed = message.plans.flatMap((plan) => {
    if (!READ_BEHIND_NAME.has(plan.kind) || !message.heard.words.includes(plan.label[0] ?? '')) return []
    const mayChange = message.isKnown(plan.field.name) || message.correction.given
    const isPlainName = plan.kind === 'name' && plan.label.length < 2 // "my friend's name is Amit"
    const span = mayChange && !message.isAsked(plan) && !isPlainName ? labelled(message.heard, plan) : undefined
    return span ? { plan, span } : []
  })
  const [only, another] = addressed
  if (only === undefined || another) return reading
  const { plan, span } = only
  const { name } = plan.field
  const answer = readOnce({ ...request, text: span.value, asked: [name], fields: [plan.field], collected: {} })
  const value = answer.understanding.values[name]
  if (value === undefined) return reading
  // The clause names that field, so that its words are no name or place that was asked for.
  const clause = clauseAt(message.heard, span.from)
  message.replace(Math.min(clause?.from ?? span.from, span.from), span.to, plan, value)
  const { act: _, ...rest } = understanding
  return { message, understanding: { ...rest, values: message.values(), refused: [] } }
}

const READ_BEHIND_NAME = new Set<FieldKind>([
  'number',
  'enum',
  'date',
  'time',
  'datetime',
  'name',
  'phone',
  'pincode',
  'email',
])

/** A value outside the limits of a field that the person did not mention: the words may belong to another field. */
function unaddressedMisfit(message: Message): string | undefined {
  return message.found.find(
    ({ plan, value, isAsked }) =>
      isOutside(value, plan.field) && !(isAsked && message.asked.length === 1) && !message.isNamed(plan),
  )?.plan.field.name
}

function readOnce(request: UnderstandRequest, isPart = false): Reading {
  const heard = tokenize(request.text)
  const { language, readsHindi } = spokenLanguage(heard, request.language, request.languages)
  const readers = readersOf(request.fields)
  const { plans } = readers
  const asked = request.asked.flatMap((name) => plans.find(({ field }) => field.name === name) ?? [])
  const asks = (...kinds: FieldKind[]): boolean => asked.some(({ kind }) => kinds.includes(kind))
  mendTypos(heard, { day: asks('date', 'datetime'), number: asks('number'), answer: asks('boolean') })
  const asideAs = markAside(heard, {
    names: (word) => asked.some(({ cues }) => cues.has(word)),
    isSpanOfTime: asked.some(asksHowLong),
  })
  const denials = denialsIn(heard, asked.some(asksOfThePast))
  if (denials.length > 0) heard.denials = denials
  const move = readDialogueAct(heard, asideAs)
  const message = new Message(heard, readsHindi, request, readers, asked, readCorrection(heard), move)
  const intent = readIntent(heard) ?? readOtherPerson(message)

  readContacts(message)
  readTimes(message)
  readOptions(message)
  readNumbers(message)
  readTexts(message)
  readAnswer(message)
  readAhead(message)
  readOwned(message)
  const readAlone: ReadAlone = (text, name) => readOnce({ ...request, text, asked: [name] }, true).message
  if (isConditional(heard)) message.found.length = 0
  else if (!isPart && intent === undefined) {
    readRestartedAnswer(message, readAlone)
    readRemainingParts(message, readAlone)
  } else if (!isPart && intent?.intent === 'callback_requested') readBesideBusy(message, intent, readAlone)
  if (intent && !isAnswerAfterAll(intent, message)) {
    const values = valuesBeside(intent, message)
    return { message, understanding: { values, refused: [], intent: intent.intent, language } }
  }
  const refused = refusedFields(message)
  const act = message.found.length === 0 && refused.length === 0 ? actOf(message) : undefined
  const understanding = { values: message.values(), refused, intent: null, ...(act && { act }), language }
  return { message, understanding }
}

/** What is said beside a wish counts; the time of "I'm driving, call me after six" is that of the call. */
function valuesBeside({ intent, from, to }: Intent, message: Message): Record<string, FieldValue> {
  if (intent === 'wrong_person') return {}
  return message.volunteered(from, to, ({ kind, cues }) => {
    return intent !== 'callback_requested' || !WHEN.has(kind) || [...cues].some((cue) => CALLS.has(cue))
  })
}

function actOf({ move }: Message): DialogueAct | undefined {
  return move === undefined || move === 'bye' || move === 'question' || move === 'noise' ? undefined : move
}

/**
 * "I'm busy now, tomorrow at 5" answers the question for a day; a new phone number answers "wrong number"; "yes, call
 * me back" and "no, don't call me" answer "shall we call you?".
 */
function isAnswerAfterAll({ intent, from, to }: Intent, message: Message): boolean {
  const words = message.heard.words.slice(from, to)
  const aboutCalls = message.asked.find(
    ({ kind, cues, field }) =>
      kind === 'boolean' && !ASKS_NOW.test(field.description) && [...cues].some((cue) => CALL_AGAIN.has(cue)),
  )
  switch (intent) {
    case 'wrong_person':
      return message.found.some(({ plan, isAsked }) => plan.kind === 'phone' || (isAsked && deniesAsked(message, plan)))
    case 'opted_out':
      if (isOtherNumber(message, { from, to })) return true
      if (aboutCalls === undefined || words.some((word) => FOR_GOOD.has(word))) return false
      message.answer(aboutCalls, false)
      return true
    case 'callback_requested': {
      if (aboutCalls) {
        if (!message.has(aboutCalls.field.name)) message.answer(aboutCalls, true)
        return true
      }
      if (message.found.some(({ plan, isAsked }) => isAsked && plan.kind === 'phone') && !saysNotNow(message))
        return true
      if (FREE_NOW.test(message.heard.words.join(' '))) return true
      if (
        !asksForCall(message.heard) &&
        (isAnsweredAllTheSame(message, to) || LISTENS.test(message.heard.words.join(' ')))
      )
        return true
      const offered = message.asked.find((plan) => isTimeAskedFor(message, plan))
      if (offered) {
        message.answer(offered, false)
        return true
      }
      const when = message.found.find(({ plan, isAsked }) => isAsked && WHEN.has(plan.kind))
      return when !== undefined && (!asksForCall(message.heard) || [...when.plan.cues].some((cue) => CALLS.has(cue)))
    }
  }
}

/** "I'm driving, but yes it hurts": the answer stands in a part that is set against the circumstance. */
function isAnsweredAllTheSame({ heard, found }: Message, wishTo: number): boolean {
  return found.some(
    ({ isAsked, from }) => isAsked && heard.words.slice(wishTo, from).some((word) => AGAINST.test(word)),
  )
}

const AGAINST = /^(?:but|par|lekin|magar|phir|still|anyway|लेकिन|पर|मगर|फिर)$/
/** "Earlier I said call me later, but I'm free now" */
const FREE_NOW =
  /\b(?:but|par|lekin|magar|now|ab|abhi) (?:im |i am |main |mai )?(?:ab |abhi |now )?free(?: now| hoon| hun| hu)?\b|(?:पर|लेकिन|अब|अभी) (?:मैं )?(?:अब )?(?:फ्री|खाली) (?:हूं|हु)/
/** "Bolo jaldi, meeting mein hoon", "go ahead, make it quick" */
const LISTENS =
  /\b(?:bolo|boliye|bataiye|batao|kahiye|poochiye|puchiye|go ahead|go on|tell me|carry on|ask quickly|make it quick|be quick|thats ok|thats fine)\b|(?<!\p{L})(?:बोलो|बोलिए|बताइए|बताओ|कहिए|पूछिए)(?![\p{L}\p{M}])/u

/** "यहाँ कोई पालतू नहीं है" to "do you have pets?": there is none of what was asked for. */
function deniesAsked({ heard }: Message, plan: FieldReader): boolean {
  if (plan.kind !== 'boolean' || !ASKS_FOR_ANY.test(plan.field.description)) return false
  return isAbout(heard.words, topicsOf(plan).yes)
}

const ASKS_FOR_ANY = /\b(?:any|have|own|keep|is there|are there|koi)\b|कोई/i

/** "98450 22113, call after 5" tells when that number is answered; "…, but I'm busy now" asks for another call. */
function saysNotNow({ heard }: Message): boolean {
  return heard.words.some((word) => NOT_NOW.has(word))
}

const NOT_NOW = new Set('busy later back now again driving meeting abhi baad vyast अभी बाद व्यस्त बिजी'.split(' '))

/** "I'm busy this weekend" to "can we come this weekend?" */
function isTimeAskedFor({ heard }: Message, { kind, field }: FieldReader): boolean {
  if (kind !== 'boolean' || heard.words.some((word) => CALLS.has(word))) return false
  const time = OFFERED_TIME.exec(field.description)?.[0].toLowerCase()
  return time !== undefined && heard.words.includes(time)
}

const OFFERED_TIME =
  /\b(?:weekend|tomorrow|tonight|monday|tuesday|wednesday|thursday|friday|saturday|sunday|morning|afternoon|evening)\b/i

/** "घर वाले नंबर पर फ़ोन मत करना, 94141… पर करना": one number is put in the place of another. */
function isOtherNumber({ heard, found }: Message, { from, to }: Clause): boolean {
  const clause = clauseAround(heard, { from, to })
  const isOnNumber = heard.words.slice(clause.from, clause.to).some((word) => ON.has(word))
  return isOnNumber && found.some((one) => one.plan.kind === 'phone' && one.isAsked && one.from >= to)
}

const ON = new Set('on par pe number नंबर पर पे'.split(' '))

/** "I'm busy tomorrow, I'll come on Friday": what is said beside it answers the question for a day. */
function readBesideBusy(message: Message, { from, to }: Intent, readAlone: ReadAlone): void {
  const { heard, asked } = message
  const plan = asked.find(({ kind }) => WHEN.has(kind))
  if (plan === undefined || message.has(plan.field.name) || asksForCall(heard)) return
  for (const clause of clausesOf(heard)) {
    if (clause.from < to && clause.to > from) continue
    const [said] = readAlone(textBetween(heard, clause.from, clause.to), plan.field.name).found.filter(
      (one) => one.plan === plan && one.isExplicit,
    )
    if (said) message.take(plan, said.value, true, clause.from + said.from, clause.from + said.to)
    if (said) return
  }
}

/** "Thoda busy hoon, kal gyarah baje call kar lena": one of the wishes is for a call. */
function asksForCall(heard: Tokens): boolean {
  const later = intentsIn(heard).own.filter(({ intent }) => intent === 'callback_requested')
  return later.some(({ from, to }) => heard.words.slice(from, to).some((word) => CALLS.has(word)))
}

/** Words with which "don't call me" is more than an answer to "shall we call you?". */
const FOR_GOOD = new Set(
  `stop quit again anymore never ever list remove delete unsubscribe any more dobara dubara phir band hata hatao aage number opt alone
   दोबारा दुबारा फिर बंद हटा हटाओ आगे नंबर`.split(/\s+/),
)
const WHEN = new Set<string>(['date', 'time', 'datetime'])
/** "Is this a good time to talk?" does not offer a call. */
const ASKS_NOW = /\b(?:good|right|convenient) time\b|\b(?:now|free|busy)\b/i
const CALL_AGAIN = new Set('call calls calling callback phone ring contact कॉल काल फोन'.split(' '))
const CALLS = new Set(
  'call calls calling callback phone telephone ring talk speak contact try baat lagaiye lagana milaiye कॉल काल फोन बात लगाइए लगाना मिलाइए'.split(
    ' ',
  ),
)

function refusedFields(message: Message): string[] {
  const { heard } = message
  const open = message.asked.filter(({ field }) => !message.has(field.name))
  if (open.length === 0) return []
  const extraWords = open.some(({ kind }) => kind === 'text' || kind === 'address') ? 3 : 6
  const lacking = open.filter(
    (plan) =>
      plan.kind !== 'boolean' && plan.kind !== 'number' && !namesOption(heard, plan) && saysNoneOf(heard, plan.cues),
  )
  if (lacking.length > 0) return lacking.map(({ field }) => field.name)
  const refusal = readRefusal(heard, extraWords)
  if (refusal === undefined) return []
  if (refusal.tag !== 'declined' && message.found.some(({ isAsked }) => !isAsked)) return []
  if (message.found.some((one) => !one.isAsked && isBeside(heard, one, refusal))) return []
  // "Aaj nahi" declines today.
  const isPartly = heard.words.length > refusal.to - refusal.from
  if (refusal.tag === 'lacking' && isPartly && open.every(({ kind }) => WHEN.has(kind))) return []
  // "No online please": which of the options it is about is not plain.
  if (refusal.tag === 'lacking' && isPartly && open.some((plan) => namesOption(heard, plan))) return []
  const fitting = refusal.tag === 'declined' ? open : open.filter(({ kind }) => fitsRefusal(kind, refusal.tag))
  return fitting.map(({ field }) => field.name)
}

function namesOption(heard: Tokens, plan: FieldReader): boolean {
  return plan.kind === 'enum' && indexOf(plan).own.first(heard) !== undefined
}

/** "More than 1,000 rupees I won't give" speaks of the amount, and declines no other answer. */
function isBeside(heard: Tokens, one: Clause, other: Clause): boolean {
  return clausesOf(heard).some(({ from, to }) => [one, other].every((span) => span.from >= from && span.to <= to))
}

/** "I have no money" does not refuse a yes-or-no question, and "got it, thanks" refuses only free text. */
function fitsRefusal(kind: FieldKind, refusal: Refusal): boolean {
  return refusal === 'thanks' ? kind === 'text' : kind !== 'boolean'
}
