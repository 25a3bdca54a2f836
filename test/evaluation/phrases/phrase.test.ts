import { expect, it } from 'vitest'
import { readPhrases } from '../../../src/evaluation/phrases/phrase.ts'
import { boolean } from '../../support/machines/flows.ts'

const fields = [boolean('can_pay')]
const line = (parts: object) => JSON.stringify({ id: 'a', text: 'yes', asked: 'can_pay', expect: {}, ...parts })

it('leaves blank lines and comments out', () => {
  expect(readPhrases(`# yes and no\n\n${line({})}\n`, fields)).toHaveLength(1)
})

it('gives a phrase without an id the number of its line', () => {
  expect(readPhrases(`\n${line({ id: undefined })}`, fields)).toMatchObject([{ id: '2' }])
})

it.each([
  ['{', 'Line 1: not a JSON object.'],
  ['[]', 'Line 1: not a JSON object.'],
  [line({ text: ' ' }), 'Line 1: "text" has to be what the person says.'],
  [line({ asked: 'amount' }), 'Line 1: "asked" names "amount", which the flow does not have.'],
  [line({ asked: 3 }), 'Line 1: "asked" has to be the name of a field.'],
  [line({ expect: 'yes' }), 'Line 1: "expect" has to be an object.'],
  [line({ expect: { value: 1 } }), 'Line 1: "expect" has "value"; known are fields, again, refused, outcome and any.'],
  [line({ expect: { outcome: 'done' } }), /^Line 1: "outcome" has to be one of opted_out/],
  [line({ expect: { fields: { amount: 1 } } }), 'Line 1: "expect" names "amount", which the flow does not have.'],
])('names the line that does not fit: %s', (text, sentence) => {
  expect(() => readPhrases(text, fields)).toThrow(sentence)
})
