import { regex } from '../../../base/regex.ts'
import { deniesBeing } from './denies-being.ts'
import { asksAhead } from '../fields/asks-for-offer.ts'
import { positiveOf } from '../fields/positive-of.ts'
import { questionOf } from '../fields/question-of.ts'
import type { UnderstandRequest } from '../../../ports/language.ts'
import { isBetweenValues } from '../corrections.ts'
import type { FieldReader } from '../fields/field-reader.ts'
import { isConfirmation } from '../fields/is-confirmation.ts'
import { type FieldKind, WHEN } from '../fields/kind-of.ts'
import { oncePerField } from '../fields/once-per-field.ts'
import { soundsLikeLabel } from '../fields/sounds-like-label.ts'
import { speaksOf } from '../fields/speaks-of.ts'
import type { Move } from '../dialogue-acts.ts'
import type { Found, Message } from '../message.ts'
import { readRefusal } from '../refusals.ts'
import { tellsNothing } from '../withheld.ts'
import { overIn } from '../set-aside/left-behind.ts'
import { isParticle } from '../words/bare-clauses.ts'
import { cachedByText } from '../words/cached-by-text.ts'
import { isCommonWord } from '../words/common-words.ts'
import { DAY_PARTS } from '../dates/day-parts.ts'
import { isDayWord } from '../dates/day-words.ts'
import { unitNamed } from '../numbers/units.ts'
import { type Tokens, wordsOf } from '../words/tokens.ts'
import { PhraseMatcher } from '../words/phrase-matcher.ts'
import { type Clause, clauseAt, clausesOf } from '../words/clauses.ts'
import { segmentAt } from '../words/segments.ts'
import { limitsCalls } from '../intents/limited-calls.ts'
import type { OptionSpan } from './option-span.ts'
import { fullyNamed } from './fully-named.ts'
import { conditionOption } from './option-conditions.ts'
import { findOption } from './options.ts'
import { isForUnknown } from './unknown-option.ts'
import { readOwnClause } from './own-clause.ts'
import {
  readAsUsual,
  readComing,
  readEcho,
  readIdentity,
  readMind,
  readNeither,
  readNobody,
  readProgress,
  readSome,
  readWell,
  readWish,
} from './read-statements.ts'
import { readFirstTime, readStance, readTrouble, wantsSeparate, wantsWhatIsAsked } from './read-stance.ts'
import { asksToGive, saysNotGiven } from './declines-to-give.ts'
import { readDeed } from './deeds/read-deed.ts'
import { readAlreadyDone } from './read-already-done.ts'
import { readBefore } from './read-before.ts'
import { readByBound } from './read-by-bound.ts'
import { readByTime } from './read-by-time.ts'
import { readCompany } from './read-company.ts'
import { readConcession } from './read-concession.ts'
import { readConsent } from './read-consent.ts'
import { readDeclined } from './read-declined.ts'
import { asksIfRight, isHalfRight, readCorrectness } from './read-correctness.ts'
import { readDone } from './read-done.ts'
import { readElsewhere } from './read-elsewhere.ts'
import { readHabit } from './read-habit.ts'
import { readNoLonger } from './read-no-longer.ts'
import { isUntested, readHealth } from './read-health.ts'
import { readInOrder } from './read-in-order.ts'
import { readLess } from './read-less.ts'
import { readQuality } from './read-quality.ts'
import { readUrgency } from './read-urgency.ts'
import { readOfNegative } from './read-of-negative.ts'
import { readPossession, tellsOnlyOfWish } from './read-possession.ts'
import { readPassage } from './read-passage.ts'
import { isOfQuestion } from './topics.ts'
import { isToldByTheWay } from './told-by-the-way.ts'
import { readDoer } from './read-doer.ts'
import { readValidity } from './read-validity.ts'
import { readWhereabouts } from './read-whereabouts.ts'
import { readWanted } from './read-wanted.ts'
import { readVerdict } from './read-verdict.ts'
import { isInDoubt, readStatement, readYesNo, type YesNo } from './yes-no.ts'
import { readStocked } from './read-stocked.ts'
import { readThere } from './read-there.ts'
import { readShortAnswer } from './short-answer.ts'
import { endsAsking } from '../words/ends-asking.ts'
import { NAHI } from '../words/function-words.ts'

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

