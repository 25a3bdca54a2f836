import { regex } from '../../../base/regex.ts'
import type { FieldReader } from '../fields/field-reader.ts'
import { oncePerField } from '../fields/once-per-field.ts'
import { type Tokens, wordsOf } from '../words/tokens.ts'
import { wordSet } from '../words/word-set.ts'
import type { TimeSpan } from './clock.ts'
import { DAY_PARTS, type DayPart } from './day-parts.ts'
import { withPart } from './with-part.ts'

/** "Seven" to "how early can your child come in the morning?" is seven in the morning, and "nine, for dinner" in the evening. */
export function withPartAsked(time: TimeSpan, heard: Tokens, plan: FieldReader): TimeSpan {
  return withPart(
    time,
    heard,
    () => mealSaid(heard) ?? partAskedFor(plan) ?? (isEarly(time, heard, plan) ? 'morning' : undefined),
  )
}

/** From five to eight "school" and "wake up" are of the morning. */
function isEarly({ minutes }: TimeSpan, heard: Tokens, plan: FieldReader): boolean {
  const hour = Math.floor(minutes / 60) % 12
  return (
    hour >= 5 &&
    hour < 8 &&
    (isForEarly(plan) || heard.words.some((word) => EARLY.has(word)) || EARLY_SAID.test(heard.words.join(' ')))
  )
}

const EARLY = wordSet(`school wake waking wakeup alarm fasting milk doodh newspaper assembly sunrise स्कूल दूध`)
/** Before what people do in the morning. */
const EARLY_SAID = regex('u')`
  (?:^| )(?:
    gets? up|got up|uth(?:ta|ti|te)|khaa?li pet|empty stomach
    |before (?:breakfast|(?:going to )?(?:office|school|college|work))|(?:leave|leaves|leaving|start) for (?:office|work|school|college)
    |(?:baje|ko) (?:office|school|college|duty) (?:ke liye )?(?:jaa?na|jaa?ta|jaa?ti|nikal\S*)
    |(?:nashte|nashta|(?:office|school|college|duty|kaam)(?: pe| par| ke liye)? (?:jaa?ne|nikalne)) (?:se|ke) (?:pehle|pahle)
  )(?= |$)
  |(?<![\p{L}\p{M}])(?:उठ(?:ता|ती|ते)|खाली पेट|(?:नाश्ते|ऑफिस|स्कूल)(?: जाने)? से पहले)(?= |$)
`
const isForEarly = oncePerField(({ questionWords, label }) =>
  [...questionWords, ...label].some((word) => EARLY.has(word)),
)

/** The part of the day of the one meal that is spoken of, where nothing is before or after it ("after lunch"). */
function mealSaid({ words }: Tokens): DayPart | undefined {
  const meals = words.flatMap((word, at) => {
    const isBeside = [words[at - 1], words[at + 1], words[at + 2]].some((near) => BESIDE_MEAL.test(near ?? ''))
    return isBeside ? [] : (MEALS.get(word) ?? [])
  })
  const [only, another] = new Set(meals)
  return another === undefined ? only : undefined
}

const BESIDE_MEAL = /^(?:after|before|baad|bad|pehle|pahle|without|no|not|बाद|पहले)$/

/** "Dinner" is in the evening. */
const MEALS = new Map<string, DayPart>([
  ['breakfast', 'morning'],
  ['nashta', 'morning'],
  ['नाश्ता', 'morning'],
  ['lunch', 'afternoon'],
  ['dinner', 'evening'],
  ['डिनर', 'evening'],
])

/** The one part of the day that the question names, in either language, or the meal of. */
const partAskedFor = oncePerField(({ label, field }): DayPart | undefined => {
  const questions = Object.values(field.texts ?? {}).flatMap(({ question }) => question ?? [])
  const words = [...label, ...[field.description, ...questions].flatMap(wordsOf)]
  const [part, another] = new Set(words.flatMap((word) => DAY_PARTS.get(word) ?? MEALS.get(word) ?? []))
  return another === undefined ? part : undefined
})
