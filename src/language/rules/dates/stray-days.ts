import { regex } from '../../../base/regex.ts'
import { asksOfThePast } from '../fields/asks-of-the-past.ts'
import { isLabelled } from '../fields/is-labelled.ts'
import { questionOf } from '../fields/question-of.ts'
import { WHEN } from '../fields/kind-of.ts'
import type { Found, Message } from '../message.ts'
import { isKin } from '../names/kin.ts'
import { numberWord } from '../numbers/number-words.ts'
import { speaksOf } from '../fields/speaks-of.ts'
import { isCommonWord } from '../words/common-words.ts'
import { isGrammarWord, isParticle, isPoliteRequest } from '../words/bare-clauses.ts'
import { type Clause, partsBetween } from '../words/clauses.ts'
import { type Tokens, tokenize } from '../words/tokens.ts'
import { localNow, isoDay } from './calendar.ts'
import { isClockWord } from './clock.ts'
import { MONTH_OF } from './date-words.ts'
import { DAY_PARTS } from './day-parts.ts'
import { isDayWord, weekdayAt } from './day-words.ts'

/**
 * Drops days and times that only tell when something else is ("my exam is on Monday", "it is cold today", "Sunday ki chhutti").
 * One that was not asked for has to stand beside the field's name, in what the person asks for or promises, or in a part that
 * tells nothing else.
 */
export function dropStrayDays(message: Message): void {
  dropDaysOfQuestion(message)
  const { found, correction } = message
  const kept = found.filter(
    (one) =>
      one.isAsked ||
      one.to <= one.from ||
      !WHEN.has(one.plan.kind) ||
      (correction.given && message.isKnown(one.plan.field.name)) ||
      (one.plan.prefersPast ? !isOfMatterAsked(message, one) : !isHouseNumber(message, one) && isOfField(message, one)),
  )
  if (kept.length < found.length) found.splice(0, found.length, ...kept)
}

/** The "Sunday" of "nahi, Sunday off hai" to "do you want tiffin on Sundays too?" is the question's, unless something begins then. */
export function dropDaysOfQuestion(message: Message): void {
  const { found, heard, plans } = message
  const named = plans.filter(({ kind, field }) => kind === 'boolean' && WEEKDAYS.test(field.description))
  if (named.length === 0) return
  const isOfQuestion = ({ plan, isAsked, from, to }: Found): boolean => {
    if (isAsked || !WHEN.has(plan.kind) || FROM.test(`${heard.words[from - 1] ?? ''} ${heard.words[to] ?? ''}`))
      return false
    const weekday = weekdayAt(heard, from)
    return weekday !== undefined && named.some(({ field }) => namesWeekday(field.description, weekday))
  }
  found.splice(0, found.length, ...found.filter((one) => !isOfQuestion(one)))
}

const WEEKDAYS = /\b(?:sun|mon|tues|wednes|thurs|fri|satur)days?\b/i
const FROM = /^(?:from|since) | (?:se|से)$/

function namesWeekday(description: string, weekday: number): boolean {
  const said = tokenize(description.replace(/days\b/gi, 'day'))
  return said.words.some((_word, at) => weekdayAt(said, at) === weekday)
}

/**
 * "It came down two days back" to "do you have fever?": a day that has been tells when the matter itself was so, and answers no
 * other question that the part does not name.
 */
function isOfMatterAsked(message: Message, one: Found): boolean {
  const { plan } = one
  if (plan.isBirth || !message.asked.some(({ kind }) => kind === 'boolean')) return false
  const words = wordsBeside(message, one)
  return words.some(isTelling) && !isLabelled(words, plan) && !words.some((word) => speaksOf(plan, word))
}

/** The other words of the part that a day stands in. */
function wordsBeside({ heard }: Message, { from, to }: Found): string[] {
  const part = partsBetween(heard, JOINS).find((one) => from >= one.from && from < one.to)
  if (part === undefined) return []
  const beside = [...heard.words.slice(part.from, from), ...heard.words.slice(to, part.to)]
  return beside.filter((word) => !UNITS.test(word))
}

function isTelling(word: string): boolean {
  return !isGrammarWord(word) && !AGO.test(word) && !DAY_PARTS.has(word)
}

const AGO = /^(?:ago|back|before|since|from|pehle|pahle|tak|haan|han|ji|yes|no|nahi|se|पहले|से|हां|जी|नहीं)$/

/** Of any day or time, and of no field in particular. */
const UNITS =
  /^(?:days?|dates?|din|time|hours?|weeks?|months?|years?|saal|mahin[ae]|haft[ae]|दिन|दिनों|तारीख|साल|महीने|हफ्ते)$/

