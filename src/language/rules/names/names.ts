import { regex } from '../../../base/regex.ts'
import { numberWord } from '../numbers/number-words.ts'
import { answeringClause, bareClauses } from '../words/bare-clauses.ts'
import { type Clause, clausesOf } from '../words/clauses.ts'
import type { Tokens } from '../words/tokens.ts'
import { isHindiVerb } from '../words/hindi-verbs.ts'
import { PhraseMatcher } from '../words/phrase-matcher.ts'
import { afterKin, isKin, isPossessive } from './kin.ts'
import { type Asked, introducesBeside } from './introduces-beside.ts'
import { changedName, nameInSentence } from './name-in-sentence.ts'
import { isBehindCapitals, nameFrom, spelled, TITLES } from './name-from.ts'
import type { NameSpan } from './name-span.ts'
import { doerIn } from './doer.ts'
import { isNoName } from './is-no-name.ts'
import { isPlaceOrWish } from './place-or-wish.ts'
import { isNamedSo, namedSo } from './named-so.ts'
import { isToldBeside } from './told-beside.ts'
import { ownerOfName } from './stated-name.ts'
import { spellingIn } from './spelling.ts'
import { isClosed, isEveryday, isInitial, isNameWord, isOrder, isTrail, isWrittenName } from './words-of-a-name.ts'
import { AT } from '../words/function-words.ts'

const MARKUP = /[<>{}[\]=\\]/

export interface NameSearch {
  /** `asked` and `corrected` accept a bare name: one to four words with no other meaning. */
  mode: 'asked' | 'corrected' | 'beside'
  /** Whether another value has consumed a word. */
  isTaken: (at: number) => boolean
  correctedFrom: number
  /** Whether a word is a thing that the flow speaks of ("parcel"). */
  isNoun: (word: string) => boolean
  /** Whether a word is a thing whose name another field asks for ("group ka naam"). */
  isOther: (word: string) => boolean
  /** What the question asks for that has a name of its own, or is described. */
  asks: Asked
  /** Whether the name of the speaker is asked for. */
  asksOwn: boolean
}

export function findName(heard: Tokens, search: NameSearch): NameSpan | undefined {
  if (MARKUP.test(heard.text)) return undefined
  const spelling = spellingIn(heard)
  if (spelling === undefined) return fullest(heard, findSaid(heard, search))
  const said = { ...heard, aside: spelling.map((isSpelled, at) => isSpelled || heard.aside?.[at] === true) }
  return fullest(said, findSaid(said, search)) ?? spelledOut(heard, search.mode !== 'beside', spelling)
}

function findSaid(
  heard: Tokens,
  { mode, isTaken, correctedFrom, isNoun, isOther, asks, asksOwn }: NameSearch,
): NameSpan | undefined {
  const asked = mode !== 'beside'
  const so = namedSo(heard, asked, isNoun)
  const first =
    replacing(heard, asked) ??
    (mode === 'asked' ? changed(heard, correctedFrom) : undefined) ??
    later(so, introduced(heard, asked, isTaken, isOther, asks, asksOwn)) ??
    introducedFromBehind(heard, asked) ??
    (asked ? saidOfWhom(heard) : undefined) ??
    (mode === 'asked' ? loose(nameInSentence(heard)) : undefined)
  if (!asked || (first !== undefined && !isUsualWord(heard, first))) return first
  return (
    nameOfKin(heard) ??
    nameInClause(heard, isTaken, correctedFrom) ??
    loose(doerIn(heard, isNoun)) ??
    first ??
    bareName(heard, isTaken)
  )
}

/** "Khet bhaiya ke naam pe hai, unka naam Sukhdev": what is said to be the name, behind what is held in one. */
function later(so: NameSpan | undefined, said: NameSpan | undefined): NameSpan | undefined {
  return so === undefined || (said?.explicit === true && said.from > so.to) ? said : so
}

