import { regex } from '../../../base/regex.ts'
import type { Tokens } from '../words/tokens.ts'
import { type PhraseHit, PhraseMatcher } from '../words/phrase-matcher.ts'
import { dayIfReal, mondayOf, partsOf, weekdayOf } from './calendar.ts'
import { LAST, NEXT } from './date-words.ts'
import { DAY_PARTS } from './day-parts.ts'
import type { DayContext, DaySpan } from './day-span.ts'

type DayWord =
  | { date: [month: number, day: number] }
  | { offset: number }
  | { part: number }
  | { either: number }
  | { weekday: number }
  | { skip: true }
const DAY_WORDS = new PhraseMatcher<DayWord>([
  [{ offset: 0 }, '(today|tonight|aaj|aj|आज|टुडे)'],
  [{ part: 0 }, 'this (very|) (morning|noon|afternoon|evening)'],
  [{ part: -1 }, 'last (night|evening)'],
  [{ offset: 1 }, '(tomorrow|tommorow|tommorrow|tomorow|tmrw|tmr|tomo|aane wale kal|टुमॉरो)'],
  [{ offset: 2 }, '(the|) day after tomorrow\n(the|) day after .\novermorrow'],
  [{ offset: -1 }, '(yesterday|beete kal|bite hue kal)'],
  [{ offset: -2 }, '(the|) day before yesterday'],
  [{ either: 1 }, '(kal|kl|कल)'],
  [{ either: 2 }, '(parson|parso|parsoon|परसों|परसो)'],
  [{ either: 3 }, '(tarson|narson|तरसों|नरसों)'],
  [{ skip: true }, '(aaj kal|aajkal|आज कल|आजकल|kal se pehle)'],
  [{ date: [12, 25] }, '(christmas|xmas|christmas day|xmas day|क्रिसमस|bada din|bade din|बड़ा दिन|बड़े दिन)'],
  [{ date: [12, 24] }, '(christmas eve|xmas eve)'],
  [{ date: [12, 26] }, 'boxing day'],
  [{ date: [12, 31] }, '(new years eve|new year eve)'],
  [{ date: [1, 1] }, '(new years day|new year day|new years|new year|nav varsh|नव वर्ष)'],
  [{ date: [1, 13] }, '(lohri|lohdi|लोहड़ी)'],
  [{ date: [1, 14] }, '(makar|) (sankranti|sankrant|sakranti|संक्रांति|संक्रान्ति)\nमकर (संक्रांति|संक्रान्ति)'],
  [{ date: [1, 26] }, '(republic day|gantantra diwas|गणतंत्र दिवस)'],
  [{ date: [2, 14] }, '(valentines day|valentine day)'],
  [{ date: [8, 15] }, '(independence day|swatantrata diwas|स्वतंत्रता दिवस)'],
  [{ date: [10, 2] }, '(gandhi jayanti|गांधी जयंती)'],
  [{ date: [11, 14] }, '(childrens day|bal diwas|बाल दिवस)'],
  [
    { weekday: 0 },
    '(sunday|ravivar|ravivaar|raviwar|raviwaar|itvar|itwar|itvaar|itwaar|etwar|etvar|रविवार|इतवार|एतवार|संडे)',
  ],
  [{ weekday: 1 }, '(monday|mon|somvar|somvaar|somwar|somwaar|सोमवार|मंडे)'],
  [{ weekday: 1 }, '(peer|pir|पीर) (ke din|ko|ke roz|wale din|के दिन|को)'],
  [{ weekday: 2 }, '(tuesday|tue|tues|mangalvar|mangalvaar|mangalwar|mangalwaar|mangal|मंगलवार|मंगल|ट्यूजडे)'],
  [{ weekday: 3 }, '(wednesday|wed|weds|budhvar|budhvaar|budhwar|budhwaar|budh|बुधवार|बुध|वेडनेसडे)'],
  [
    { weekday: 4 },
    '(thursday|thu|thur|thurs|guruvar|guruvaar|guruwar|brihaspativar|veervar|virvar|jumerat|jumeraat|jummerat|गुरुवार|गुरूवार|बृहस्पतिवार|वीरवार|थर्सडे|जुमेरात|जुम्मेरात)',
  ],
  [
    { weekday: 5 },
    '(friday|fri|shukravar|shukravaar|shukrawar|shukrawaar|shukrvar|jumma|jumme|jume|juma|शुक्रवार|फ्राइडे|जुम्मा|जुम्मे|जुमा|जुमे)',
  ],
  [{ weekday: 6 }, '(saturday|shanivar|shanivaar|shaniwar|shaniwaar|shanichar|sanichar|शनिवार|सैटरडे|शनिचर|शनीचर)'],
])

/** Short names of days that are other words as well: a form of "sit", and "listen" in Hindi. */
const SHORT_WEEKDAYS = new Map([
  ['sat', 6],
  ['sun', 0],
])
const BEFORE_SHORT = /^(?:this|coming|next|on|or|and|ya|is|agle|by|maybe|it|its|make|the|ok|okay|prefer)$/
const AFTER_SHORT = regex`
  ^(?:
    ko|ke|or|and|ya|at|around|after|before|by|is|works|would|will|please|only|fine|ok|okay|theek|thik|chalega|not
    |then|sir|madam|ji
  )$
`

/** "Sat 3pm", "this sun": a short name of a day, where a day is asked for, by the words beside it. */
export function isShortWeekday({ words, breaks }: Tokens, at: number): boolean {
  if (!SHORT_WEEKDAYS.has(words[at] ?? '')) return false
  const next = breaks[at + 1] ? '' : (words[at + 1] ?? '')
  const isOpened = at === 0 || breaks[at] === true || BEFORE_SHORT.test(words[at - 1] ?? '')
  return isOpened && (next === '' || AFTER_SHORT.test(next) || DAY_PARTS.has(next) || /^\d/.test(next))
}

