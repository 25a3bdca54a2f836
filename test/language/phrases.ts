import { readdirSync, readFileSync } from 'node:fs'
import { PHRASES_SAID_AT } from '../../src/evaluation/phrases/evaluate-phrases.ts'
import { judge as judgeAt, type Verdict, withinLimits } from '../../src/evaluation/phrases/judge.ts'
import { type Phrase, readPhrases as readLines } from '../../src/evaluation/phrases/phrase.ts'
import type { FieldSpec, FieldValue, Understanding, UnderstandRequest } from '../../src/ports/language.ts'

export type { Phrase, Verdict }

export interface PhraseFile {
  name: string
  greeting: string
  fields: FieldSpec[]
  collected: Record<string, FieldValue>
  phrases: Phrase[]
}

const FOLDER = new URL('./phrases/', import.meta.url)

const PHRASES_NOW = PHRASES_SAID_AT.now

/** The parts of the phrases, those first that were looked at while the rules were written. */
export const PARTS = ['tuned', 'held-out', 'fresh', 'apart', '2026-11-22', '2026-11-23'] as const

/** By an author who never saw the code, and harder; the goals are not reached there yet. */
export const STRANGERS = 'strangers'

/** By class of difficulty (tales, facts, another time, quoted wishes), written against the rules; looked at since. */
export const CLASSES = 'classes'

/**
 * By authors who never saw the code, in 23 ordinary flows and 18 others; answers that mention more than was asked for; those of wishes and moves; yes or no told by what happened; choices told
 * in other words than the options'. Some were looked at since, of the ordinary ones only what went wrong.
 */
export const UNSEEN = {
  ordinary: '2026-11-27',
  ordinaryEvening: '2026-11-27-evening',
  trades: '2026-11-28',
  asides: 'asides',
  wishes: 'wishes',
  indirect: 'indirect',
  otherWords: 'other-words',
} as const

/**
 * What two readers found who looked into the rules for ordinary sayings that are read wrongly, and the like that were not: each may be
 * asked again, and none may be read otherwise than it says.
 */
export const TRAPS = 'traps'

type Unseen = (typeof UNSEEN)[keyof typeof UNSEEN]

/**
 * Phrases that people say, one JSON object a line. Those of a flow lie in a folder, `<flow>.jsonl` beside
 * `<flow>.flow.json` with its fields; `trial.jsonl` names the asked field in each line.
 */
export function readPhrases(
  part: (typeof PARTS)[number] | typeof STRANGERS | typeof CLASSES | typeof TRAPS | Unseen,
): PhraseFile[] {
  const folder = new URL(`${part}/`, FOLDER)
  return readdirSync(folder)
    .filter((file) => file.endsWith('.flow.json'))
    .map((file) => {
      const name = file.replace('.flow.json', '')
      const flow = JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Omit<PhraseFile, 'name' | 'phrases'>
      const text = readFileSync(new URL(`${name}.jsonl`, folder), 'utf8')
      return { ...flow, name, phrases: readLines(text, flow.fields) }
    })
}

export function readTrial(): Phrase[] {
  return readLines(readFileSync(new URL('trial.jsonl', FOLDER), 'utf8'))
}

export function judge(
  phrase: Phrase,
  understood: Understanding,
  { fields = [] }: { fields?: FieldSpec[] } = {},
): Verdict {
  return judgeAt(phrase, withinLimits(understood, fields), PHRASES_SAID_AT)
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
