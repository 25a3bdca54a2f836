import { describe, expect, it } from 'vitest'
import { findSaidWords } from '../../../src/language/model/said-words.ts'
import type { FieldSpec, FieldValue, UnderstandRequest } from '../../../src/ports/language.ts'

const field = (name: string, type: FieldSpec['type'], description: string, options: string[] = []): FieldSpec => {
  return { name, type, description, options, required: true }
}
const fields = [
  field('patient_name', 'string', 'Name of the patient'),
  field('visit', 'string', 'Day and time of the appointment'),
  field('people', 'number', 'How many people'),
  field('confirmed', 'boolean', 'Shall I book it like that?'),
  field('doctor', 'enum', 'Which doctor', ['Dr Rao', 'Dr Menon']),
]

function wordsFor(name: string, value: FieldValue, text: string): string | null {
  const request: UnderstandRequest = {
    ...{ projectId: '', model: 'builtin:rules', text, now: Date.parse('2026-11-02T09:00:00Z') },
    ...{ timeZone: 'Asia/Kolkata', language: 'en', languages: ['en', 'hi'], asked: [name], fields, collected: {} },
    ...{ persona: '', guidance: '', history: [] },
  }
  const span = findSaidWords(request, name, value)
  return span && text.slice(span.start, span.end)
}

describe('the words that say a value', () => {
  it.each<[string, FieldValue, string, string | null]>([
    ['patient_name', 'Priya', 'Hello, my name is Priya, thank you', 'Priya'],
    ['people', 4, 'We are four people, I think', 'four'],
    ['doctor', 'Dr Menon', 'Menon please', 'Menon'],
    ['visit', '2026-11-06 10:00', 'Friday at ten, call me on +91 98765 43210 if it changes', 'Friday at ten'],
    ['confirmed', true, 'yes', 'yes'],
    ['patient_name', 'Anita Desai', 'It would be for ANITA DESAI if that is fine', 'ANITA DESAI'],
    ['patient_name', 'Nobody', 'four of us', null],
    ['confirmed', false, '', null],
  ])('%s = %j in %j is %j', (name, value, text, words) => {
    expect(wordsFor(name, value, text)).toBe(words)
  })

  it('are found by their own positions also where the rules read a tidied text', () => {
    expect(wordsFor('patient_name', 'Priya', 'at 4 p.m. please, my name is Priya\u200b.')).toBe('Priya')
  })
})
