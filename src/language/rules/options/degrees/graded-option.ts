import { regex } from '../../../../base/regex.ts'
import type { FieldReader } from '../../fields/field-reader.ts'
import { oncePerField } from '../../fields/once-per-field.ts'
import { isToldAside } from '../../set-aside/denials.ts'
import { undenied } from '../../set-aside/undenied.ts'
import { type Tokens, tokenize } from '../../words/tokens.ts'
import { type OptionSpan, optionWords } from '../option-span.ts'
import { AMOUNT, CERTAINTY, CHANGE, type Grade, OPINION, SEVERITY } from './grade-words.ts'
import { type Hit, hitsOf, isDenied } from './hits.ts'
import type { Scale } from './scale.ts'

/** One kind of scale: its words, and what a stress and a "not" make of a grade. */
interface Kind {
  scale: Scale<Grade>
  stressed: Readonly<Record<number, number>>
  denied: Readonly<Record<number, number>>
  /** A "not" that is stressed: "bilkul santusht nahi". */
  deniedOutright: Readonly<Record<number, number>>
}

const KINDS: readonly Kind[] = [
  { scale: OPINION, stressed: { 1: 2, [-1]: -2 }, denied: { 1: -1, 2: -1 }, deniedOutright: { 1: -2, 2: -2 } },
  { scale: CERTAINTY, stressed: { 1: 2, [-1]: -2 }, denied: { 1: -1 }, deniedOutright: { 1: -2, 2: -2 } },
  { scale: SEVERITY, stressed: { 3: 4 }, denied: { 3: 1 }, deniedOutright: { 3: 1 } },
  { scale: AMOUNT, stressed: { 1: 2, [-1]: -2 }, denied: {}, deniedOutright: {} },
  { scale: CHANGE, stressed: { 1: 2, [-1]: -2 }, denied: {}, deniedOutright: {} },
]

interface Graded {
  kind: Kind
  options: ReadonlyMap<number, string>
  /** Whether what lies beyond the last option of the scale is meant by it. */
  isClosed: boolean
}

/** A grade that is said, and what it is without its stress. */
interface Said {
  grade: number
  plain: number
  from: number
  to: number
}

/** The scale on which the options of a field are grades, all but one at most. */
const gradedAmong = oncePerField(({ field: { options } }): { graded: Graded | undefined } => {
  for (const kind of KINDS) {
    const grades = options.map((option) => gradeOfOption(option, kind))
    const bare = options.filter((_, index) => grades[index] === undefined)
    const byGrade = new Map<number, string>()
    options.forEach((option, index) => {
      const grade = grades[index]
      if (grade !== undefined) byGrade.set(grade, byGrade.has(grade) ? '' : option)
    })
    const isYesNo = bare.length === 2 && bare.every((option) => YES_NO.test(option))
    const isOfScale = byGrade.size > 1 && bare.length <= 1
    if (!isOfScale && !(kind.scale === CERTAINTY && isYesNo && byGrade.size > 0)) continue
    const isClosed = isOfScale && bare.every((option) => IS_OPEN.test(option))
    return { graded: { kind, options: byGrade, isClosed } }
  }
  return { graded: undefined }
})

const YES_NO = /^(?:yes|no)\b/i
const IS_OPEN = /\b(?:other|none|not sure|dont know|don't know|cant say|can't say|skip|no opinion|not applicable|na)\b/i

function gradeOfOption(option: string, kind: Kind): number | undefined {
  if (YES_NO.test(option)) return undefined
  const heard = tokenize(optionWords(option).join(' '))
  return heard.words.length <= MAX_OPTION ? gradeIn(heard, 0, kind)?.grade : undefined
}

const MAX_OPTION = 4
const MAX_WORDS = 16

/**
 * The option by its place on a scale: "bilkul khush nahi hoon" for "Very dissatisfied", "most likely" for "Probably", "thodi si" for
 * "Low". What lies beyond the ends of the scale is at its end.
 */
export function gradedOption(heard: Tokens, plan: FieldReader, start = 0): OptionSpan | undefined {
  const { graded } = gradedAmong(plan)
  if (graded === undefined || heard.words.length > MAX_WORDS) return undefined
  const said = gradeIn(heard, start, graded.kind)
  const value = said && (optionAt(said.grade, graded) ?? optionAt(said.plain, graded))
  return said && value !== undefined && value !== ''
    ? { value, isExplicit: true, from: said.from, to: said.to }
    : undefined
}

