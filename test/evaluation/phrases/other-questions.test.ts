import { expect, it } from 'vitest'
import { atOtherQuestions } from '../../../src/evaluation/phrases/other-questions.ts'
import type { Phrase } from '../../../src/evaluation/phrases/phrase.ts'
import { field } from '../../support/language/rules.ts'

const FIELDS = [
  field('guests', 'number', 'How many guests?'),
  field('rooms', 'number', 'How many rooms?'),
  field('arrival_date', 'string', 'Which day will you arrive?'),
  field('remarks', 'string', 'Anything else?'),
]

function phrase(parts: Partial<Phrase>): Phrase {
  return { id: 'a', text: 'four', asked: 'guests', expect: { fields: { guests: 4 } }, ...parts }
}

it('puts a phrase to the questions of another kind, but for free text, where its own values or none are right', () => {
  expect(atOtherQuestions([phrase({})], FIELDS)).toEqual([
    {
      id: 'a at arrival_date',
      text: 'four',
      asked: 'arrival_date',
      expect: { any: [{ fields: { guests: 4 } }, { again: true }, { refused: true }] },
    },
  ])
})

it('leaves out phrases without values, and the questions that a phrase answers besides', () => {
  expect(atOtherQuestions([phrase({ expect: { again: true } })], FIELDS)).toEqual([])
  expect(atOtherQuestions([phrase({ expect: { any: [{ fields: { guests: 4 } }, { again: true }] } })], FIELDS)).toEqual(
    [],
  )
  expect(atOtherQuestions([phrase({ expect: { fields: { guests: 4, arrival_date: { $days: 1 } } } })], FIELDS)).toEqual(
    [],
  )
})