/** "We'd love to", "wed like to come": "we would" and no Wednesday. */
function isWeWould(heard: Tokens, at: number): boolean {
  if (heard.words[at] !== 'wed') return false
  if (heard.text.slice(heard.starts[at], heard.ends[at]).includes("'")) return true
  return heard.breaks[at + 1] !== true && AFTER_WE_WOULD.test(heard.words[at + 1] ?? '')
}

const AFTER_WE_WOULD = regex`
  ^(?:
    love|like|prefer|rather|need|want|be|have|say|go|come|take|really|definitely|certainly|surely|probably|never
    |also|appreciate|think|consider|happily|gladly|still
  )$
`

/** Whether a word begins the name of a day. */
export function isDayWord(word: string): boolean {
  return DAY_WORDS.mayBeginWith(word)
}

export function dayWordAt(heard: Tokens, at: number, context: DayContext): DaySpan | undefined {
  if (isWeWould(heard, at)) return undefined
  const hit = DAY_WORDS.at(heard, at) ?? (context.wantsDay ? shortWeekdayAt(heard, at) : undefined)
  if (hit === undefined || 'skip' in hit.tag) return undefined
  const before = at > 0 ? DAY_WORDS.at(heard, at - 1) : undefined
  // The "kal" of "aaj kal"
  if (before && 'skip' in before.tag && before.to > at) return undefined
  const today = context.now.day
  const span = { isExplicit: true, from: at, to: hit.to }
  if ('offset' in hit.tag) return { ...span, day: today + hit.tag.offset }
  if ('part' in hit.tag) return context.wantsDay ? { ...span, day: today + hit.tag.part } : undefined
  if ('either' in hit.tag) return { ...span, day: today + (context.prefersPast ? -hit.tag.either : hit.tag.either) }
  if ('date' in hit.tag) {
    const day = yearlyNear(hit.tag.date, context)
    return day === undefined ? undefined : { ...span, day }
  }
  const lead = heard.words[at - 1] ?? ''
  const isAfterNext = heard.words[hit.to] === 'after' && NEXT.has(heard.words[hit.to + 1] ?? '')
  const isNext = NEXT.has(lead) || isAfterNext
  const isLast = LAST.has(lead) || context.prefersPast
  const sameWeek = isNext || isLast ? undefined : weekdayBeside(hit.tag.weekday, context)
  const day = sameWeek ?? weekdayNear(hit.tag.weekday, today, isNext, isLast)
  const isOneLater = isAfterNext || isNextToNext(heard, at - 1)
  // "Agle somvar" is one name, and leaves no "agle" over.
  const isLed = !heard.breaks[at] && (NEXT.has(lead) || LAST.has(lead))
  return {
    ...span,
    day: isOneLater ? day + 7 : day,
    from: isLed ? at - 1 : at,
    to: isAfterNext ? hit.to + 2 : hit.to,
  }
}

function shortWeekdayAt(heard: Tokens, at: number): PhraseHit<DayWord> | undefined {
  const weekday = SHORT_WEEKDAYS.get(heard.words[at] ?? '')
  return weekday !== undefined && isShortWeekday(heard, at) ? { tag: { weekday }, from: at, to: at + 1 } : undefined
}

/** The day of the week (Sunday is 0) that begins at a word. */
export function weekdayAt(heard: Tokens, at: number): number | undefined {
  const hit = DAY_WORDS.at(heard, at)
  return hit !== undefined && 'weekday' in hit.tag ? hit.tag.weekday : undefined
}

/** The same, where no pause is before it. */
export function weekdayNamedAt(heard: Tokens, at: number): number | undefined {
  return heard.breaks[at] ? undefined : weekdayAt(heard, at)
}

/** The coming one; where what lies behind is asked for, the latest. */
export function yearlyNear([month, date]: [number, number], { now, prefersPast }: DayContext): number | undefined {
  const { year } = partsOf(now.day)
  const days = [year - 1, year, year + 1].flatMap((each) => dayIfReal(each, month, date) ?? [])
  return prefersPast ? days.findLast((day) => day <= now.day) : days.find((day) => day >= now.day)
}

/** "next to next", "agle se agle", "next next" up to the word at `at` */
function isNextToNext({ words }: Tokens, at: number): boolean {
  const isNext = (place: number): boolean => NEXT.has(words[place] ?? '')
  return isNext(at) && (isNext(at - 1) || (/^(?:to|se|ke|से|के)$/.test(words[at - 1] ?? '') && isNext(at - 2)))
}

/** "Make it Wednesday" of a Tuesday in a week to come is the day after it. */
function weekdayBeside(weekday: number, { knownDay, now }: DayContext): number | undefined {
  if (knownDay === undefined) return undefined
  const monday = mondayOf(knownDay)
  return monday > mondayOf(now.day) ? monday + ((weekday + 6) % 7) : undefined
}

/** "friday" is the coming one, "next friday" the one of next week, weeks beginning on Monday. */
function weekdayNear(weekday: number, today: number, next: boolean, last: boolean): number {
  const ahead = (weekday - weekdayOf(today) + 7) % 7 || 7
  if (last) return today + ahead - 7 - (ahead === 7 ? 7 : 0)
  if (!next) return today + ahead
  return mondayOf(today) + 7 + ((weekday + 6) % 7)
}