/**
 * Yes or no. "No, make it 5 pm" changes the time and leaves the question open, so that it is asked again; so do "yes,
 * but make it 5 pm" to what was read back, and "I'd rather not say". Where several such questions stand, a sentence
 * answers the one whose words it uses.
 */
export function readAnswer(message: Message): void {
  const open = message.asked.filter(({ kind, field }) => kind === 'boolean' && !message.has(field.name))
  if (open.length === 0 || isInDoubt(message.heard) || tellsNothing(message.heard.words)) return
  const [only, another] = open
  const positive = only && another === undefined ? positiveOf(only) : undefined
  if (only && positive) return readOfNegative(message, only, positive, readAnswer)
  if (open.some((plan) => isHalfRight(message, plan) || isUntested(message, plan))) return
  const refusal = readRefusal(message.heard, 3)
  const opinions = new Map(open.map((plan) => [plan, readOpinion(message, plan)]))
  for (const plan of open) {
    const isTold =
      message.move === undefined &&
      readDoer(message, plan) === undefined &&
      readFirstTime(message, plan) === undefined &&
      !isOtherTime(message, plan) &&
      readDeclined(message, plan) === undefined &&
      opinions.get(plan) === undefined &&
      readDone(message, plan) === undefined &&
      readStocked(message, plan) === undefined &&
      readThere(message, plan) === undefined &&
      readElsewhere(message, plan) === undefined &&
      !isOtherDay(message, plan) &&
      !wantsSeparate(message.heard, plan) &&
      !wantsWhatIsAsked(message.heard, plan)
    const told = isTold ? readStatement(message.heard, plan.cues) : undefined
    const isWithheld = told && refusal?.tag === 'declined' && told.from >= refusal.from && told.to <= refusal.to
    const statement = isWithheld ? undefined : told
    const opening = statement && openingAgainst(message, statement)
    if (opening === 'contradicts') return
    if (statement && opening === undefined) message.take(plan, statement.value, true, statement.from, statement.to)
  }
  const plan = open[0]
  const { heard } = message
  if (plan === undefined || message.has(plan.field.name) || endsWaiting(message, plan)) return
  const said = knownYesNo(heard, plan)
  const declined = readDeclined(message, plan)
  const done = readDone(message, plan)
  const own =
    said?.isExplicit === true && declined === undefined && done === undefined && opinions.get(plan) === undefined
      ? readOwnClause(heard, plan, said)
      : undefined
  if (own) {
    if (own.value !== undefined) message.take(plan, own.value, true, own.from, own.to)
    return
  }
  const doer = readDoer(message, plan)
  const isRequest = doer !== undefined && DO_IT.test(heard.words[said?.from ?? 0] ?? '')
  const isSaid = said?.isExplicit === true && !isRequest
  const isUnclear = doer === 'unclear' ? !isSaid : doer && isSaid && said.value !== doer.value
  if (isUnclear && declined === undefined) return
  const minded =
    readMind(message, plan) ?? declined ?? opinions.get(plan) ?? readConcession(message) ?? readLess(message, plan)
  if (isOtherTime(message, plan) || (said?.value === true && isUncalledFor(message, plan, said))) return
  const answer =
    minded ??
    readStocked(message, plan) ??
    readThere(message, plan) ??
    done ??
    (isSaid ? undefined : readPassage(message, plan)) ??
    readValidity(message, plan) ??
    (isSaid && !heard.words.some((word) => BUT.has(word)) ? undefined : readNoLonger(message, plan)) ??
    readBefore(message, plan) ??
    readFirstTime(message, plan) ??
    readWell(message, plan) ??
    readNobody(message, plan) ??
    readNeither(message) ??
    readTrouble(message, plan) ??
    readProgress(message, plan) ??
    (isSaid && (!opensItsPart(message, said) || isProtest(message, said)) ? readTold(message, plan) : undefined) ??
    (isSaid ? said : undefined) ??
    readAlreadyDone(message, plan) ??
    (doer === 'unclear' ? undefined : doer) ??
    readElsewhere(message, plan) ??
    readCancel(message, plan) ??
    readIdentity(message, plan) ??
    readWish(message, plan) ??
    readAsUsual(message, plan) ??
    readComing(message, plan) ??
    readEcho(message, plan) ??
    readShortAnswer(message, plan) ??
    readVerdict(message, plan) ??
    readHabit(message, plan) ??
    readSome(message, plan) ??
    readTold(message, plan) ??
    readPossession(message, plan) ??
    readWhereabouts(message, plan) ??
    (isOtherDay(message, plan) ? undefined : readStance(message, plan)) ??
    said
  if (refusal?.tag === 'declined' && asksToGive(plan) && saysNotGiven(message))
    return message.take(plan, false, true, refusal.from, refusal.to)
  if (answer === undefined) return
  if (refusal?.tag === 'declined' && answer !== minded && !keepsBackMore(heard, answer, refusal)) return
  if (answer === said && deniesBeing(heard, plan, answer)) return
  if (answer.value && isHedged(heard, answer)) return
  if (tellsOnlyOfWish(message, plan, answer)) return
  if (answer.value && answer !== said && OF_NO_USE.test(heard.words.join(' '))) return
  const changesOther = message.found.some(({ isAsked }) => !isAsked)
  if (!answer.isExplicit && (message.found.length > 0 || message.move === 'question' || !isWhole(message, answer)))
    return
  const { given } = message.correction
  const isChanged = given || heard.words.some((word) => BUT.has(word))
  const leavesOpen = answer.value
    ? isChanged && isConfirmation(plan)
    : (given && answer === said) || isConfirmation(plan)
  if (changesOther && leavesOpen) return
  if (answer.value && isConfirmation(plan) && (isButChange(message) || OPENS_WRONG.test(heard.words.join(' ')))) return
  if (answer.isExplicit && (isAboutOther(message, plan, answer) || isAside(message, plan, answer, changesOther))) return
  if (answer === done) dropWhenDone(message)
  message.take(plan, answer.value, answer.isExplicit, answer.from, answer.to)
}

