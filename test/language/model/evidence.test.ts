import { describe, expect, it } from 'vitest'
import { hasEvidence } from '../../../src/language/model/evidence.ts'
import type { FieldSpec, FieldValue } from '../../../src/ports/language.ts'

const now = Date.parse('2026-11-21T05:00:00Z')
const field = (name: string, type: FieldSpec['type'] = 'string', options: string[] = []): FieldSpec => ({
  name,
  type,
  description: '',
  options,
  required: true,
})
const said = (text: string, one: FieldSpec, value: FieldValue, quote?: string) =>
  hasEvidence(value, one, quote, { text, asked: [one.name], now, timeZone: 'Asia/Kolkata' })

const name = field('name')
const people = field('people', 'number')
const day = field('visit_date')
const phone = field('phone_number')
const email = field('email')
const parking = field('parking', 'boolean')
const table = field('table', 'enum', ['garden', 'inside'])

describe('a value counts', () => {
  it.each<[string, FieldSpec, FieldValue, string?]>([
    ['I am Priya Sharma', name, 'Priya Sharma', 'Priya Sharma'],
    ['I am Priya Sharma', name, 'Priya Sharma'],
    ['मैं प्रिया हूँ', name, 'Priya', 'प्रिया'],
    ['we are two', people, 2, 'two'],
    ['we are two', people, 2],
    ['my wife and me, so a couple', people, 2, 'a couple'],
    ['hum chaar log hain', people, 4, 'chaar'],
    ['next Friday works', day, '2026-11-27', 'next Friday'],
    ['on the 25th', day, '2026-11-25', 'the 25th'],
    ['98765 43210', phone, '+919876543210', '98765 43210'],
    ['it is priya at gmail dot com', email, 'priya@gmail.com', 'priya at gmail dot com'],
    ['haan bilkul', parking, true, 'haan bilkul'],
    ['I came by car', parking, true, 'I came by car'],
    ['somewhere in the sun', table, 'garden', 'in the sun'],
    ['garden please', table, 'garden'],
  ])('"%s" for %o', (text, one, value, quote) => expect(said(text, one, value, quote)).toBe(true))
})

describe('a value does not count', () => {
  it.each<[string, FieldSpec, FieldValue, string?]>([
    ['hello there', name, 'Priya', 'hello there'],
    ['hello there', name, 'Priya', 'I am Priya'],
    ['hello there', people, 5, 'hello there'],
    ['we are two', people, 7, 'two'],
    ['I like pizza', day, '2026-12-24', 'I like pizza'],
    ['call me', phone, '+919876543210', 'call me'],
    ['write to me', email, 'x@evil.example', 'write to me'],
    ['no thanks', parking, true, 'no thanks'],
    ['inside please', table, 'garden', 'inside please'],
    ['hmm', table, 'garden', 'the garden'],
    ['hmm', parking, true],
  ])('"%s" for %o', (text, one, value, quote) => expect(said(text, one, value, quote)).toBe(false))
})
