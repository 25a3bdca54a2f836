import { regex } from '../../../base/regex.ts'
import { findNumbers } from '../numbers/numbers.ts'
import { numberWord } from '../numbers/number-words.ts'
import { isGrammarWord, isParticle, isPoliteRequest } from '../words/bare-clauses.ts'
import type { Clause } from '../words/clauses.ts'
import type { Tokens } from '../words/tokens.ts'
import { type TimeSpan, clock } from './clock.ts'
import { DAY_PARTS } from './day-parts.ts'
import { bareHour, onFace } from './hour-and-minutes.ts'
import { countsChoices } from './left-open.ts'
import { OF } from '../words/function-words.ts'

/** A number that could be a time, for when one was asked for: "4", "four thirty", "9.30". */
export function bareTime(
  heard: Tokens,
  readsHindi: boolean,
  isFree: (from: number, to: number) => boolean,
): TimeSpan | undefined {
  const [digits = ''] = heard.words
  const [, hours, past] = (heard.words.length === 1 ? MILITARY.exec(digits) : null) ?? []
  if (hours !== undefined && isFree(0, 1))
    return { minutes: Number(hours) * 60 + Number(past), isExplicit: false, vague: false, from: 0, to: 1 }
  for (const { value, from, to } of findNumbers(heard, readsHindi)) {
    const dotted = DOTTED.exec(heard.words[from] ?? '')
    const hour = dotted ? Number(dotted[1]) : onFace(value)
    const minutes = Math.round((hour % 1) * 60)
    const isQuarter = minutes % 15 === 0 && (minutes === 0 || /^\D/.test(heard.words[from] ?? '')) // "saade chhah"
    if (!isQuarter || hour < 1 || hour >= 13 || !isFree(from, to) || isAmongSymbols(heard, from, to)) continue
    if (isDayOfMonth(heard, to) || countsChoices(heard, { from, to })) continue
    if (isCounted(heard, to) || isNumberOfThings(heard, { from, to })) continue
    const span = dotted
      ? clock(heard, from, to, hour, Number(dotted[2]), '')
      : minutes > 0
        ? clock(heard, from, to, Math.floor(hour), minutes, '')
        : bareHour(heard, from, to, hour, readsHindi)
    return { ...span, isExplicit: false }
  }
  return undefined
}

/** "Two hours" and "four people" name no time of day; `to` is where the number ends. */
export function isCounted(heard: Tokens, to: number): boolean {
  return !heard.breaks[to] && COUNTED.has(heard.words[to] ?? '')
}

/** "Do kamre", "seven acres", "tin ki chhat", "just one": a number of what follows it, or of what was spoken of. */
function isNumberOfThings(heard: Tokens, { from, to }: Clause): boolean {
  const before = heard.breaks[from] ? '' : (heard.words[from - 1] ?? '')
  if (NUMBERED.test(before) || isGiven(heard, from)) return true
  if (ONLY.test(before) || (heard.words[from] === 'one' && HAS.test(before))) return true
  const next = heard.words[to]
  if (next === undefined || heard.breaks[to]) return false
  if (OF.test(next)) return !AROUND.test(heard.words[to + 1] ?? '')
  if (/^(?:hi|ही)$/.test(next))
    return heard.words[to + 1] !== undefined && /^(?:ek|एक|one|1)$/.test(heard.words[from] ?? '')
  return isContent(heard, to)
}

/** "Platform 5", "we are six" */
const NUMBERED =
  /^(?:platform|terminal|gate|lane|gali|sector|block|ward|room|flat|floor|plot|shop|counter|bay|exit|tower|coach|bogie|seat|door|प्लेटफॉर्म|गेट|टर्मिनल|कमरा)$/

/** The "do" of "paanch minute do": give. */
function isGiven({ words }: Tokens, from: number): boolean {
  if (/^(?:we|were|are)$/.test(words[from - 1] ?? '') && /^(?:we|were)$/.test(words[from - 2] ?? words[from - 1] ?? ''))
    return true
  return (
    /^(?:do|दो)$/.test(words[from] ?? '') && /^(?:minutes?|mins?|मिनट|second|seconds|सेकंड)$/.test(words[from - 1] ?? '')
  )
}

function isContent(heard: Tokens, at: number): boolean {
  const word = heard.words[at] ?? ''
  if (DAY_PARTS.has(word) || WHEN_ELSE.test(word) || CARRIED_OUT.test(word) || /\d/.test(word)) return false
  return (
    !isGrammarWord(word) && !isParticle(heard, at) && !isPoliteRequest(word) && numberWord(word, true) === undefined
  )
}

const ONLY = /^(?:just|only|total|kul|number|कुल|टोटल)$/
/** "I don't have one" */
const HAS = /^(?:have|has|had|havent|got|need|want|any|this|that|which|another|other|no|give|get)$/
const AROUND = /^(?:baad|pehle|pahle|aas|aaspaas|kareeb|karib|beech|लगभग|बाद|पहले|आस|आसपास|करीब|बीच)$/
/** What is said beside an hour. */
const WHEN_ELSE = regex('u')`
  ^(?:
    sharp|works?|good|fine|suits?|best|perfect|latest|earliest|ish|or|onwards?|today|tomorrow|kal|aaj|parso
    |\p{L}+day|कल|आज|परसों|\p{L}+वार|sahi|theek|thik|sounds?|instead|then|later|max|clock|oclock|bje|baj|already|right
    |exactly|tak|tk|ठीक|सही|तक
  )$
`
/** "Aaunga", "rakhna", "aa jaiye", "rakho": a verb. */
const CARRIED_OUT = regex('u')`
  (?:unga|ungi|oonga|oongi|enge|engi|ega|egi|ana|ani|dena|lena|rakhna)$
  |^(?:ho|do|lo|rakho|rakh|kar|karo|aao|हो|दो|लो|रखो|रख|कर|करो|आओ)$
  |(?:ूंगा|ूंगी|ऊंगा|ऊंगी|एंगे|ेंगे|एगा|ेगा|एगी|ेगी|ना|नी)$
`

/** "Das ko" is the tenth of a month. */
function isDayOfMonth(heard: Tokens, to: number): boolean {
  return !heard.breaks[to] && /^(?:ko|को|tarikh|tareekh|तारीख)$/.test(heard.words[to] ?? '')
}

const COUNTED = new Set(
  `second seconds sec moment hour hours hr hrs minute minutes min mins day days night nights week weeks month months year years
   times people persons person guests guest pax kids children adults members
   rupees lakh lakhs crore thousand percent star stars rooms bhk ghante ghanta ghanton din raat raatein hafte mahine saal baar
   log logon hazaar rupaye
   घंटे घंटा दिन रात रातें हफ्ते महीने साल बार लोग मिनट लाख हजार रुपये`.split(/\s+/),
)

/** The 1 of "alert(1)" is no time. */
function isAmongSymbols({ text, starts, ends }: Tokens, from: number, to: number): boolean {
  const around = [text[(starts[from] ?? 0) - 1], text[ends[to - 1] ?? text.length]]
  return around.some((mark) => mark !== undefined && SYMBOLS.has(mark))
}

const SYMBOLS = new Set('()[]{}<>=_*#&%$@|^~+\\')
/** "1430" */
const MILITARY = /^([01]\d|2[0-3])([0-5][05])$/
const DOTTED = /^(1?\d)\.([0-5]\d)$/
