import type { ComposeRequest, FieldSpec, UnderstandRequest } from '../../../src/ports/language.ts'

export const FIELDS: FieldSpec[] = [
  { name: 'name', type: 'string', description: "Caller's name", options: [], required: true },
  { name: 'people', type: 'number', description: 'Number of people', options: [], required: true },
  { name: 'table', type: 'enum', description: 'Where to sit', options: ['garden', 'inside'], required: false },
  { name: 'parking', type: 'boolean', description: 'Whether a parking place is needed', options: [], required: false },
]

export function understandRequest(changes: Partial<UnderstandRequest> = {}): UnderstandRequest {
  return {
    projectId: 'p1',
    model: 'openai-compatible:llama3:8b',
    text: 'I am Priya, we are two',
    now: Date.parse('2026-11-21T05:00:00Z'),
    timeZone: 'Asia/Kolkata',
    language: 'en',
    languages: ['en', 'hi'],
    asked: ['name'],
    fields: FIELDS,
    collected: {},
    persona: '',
    guidance: '',
    history: [],
    ...changes,
  }
}

export function composeRequest(changes: Partial<ComposeRequest> = {}): ComposeRequest {
  return {
    projectId: 'p1',
    model: 'openai-compatible:llama3:8b',
    persona: 'Maya of the Blue Door restaurant',
    language: 'en',
    languages: ['en', 'hi'],
    lines: [],
    question: { fields: FIELDS.slice(0, 1), guidance: 'be brief', attempt: 1 },
    heard: null,
    understood: {},
    collected: {},
    variables: {},
    closing: null,
    history: [],
    ...changes,
  }
}