/** Days that are options: "batch_days". */
const OF_DAYS = /^(?:days?|weekdays?|weekends?)$/

/** The "9/2" of "9/2 Race Course Road", where an address was asked for. */
function isHouseNumber({ heard, found }: Message, { from, to }: Found): boolean {
  if (!/^\d+\/\d+$/.test(heard.text.slice(heard.starts[from], heard.ends[to - 1]))) return false
  return found.some((one) => one.isAsked && PLACES.has(one.plan.kind) && one.from <= from && one.to >= to)
}

const PLACES = new Set(['address', 'city', 'text'])

function isOfField(message: Message, one: Found): boolean {
  const { heard, request } = message
  const part = partsBetween(heard, JOINS).find(({ from, to }) => one.from >= from && one.from < to)
  if (part === undefined) return true
  const words = heard.words.slice(part.from, part.to)
  if (isLabelled(words, one.plan)) return true
  if (message.asked.some(({ kind, label }) => kind === 'enum' && label.some((word) => OF_DAYS.test(word)))) return false
  if (isDescribing(message, one) || isSince(message, one) || isOfThing(message, one)) return false
  if (OTHERS_COME.test(words.join(' '))) return false
  // "Kal" is yesterday where it is asked what has been.
  const isOfPast = message.asked.some((plan) => plan.kind === 'boolean' && asksOfThePast(plan))
  if (isOfPast && isEitherSide(heard, one) && wordsBeside(message, one).some(isTelling)) {
    const isAhead = words.some((word) => FUTURE.test(word) || COMES.test(word))
    if (!isAhead || (words.some((word) => DONE.test(word)) && !words.some((word) => FUTURE.test(word)))) return false
  }
  if (isOfPast && isDayOfYes(message, one, words)) return false
  if (OTHERS_WILL.test(words.join(' '))) return false
  const isNow = one.value === isoDay(localNow(request.now, request.timeZone).day)
  if (isNow && isOfRating(message, part)) return false
  if (isNow && IN_PROGRESS.test(words.join(' '))) return false
  if (MUST.test(words.join(' '))) return true
  if (words.some((word) => COMES.test(word) || FUTURE.test(word) || isPoliteRequest(word)))
    return !isOfAnother(message, one, part)
  if (isNow && !isOnlyWhen(message, one, part)) return false
  const tells = words.some((word) => FACT.test(word) || DOES.test(word) || OTHERS.test(word) || isKin(word))
  return !tells || words.every((_, index) => isLight(message, one, part.from + index))
}

/** "Yes, on the 10th" to "did you attend a demo?": when it was, unless the part asks for something. */
function isDayOfYes({ found, asked }: Message, { plan }: Found, words: readonly string[]): boolean {
  const isYes = found.some(({ isAsked, value, plan: { kind } }) => isAsked && kind === 'boolean' && value === true)
  if (!isYes || plan.kind === 'time' || !asked.some((one) => DID.test(questionOf(one)))) return false
  return !words.some((word) => FUTURE.test(word) || COMES.test(word) || isPoliteRequest(word) || speaksOf(plan, word))
}

const DID = regex('i')`
  \b(?:did|was|were|had)\b|\b(?:have|has) (?:you|your|he|she|it|they|the)(?: \w+){0,3}? (?:\w+ed|been|had|taken|seen|done|paid|made|bought|gone|met|given)\b
`

/** The "Sunday" of "Sunday ki chhutti" and the "aaj" of "aaj ka bill", unlike that of "Sunday ka slot" and "kal ke liye". */
function isDescribing(message: Message, one: Found): boolean {
  const { words, breaks } = message.heard
  if (breaks[one.to] || breaks[one.to + 1] || !OF.test(words[one.to] ?? '')) return false
  return one.to + 1 < words.length && !isLight(message, one, one.to + 1)
}

/** The day of "a cake for the 13th": when another thing is wanted that no question speaks of. */
function isOfThing(message: Message, one: Found): boolean {
  const { heard, plans } = message
  const at = heard.words[one.from - 1] === 'the' ? one.from - 2 : one.from - 1
  if (heard.words[at] !== 'for' || at < 2 || heard.breaks[at]) return false
  const thing = heard.words[at - 1] ?? ''
  if (isLight(message, one, at - 1) || plans.some((plan) => plan.questionWords.has(thing) || speaksOf(plan, thing)))
    return false
  return heard.words.slice(Math.max(0, at - 4), at - 1).some((word) => ARTICLE.test(word))
}

const ARTICLE = /^(?:an?|some|another|extra|one|two)$/

