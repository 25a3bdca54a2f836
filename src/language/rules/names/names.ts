import { numberWord } from '../numbers/number-words.ts'
import { answeringClause, bareClauses } from '../words/bare-clauses.ts'
import type { Clause } from '../words/clauses.ts'
import type { Tokens } from '../words/tokens.ts'
import { PhraseMatcher } from '../words/phrase-matcher.ts'
import { nameFrom, spelled } from './name-from.ts'
import { isClosed, isEveryday, isInitial, isNameWord, isWrittenName, looksWritten } from './words-of-a-name.ts'

export interface NameSpan {
  value: string
  /** Introduced as a name ("my name is …"), rather than given as a bare answer. */
  isExplicit: boolean
  /** "my name is", which also corrects; "I'm …" only introduces. */
  explicit: boolean
  from: number
  to: number
}

const MARKUP = /[<>{}[\]=\\]/

/**
 * `asked` accepts a bare name: one to four words with no other meaning, up to words that another value has consumed.
 */
export function findName(
  heard: Tokens,
  asked: boolean,
  isTaken: (at: number) => boolean = () => false,
  correctedFrom = Infinity,
): NameSpan | undefined {
  if (MARKUP.test(heard.text)) return undefined
  return (
    replacing(heard, asked) ??
    introduced(heard, asked, isTaken) ??
    introducedFromBehind(heard) ??
    (asked ? (nameInClause(heard, isTaken, correctedFrom) ?? bareName(heard, isTaken)) : undefined)
  )
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
  const span = nameFrom(heard, nahi + 1)
  const isRest = span !== undefined && (span.to === words.length || /^(?:hai|है|hain|ji)$/.test(words[span.to] ?? ''))
  return span && isRest && !isEveryday(heard, span) ? { ...span, isExplicit: true, explicit: true } : undefined
}

const LEADS = new PhraseMatcher<'explicit' | 'weak' | 'asked'>([
  [
    'explicit',
    `(my|the) (full|first|last|good|real|actual|correct|proper|) (name|names) (is|s|would be|was|as|)
     (i go by|goes by)
     (actually|sorry|correction) (its|it is|im|i am|this is)
     (you can|please|just|they|everyone|people|friends|) (call|calls) me
     (i am|im) (called|named)
     name (is|s)
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
     (please|you can|can|) (put|write|note|book) (it|this|me|) (down|) (as|under|in|) (the name|) (of|)
     (its|it is|booking is|) (under|written as) (the name|) (of|)
     (as per|as on|as in|according to) (my|the|) (pan|aadhaar|aadhar|passport|card|records) (card|) (its|it is|)
     (for my|my|mera|meri|mere) (son|daughter|mother|father|wife|husband|brother|sister|friend|mom|mum|dad|baby|child|beta|beti|pati|patni)
     (मेरी|मेरे|मेरा|) (पत्नी|पति|बेटा|बेटे|बेटी|भाई|बहन|मां|माता|पिता|दोस्त) (का नाम|)
     (its|it is|) for
     (its|it is|this is|) me`,
  ],
  ['asked', '(it is|its|thats|that is|here is)'],
  ['weak', `(im|i am|iam|this is|myself|speaking is|main|mai|hum|मैं|हम|ye|यह)`],
])

function introduced(heard: Tokens, asked: boolean, isTaken: (at: number) => boolean): NameSpan | undefined {
  let weak: NameSpan | undefined
  let explicit: NameSpan | undefined
  for (const { tag, from, to } of LEADS.all(heard)) {
    if (NEVER_CALLED.has(heard.words[from - 1] ?? '')) continue
    const span = nameFrom(heard, to)
    if (!asked && isOfOthers(heard, from, to, span?.to ?? to)) continue
    if (span && (NOT_SO.has(heard.words[span.to] ?? '') || (tag === 'asked' && isTaken(span.from)))) continue
    if (span && heard.words.indexOf(span.value.toLowerCase()) !== -1 && heard.words[span.from]?.length === 1) continue // spelled after it was said
    if (span === undefined || (isEveryday(heard, span) && (tag !== 'explicit' || !isWrittenName(heard, span.from))))
      continue
    if (tag === 'explicit') explicit = { ...span, isExplicit: true, explicit: true }
    else if (tag === 'asked' ? asked : asked || looksWritten(heard, span.from, span.to)) {
      weak ??= { ...span, isExplicit: asked || isClosed(heard, span.to), explicit: false }
    }
  }
  return explicit ?? weak
}

