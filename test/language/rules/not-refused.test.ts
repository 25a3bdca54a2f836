import { expect, it } from 'vitest'
import type { FieldSpec } from '../../../src/ports/language.ts'
import { field, understand } from '../../support/language/rules.ts'

const issue: FieldSpec = {
  ...field('issue', 'enum', 'What is the problem?', ['leakage', 'bad_taste']),
  required: false,
}

it.each(['स्वाद अच्छा नहीं है', 'taste accha nahi hai', 'pani saaf nahi hai', 'swad theek nahi hai'])(
  '"%s" judges something, and declines nothing',
  (text) => {
    expect(understand(text, [issue], ['issue'], { language: 'hi' }).refused).toEqual([])
  },
)

it.each([
  'abhi dekha nahi',
  'socha nahi',
  'pata nahi mila usko',
  'उसको पता नहीं मिला',
  'wahi rehne do jo tha',
  'jo hai wahi rehne do',
  'अभी गिना नहीं',
])('"%s" declines nothing', (text) => {
  expect(understand(text, [issue], ['issue'], { language: 'hi' }).refused).toEqual([])
})

it.each(['nahi hai', 'mere paas nahi hai', 'kuch nahi'])('"%s" declines', (text) => {
  expect(understand(text, [issue], ['issue'], { language: 'hi' }).refused).toEqual(['issue'])
})

const model: FieldSpec = { ...field('model_name', 'string', 'Model name of the purifier'), required: false }
const bought = field('purchase_date', 'string', 'Date of purchase')

it.each(['मॉडल नहीं पता', 'model yaad nahi', "I don't know the model", 'model ka naam yaad nahi hai'])(
  '"%s" declines only what it names',
  (text) => {
    const { refused } = understand(text, [model, bought], ['model_name', 'purchase_date'], { language: 'hi' })
    expect(refused).toEqual(['model_name'])
  },
)

it('declines all that is asked with a plain "nahi pata"', () => {
  expect(understand('nahi pata', [model, bought], ['model_name', 'purchase_date']).refused).toHaveLength(2)
})

it.each(['pata nahi mila', 'mujhe pata nahi mila abhi'])('"%s" tells no address', (text) => {
  const address = field('address', 'string', 'Delivery address of the customer')
  expect(understand(text, [address], ['address'], { language: 'hi' })).toMatchObject({
    values: {},
    refused: ['address'],
  })
})
