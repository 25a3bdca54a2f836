import { readdirSync, readFileSync } from 'node:fs'
import type { FieldSpec, FieldValue, Understanding } from '../../src/ports/language.ts'

/** What one saying comes to. */
interface Outcome {
  /** `~text` stands for any value that contains the text. */
  values: Record<string, FieldValue>
  intent: string | null
  refused: boolean
}

export interface Saying {
  text: string
  /** Names of the fields that the question asks for, with blanks between. */
  asked: string
  /** Any of these is right. */
  outcomes: Outcome[]
}

export interface Talk {
  title: string
  fields: FieldSpec[]
  greeting: string
  collected: Record<string, FieldValue>
  sayings: Saying[]
}

const FOLDER = new URL('./corpus/', import.meta.url)

/**
 * Reads `corpus/*.txt`. A file has its fields (`field plan enum Which plan? [basic|gold]`), what was said first
 * (`greeting …`), what is known already (`known name=Rahul; …`), and under `at <asked fields>` what people say; a value without a name is the first one's:
 *
 *     four no five => 5
 *     six people tomorrow => party_size=6; date=2026-11-22
 *     lose my number => opted_out
 *     i don't know => refused || -
 *
 * `||` stands between outcomes that are all right, `-` for none: the question is asked again.
 */
export function readTalks(): Talk[] {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith('.txt'))
    .map((name) => readTalk(name.replace('.txt', ''), readFileSync(new URL(name, FOLDER), 'utf8')))
}

function readTalk(title: string, text: string): Talk {
  const talk: Talk = { title, fields: [], greeting: '', collected: {}, sayings: [] }
  let asked = ''
  for (const line of text.split('\n')) {
    const [word = '', ...rest] = line.split(' ')
    const said = line.split(' => ')
    if (said.length === 2) talk.sayings.push(readSaying(said, asked, talk.fields))
    else if (word === 'field') talk.fields.push(readField(rest))
    else if (word === 'greeting') talk.greeting = rest.join(' ')
    else if (word === 'known') talk.collected = readOutcome(rest.join(' '), '', talk.fields).values
    else if (word === 'at') asked = rest.join(' ')
    else if (line !== '' && word !== '#') throw new Error(`Not a line of a talk: ${line}`)
  }
  return talk
}

function readField([name = '', type = 'string', ...rest]: string[]): FieldSpec {
  const [, description = '', options = ''] = /^(.*?)(?: ?\[(.*)\])?$/u.exec(rest.join(' ')) ?? []
  return {
    name,
    type: type as FieldSpec['type'],
    description,
    options: options === '' ? [] : options.split('|'),
    required: true,
  }
}

function readSaying([text = '', outcomes = '']: string[], asked: string, fields: FieldSpec[]): Saying {
  return { text, asked, outcomes: outcomes.split(' || ').map((outcome) => readOutcome(outcome, asked, fields)) }
}

function readOutcome(text: string, asked: string, fields: FieldSpec[]): Outcome {
  const outcome: Outcome = { values: {}, intent: null, refused: false }
  for (const part of text.trim().split('; ')) {
    if (part === '-') continue
    else if (part === 'refused') outcome.refused = true
    else if (['opted_out', 'wrong_person', 'callback_requested'].includes(part)) outcome.intent = part
    else {
      const [name, value] = part.includes('=') ? part.split('=') : [asked.split(' ')[0], part]
      const field = fields.find((other) => other.name === name)
      if (field === undefined) throw new Error(`No such field: ${part}`)
      outcome.values[field.name] = field.type === 'number' ? Number(value) : (value ?? '')
      if (field.type === 'boolean') outcome.values[field.name] = value === 'true'
    }
  }
  return outcome
}

export function isRight(saying: Saying, understanding: Understanding): boolean {
  return saying.outcomes.some((outcome) => isSame(outcome, understanding))
}

function isSame({ values, intent, refused }: Outcome, understood: Understanding): boolean {
  if (intent !== understood.intent) return false
  if (intent === null && refused !== understood.refused.length > 0) return false
  const names = [...Object.keys(values), ...Object.keys(understood.values)]
  return names.every((name) => isSameValue(values[name], understood.values[name]))
}

function isSameValue(expected: FieldValue | undefined, given: FieldValue | undefined): boolean {
  if (typeof expected !== 'string' || !expected.startsWith('~')) return expected === given
  return typeof given === 'string' && given.toLowerCase().includes(expected.slice(1).toLowerCase())
}
