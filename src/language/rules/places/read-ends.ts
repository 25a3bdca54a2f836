import type { FieldReader } from '../fields/field-reader.ts'
import type { Message } from '../message.ts'
import { nameCase } from '../names/name-case.ts'
import { type Clause, clauseAt } from '../words/clauses.ts'
import { textBetween, type Tokens } from '../words/tokens.ts'
import { endOfWay, isDeniedPlace } from './framed-place.ts'
import { isKnownCity } from './known-cities.ts'

type End = 'start' | 'goal'

interface City extends Clause {
  end: End | undefined
}

/**
 * "Kolkata jaana hai, Patna se", "moving from Kochi, drop Salem mein hai", "drop Bhopal, no Indore, Bhopal to pickup hai": where a flow asks for
 * both ends of a way, two towns that a message tells apart by "from", "se", "jaana" or the name of the field answer both.
 */
export function readEnds(message: Message): void {
  if (!message.hasKind('city') || message.move === 'question') return
  const cities = message.plans.filter(({ kind }) => kind === 'city')
  const [start, otherStart] = cities.filter((plan) => endOfWay(plan) === 'start')
  const [goal, otherGoal] = cities.filter((plan) => endOfWay(plan) === 'goal')
  if (!start || !goal || otherStart || otherGoal) return
  const said = citiesIn(message.heard, start, goal)
  const ends = endsOf(
    message.heard,
    said,
    message.isAsked(goal) ? 'goal' : message.isAsked(start) ? 'start' : undefined,
  )
  if (ends === undefined) return
  for (const [plan, { from, to }] of [
    [start, ends.start],
    [goal, ends.goal],
  ] as const)
    if (!message.has(plan.field.name) && !message.isKnown(plan.field.name))
      message.take(plan, nameCase(textBetween(message.heard, from, to)), true, from, to)
}

/** One town for each end: what was said last of it; of three, what names no end is the asked one. */
function endsOf(heard: Tokens, said: readonly City[], asked: End | undefined): Record<End, City> | undefined {
  const nameOf = ({ from, to }: City) => heard.words.slice(from, to).join(' ')
  if (new Set(said.map(nameOf)).size !== 2) return undefined
  const last = (end: End) => said.findLast((city) => city.end === end)
  const other = (one: City) => said.findLast((city) => nameOf(city) !== nameOf(one))
  const [start, goal] = [last('start'), last('goal')]
  if (start && goal && nameOf(start) !== nameOf(goal)) return { start, goal }
  // "Drop Bhopal, no Indore, Bhopal is the pick-up"
  const told = start && goal ? (start.from > goal.from ? start : goal) : (start ?? goal)
  const left = told && other(told)
  if (told === undefined || left === undefined || asked === undefined || told.end === asked) return undefined
  if (left.end !== undefined && left.end !== asked) return undefined
  return told.end === 'start' ? { start: told, goal: left } : { start: left, goal: told }
}

/** The towns of a message that are not denied, and which end each is said to be. */
function citiesIn(heard: Tokens, start: FieldReader, goal: FieldReader): City[] {
  const cities: City[] = []
  for (let at = 0; at < heard.words.length; at++) {
    const length = [2, 1].find(
      (count) =>
        at + count <= heard.words.length &&
        (count === 1 || !heard.breaks[at + 1]) &&
        isKnownCity(heard.words.slice(at, at + count)),
    )
    if (length === undefined || heard.aside?.[at] === true) continue
    const span = { from: at, to: at + length }
    if (!isDeniedPlace(heard, span)) cities.push({ ...span, end: endSaid(heard, span, start, goal) })
    at += length - 1
  }
  return cities
}

function endSaid(heard: Tokens, { from, to }: Clause, start: FieldReader, goal: FieldReader): End | undefined {
  const clause = clauseAt(heard, from)
  const before = heard.words.slice(Math.max(clause?.from ?? from, from - 2), from)
  const behind = heard.words.slice(to, Math.min(clause?.to ?? to, to + 3))
  const [first = ''] = behind
  const named = (words: readonly string[]): End | undefined =>
    words.some((word) => isNameOf(word, start))
      ? 'start'
      : words.some((word) => isNameOf(word, goal))
        ? 'goal'
        : undefined
  if (before.at(-1) === 'from') return 'start'
  const isNext = SAYS_END.test(first) ? named(behind.slice(1)) : named(behind.slice(0, 1))
  const own = named(before.filter((word) => word !== 'from' && word !== 'to')) ?? isNext
  if (own) return own
  if (SE.test(first) && !IS.test(behind[1] ?? '')) return 'start'
  if (/^(?:to|towards|till)$/.test(before.at(-1) ?? '')) return 'goal'
  return GOES.test(behind.join(' ')) ? 'goal' : undefined
}

/** The "pickup" of `pickup_city`, and no "city". */
function isNameOf(word: string, { label }: FieldReader): boolean {
  return label.includes(word) && !/^(?:city|town|place|area|from|to)$/.test(word)
}

const SAYS_END = /^(?:to|toh|is|hai|mera|my|the|तो|है)$/
const SE = /^(?:se|से)$/
/** "Alwar se hain": where somebody is from. */
const IS = /^(?:hoon|hun|hu|hain|हूं|हैं)$/
const GOES =
  /^(?:(?:ke|के|ko|को) )?(?:liye|jaa?na|ja rah[aei]|jaa rah[aei]|jayenge|jaayenge|jaung[ai]|shift|move|bhejn[aei]|tak|लिए|जाना|जा रह[ाेी]|जाएंगे|शिफ्ट|भेजन[ाेी]|तक)(?: |$)/u