/** The "office" of "main office mein rahunga": no name, so that another part may hold it. */
function isUsualWord(heard: Tokens, name: NameSpan): boolean {
  return !name.explicit && isNoName(heard, name)
}

/** After a correction or a change: only where no clause behind it is a name by itself. */
function changed(heard: Tokens, correctedFrom: number): NameSpan | undefined {
  const isBare = bareClauses(heard).some(({ from, to }) => from >= correctedFrom && nameFrom(heard, from)?.to === to)
  return isBare ? undefined : loose(changedName(heard, correctedFrom))
}

function loose(span: ReturnType<typeof nameInSentence>): NameSpan | undefined {
  return span && { ...span, isExplicit: false, explicit: false }
}

/** "P R I Y A" alone */
function spelledOut(heard: Tokens, asked: boolean, spelling: boolean[]): NameSpan | undefined {
  const span = asked ? spelled(heard, spelling.indexOf(true)) : undefined
  return span && { ...span, isExplicit: false, explicit: false }
}

/** "Ganesh likho, Ganesh Pawar": the longer form that is said later. */
function fullest(heard: Tokens, name: NameSpan | undefined): NameSpan | undefined {
  if (name === undefined) return undefined
  const short = heard.words.slice(name.from, name.to)
  for (let at = name.to; at < heard.words.length; at++) {
    if (!heard.breaks[at] && heard.words[at] !== short[0]) continue
    const span = nameFrom(heard, at)
    const words = span ? heard.words.slice(span.from, span.to) : []
    if (span && words.length > short.length && short.every((word) => words.includes(word))) return { ...name, ...span }
  }
  return name
}

/** "… मेरी daughter Ritika Jain के लिए", "it is for my nephew Aarush" */
function nameOfKin(heard: Tokens): NameSpan | undefined {
  for (let at = 0; at < heard.words.length; at++) {
    const from = afterKin(heard, at)
    const span = from === undefined || heard.breaks[from] ? undefined : nameFrom(heard, from)
    if (span === undefined || isEveryday(heard, span)) continue
    if (isToldBeside(heard, span)) continue
    if (isNameAfterKin(heard, span)) return { ...span, isExplicit: true, explicit: false }
  }
  return undefined
}

const NAME_WORDS = new Set(['naam', 'name', 'नाम'])

/** "Not Sunita, Anita", "naam Aarav nahi Arjun hai": the name after the denied one. */
function replacing(heard: Tokens, asked: boolean): NameSpan | undefined {
  const { words, breaks } = heard
  if (asked && words[0] === 'not' && words.length <= 5) {
    const second = breaks.findIndex((isBreak, at) => at > 1 && isBreak)
    const span = second > 0 && second < words.length ? nameFrom(heard, second) : undefined
    return span && span.to === words.length ? { ...span, isExplicit: true, explicit: true } : undefined
  }
  const nahi = words.findIndex((word) => NOT_SO.has(word))
  const isNamed = words.slice(0, Math.max(nahi, 0)).some((word) => NAME_WORDS.has(word))
  if (nahi < 1 || !(isNamed || (asked && nahi <= 2)) || breaks[nahi]) return undefined
  // "Bag nahi mila" denies no name.
  if (isNoName(heard, { from: nahi - 1, to: nahi }) && !POINTS.test(words[nahi - 1] ?? '')) return undefined
  const span = nameFrom(heard, nahi + 1)
  const isRest = span !== undefined && (breaks[span.to] === true || isTrail(words[span.to] ?? ''))
  return span && isRest && !isEveryday(heard, span) ? { ...span, isExplicit: true, explicit: true } : undefined
}

const POINTS = /^(?:ye|yeh|yah|wo|woh|vo|voh|naam|यह|ये|वह|वो|नाम)$/

