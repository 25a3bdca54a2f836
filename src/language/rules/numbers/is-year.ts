import { regex } from '../../../base/regex.ts'
import type { FieldReader } from '../fields/field-reader.ts'
import { oncePerField } from '../fields/once-per-field.ts'
import type { Message } from '../message.ts'
import { measureOf } from './measure.ts'
import type { NumberSpan } from './number-span.ts'

/** Whether a number is the year of something ("bought in 2019", "2019 ki gaadi", "2018 model"), where no year is asked for. */
export function isYear(message: Message, plan: FieldReader, { value, from, to }: NumberSpan): boolean {
  if (!Number.isInteger(value) || value < 1_900 || value > 2_100 || asksForYear(plan)) return false
  const { heard } = message
  const { words, breaks } = heard
  // "1,950" is no year.
  if (heard.text.slice(heard.starts[from], heard.ends[to - 1]).includes(',')) return false
  const before = breaks[from] ? '' : words.slice(Math.max(0, from - 2), from).join(' ')
  const behind = breaks[to] ? '' : words.slice(to, to + 3).join(' ')
  if (LEADS.test(before) || BEHIND.test(behind)) return true
  return measureOf(plan) === 'amount'
    ? isYearBesideAmount(message, plan, value, before, behind)
    : IN.test(before) || IN_BEHIND.test(behind)
}

/** "I closed my loan in 2023", "2023 mein band hua": no sum of what is asked for or not; "in 2000" may be a price. */
function isYearBesideAmount(
  message: Message,
  plan: FieldReader,
  value: number,
  before: string,
  behind: string,
): boolean {
  if (MONEY.test(behind)) return false
  // "Bought in 2015, but manufacturing is 2014"
  if (value % 50 !== 0 && IN_YEAR.test(message.heard.words.join(' '))) return true
  const isAsked = message.isAsked(plan)
  return (
    (/(?:^| )in$/.test(before) && !(isAsked && value % 50 === 0)) || (!isAsked && /^(?:mein|me|में)(?: |$)/.test(behind))
  )
}

const IN_YEAR = /(?:^| )in (?:19|20)(?!00|50)\d\d(?: |$)/
const MONEY = /^(?:rupees?|rs|rupaye|rupay|only|per|रुपये|रुपए)(?: |$)/

/** "Which year was it made?", `model_year` */
export const asksForYear = oncePerField(
  ({ label, field }) =>
    label.includes('year') ||
    /\byear of\b|\bwhich year\b|\b(?:manufactur\w*|model|make|purchase|registration|passing) year\b|किस साल|kis saal/i.test(
      field.description,
    ),
)

/** Whether a number may be the year of something where one is asked for ("Year of manufacture"); any may where none is. */
export function mayBeYear(plan: FieldReader, value: number): boolean {
  return !asksForYearOfThing(plan) || (Number.isInteger(value) && value >= 1_900 && value <= 2_100)
}

const asksForYearOfThing = oncePerField(({ label, field }) =>
  YEAR_OF_THING.test(`${label.join(' ')}. ${field.description.toLowerCase()}`),
)

const YEAR_OF_THING = regex`
  \b(?:manufactur\w*|model|make|purchase|registration|passing|birth) year\b
  |\byear of (?:the )?(?:manufactur\w*|making|make|purchase|registration|passing|birth)\b
  |\bwhich year (?:was|were|is|did)\b
`

const LEADS = regex`
  (?:^| )(?:
    born(?: in)?|since|janm|year|model|bought in|made in|from year|purchased in|started in|saal|sal|san|जन्म|साल|सन
  )$
`
/** "2019 model", "2019 ki gaadi" */
const BEHIND = regex`
  ^(?:
    model|make|batch|born|registered|registration
    |(?:ka|ki|ke|wala|wali|का|की|के|वाला|वाली) (?:model|gaadi|gadi|car|bike|scooter|registration|hai|मॉडल|गाडी|कार|बाइक|है)
    |(?:mein|me|में)
      [ ](?:li|liya|lia|kharid\S*|khareed\S*|hua|hui|shuru|join|bana|bani|shaadi|ली|लिया|खरीद\S*|हुआ|हुई|शुरू|बना|बनी)
  )(?: |$)
`
/** "In 2019", but "2000 mein ho jayega" is a price. */
/** "Bought around 2010"; "around 2000" may be any number. */
const IN = /(?:^| )(?:in|from|of|year|\w{2,}ed around|(?:bought|made|built|was|got) around)$/
const IN_BEHIND = /^(?:mein|me|se|में|से)(?: |$)/
