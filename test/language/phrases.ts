import { readdirSync, readFileSync } from 'node:fs'
import type {
  FieldSpec,
  FieldValue,
  SpecialIntent,
  Understanding,
  UnderstandRequest,
} from '../../src/ports/language.ts'

/** A value, or what it has to be: relative to today, or a text that contains another. */
type ExpectedValue =
  | FieldValue
  /** So many days from today. */
  | { $days: number }
  /** The coming day of the week (Sunday is 0), so many weeks after that; -1 is the one that has gone by. */
  | { $weekday: number; weeks: number }
  /** `MM-DD` of any year. */
  | { $md: string }
  | { $contains: string }

interface Expectation {
  /** Exactly these values, and no other. */
  fields?: Record<string, ExpectedValue>
  /** No value, no refusal, no special wish: the question comes again. */
  again?: true
  /** The person declines to answer. */
  refused?: true
  outcome?: SpecialIntent
}

/** One line of a phrase file. */
export interface Phrase {
  id: string
  text: string
  /** The field that was asked for: its name in the flow, or all of it. */
  asked: string | FieldSpec
  /** `en`, `hi` (in Devanagari), `romanised`, `mixed` */
  language?: string
  /** Several where people would disagree. */
  expect: Expectation | { any: Expectation[] }
}

export interface PhraseFile {
  name: string
  greeting: string
  fields: FieldSpec[]
  collected: Record<string, FieldValue>
  phrases: Phrase[]
}

export type Verdict = 'right' | 'asked again' | 'wrong value' | 'false intent' | 'missed intent'

const FOLDER = new URL('./phrases/', import.meta.url)

/** Wednesday, 18 November 2026, half past ten in the morning in India. */
const PHRASES_NOW = Date.parse('2026-11-18T05:00:00Z')

/**
 * Phrases that people say, one JSON object a line. Those of a flow lie in a folder, `<flow>.jsonl` beside `<flow>.flow.json`
 * with its fields; `trial.jsonl` names the asked field in each line.
 */
export function readPhrases(part: 'tuned' | 'held-out' | 'fresh' | 'apart'): PhraseFile[] {
  const folder = new URL(`${part}/`, FOLDER)
  return readdirSync(folder)
    .filter((file) => file.endsWith('.flow.json'))
    .map((file) => {
      const name = file.replace('.flow.json', '')
      const flow = JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Omit<PhraseFile, 'name' | 'phrases'>
      return { ...flow, name, phrases: readLines(new URL(`${name}.jsonl`, folder)) }
    })
}

export function readTrial(): Phrase[] {
  return readLines(new URL('trial.jsonl', FOLDER))
}

function readLines(file: URL): Phrase[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Phrase)
}

/** What the rules are asked for a phrase: the greeting and the question stand before it. */
export function requestFor(phrase: Phrase, file?: PhraseFile): UnderstandRequest {
  const fields = typeof phrase.asked === 'string' ? (file?.fields ?? []) : [phrase.asked]
  const name = typeof phrase.asked === 'string' ? phrase.asked : phrase.asked.name
  const question = fields.find((field) => field.name === name)?.description ?? ''
  return {
    projectId: 'p1',
    model: 'builtin:rules',
    text: phrase.text,
    now: PHRASES_NOW,
    timeZone: 'Asia/Kolkata',
    language: phrase.language === 'hi' ? 'hi' : 'en',
    languages: ['en', 'hi'],
    asked: [name],
    fields: fields.map((field) => ({ ...field, options: field.options ?? [] })),
    collected: file?.collected ?? {},
    persona: '',
    guidance: '',
    history: [{ caller: null, agent: `${file?.greeting ?? ''} ${question}`.trim() }],
  }
}

/** How an understanding compares with what is right; a value that nobody gave counts as wrong whatever else is right. */
export function judge({ expect }: Phrase, understood: Understanding): Verdict {
  const ways = 'any' in expect ? expect.any : [expect]
  const verdicts = ways.map((way) => judgeWay(way, understood))
  return VERDICTS.find((verdict) => verdicts.includes(verdict)) ?? 'wrong value'
}

/** The kindest first. */
const VERDICTS: Verdict[] = ['right', 'asked again', 'missed intent', 'wrong value', 'false intent']

function judgeWay(way: Expectation, { values, refused, intent }: Understanding): Verdict {
  if (intent !== null) return intent === way.outcome ? 'right' : 'false intent'
  const names = Object.keys(values)
  const wanted = way.fields ?? {}
  if (way.outcome !== undefined) return 'missed intent'
  if (names.some((name) => !isExpected(wanted[name], values[name]))) return 'wrong value'
  const isComplete = Object.keys(wanted).every((name) => names.includes(name))
  if (!isComplete) return 'asked again'
  const declines = way.refused === true
  return names.length > 0 || declines === refused.length > 0 ? 'right' : 'asked again'
}

function isExpected(expected: ExpectedValue | undefined, given: FieldValue | undefined): boolean {
  if (typeof expected !== 'object') return expected === given
  if (typeof given !== 'string') return false
  if ('$contains' in expected) return given.toLowerCase().includes(expected.$contains.toLowerCase())
  if ('$md' in expected) return given.slice(5, 10) === expected.$md && given.length === 10
  return given === dayOf(expected)
}

function dayOf(expected: { $days: number } | { $weekday: number; weeks: number }): string {
  const today = Math.floor((PHRASES_NOW + 330 * 60_000) / DAY_MS)
  if ('$days' in expected) return isoDay(today + expected.$days)
  const ahead = (((expected.$weekday - (today + 4)) % 7) + 7) % 7
  return isoDay(today + (ahead === 0 ? 7 : ahead) + 7 * expected.weeks)
}

const DAY_MS = 86_400_000

function isoDay(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10)
}