const LEADS = new PhraseMatcher<'explicit' | 'weak' | 'asked'>([
  [
    'explicit',
    `(my|the) (full|first|last|good|real|actual|correct|proper|) (name|names) (is|s|would be|was|as|)
     (i go by|goes by)
     (actually|sorry|correction) (its|it is|im|i am|this is)
     (you can|please|just|they|everyone|people|friends|) (call|calls) me
     (i am|im) (called|named)
     name (is|s)
     (his|her|their|the childs|the patients) (full|good|real|) (name|names) (is|s|)
     names
     (this is|its|it is) for (my son|my daughter|my mother|my father|my wife|my husband|)
     (patient name|patients name|naam|नाम|name)
     (its|it is) (spelled|spelt)
     (mera|hamara|mere) (pura|poora|shubh|) (naam|nam|name) (hai|)
     (मेरा|हमारा|मेरी|मेरे) (पूरा|शुभ|) नाम (है|)
     (naam|नाम) (galat|गलत) (hai|है)
     (patient ka|mareez ka|bacche ka|मरीज का|) (naam|नाम) (likh lijiye|hai|है|to|तो|likhiye|likho|likh lo|लिखिए|लिखो)`,
  ],
  [
    'asked',
    `for (our|)
     (you can|please|just|we|they|i|) (call|calls|called|named) (him|her|it)
     (please|you can|can|) (put|write|note|book|enter|keep) (it|this|me|the name|my name|) (down|) (as|under|in|) (the name|) (of|)
     (in|under|by) (the|) name (of|)
     (its|it is|booking is|) (under|written as) (the name|) (of|)
     (as per|as on|as in|according to) (my|the|) (pan|aadhaar|aadhar|passport|card|records) (card|) (its|it is|)
     (talk|speak|talking|speaking|connect) (to|with)
     (contact|meet|visit|to see|visiting|meeting|inform|ask for|reach out to|get in touch with)
     (lets|let us|well|we can|you can|can we) (start|begin|go) with
     (it will|itll|that will|thatll|that would|thatd) be
     (incharge|in charge|person|one|contact|nominee|guardian) is
     (for my|my|mera|meri|mere) (son|daughter|mother|father|wife|husband|brother|sister|friend|mom|mum|dad|baby|child|beta|beti|pati|patni)
     (मेरी|मेरे|मेरा|) (पत्नी|पति|बेटा|बेटे|बेटी|भाई|बहन|मां|माता|पिता|दोस्त) (का नाम|)
     (its|it is|) for
     (its|it is|this is|) me`,
  ],
  ['asked', '(it is|its|thats|that is|here is)'],
  ['weak', `(im|i am|iam|this is|this side|myself|speaking is|main|mai|hum|मैं|हम|ye|यह)`],
])

