import { regex } from '../../../base/regex.ts'
import { DAY_PARTS } from '../dates/day-parts.ts'
import { isDayWord } from '../dates/day-words.ts'
import { type Clause, clauseAround } from '../words/clauses.ts'
import type { Tokens } from '../words/tokens.ts'
import { oncePerMessage } from '../words/once-per-message.ts'
import { wordSet } from '../words/word-set.ts'

/**
 * Whether a clause that rules calls out rules them out for a time of the day or the week alone: "dopahar mein phone mat karna",
 * "don't ring me on weekends", "do baje se pehle call mat kijiye". What holds from some time on ("aaj ke baad", "kal se", "from
 * tomorrow") or complains of every day ends all calls.
 */
export function isLimitedInTime(heard: Tokens, wish: Clause): boolean {
  const { from, to } = clauseAround(heard, wish)
  const known = limitsKnown(heard)
  const place = `${from} ${to}`
  const limited = known.get(place) ?? isLimiting(heard.words.slice(from, to))
  known.set(place, limited)
  return limited
}

/** Whether a clause limits calls, by where it stands: each of its wishes asks. */
const limitsKnown = oncePerMessage((): Map<string, boolean> => new Map())

function isLimiting(said: readonly string[]): boolean {
  if (said.some((word) => REMOVES.test(word)) || isAtAnyTime(said)) return false
  const body = ownWordsFrom(said)
  return said.some((_, at) => at >= body && isTimeFrame(said, at)) || AT_THAT_TIME.test(said.slice(body).join(' '))
}

/**
 * "Us din phone mat karna", "don't ring me then", "… warna phone mat karna": at the time, or in the case, just spoken of. "Agar kuch
 * bechna hai to phone mat karna" is about what the calls are for, and ends them.
 */
const AT_THAT_TIME = regex('u')`
  (?:^| )(?:us|uss|un|usi|उस|उन|उसी) (?:hi |ही )?(?:din|dino|dinon|time|waqt|vakt|samay|dauran|ghante|raat|shaam|subah|दिन|दिनों|टाइम|समय|वक्त|दौरान|रात|शाम|सुबह)
    (?: |$)
  |(?:^| )(?:tab tak|tabtak|tab|beech mein|beech me|तब तक|तब|बीच में) (?:\S+ ){0,3}?(?:call|phone|fone|message|कॉल|काल|फोन|मैसेज)(?: |$)
  |(?:^| )(?:warna|varna|nahi to|nahin to|वरना|नहीं तो) (?:\S+ ){0,3}?(?:call|phone|fone|message|कॉल|काल|फोन|मैसेज)(?: |$)
  |(?:^| )(?:usse|us se|isse|is se|uske|उससे|उस से|इससे|उसके) (?:pehle|pahle|पहले)(?: |$)
  |(?:^| )(?:agar|jab|yadi|अगर|जब|यदि) (?!(?:\S+ ){0,7}?(?:bech\S*|offer|scheme|order|loan|policy|paise|बेच\S*|ऑफर|स्कीम|ऑर्डर|लोन|पॉलिसी|पैसे) )(?:\S+ ){1,8}?(?:to|toh|tab|तो|तब) (?:(?!dobara|dubara|phir|fir|aage|दोबारा|दुबारा|फिर|आगे)\S+ ){0,3}?(?:call|phone|fone|message|कॉल|काल|फोन|मैसेज)(?: |$)
  |\b(?:call|ring|phone|text|message)(?: me| us)? (?:then|before (?:that|then)|that (?:day|time|night|week|morning|evening)|(?:till|until) then|those (?:days|hours)|in between|in the meantime)\b
`

/** Whether the clause that rules calls out leaves no time for them: "raat din phone mat karo", "never call after today". */
export function leavesNoTime(heard: Tokens, wish: Clause): boolean {
  const { from, to } = clauseAround(heard, wish)
  return isAtAnyTime(heard.words.slice(from, to))
}

function isAtAnyTime(said: readonly string[]): boolean {
  const isOfDay = (word = ''): boolean => DAY_PARTS.has(word) || /^(?:din|दिन)$/.test(word)
  return (
    WHENEVER.test(said.join(' ')) ||
    said.some((word, at) => COMPLAINS.test(word) || (isOfDay(word) && isOfDay(said[at + 1])))
  )
}

/** Whether the clause of a "no" only keeps calls clear of some time: "Sunday ko call mat karna". */
export function limitsCalls(heard: Tokens, no: Clause): boolean {
  const { from, to } = clauseAround(heard, no)
  return heard.words.slice(from, to).some((word) => CALLS.test(word)) && isLimitedInTime(heard, no)
}

const CALLS = /^(?:call|calls|calling|phone|fone|ring|कॉल|काल|फोन)$/
const REMOVES = /^(?:remove|delete|erase|unsubscribe|opt|list|alone|hata\w*|mita\w*|हटा\S*|मिटा\S*|लिस्ट|सूची)$/