/** "Yes, but I won't say whom", "haan zaroor, par naam mat poochhna": what is kept back is something else. */
function keepsBackMore({ words }: Tokens, { isExplicit, to }: YesNo, { from }: Clause): boolean {
  return isExplicit && to <= from && words.slice(to, from + 1).some((word) => BUT.has(word))
}

/** "Shayad ho jayega", "maybe it'll be fine" promise nothing; "shayad haan" does. */
function isHedged(heard: Tokens, { from }: YesNo): boolean {
  const clause = clauseAt(heard, from)
  const words = heard.words.slice(clause?.from, clause?.to)
  return words.some((word) => HEDGES.test(word)) && !words.some((word) => OUTRIGHT.test(word))
}

const HEDGES = /^(?:maybe|perhaps|possibly|shayad|शायद)$/
const OUTRIGHT = /^(?:yes|yeah|haan|han|ji|हां|जी)$/

/** "Wrong, yes": it may say yes to what is wrong. */
const OPENS_WRONG = regex('u')`
  ^(?:(?:its|it is|thats|that is|yeh|ye|यह) )?(?:wrong|incorrect|not (?:right|correct)|galat|गलत) (?:hai |है )?
    (?:yes|yeah|yep|haan|ji|हां|जी)\b
`

/** What one makes of the thing that was asked about: whether it is right, how it was, how urgent it is, whether it is wanted. */
function readOpinion(message: Message, plan: FieldReader): YesNo | undefined {
  return (
    readByTime(message, plan) ??
    readByBound(message, plan) ??
    readCorrectness(message, plan) ??
    readHealth(message, plan) ??
    readQuality(message, plan) ??
    readUrgency(message, plan) ??
    unlessOpened(message, readCompany(message, plan) ?? readConsent(message, plan)) ??
    readInOrder(message, plan) ??
    readWanted(message, plan)
  )
}

/** The "no" of "no, we'll come over to you" and of "kar do, abhi nahi" stands, whatever else may sound like a yes. */
function unlessOpened({ heard }: Message, told: YesNo | undefined): YesNo | undefined {
  const said = told && readYesNo(heard)
  return said?.isExplicit === true && said.value !== told?.value ? undefined : told
}

/** A deed that is told of another day than the one that was asked for answers nothing. */
function readTold(message: Message, plan: FieldReader): YesNo | undefined {
  if (isOtherDay(message, plan) || AFTER_IT.test(message.heard.words.join(' '))) return undefined
  return readDeed(message, plan)
}