function introduced(
  heard: Tokens,
  asked: boolean,
  isTaken: (at: number) => boolean,
  isOther: (word: string) => boolean,
  asks: Asked,
  asksOwn: boolean,
): NameSpan | undefined {
  let weak: NameSpan | undefined
  let explicit: NameSpan | undefined
  for (const { tag, from, to } of LEADS.all(heard)) {
    if (heard.breaks[to] === true && heard.words[to - 1] === 'me') continue
    if (NEVER_CALLED.has(heard.words[from - 1] ?? '')) continue
    if (isNamedSo(heard, to - 1) || isNameOfThing(heard, from, to, isOther)) continue
    if (!asked && asksOwn && isNameOfAnother(heard, from, to)) continue
    if (NAME_WORDS.has(heard.words[to - 1] ?? '') && AT.test(heard.words[to] ?? '')) continue
    const span = nameFrom(heard, heard.words[to] === 'its' ? to + 1 : to)
    if (span && tag === 'explicit' && isDoneWithName(heard, span)) continue
    if (span && HINDI_I.has(heard.words[from] ?? '') && TELLS_WHERE.test(heard.words[span.to] ?? '')) continue
    if (span && tag === 'asked' && isToldBeside(heard, span)) continue
    if (span && tag === 'asked' && isPossessive(heard.words[to - 2] ?? '') && !isNameAfterKin(heard, span)) continue
    if (!asked && isOfOthers(heard, from, to, span?.to ?? to)) continue
    if (span && heard.words.slice(span.from, span.to + 1).some((word) => ASKS_TO_DO.test(word))) continue
    if (span && !asked && isInfinitive(heard, span)) continue
    if (span && (NOT_SO.has(heard.words[span.to] ?? '') || (tag === 'asked' && isTaken(span.from)))) continue
    if (span && heard.words.indexOf(span.value.toLowerCase()) !== -1 && heard.words[span.from]?.length === 1) continue // spelled after it was said
    if (span === undefined || (isEveryday(heard, span) && (tag !== 'explicit' || !isWrittenName(heard, span.from))))
      continue
    // "It's for Diwali" may tell what for.
    if (!asked && asks === 'thing' && heard.words[to - 1] === 'for' && from === 0 && span.to === heard.words.length)
      continue
    if (tag === 'explicit') explicit = { ...span, isExplicit: true, explicit: true }
    else if (asked || (tag === 'weak' && introducesBeside(heard, from, span, asks))) {
      weak ??= { ...span, isExplicit: asked || isClosed(heard, span.to), explicit: false }
    }
  }
  return explicit ?? weak
}

/** "Naam bhool gaye kya", "naam lene mein darr lagta hai": what is done with a name. */
function isDoneWithName({ words, starts, text }: Tokens, { from, to }: { from: number; to: number }): boolean {
  const first = text.charAt(starts[from] ?? 0)
  const isVerb = first === first.toLowerCase() && words.slice(from, to).every((word) => isHindiVerb(word))
  return isVerb && to < words.length && !/^(?:hai|h|है|tha|thi|था|थी)$/.test(words[to] ?? '')
}

/** "Ek naam jodna hai": what is to be done with a name. */
function isInfinitive({ words }: Tokens, { from, to }: { from: number; to: number }): boolean {
  return to - from === 1 && INFINITIVE.test(words[from] ?? '') && TO_DO.test(words[to] ?? '')
}

const INFINITIVE = /(?:wana|vana|wani|[dtlk]na|[dtlk]ni)$|(?:वाना|वानी|[डटलक]ना|[डटलक]नी)$/u
const TO_DO = /^(?:hai|tha|thi|hoga|padega|है|था|थी|होगा|पडेगा)$/

/** "Group ka naam Durga" names no person. */
function isNameOfThing(heard: Tokens, from: number, to: number, isOther: (word: string) => boolean): boolean {
  for (let at = from; at < to; at++) {
    if (!NAME_WORDS.has(heard.words[at] ?? '')) continue
    const owner = at > 0 ? ownerOfName(heard, at) : undefined
    return owner !== undefined && isOther(owner)
  }
  return false
}

/** "His name is Ravi", "bachche ka naam Ravi"; what is done for others is in their name ("मम्मी के लिए …"). */
function isNameOfAnother(heard: Tokens, from: number, to: number): boolean {
  if (heard.words.some((word) => /^(?:for|liye|लिए)$/.test(word))) return false
  for (let at = from; at < to; at++) {
    if (!NAME_WORDS.has(heard.words[at] ?? '')) continue
    const owner = at > 0 ? (ownerOfName(heard, at) ?? '') : ''
    return OF_ANOTHER.test(owner) || isKin(owner)
  }
  return false
}

const OF_ANOTHER =
  /^(?:his|her|their|childs|patients|uska|unka|iska|inka|bachche|bacche|ladke|ladki|उसका|उनका|इसका|बच्चे|लड़के|लडके|लड़की)$/

/** "Name daal do", "नाम लिख लीजिए" */
const ASKS_TO_DO = /^(?:do|dijiye|dijie|lo|lijiye|kijiye|दो|दीजिए|लो|लीजिए|कीजिए)$/

