import { isCommonWord } from '../words/common-words.ts'
import { type Heard, textBetween } from '../words/heard.ts'
import { numberWord } from '../numbers/number-words.ts'
import { PhraseBook } from '../words/phrase-book.ts'
import { isDevanagari } from '../words/spoken-language.ts'

export interface NameSpan {
  value: string
  /** Introduced as a name ("my name is …"), not only standing where one was asked for. */
  firm: boolean
  /** "my name is", which also corrects; "I'm …" only introduces. */
  explicit: boolean
  from: number
  to: number
}

const LEADS = new PhraseBook<'explicit' | 'weak' | 'asked'>([
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
     (its|it is|this is|) me`,
  ],
  ['asked', '(it is|its|thats|that is|here is)'],
  ['weak', `(im|i am|iam|this is|myself|speaking is|main|mai|hum|मैं|हम|ye|यह)`],
])
const TRAILS = new Set(
  `here speaking hai hoon hun hu hain ke liye के लिए bol baat bolta bolti raha rahi rahe this side from and but or with is my i want would calling need please
   thanks thank you ji sir madam maam naam ka ki se ko for at on in tomorrow today right also has have can could will am actually not the so
   he she they we it aur lekin main mujhe kal aaj है हूं हूँ बोल बात रहा रही और लेकिन से को का की जी मुझे कल आज इधर saab sahab instead now by who
   passed away expired died dead as per put down write written spelled spelt like looking trying just about going interested happy sorry okay ok yes no yeah well both only`.split(
    /\s+/,
  ),
)
/** Words that follow "I'm …" or stand alone without being anyone's name. */
const NOT_NAMES = new Set(
  `a an the busy fine good ok okay sorry yes no not yeah yep nope sure here there hello hi hey good great morning evening afternoon night calling
   looking interested happy sad sick ill driving going coming trying free available available ready done late early back home single married
   tomorrow today now later what who why how when where which that this it is my your his her me you we they i he she at in on for to with of
   and or but so very really just still also only all both none nothing something anything same correct right wrong true false maybe
   off fees fee sahmat sehmat razi raazi manzoor सहमत राजी our your whose anniversary birthday kyun kyon kyu kis kisliye phone details please thanks thank welcome bye skip stop help cancel again repeat pardon excuse wait moment second hmm umm um uh haan nahi nahin ji theek
   accha acha kya kaun kyon kaise kab kahan hai hoon kal aaj mera naam name call number one two three confused afraid glad able unable working
   sab chahiye chahie चाहिए सब hindi english hinglish angrezi angreji mein हिंदी हिन्दी इंग्लिश अंग्रेजी अंग्रेज़ी में galat गलत सही बदल बदलना badal badalna badlo change certain having done book booking appointment visit doctor table order price cost same self pata log bilkul kuch aap tum main mujhe abhi baad vegetarian student
   हां नहीं जी ठीक अच्छा क्या कौन क्यों कैसे कब कहां है हूं कल आज मेरा नाम नमस्ते नमस्कार हेलो हैलो namaste namaskar namaskaar alo`.split(
    /\s+/,
  ),
)
const FILLERS = new Set(
  `hi hello hey yes yeah yep ok okay sure well um uh umm hmm so oh ah er haan ji sir madam maam namaste namaskar its it is thats im the name
   just please speaking bol raha rahi rahe hoon hun hu हां जी नमस्ते नमस्कार हेलो हैलो बोल रहा रही हूं हूँ`.split(/\s+/),
)
const MAX_WORDS = 5
const MARKUP = /[<>{}[\]=\\]/

/** `asked` accepts a bare name: one to four words that are nothing else, up to words that another value has taken. */
export function findName(
  heard: Heard,
  asked: boolean,
  isTaken: (at: number) => boolean = () => false,
): NameSpan | undefined {
  if (MARKUP.test(heard.text)) return undefined
  return introduced(heard, asked) ?? introducedFromBehind(heard) ?? (asked ? bareName(heard, isTaken) : undefined)
}

/** "main Priya nahi hoon" */
const NOT_SO = new Set(['nahi', 'nahin', 'nai', 'नहीं', 'नही'])

function introduced(heard: Heard, asked: boolean): NameSpan | undefined {
  let weak: NameSpan | undefined
  let explicit: NameSpan | undefined
  for (const { tag, from, to } of LEADS.all(heard)) {
    const span = nameFrom(heard, to)
    if (!asked && isOfOthers(heard, from, to, span?.to ?? to)) continue
    if (span && NOT_SO.has(heard.words[span.to] ?? '')) continue
    if (span === undefined || (isEveryday(heard, span) && (tag !== 'explicit' || !isWrittenName(heard, span.from))))
      continue
    if (tag === 'explicit') explicit = { ...span, firm: true, explicit: true }
    else if (tag === 'asked' ? asked : asked || looksWritten(heard, span.from, span.to)) {
      weak ??= { ...span, firm: asked || isClosed(heard, span.to), explicit: false }
    }
  }
  return explicit ?? weak
}

/**
 * Where no name was asked for: "my friend's name is Amit" is another's, and "main khush hoon" tells a mood as easily, so
 * that Hindi needs "bol rahi" with it.
 */
function isOfOthers(heard: Heard, from: number, to: number, end: number): boolean {
  const lead = heard.words[from] ?? ''
  if (lead === 'name') return from > 0 && !heard.breaks[from] && !BEFORE_NAME.has(heard.words[from - 1] ?? '')
  if (!HINDI_I.has(lead) || to !== from + 1 || isWrittenName(heard, to)) return false
  return heard.words[end] !== 'bol' && heard.words[end] !== 'बोल'
}

const BEFORE_NAME = new Set('my the is and sorry hi hello no full first last yes but so actually'.split(' '))
const HINDI_I = new Set(['main', 'mai', 'hum', 'मैं', 'हम', 'ये', 'यह', 'ye'])

/** "Priya here", "Priya speaking", "Priya bol rahi hoon" */
function introducedFromBehind(heard: Heard): NameSpan | undefined {
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
    if (span && span.to === at) return { ...span, firm: true, explicit: false }
  }
  return undefined
}

/** "Neha naam se", "नेहा के नाम से" */
function isNamedSo({ words }: Heard, at: number): boolean {
  const next = words[at] === 'ke' || words[at] === 'के' ? at + 1 : at
  return /^(?:naam|नाम)$/.test(words[next] ?? '') && /^(?:se|से|par|पर)$/.test(words[next + 1] ?? '')
}

function bareName(heard: Heard, isTaken: (at: number) => boolean): NameSpan | undefined {
  let from = 0
  while (from < heard.words.length && FILLERS.has(heard.words[from] ?? '')) from += 1
  const span = (isInitial(heard, from) ? undefined : spelled(heard, from)) ?? nameFrom(heard, from)
  if (span === undefined || isEveryday(heard, span)) return undefined
  const rest = heard.words.length - span.to
  const isBeforeOther =
    isTaken(span.to) ||
    (heard.words[span.to] === 'for' && numberWord(heard.words[span.to + 1] ?? '', false) !== undefined)
  const isAll =
    rest === 0 || isBeforeOther || heard.breaks[span.to] === true || BARE_TRAILS.has(heard.words[span.to] ?? '')
  return isAll && !heard.text.trimEnd().endsWith('?') ? { ...span, firm: false, explicit: false } : undefined
}

const BARE_TRAILS = new Set(
  'here speaking hai hoon hun hu ke liye के लिए bol baat as this side from ji sir madam please thanks thank and है हूं बोल बात और aur saab sahab'.split(
    ' ',
  ),
)

function nameFrom(heard: Heard, start: number): { value: string; from: number; to: number } | undefined {
  let from = start
  while (FILLER_BEFORE.has(heard.words[from] ?? '') && !isWrittenName(heard, from)) from += 1
  let to = from
  let initials = 0
  while (
    to < heard.words.length &&
    to - from - initials < MAX_WORDS &&
    (to === from || !heard.breaks[to]) &&
    isNameWord(heard, to)
  ) {
    if (isInitial(heard, to)) initials += 1
    to += 1
  }
  if (to === from || to - from - initials >= MAX_WORDS) return spelled(heard, from)
  const isInitials = to - from >= 3 && heard.words.slice(from, to).every((word) => word.length === 1)
  return isInitials ? spelled(heard, from) : { value: nameCase(textBetween(heard, from, to)), from, to }
}

const FILLER_BEFORE = new Set('is um uh umm actually hai है तो to toh well ab ji sorry'.split(' '))

/** "P R I Y A" */
function spelled(heard: Heard, from: number): { value: string; from: number; to: number } | undefined {
  let to = from
  while (to < heard.words.length && heard.words[to]?.length === 1 && /[a-z]/.test(heard.words[to] ?? '')) to += 1
  return to - from >= 3 ? { value: nameCase(heard.words.slice(from, to).join('')), from, to } : undefined
}

function isNameWord(heard: Heard, at: number): boolean {
  const word = heard.words[at] ?? ''
  if (isInitial(heard, at)) return true
  if (isKeyboardNoise(word)) return false
  if (NOT_NAMES.has(word) || TRAILS.has(word) || /\d/.test(word))
    return isWrittenName(heard, at) && !NOT_NAMES.has(word) && !TRAILS.has(word)
  return word.length > 0 && (isDevanagari(word) || numberWord(word, false) === undefined)
}

/** The "A." of "A. P. J. Abdul Kalam" */
function isInitial(heard: Heard, at: number): boolean {
  return /^[A-Z]\.$/.test(heard.text.slice(heard.starts[at], (heard.ends[at] ?? 0) + 1))
}

const ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'abcdefghij', 'xyz', 'poiuytrewq', 'lkjhgfdsa', 'mnbvcxz']

/** "asdf", "hjkl", "xxxx" */
function isKeyboardNoise(word: string): boolean {
  if (word.length < 3 || !/^[a-z]+$/.test(word)) return false
  return (
    /^(.)\1+$/.test(word) ||
    (word.length > 3 && !/[aeiouy]/.test(word)) ||
    ROWS.some((row) => row.includes(word)) ||
    /^(?:asdf|qwer|zxcv|hjkl)/.test(word)
  )
}

/** "I am tired" tells no name, nor does a lone "waiting"; "I am Rose" does, as "rose" is on no list. */
function isEveryday(heard: Heard, { from, to }: { from: number; to: number }): boolean {
  const words = heard.words.slice(from, to)
  const isEvery = words.every((word) => isCommonWord(word) || NOT_NAMES.has(word) || STATES.has(word))
  return isEvery || words.some((word) => STATES.has(word))
}

const STATES = new Set(
  `meri mere mummy papa maa mata pita tired busy driving hungry sleepy sick ill eating working cooking walking bored angry upset annoyed worried scared stressed frustrated
   retired unemployed pregnant vomiting coughing bleeding khansi bukhar bukhaar dard zukam jukam sardi ulti fever cough cold pain headache checkup toothache
   thaka thaki thak vyast pareshan dukhi bimar beemar व्यस्त बिजी थका थकी परेशान बीमार दुखी खांसी बुखार दर्द जुकाम सर्दी उल्टी`.split(
    /\s+/,
  ),
)

/** Written with a capital letter in the middle of a sentence. */
function isWrittenName(heard: Heard, at: number): boolean {
  const first = heard.text.charAt(heard.starts[at] ?? 0)
  return at > 0 && first !== first.toLowerCase() && !NOT_NAMES.has(heard.words[at] ?? '')
}

/** "I'm Priya" in a text that uses capitals, or in one without any that ends there. */
function looksWritten(heard: Heard, from: number, to: number): boolean {
  const first = heard.text.charAt(heard.starts[from] ?? 0)
  if (first !== first.toLowerCase() || isDevanagari(heard.words[from] ?? '')) return true
  return (
    heard.text === heard.text.toLowerCase() &&
    to - from <= 2 &&
    isClosed(heard, to) &&
    !/(?:ing|ed)$/.test(heard.words[from] ?? '')
  )
}

function isClosed(heard: Heard, to: number): boolean {
  return heard.breaks[to] === true || TRAILS.has(heard.words[to] ?? '')
}

/** What came without any capital gets them; everything else stays as it was written. */
export function nameCase(text: string): string {
  const tidy = text.replace(/\s+/g, ' ').trim()
  if (tidy !== tidy.toLowerCase() && tidy !== tidy.toUpperCase()) return tidy
  return tidy
    .toLowerCase()
    .replace(/(^|[\s.'-])(\p{L})/gu, (_match, before: string, letter: string) => before + letter.toUpperCase())
}
