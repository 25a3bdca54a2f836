import { describe, expect, it } from 'vitest'
import { PARTS, readPhrases } from '../phrases.ts'
import { field, understand } from '../../support/language/rules.ts'

const FLOWS = PARTS.flatMap(readPhrases)
const read = (text: string, asked: ReturnType<typeof field>, fields = [asked]) => understand(text, fields, [asked.name])

describe('a message that is nothing but the answer', () => {
  it.each([
    ['yes', true],
    ['Yeah!', true],
    ['haan ji', true],
    ['जी हाँ', true],
    ['No.', false],
    ['no thanks', false],
    ['ji nahi', false],
    ['नहीं', false],
  ])('is a yes or no in every flow: "%s"', (text, value) => {
    for (const { fields } of FLOWS) {
      for (const asked of fields.filter(({ type }) => type === 'boolean')) {
        expect(read(text, asked, fields)).toMatchObject({ values: { [asked.name]: value }, refused: [], intent: null })
      }
    }
  })
  it('is the option of that text in every flow', () => {
    for (const { fields } of FLOWS) {
      for (const asked of fields.filter(({ type }) => type === 'enum')) {
        for (const option of asked.options)
          expect(read(option.toUpperCase(), asked, fields).values).toEqual({ [asked.name]: option })
      }
    }
  })
  it('is a number in figures, within what the question asks for', () => {
    const rating = field('rating', 'number', 'From 1 to 5, how was it?')
    expect(read('4', rating).values).toEqual({ rating: 4 })
    expect(read('40', rating).values).toEqual({})
    expect(read('12', field('guests', 'number', 'How many guests?')).values).toEqual({ guests: 12 })
  })
})

it('is a question with a question mark', () => {
  expect(read('gold?', field('plan', 'enum', 'Which plan?', ['gold', 'silver'])).values).toEqual({})
})

it.each([
  [['C++', 'C#', 'C'], 'c#', 'C#'],
  [['C++', 'C#', 'C'], 'C', 'C'],
  [['5', '-5', '+5'], '-5', '-5'],
  [['<1', '1', '>1'], '>1', '>1'],
  [['😀', '😡'], '😡', '😡'],
])('is an option to the letter where others have the same words: %j, "%s"', (options, text, option) => {
  expect(read(text, field('choice', 'enum', 'Which one?', options)).values).toEqual({ choice: option })
})