/** "Don't call me uncle" */
const NEVER_CALLED = new Set(['dont', 'never', 'not'])

/** "My sister handles that" names nobody. */
function isNameAfterKin(heard: Tokens, { from, to }: { from: number; to: number }): boolean {
  if (isWrittenName(heard, from)) return true
  return isClosed(heard, to) && !TELLS.test(heard.words[from] ?? '')
}

/** "My wife usually handles that", "my son uses it" */
const TELLS = /^[a-z]+(?:ly|ing|ed|es|[^aeious]s)$/

/** "Main Bombay se bahar hoon", "ye kirane ki dukaan hai" */
const TELLS_WHERE = /^(?:se|mein|me|pe|par|ki|ka|ke|से|में|पे|पर|की|का|के)$/

/** "main Priya nahi hoon" */
const NOT_SO = new Set(['nahi', 'nai', 'नहीं'])

/**
 * Applies when no name was asked for: "my friend's name is Amit" is another person's name. "Main khush hoon" may also
 * tell a mood, so Hindi requires "bol rahi" as well.
 */
function isOfOthers(heard: Tokens, from: number, to: number, end: number): boolean {
  const lead = heard.words[from] ?? ''
  if (lead === 'name') return from > 0 && !heard.breaks[from] && !BEFORE_NAME.has(heard.words[from - 1] ?? '')
  if (NAME_WORDS.has(lead) && OTHERS.test(heard.words.slice(end, end + 3).join(' '))) return true
  if (!HINDI_I.has(lead) || to !== from + 1 || isWrittenName(heard, to)) return false
  return heard.words[end] !== 'bol' && heard.words[end] !== 'बोल'
}

/** "Naam Aarav hai uska" */
const OTHERS = /(?:^| )(?:uska|unka|iska|inka|उसका|उनका|इसका|इनका)(?: |$)/

const BEFORE_NAME = new Set('my the is and sorry hi hello no full first last yes but so actually'.split(' '))
const HINDI_I = new Set(['main', 'mai', 'hum', 'मैं', 'हम', 'ये', 'यह', 'ye'])

/** "Priya here", "Priya speaking", "Priya bol rahi hoon" */
function introducedFromBehind(heard: Tokens, asked: boolean): NameSpan | undefined {
  for (let at = 1; at < Math.min(heard.words.length, MAX_BEFORE_SPEAKING); at++) {
    const word = heard.words[at] ?? ''
    const isSign = (word === 'here' || word === 'speaking' || word === 'bol' || word === 'बोल') && !heard.breaks[at]
    const next = heard.words[at + 1] ?? ''
    const fits =
      word === 'bol' || word === 'बोल' ? /^(?:raha|rahi|rahe|रहा|रही)$/.test(next) : heard.breaks[at + 1] === true
    if (!isSign || !fits || (asked ? WAS : IS_OR_WAS).test(heard.words[at + 2] ?? '')) continue
    let from = at - 1
    while (from > 0 && !heard.breaks[from] && isNameWord(heard, from - 1)) from -= 1
    const span = nameFrom(heard, from)
    if (span && span.to === at) return { ...span, isExplicit: true, explicit: false }
  }
  return undefined
}

/** "Bachche ki mummy Sunita Verma bol rahi hoon" */
const MAX_BEFORE_SPEAKING = 9
const WAS = /^(?:tha|thi|the|था|थी|थे)$/
const IS_OR_WAS = /^(?:tha|thi|the|hai|hain|था|थी|थे|है|हैं)$/

/** "Priya Yadav naam hai uska", "Omar is the patient": a name and what it is, in one clause. */
function saidOfWhom(heard: Tokens): NameSpan | undefined {
  for (const { from, to } of clausesOf(heard)) {
    const span = nameFrom(heard, from)
    if (span === undefined || span.from !== from || span.to >= to || isEveryday(heard, span)) continue
    const rest = heard.words.slice(span.to, to).join(' ')
    if (OF_WHOM.test(rest)) return { ...span, isExplicit: true, explicit: true }
  }
  return undefined
}