function optionAt(grade: number, { options, isClosed }: Graded): string | undefined {
  const exact = options.get(grade)
  if (exact !== undefined) return exact
  if (grade === 0.5) return PROBABLE.test(options.get(1) ?? '') ? options.get(1) : options.get(0)
  if (grade === 0) return options.get(0.5)
  const grades = [...options.keys()]
  const [low, high] = [Math.min(...grades), Math.max(...grades)]
  if (!isClosed) return undefined
  if (grade > high && high > MIDDLE) return options.get(high)
  return grade < low && low < MIDDLE ? options.get(low) : undefined
}

/** A "maybe" is no "likely". */
const PROBABLE = /\b(?:probab\w+|perhaps|possibly)\b/i
/** An end of a scale lies on its side of it. */
const MIDDLE = 0.75

function gradeIn(heard: Tokens, start: number, kind: Kind): Said | undefined {
  // The "na" of "theek thaak, na achha na bura" puts nothing right.
  const hits = hitsOf(heard, kind.scale, 0).filter(({ to }) => to > start)
  if (hits.length === 0) return undefined
  const open = new Set(undenied(heard, [...hits]))
  const grades = hits
    .filter((hit) => !isStressOf(hit, hits, heard) && !isFiller(heard, hit))
    .flatMap((hit) => gradeOf(heard, hit, kind, open.has(hit)))
  const [first] = grades
  if (first === undefined) return undefined
  // "Good, very good" is very good; "good but bad" is neither.
  const side = kind.scale === SEVERITY ? (grade: number) => grade : (grade: number) => Math.sign(Math.trunc(grade))
  if (grades.some(({ grade }) => side(grade) !== side(first.grade))) return undefined
  return grades.reduce((most, one) => (Math.abs(one.grade) > Math.abs(most.grade) ? one : most))
}

function gradeOf(heard: Tokens, hit: Hit<Grade>, { stressed, denied, deniedOutright }: Kind, isOpen: boolean): Said[] {
  const grade = Number(hit.degree)
  const { from, to } = hit
  const words = heard.words.slice(Math.max(0, from - 3), to + 2)
  const isStressed = STRESS.test(heard.words[from - 1] ?? '') || STRESS_BEFORE_HI.test(words.join(' '))
  const own = heard.words.slice(from, to).join(' ')
  if (!HAS_NOT.test(own) && isDenied(heard, hit)) {
    const isOutright = words.some((word) => OUTRIGHT.test(word)) || AT_ALL.test(heard.words.join(' '))
    const inverse = (isOutright ? deniedOutright : denied)[grade]
    return inverse === undefined ? [] : [{ grade: inverse, plain: inverse, from, to }]
  }
  if (!HAS_NOT.test(own) && !isOpen && isToldAside(heard, hit)) return []
  return [{ grade: isStressed ? (stressed[grade] ?? grade) : grade, plain: grade, from, to }]
}

const STRESS = regex`
  ^(?:
    very|really|extremely|so|super|highly|totally|completely|absolutely|strongly|too|bahut|bohot|behad|ekdum|dum
    |bilkul|poori|sabse|fully|entirely|बहुत|बेहद|एकदम|दम|बिल्कुल|पूरी|सबसे
  )$
`
const STRESS_BEFORE_HI = /(?:^| )(?:bahut hi|poori tarah|puri tarah|बहुत ही|पूरी तरह)(?: |$)/
const OUTRIGHT = /^(?:bilkul|zara|ekdum|kabhi|बिल्कुल|जरा|एकदम)$/
const AT_ALL = /\b(?:at all|whatsoever|in the least)\b/
const HAS_NOT = /(?:^| )(?:not|no|dont|didnt|cant|couldnt|never|nahi|na|neither|nothing|नहीं|ना|न)(?: |$)/

/** The "bahut" of "bahut kam", the "bilkul" of "bilkul nahi". */
function isStressOf({ from, to }: Hit<Grade>, hits: readonly Hit<Grade>[], { words }: Tokens): boolean {
  return to - from === 1 && STRESS.test(words[from] ?? '') && hits.some((other) => other.from === to)
}

/** "Good morning", "accha, …" */
function isFiller({ words, breaks }: Tokens, { from, to }: Hit<Grade>): boolean {
  // "Do hafte se hai" is no "sahi hai".
  if (/^(?:se|से)$/.test(words[from] ?? '')) return true
  if (words[from] === 'good' && GREETS.test(words[to] ?? '')) return true
  return from === 0 && to < words.length && breaks[to] === true && FILLS.test(words[from] ?? '')
}

const GREETS = /^(?:morning|afternoon|evening|night|day)$/
const FILLS = /^(?:accha|achha|acha|good|nice|great|perfect|अच्छा)$/