const COMPLAINS = /^(?:pareshan|preshan|pareshaan|tang|disturb\w*|bother\w*|harass\w*|irritate|परेशान|तंग|डिस्टर्ब)$/
/** "Sunday ho ya Monday", "chahe din ho ya raat", "day or night": no time is left. */
const WHENEVER = regex`
  (?:^| )(?:ho (?:ya|chahe)|chahe|हो या|चाहे|(?:day|morning) (?:or|and|nor) (?:night|evening)|night or day|whatever)
    (?= |$)
`

/** "I told you on Monday not to call", "Sunday ko bhi bola tha phone mat karna": when it was said limits nothing. */
function ownWordsFrom(said: readonly string[]): number {
  const told = said.findLastIndex((word) => TELLS.test(word))
  if (told === -1) return 0
  const denied = said.findIndex((word, at) => at > told && DENIES.test(word))
  return denied === -1 ? told + 1 : denied
}

const TELLS = regex('u')`
  ^(?:
    told|tell|telling|said|say|saying|ask|asked|asking|informed|requested|called|rang|phoned|bol[aei]?|kaha|keh
    |bataya|बोल[ाी]?|कहा|कह|बताया
  )$
`
const DENIES = /^(?:stop|quit|not|dont|never|no)$/

/** Spans of time that calls may keep clear of. */
const SPANS = wordSet(
  `din daytime weekend weekends weekday weekdays holidays holiday lunch dinner lunchtime bedtime namaz puja pooja duty shift
   office school class hours nap sleep दिन वीकेंड छुट्टी लंच डिनर खाने नमाज पूजा ड्यूटी ऑफिस स्कूल क्लास`,
)
const OF_TIME = wordSet('time times waqt vakt samay dauran hours टाइम समय वक्त दौरान')
const IN = wordSet('mein me ko ke ka tak में को के का तक')
const BEFORE_TIME = wordSet('in on at during before after between until till past around over')
const BETWEEN = wordSet('the a an my our your this that early late all')
const LATER = wordSet('pehle pahle baad tak पहले बाद तक')
const EVERY = wordSet('har roz daily every each any kisi all whole हर रोज किसी')

function isTimeFrame(said: readonly string[], at: number): boolean {
  const word = said[at] ?? ''
  if (EVERY.has(said[at - 1] ?? '') || isFromThen(said, at)) return false
  const next = said[at + 1] ?? ''
  if (isHour(said, at)) return true
  // "Namaz ke waqt", "when I am at work", "jab main office mein hoon"
  if (OF_TIME.has(word) && COMING.test(said[at - 1] ?? '')) return true
  if (OF_TIME.has(word) && IN.has(said[at - 1] ?? '') && !/^(?:is|iss|us|इस|उस)$/.test(said[at - 2] ?? '')) return true
  if (/^(?:while|when|whenever|unless|jab|jabtak|जब)$/.test(word)) return at + 1 < said.length
  if (!DAY_PARTS.has(word) && !SPANS.has(word) && !isDayOfWeek(said, at)) return false
  // "Subah subah" and "din raat" complain.
  if (DAY_PARTS.has(next) || DAY_PARTS.has(said[at - 1] ?? '') || SPANS.has(said[at - 1] ?? '')) return false
  return IN.has(next) || OF_TIME.has(next) || CALLS.test(next) || isLedIn(said, at)
}

/** "Aate waqt" */
const COMING = /(?:te|ते)$/u

/** "At night", "in the afternoon" */
function isLedIn(said: readonly string[], at: number): boolean {
  let lead = at - 1
  while (BETWEEN.has(said[lead] ?? '') && at - lead < MAX_LEAD) lead -= 1
  return BEFORE_TIME.has(said[lead] ?? '')
}

const MAX_LEAD = 4

/** "Before nine", "do baje se pehle", "das baje ke baad" */
function isHour(said: readonly string[], at: number): boolean {
  const word = said[at] ?? ''
  if (/^(?:baje|bajay|बजे)$/.test(word)) return said.slice(at + 1, at + 3).some((one) => LATER.has(one) || IN.has(one))
  return /^(?:am|pm|oclock)$|^\d{1,2}(?:am|pm)$/.test(word) && said.slice(0, at).some((one) => BEFORE_TIME.has(one))
}

/** "Sunday", also as "Sundays" */
function isDayOfWeek(said: readonly string[], at: number): boolean {
  const word = (said[at] ?? '').replace(/s$/, '')
  return !NEAR.test(word) && isDayWord(word) && word.length > MIN_DAY
}

const MIN_DAY = 3
const NEAR = /^(?:today|tonight|aaj|kal|parson?|आज|कल|परसों|the|day)$/

/** "Kal se", "aaj ke baad", "from Monday", "after today": all that follows. */
function isFromThen(said: readonly string[], at: number): boolean {
  const behind = said.slice(at + 1, at + 3).join(' ')
  if (/^(?:se|से)(?! (?:pehle|pahle|पहले))(?: |$)/.test(behind)) return true
  return (
    /^(?:from|since|after)$/.test(said[at - 1] ?? '') && !DAY_PARTS.has(said[at] ?? '') && isDayWord(said[at] ?? '')
  )
}