/** "Kal shaam se", "since Monday": since when something is so, where no question asks for a beginning. */
function isSince({ heard }: Message, { plan, from, to }: Found): boolean {
  if (STARTS.test(`${plan.label.join(' ')} ${plan.field.description}`)) return false
  let end = to
  while (!heard.breaks[end] && DAY_PARTS.has(heard.words[end] ?? '')) end += 1
  const isBehind =
    !heard.breaks[end] && /^(?:se|से)$/.test(heard.words[end] ?? '') && !BEFORE_BEHIND.test(heard.words[end + 1] ?? '')
  return isBehind || heard.words[from - 1] === 'since' || isFromNow(heard, from, to)
}

/** "From this morning he has a fever" */
function isFromNow({ words }: Tokens, from: number, to: number): boolean {
  return (
    words[from - 1] === 'from' &&
    words.slice(to).some((word) => /^(?:has|have|is|been|feels?|feeling|getting)$/.test(word))
  )
}

const STARTS = /\b(?:start|begin|join|move|from)/i
const BEFORE_BEHIND = /^(?:pehle|pahle|pehla|baad|leke|lekar|le|पहले|बाद|लेकर)$/

/** "Mahine ke aakhir mein hisaab kar lenge": what is asked for or promised is something that no question speaks of. */
function isOfAnother(message: Message, one: Found, { from, to }: Clause): boolean {
  const { words } = message.heard
  for (let at = from; at < to; at++) {
    const word = words[at] ?? ''
    if (at >= one.from && at < one.to) continue
    if (at === 0 && /^(?:no|nope|nahi|नहीं)$/.test(word)) continue
    // "Send him", "किसी को भेज दीजिए": who is to come.
    if (WHO.test(word) || /^(?:ko|को)$/.test(words[at + 1] ?? '')) continue
    if (isLight(message, one, at) || FUTURE.test(word) || isPoliteRequest(word) || isParticle(message.heard, at))
      continue
    if (isCommonWord(word) || message.plans.some((plan) => plan.questionWords.has(word) || speaksOf(plan, word)))
      continue
    return true
  }
  return false
}

const WHO = regex`
  ^(?:
    him|her|them|someone|somebody|anyone|kisi|koi|us[e]?|usko|unko|roz|rozana|daily|everyday|pe|karke|kar|ke|किसी|कोई
    |उसे|उसको|उनको|रोज|रोजाना|पे|करके
  )$
`

/** "I'd give it a four today": how it is now, in a part that rates. */
function isOfRating({ found }: Message, { from, to }: Clause): boolean {
  return found.some((one) => one.isAsked && one.plan.range !== undefined && one.from < to && one.to > from)
}

/** "Today, please", "aaj shaam paanch baje": "today" is said of anything that is so now. */
function isOnlyWhen({ heard, found }: Message, one: Found, { from, to }: Clause): boolean {
  if (found.some((other) => other.plan.kind === 'time' && other.from >= from && other.to <= to)) return true
  if (found.some((other) => !WHEN.has(other.plan.kind) && other.from < to && other.to > from)) return false
  return heard.words.slice(from, to).every((word, at) => at + from === one.from || AROUND.test(word))
}

/** Whether a word says nothing of its own: it belongs to a value, to the question, or to any sentence. */
function isLight({ heard, found }: Message, { plan }: Found, at: number): boolean {
  const word = heard.words[at] ?? ''
  return (
    isGrammarWord(word) ||
    BESIDE.test(word) ||
    COMES.test(word) ||
    DOES.test(word) ||
    isPurpose(heard, at) ||
    plan.questionWords.has(word) ||
    isWhen(word) ||
    found.some((one) => !FREE.has(one.plan.kind) && at >= one.from && at < one.to)
  )
}

/** The "naye saal" of "naye saal ke liye" */
function isPurpose({ words }: Tokens, at: number): boolean {
  return /^\S+(?: \S+)? (?:ke|के) (?:liye|लिए)(?: |$)/.test(words.slice(at, at + 4).join(' '))
}

/** Any words could be a free text. */
const FREE = new Set(['text', 'address', 'company'])

function isWhen(word: string): boolean {
  return (
    /\d/.test(word) ||
    isDayWord(word) ||
    isClockWord(word) ||
    DAY_PARTS.has(word) ||
    MONTH_OF.has(word) ||
    numberWord(word, true) !== undefined
  )
}

/** "Kal transfer kar diya" */
const DONE =
  /^(?:diya|di|diye|liya|li|liye|kiya|kiye|gay[aei]|tha|thi|aa?y[aei]|hua|hui|chuk[aei]|दिया|दी|दिए|लिया|ली|लिए|किया|किए|गया|गई|गए|था|थी|आया|आई|हुआ|हुई|चुक[ाेी])$/u