const AFTER_IT = regex('u')`
  (?<!\p{L})(?:[ui]ske baad|after that|the day after|agle (?:din|hafte|mahine)|[उइ]सके बाद|अगले (?:दिन|हफ्ते|महीने))
    (?![\p{L}\p{M}])
`

/** The "no no" of "no no listen, I said I will pay" is said against what the agent thinks. */
function isProtest({ heard }: Message, { value, from }: YesNo): boolean {
  return !value && from <= 1 && PROTESTS.test(heard.words.slice(0, MAX_PROTEST).join(' '))
}

const PROTESTS = /^(?:(?:arre|are|oh|ji|अरे) )?(?:no no|nahi nahi|na na|नहीं नहीं) (?!\S*$)/u
const MAX_PROTEST = 5

/** Whether a yes or no is a word of its own, and not one within what is told: the "nahi" of "par khul nahi raha". */
function opensItsPart({ heard }: Message, { from }: YesNo): boolean {
  return segmentAt(heard, from)?.from === from
}

/** "Lift hai par band padi hai": there is one, and it is of no use. */
const OF_NO_USE = regex`
  (?:^| )(?:but|par|lekin|magar|पर|लेकिन|मगर) (?:\S+ ){0,3}?(?:
    band (?:hai|padi|pada|rehti|rehta)|kharab|broken|not working|doesnt work|out of order|closed|shut
    |under (?:repair|construction)|बंद (?:है|पडी|पडा|रहती|रहता)|खराब
  )(?: |$)
`

/** The day of "did that on Monday" is that of the deed. */
function dropWhenDone(message: Message): void {
  const left = message.found.filter(({ plan, isAsked }) => isAsked || !WHEN.has(plan.kind) || message.isNamed(plan))
  message.found.splice(0, message.found.length, ...left)
}

/** The "nahi" of "yaad nahi aa raha, bete se poochna padega" is no answer. */
function knownYesNo(heard: Tokens, plan: FieldReader): YesNo | undefined {
  const said = readYesNo(heard)
  if (said?.value === false && IS_UNKNOWN.test(heard.words[said.from - 1] ?? '')) return undefined
  return said && isAdverb(heard, said, plan) ? undefined : said
}

/** The "totally" of "it totally slipped my mind" is no yes, as that of "totally" and "oh, totally" is. */
function isAdverb({ words }: Tokens, { from, to }: YesNo, { cues }: FieldReader): boolean {
  const [before = '', word = '', next = ''] = words.slice(Math.max(0, from - 1), to + 1)
  return to - from === 1 && STRESSES.test(word) && SUBJECT.test(before) && DEED.test(next) && !cues.has(next)
}

const STRESSES = /^(?:totally|absolutely|definitely|certainly|surely)$/
const SUBJECT = /^(?:i|we|he|she|it|they|that|this)$/
const DEED = /(?:ed|ot)$/

const IS_UNKNOWN = /^(?:yaad|pata|maalum|malum|maloom|याद|पता|मालूम)$/

/** The "kar do" of "aap hi kar do" asks for something, and is no yes. */
const DO_IT = /^(?:kar|kardo|bhej|laga|likh|rakh|karwa|bula|कर|भेज|लगा|लिख|रख|करवा|बुला)$/

/** "Hello, haan, rukiye ek minute": a yes before a request to wait only says that somebody is there. */
function endsWaiting({ heard, move }: Message, { cues }: FieldReader): boolean {
  if (move !== 'wait' || cues.has('wait') || cues.has('waiting') || cues.has('hold')) return false
  const last = clausesOf(heard).at(-1)
  return last !== undefined && heard.words.slice(last.from, last.to).some((word) => WAITS.test(word))
}

const WAITS = /^(?:ruk\S*|minute|min|second|sec|moment|wait|hold|रुक\S*|मिनट|सेकंड|ठहर\S*)$/

/**
 * The "no" of "no, I have taken another policy" decides, whatever the sentence has; "no, I do smoke" leaves it open.
 */
function openingAgainst(message: Message, statement: YesNo): 'decides' | 'contradicts' | undefined {
  const said = readYesNo(message.heard)
  if (said?.isExplicit !== true || said.from !== 0 || said.value === statement.value || statement.from === 0)
    return undefined
  if (isProtest(message, said)) return undefined
  return statement.to - statement.from > MAX_DIRECT ? 'decides' : 'contradicts'
}

