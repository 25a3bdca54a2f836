import type { ComposeRequest, FieldSpec, Understanding, UnderstandRequest } from '../../../src/ports/language.ts'
import { createLanguageModel } from '../../../src/language/model/language-model.ts'
import { understandByRules } from '../../../src/language/rules/understand.ts'

export function field(
  name: string,
  type: FieldSpec['type'] = 'string',
  description = '',
  options: string[] = [],
): FieldSpec {
  return { name, type, description, options, required: true }
}

/** A field for one of the options. */
export function choice(description: string, ...options: string[]): FieldSpec {
  return field('choice', 'enum', description, options)
}

/** Saturday, 21 November 2026, 10:30 in India. */
export const NOW = Date.parse('2026-11-21T05:00:00Z')

export function understand(
  text: string,
  fields: FieldSpec[],
  asked: string[],
  changes: Partial<UnderstandRequest> = {},
): Understanding {
  return understandByRules({
    projectId: 'p1',
    model: 'builtin:rules',
    text,
    now: NOW,
    timeZone: 'Asia/Kolkata',
    language: 'en',
    languages: ['en', 'hi'],
    asked,
    fields,
    collected: {},
    persona: '',
    guidance: '',
    history: [],
    ...changes,
  })
}

/** The values of an answer to the first field, where the others are open too. */
export function valuesOf(text: string, asked: FieldSpec, ...others: FieldSpec[]): Understanding['values'] {
  return understand(text, [asked, ...others], [asked.name]).values
}

/** A reply to nothing that says nothing. */
export const NO_REPLY: ComposeRequest = {
  projectId: 'p1',
  model: 'builtin:rules',
  persona: '',
  language: 'en',
  languages: ['en', 'hi'],
  lines: [],
  question: null,
  heard: null,
  understood: {},
  collected: {},
  variables: {},
  closing: null,
  history: [],
}

/** The rule model; no other is connected. */
export const rules = createLanguageModel({
  credentials: { find: () => Promise.resolve(null) },
  clock: { now: () => NOW },
})