/** "Kal", "parson": a day before today as well as after it. */
function isEitherSide({ words }: Tokens, { from, to }: Found): boolean {
  return words.slice(from, to).some((word) => EITHER.test(word))
}

const EITHER = /^(?:kal|kl|parson|parso|parsoon|tarson|narson|कल|परसों|परसो|तरसों|नरसों)$/
const JOINS = /^(?:and|so|but|aur|और|lekin|लेकिन|isliye|इसलिए)$/
const OF = /^(?:ka|ki|wal[aie]|का|की|वाल[ाीे])$/
/** "It is so", "I have a meeting", "exam hai" */
const FACT = regex`
  ^(?:
    is|its|are|im|was|were|has|have|had|theres|came|went|got|comes|goes|opens|closes|starts|ends|begins|finishes
    |gaya|gayi|gaye|hua|hui|hue|aaya|aayi|aaye|गया|गई|गए|हुआ|हुई|हुए|आया|आई|आए|hai|hain|hoon|hun|hu|raha|rahi|rahe|है|हैं|हूं
    |रहा|रही|रहे
  )$
`
const OTHERS =
  /^(?:he|she|they|his|her|their|hes|shes|theyre|uska|uski|uske|unka|unki|unke|उसका|उसकी|उसके|उनका|उनकी|उनके)$/
/** "Guests are coming on Sunday" */
const OTHERS_COME = /(?:^|\s)(?!(?:i|we|you|and) )\S+ (?:is|are) coming(?: |$)/
/** "No, they will come on Friday", "the report will come at five" */
const OTHERS_WILL =
  /^(?:(?:no|not|yes|yet|but|nahi|haan|so) )*(?:he|she|they|(?:the |my )?(?:reports?|lab|result|results|parcel|card)) will(?: |$)/
/** Coming, bringing, doing and starting, as one asks for or promises it. */
const COMES = regex`
  ^(?:
    come|visit|bring|send|deliver|pick|collect|book|make|keep|fix|schedule|arrange|set|put|give|take|join|shift|move
    |drop|want|need|would|aana|aao|aaiye|jao|jaana|le|lena|lo|de|dena|do|bhej|bhejo|bhejna|kar|karo|karna|karwa
    |karwana|karani|karwani|rakh|rakho|rakhna|laga|mil|mile|jaye|bula|bulao|bhijwa|sakta|sakti|sakte|chahiye|hona|आना
    |आओ|जाओ|जाना|ले|लेना|लो|दे|देना|दो|भेज|भेजो|भेजना|कर|करो|करना|करवा|करवाना|करानी|करवानी|रख|रखो|रखना|लगा|मिल|मिले|जाए|बुला|भिजवा|सकता|सकती|सकते|चाहिए|होना
  )$
`
/** The same as it is, or is done usually: of the person only where nothing else is said. */
const DOES = /^(?:coming|start|begin|reach|arrive|get|aa|aata|aati|aate|lete|आ|आता|आती|आते|लेते)$/
/** "Aaunga", "rahenge", "मिलेगा": a Hindi verb of the future by its ending. */
const FUTURE = regex`
  ^[a-z]{1,8}(?:unga|ungi|oonga|oongi|enge|engi|ega|egi)$
  |(?:ूंगा|ूंगी|ऊंगा|ऊंगी|एंगे|ेंगे|एगा|ेगा|एगी|ेगी)$
  |^(?:will|shall|can|lets|ill|well|jaun|jaaun|aaun|jaayen|jayen|aayen|जाऊं|जाएं|आऊं|आएं)$
`
/** "Aaj pehli baar le raha hoon" */
const IN_PROGRESS = /(?:^| )(?:rah[aei]) (?:hoon|hun|hu|hai|hain)(?: |$)|(?:रहा|रही|रहे) (?:हूं|है|हैं)/
/** "Shift hona hai", "दिखाना है" */
const MUST = /(?:^| )\S+(?:na|ni|ne|ना|नी|ने) (?:hai|hain|है|हैं)(?: |$)/
const BESIDE = regex`
  ^(?:
    up|off|only|final|sharp|pakka|itself|possible|available|free|works|work|suits|suit|fine|ok|good|better|best
    |perfect|preferably|earliest|around|latest|early|late|slot|appointment|booking|timing|time|day|date|din|samay
    |khali|ghar|home|also|hi|tak|दिन|समय|खाली|घर|तक
  )$
`
const AROUND = regex`
  ^(?:
    if|possible|now|yes|ok|okay|please|only|itself|for|on|by|from|haan|ji|hi|aaj|ka|ki|ke|ko|se|bas|chalega|chalegi
    |theek|thik|hai|rahega|हां|जी|ही|का|की|के|को|से|बस|चलेगा|ठीक|है|रहेगा
  )$
`