/** "I do smoke" */
const MAX_DIRECT = 3

const BUT = new Set('but except lekin magar par लेकिन मगर पर'.split(' '))
const CHANGE = /^(?:chang\w*|move|shift|make|another|different|instead|badal\w*|बदल\S*)$/

/** "Yes, but I want to change something", "yes, but at 6": what was read back is not what is wanted. */
function isButChange({ heard: { words } }: Message): boolean {
  const but = words.findIndex((word) => BUT.has(word))
  if (but === -1) return false
  return (
    words.some((word) => CHANGE.test(word)) ||
    words.slice(but + 1).some((word) => /^\d/.test(word) || isDayWord(word) || DAY_PARTS.has(word))
  )
}

const CANCEL = new PhraseMatcher<true>([
  [
    true,
    `(please|) cancel (it|that|this|the appointment|the booking|the order|everything|) .
     (dont|do not) (book|confirm|proceed|go ahead)
     (cancel|radd) (karo|kar do|kar dijiye|kijiye)
     (रद्द|कैंसिल|कैंसल) (करो|कर दो|कर दीजिए|कीजिए)`,
  ],
])

/** "Cancel" to "shall I book it like that?" */
function readCancel({ heard }: Message, plan: FieldReader): YesNo | undefined {
  const hit = isConfirmation(plan) ? CANCEL.first(heard) : undefined
  if (hit === undefined || /^(?:dont|not|never)$/.test(heard.words[hit.from - 1] ?? '')) return undefined
  return { value: false, isExplicit: true, from: hit.from, to: hit.to }
}

/** Words that leave "I am" or "not" all that was said. */
const BESIDE = new Set(
  'i we you it that this yes yeah ok okay oh well um uh so very much really do think please thanks thank sir madam maam ji mujhe hame haan quite of course all and'.split(
    ' ',
  ),
)

/** "I do not want to stop" is no answer to "do you smoke?", "I do not" is. */
function isWhole({ heard }: Pick<Message, 'heard'>, { from, to }: YesNo): boolean {
  return heard.words.every((word, at) => (at >= from && at < to) || BESIDE.has(word))
}

const OFFER =
  /^(?:shall|should|would|will|may|can|could|want|do you want|do you need|are you (?:still )?interested|whether)\b/i
const INTEREST = new Set([
  'interested',
  'interest',
  'wants',
  'want',
  'callback',
  'agree',
  'agreed',
  'proceed',
  'consent',
])
const HAVING = new Set('have has had there got with need see is was are makes take say'.split(' '))

const OF_CALLS = /^(?:call|calls|calling|phone|ring|contact)$/

/**
 * "Not interested" declines an offer, and says nothing of whether someone smokes; "I have no time" is no answer to
 * either.
 */
function isAboutOther(message: Message, plan: FieldReader, { value, from, to }: YesNo): boolean {
  const { heard } = message
  if (value) return false
  if (isNoOfAnother(message, plan, from)) return true
  if (limitsCalls(heard, { from, to }) && ![...plan.cues].some((cue) => OF_CALLS.test(cue))) return true
  if (heard.words.slice(Math.max(0, from - 1), to + 1).some((word) => word === 'interested' || word === 'interest')) {
    return !OFFER.test(questionOf(plan)) && !plan.label.some((word) => INTEREST.has(word)) && !isConfirmation(plan)
  }
  const isPartOfSentence = heard.words[from] === 'no' && !heard.breaks[from] && HAVING.has(heard.words[from - 1] ?? '')
  return isPartOfSentence && !heard.words.some((word) => plan.cues.has(word))
}

/** "No insurance", "insurance nahi" to "do you need our truck?": what another open question is about, and no word of this one. */
function isNoOfAnother({ heard, plans }: Message, plan: FieldReader, at: number): boolean {
  const { words, breaks } = heard
  const isHindi = NAHI.test(words[at] ?? '')
  const thing = isHindi ? at - 1 : at + 1
  if (words.length > MAX_NO || (!isHindi && words[at] !== 'no') || breaks[isHindi ? at : thing]) return false
  const word = words[thing] ?? ''
  if (word.length < MIN_THING || speaksOf(plan, word) || isOfQuestion(word, plan)) return false
  return plans.some((one) => {
    if (one === plan || (one.kind !== 'boolean' && one.kind !== 'text')) return false
    return one.names.has(word) || soundsLikeLabel(one, word) || (one.kind === 'text' && one.cues.has(word))
  })
}