const OF_WHOM = regex`
  ^(?:
    (?:naam|नाम) (?:hai|है)|(?:hai|है) (?:mera|hamara|uska|unka|iska|मेरा|हमारा|उसका|उनका|इसका) (?:naam|नाम)(?: |$)
    |(?:is|hai|है) (?:the|my|our|his|her) (?:
      name|patient|child|nominee|customer|student|son|daughter|husband|wife|mother|father|brother|sister|owner|guest
      |one
    )\b
  )
`

/** "Well, let me think, Priya Sharma, I guess", "Rahul, no sorry, Priya": a clause that consists of a name. */
function nameInClause(heard: Tokens, isTaken: (at: number) => boolean, correctedFrom: number): NameSpan | undefined {
  const names = bareClauses(heard).filter(({ from, to }) => {
    const span = nameFrom(heard, from)
    const isWhere = !heard.breaks[to] && /^(?:se|mein|tak|से|में|तक)$/.test(heard.words[to] ?? '')
    return (
      span?.to === to &&
      !isTaken(from) &&
      !isEveryday(heard, span) &&
      !(isWhere && !TITLES.has(heard.words[from] ?? '')) &&
      !isPlaceOrWish(heard, span)
    )
  })
  const first = answeringClause(names, correctedFrom)
  const clause = first && (fuller(heard, first, names) ?? first)
  const span = clause && nameFrom(heard, clause.from)
  return span && { ...span, isExplicit: false, explicit: false }
}

/** "Rohit. Rohit Pillai.": said again, with more of it. */
function fuller({ words }: Tokens, first: Clause, names: readonly Clause[]): Clause | undefined {
  const said = words.slice(first.from, first.to)
  return names.find(
    ({ from, to }) =>
      from >= first.to && to - from > said.length && said.every((word) => words.slice(from, to).includes(word)),
  )
}

function bareName(heard: Tokens, isTaken: (at: number) => boolean): NameSpan | undefined {
  let from = 0
  while (from < heard.words.length && FILLERS.has(heard.words[from] ?? '')) from += 1
  const span = (isInitial(heard, from) ? undefined : spelled(heard, from)) ?? nameFrom(heard, from)
  if (span === undefined || isEveryday(heard, span) || isPlaceOrWish(heard, span)) return undefined
  const rest = heard.words.length - span.to
  const isBeforeOther =
    isTaken(span.to) ||
    (heard.words[span.to] === 'for' &&
      (isTaken(span.to + 1) || numberWord(heard.words[span.to + 1] ?? '', false) !== undefined))
  const isAll =
    rest === 0 ||
    isBehindCapitals(heard, span.from, span.to) ||
    isBeforeOther ||
    heard.breaks[span.to] === true ||
    BARE_TRAILS.has(heard.words[span.to] ?? '') ||
    isOrder(heard.words[span.to] ?? '')
  return isAll && !heard.text.trimEnd().endsWith('?') ? { ...span, isExplicit: false, explicit: false } : undefined
}

const FILLERS = new Set(
  `hi hello hey yes yeah yep ok okay sure well um uh umm hmm so oh ah er haan ji sir madam maam namaste namaskar its it is thats im the name
   just please speaking bol raha rahi rahe hoon hun hu हां जी नमस्ते नमस्कार हेलो हैलो बोल रहा रही हूं हूँ`.split(/\s+/),
)
const BARE_TRAILS = new Set(
  'he she it we here speaking hai hoon hun hu ke liye के लिए bol baat as this side from ji sir madam please thanks thank perhaps maybe probably shayad शायद and है हूं बोल बात और aur saab sahab'.split(
    ' ',
  ),
)
