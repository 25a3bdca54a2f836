import { expect, it } from 'vitest'
import { readerOf } from '../../../src/language/rules/fields/field-reader.ts'
import { english } from '../../../src/language/rules/wording/english.ts'
import { number, text } from '../../support/machines/flows.ts'

it.each([
  ['name1', 'Name of the person, order 1', 'name'],
  ['phone_2', '', 'phone'],
  ['emailAddress3', '', 'email'],
  ['aadhaar_last4', 'Last four digits', 'code'],
  ['q1', 'What brings you here?', 'text'],
])('%s is read as what it is beside its number', (name, description, kind) => {
  expect(readerOf({ ...text(name), description }).kind).toBe(kind)
})

it('asks how many as the description says it', () => {
  const field = { ...number('items1'), description: 'How many items, order 1' }
  expect(english.ask(readerOf(field))).toBe('How many items, order 1?')
  expect(english.ask(readerOf({ ...number('age2'), description: '' }))).toBe('How old are you?')
})