const MIN_THING = 4
/** "No message, thank you" */
const MAX_NO = 4

/** "I will pay tomorrow" to "can you pay today?" */
function isOtherDay({ heard }: Message, { field }: FieldReader): boolean {
  const { words } = heard
  if (/\b(?:today|now|this evening)\b|आज/i.test(field.description)) return words.some((word) => OTHER_DAYS.has(word))
  return /\bthis (?:week|month)\b/i.test(field.description) && words.some((word) => LATER.has(word))
}

/** "Next month, for sure" to "will you pay this month?": the same kind of time, and another one. */
function isOtherTime({ heard }: Message, { field }: FieldReader): boolean {
  const asked = THIS_TIME.exec(field.description)?.[1]?.toLowerCase()
  if (asked === undefined) return false
  const next = NEXT_TIME.exec(heard.words.join(' '))
  const named = next?.[1] ?? next?.[2] ?? ''
  return named === asked || IN_HINDI[asked]?.test(named) === true
}

const THIS_TIME = /\bthis (week|weekend|month|year)\b/i
const NEXT_TIME = /\bnext (\w+)|(?:^| )(?:agl[aei]|अगले|अगला) (\S+)/
const IN_HINDI: Readonly<Record<string, RegExp>> = {
  week: /^(?:haft[ae]|हफ्ते|हफ्ता)$/,
  weekend: /^(?:haft[ae]|weekend|हफ्ते)$/,
  month: /^(?:mahin[ae]|महीने|महीना)$/,
  year: /^(?:saal|sal|साल)$/,
}

/** "Go ahead" agrees to what is offered or read back; to "do you have a bike?" it says nothing. */
function isUncalledFor({ heard }: Message, plan: FieldReader, { from, to }: YesNo): boolean {
  if (heard.words.slice(from, to).join(' ') !== 'go ahead' || isConfirmation(plan)) return false
  return !asksAhead(plan) && !LETS.test(questionOf(plan))
}

const LETS = regex('i')`
  \b(?:shall|should|may|can|could) (?:we|i|it|the|our|somebody|someone)\b
  |\b(?:
    is (?:it|that|this) (?:ok|okay|fine|alright|all right|right)|do you (?:agree|want|mind)|would you (?:like|mind)
    |good time|okay|proceed|continue|consent
  )\b
`
const LATER = new Set('later next then 30th 1st'.split(' '))
const OTHER_DAYS = new Set([
  ...LATER,
  ...'tomorrow kal parson monday tuesday wednesday thursday friday saturday sunday कल परसों'.split(' '),
])
const SAHI = /^(?:sahi|sahee|सही)$/
const IS_WRONG = /^(?:wrong|incorrect|galat|गलत|right|correct|sahi|sahee|सही)$/

/**
 * A "yes" inside a question ("did you get my name right?"), a "wrong" said of something else ("the date is wrong"), and
 * a "nahi" or "kar do" that belongs to a value ("Rohan hai, Rahul nahi") leave the question open.
 */
function isAside({ heard, move, request }: Message, plan: FieldReader, answer: YesNo, changesOther: boolean): boolean {
  const { value, from, to } = answer
  const isInside = from > 0 && !heard.breaks[from]
  if (!value && isInside && isBetweenValues(heard, from)) return true // "3 nahi 5"
  if (!value && isInside && isKnownValue(heard.words[from - 1] ?? '', request)) return true
  if (move === 'question' && isInside) return true
  const isSaidOf = IS_WRONG.test(heard.words[from] ?? '') && (isInside || !SAHI.test(heard.words[from] ?? ''))
  if (isSaidOf && !isConfirmation(plan) && !asksIfRight(plan) && !isWhole({ heard }, answer)) return true
  return (
    changesOther && isInside && (!value || /^(?:kar|kardo|कर)$/.test(heard.words[to - 2] ?? heard.words[from] ?? ''))
  )
}

function isKnownValue(word: string, { collected }: UnderstandRequest): boolean {
  return (
    word.length > 2 && Object.values(collected).some((value) => String(value).toLowerCase().split(' ').includes(word))
  )
}
