import { weekdayAt } from '../dates/day-words.ts'
import type { FieldReader } from '../fields/field-reader.ts'
import { oncePerField } from '../fields/once-per-field.ts'
import { PhraseMatcher } from '../words/phrase-matcher.ts'
import type { Tokens } from '../words/tokens.ts'
import type { NumberSpan } from './number-span.ts'

const asksDaysAWeek = oncePerField(({ field }) =>
  /\b(?:days?|visits|workouts|shifts) (?:a|per|in a|every|each) week\b|\b(?:hafte|week) (?:mein|me) kitne din\b|हफ्ते में कितने दिन/i.test(
    field.description.replace(/\u093c/g, ''),
  ),
)

const SAID = new PhraseMatcher<number>([
  [
    7,
    `(every day|everyday|each day|daily|all days|all seven|whole week|roz|rozana|har roz|har din|poora hafta|poore hafte)
     (रोज|रोजाना|हर रोज|हर दिन|पूरा हफ्ता|पूरे हफ्ते)`,
  ],
  [5, '(weekdays|week days|working days|on weekdays)'],
  [2, '(weekends|only weekends|weekend only)'],
])
/** "Hafte mein chaar din" */
const COUNTED = new PhraseMatcher<number>([
  [1, '(ek|one|1|एक) (din|day|दिन)'],
  [2, '(do|two|2|दो) (din|days|दिन)'],
  [3, '(teen|tin|three|3|तीन) (din|days|दिन)'],
  [4, '(chaar|char|four|4|चार) (din|days|दिन)'],
  [5, '(paanch|panch|five|5|पांच) (din|days|दिन)'],
  [6, '(chhe|che|chhah|six|6|छह|छे) (din|days|दिन)'],
  [7, '(saat|sat|seven|7|सात) (din|days|दिन)'],
])
/** "Do din se nahi aaya", "three days ago", "do din band kar diya" count something else. */
const NOT_COUNTED =
  /^(?:se|pehle|pahle|baad|ke|ago|later|before|after|since|off|band|chhutti|nahi|से|पहले|बाद|के|बंद|छुट्टी|नहीं)$/

/** "Paanch din aata hoon": the one count of days, where no other number stands beside it ("five or six days"). */
export function countedDays(heard: Tokens, plan: FieldReader, numbers: number): NumberSpan | undefined {
  if (!asksDaysAWeek(plan)) return undefined
  const hits = COUNTED.all(heard)
  const [hit, another] = hits.filter(({ to }) => heard.breaks[to] || !NOT_COUNTED.test(heard.words[to] ?? ''))
  if (hit === undefined || another !== undefined || numbers > hits.length) return undefined
  return { value: hit.tag, digits: undefined, from: hit.from, to: hit.to }
}

const EXCEPT = /^(?:except|excluding|but|chhod|chod|chhodkar|chodkar|छोड|छोडकर)$/

/** "Every day", "Monday se Friday", "Sunday chhod ke roz": how many days of the week, without a number. */
export function daysAWeek(heard: Tokens, plan: FieldReader): NumberSpan | undefined {
  if (!asksDaysAWeek(plan)) return undefined
  const { words } = heard
  const named = words.flatMap((_, at) => weekdayOf(heard, at) ?? [])
  const all = { digits: undefined, from: 0, to: words.length }
  const said = SAID.first(heard)
  if (said?.tag === 7 && words.some((word) => EXCEPT.test(word)))
    return named.length > 0 ? { ...all, value: 7 - named.length } : undefined
  if (said && named.length === 0) return { ...all, value: said.tag }
  const [first, last, more] = named
  const isSpan = words.some((word, at) => /^(?:to|se|till|through|से)$/.test(word) && weekdayOf(heard, at - 1) === first)
  if (first === undefined || last === undefined || more !== undefined || !isSpan) return undefined
  return { ...all, value: ((last - first + 7) % 7) + 1 }
}

function weekdayOf(heard: Tokens, at: number): number | undefined {
  return at < 0 ? undefined : weekdayAt(heard, at)
}
