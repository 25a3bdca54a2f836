import { ORDINAL_WORDS } from '../dates/date-words.ts'
import type { FieldReader } from '../fields/field-reader.ts'
import { oncePerField } from '../fields/once-per-field.ts'
import type { Message } from '../message.ts'
import type { Tokens } from '../words/tokens.ts'
import { unitOf } from './measure.ts'
import { numberWord } from './number-words.ts'
import type { NumberSpan } from './number-span.ts'
import { asksOfTrouble, isOfNothingElse } from './tells-how-long.ts'

const HINDI = new Map<string, number>([
  ...['pehli', 'pahli', 'pehla', 'pahla', 'pehle', 'पहली', 'पहला', 'पहले'].map((word) => [word, 1] as const),
  ...['doosri', 'dusri', 'doosra', 'dusra', 'doosre', 'dusre', 'दूसरी', 'दूसरा', 'दूसरे'].map((word) => [word, 2] as const),
  ...['teesri', 'tisri', 'teesra', 'tisra', 'teesre', 'tisre', 'तीसरी', 'तीसरा', 'तीसरे'].map(
    (word) => [word, 3] as const,
  ),
  ...['chauthi', 'chauthe', 'chautha', 'चौथी', 'चौथे', 'चौथा'].map((word) => [word, 4] as const),
  ...['chhathi', 'chathi', 'chhati', 'chhathe', 'छठी', 'छठे', 'छठा', 'छठवीं'].map((word) => [word, 6] as const),
])
const WRITTEN = /^(\d{1,3})(?:st|nd|rd|th|vi|va|ve)$/
const ENDING = /(?:v[ia]+n?|w[ia]+n?|vee|ven|वीं|वी|वें|वां|वा)$/
/** What is numbered in a row: "which class?", "on which floor?" */
const IN_A_ROW =
  /^(?:class|standard|std|grade|floor|storey|semester|level|rank|position|kaksha|manzil|maala|कक्षा|मंजिल|मंज़िल)$/
const ASKS_WHICH = /\b(?:which|what) (?:class|standard|grade|floor|semester|level|year)\b/i

/** "Tenth", "10th standard", "dasvi", "दूसरी मंज़िल": only for what is numbered in a row. */
export function findOrdinals({ heard }: Message, plan: FieldReader): NumberSpan[] {
  const { field, label } = plan
  if (asksOfTrouble(plan) && unitOf(plan) === 'day')
    return ordinalsIn(heard.words).filter((span) => isDay(heard, span) && isOfNothingElse(heard, plan, span))
  if (!label.some((word) => IN_A_ROW.test(word)) && !ASKS_WHICH.test(field.description) && !asksFloor(plan)) return []
  // "First year" of a course is no class.
  return ordinalsIn(heard.words).filter(({ to }) => heard.words[to] !== 'year' || label.includes('year'))
}

/** "Aaj teesra din hai": so many days. */
function isDay({ words, breaks }: Tokens, { to }: NumberSpan): boolean {
  return !breaks[to] && /^(?:day|din|दिन)$/.test(words[to] ?? '')
}

/** "Floor no. of the flat", whatever the field is called */
export const asksFloor = oncePerField(({ field, label }) => FLOOR.test(`${label.join(' ')} ${field.description}`))
const FLOOR = /(?:^| )floor(?: (?:no|number)\b| (?:of|on|the|where)\b|$)|मंज़?िल/i

/** The "twelve floors" of a building tell on none of them. */
export function countsFloors({ words }: Tokens, plan: FieldReader, { to }: NumberSpan): boolean {
  return FLOORS.test(words[to] ?? '') && asksFloor(plan)
}

const FLOORS = /^(?:floors|storeys?|stories|storied|manzil(?:ein|en|e|on)|माले|मंजिलें|मंजिलों)$/

/** Every word that names a place in a row. */
export function ordinalsIn(words: readonly string[]): NumberSpan[] {
  return words.flatMap((word, from) => {
    const value = word === 'ground' ? 0 : ordinalOf(word)
    return value === undefined ? [] : { value, digits: undefined, from, to: from + 1 }
  })
}

/** "Tenth", "10th", "dasvi", "दसवीं" */
export function ordinalOf(word: string): number | undefined {
  const written = WRITTEN.exec(word)
  if (written) return Number(written[1])
  const known = ORDINAL_WORDS.get(word) ?? HINDI.get(word)
  if (known !== undefined) return known
  const stem = word.replace(ENDING, '')
  if (stem === word || stem.length < 2) return undefined
  const number = [stem, `${stem}h`, `${stem}a`, `${stem}ah`, `${stem}ह`]
    .map((one) => numberWord(one, true))
    .find((one) => one !== undefined)
  return number?.kind === 'unit' || number?.kind === 'hindi' ? number.value : undefined
}