/** "Don't call me uncle" */
const NEVER_CALLED = new Set(['dont', 'never', 'not'])

/** "main Priya nahi hoon" */
const NOT_SO = new Set(['nahi', 'nahin', 'nai', 'नहीं', 'नही'])

/**
 * Applies when no name was asked for: "my friend's name is Amit" is another person's name. "Main khush hoon" may also
 * tell a mood, so Hindi requires "bol rahi" as well.
 */
function isOfOthers(heard: Tokens, from: number, to: number, end: number): boolean {
  const lead = heard.words[from] ?? ''
  if (lead === 'name') return from > 0 && !heard.breaks[from] && !BEFORE_NAME.has(heard.words[from - 1] ?? '')
  if (!HINDI_I.has(lead) || to !== from + 1 || isWrittenName(heard, to)) return false
  return heard.words[end] !== 'bol' && heard.words[end] !== 'बोल'
}

const BEFORE_NAME = new Set('my the is and sorry hi hello no full first last yes but so actually'.split(' '))
const HINDI_I = new Set(['main', 'mai', 'hum', 'मैं', 'हम', 'ये', 'यह', 'ye'])

/** "Priya here", "Priya speaking", "Priya bol rahi hoon" */
function introducedFromBehind(heard: Tokens): NameSpan | undefined {
  for (let at = 1; at < Math.min(heard.words.length, 5); at++) {
    const word = heard.words[at] ?? ''
    const isSign =
      (word === 'here' || word === 'speaking' || isNamedSo(heard, at) || word === 'bol' || word === 'बोल') &&
      !heard.breaks[at]
    const next = heard.words[at + 1] ?? ''
    const fits =
      word === 'bol' || word === 'बोल' ? /^(?:raha|rahi|rahe|रहा|रही)$/.test(next) : heard.breaks[at + 1] === true
    if (!isSign || !(fits || isNamedSo(heard, at))) continue
    let from = at - 1
    while (from > 0 && !heard.breaks[from] && isNameWord(heard, from - 1)) from -= 1
    const span = nameFrom(heard, from)
    if (span && span.to === at) return { ...span, isExplicit: true, explicit: false }
  }
  return undefined
}

/** "Neha naam se", "नेहा के नाम से" */
function isNamedSo({ words }: Tokens, at: number): boolean {
  const next = words[at] === 'ke' || words[at] === 'के' ? at + 1 : at
  return /^(?:naam|नाम)$/.test(words[next] ?? '') && /^(?:se|से|par|पर)$/.test(words[next + 1] ?? '')
}

/** "Well, let me think, Priya Sharma, I guess", "Rahul, no sorry, Priya": a clause that consists of a name. */
function nameInClause(heard: Tokens, isTaken: (at: number) => boolean, correctedFrom: number): NameSpan | undefined {
  const names = bareClauses(heard).filter(({ from, to }) => {
    const span = nameFrom(heard, from)
    return span?.to === to && !isTaken(from) && !isEveryday(heard, span)
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
  if (span === undefined || isEveryday(heard, span)) return undefined
  const rest = heard.words.length - span.to
  const isBeforeOther =
    isTaken(span.to) ||
    (heard.words[span.to] === 'for' &&
      (isTaken(span.to + 1) || numberWord(heard.words[span.to + 1] ?? '', false) !== undefined))
  const isAll =
    rest === 0 || isBeforeOther || heard.breaks[span.to] === true || BARE_TRAILS.has(heard.words[span.to] ?? '')
  return isAll && !heard.text.trimEnd().endsWith('?') ? { ...span, isExplicit: false, explicit: false } : undefined
}

const FILLERS = new Set(
  `hi hello hey yes yeah yep ok okay sure well um uh umm hmm so oh ah er haan ji sir madam maam namaste namaskar its it is thats im the name
   just please speaking bol raha rahi rahe hoon hun hu हां जी नमस्ते नमस्कार हेलो हैलो बोल रहा रही हूं हूँ`.split(/\s+/),
)
const BARE_TRAILS = new Set(
  'he she it we here speaking hai hoon hun hu ke liye के लिए bol baat as this side from ji sir madam please thanks thank and है हूं बोल बात और aur saab sahab'.split(
    ' ',
  ),
)
