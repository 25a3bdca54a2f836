import { describe, expect, it } from 'vitest'
import { field } from '../../../support/language/rules.ts'
import { readerOf } from '../../../../src/language/rules/fields/field-reader.ts'
import { questionOf } from '../../../../src/language/rules/fields/question-of.ts'

describe('the question that a description asks', () => {
  it.each([
    ['Whether the customer wants a refill', 'do you want a refill'],
    ['Whether the patient carries a card', 'do you carry a card'],
    ['Whether the guest has already paid', 'have you already paid'],
    ['Whether the caller has a car', 'do you have a car'],
    ['Whether our driver should come', 'should our driver come'],
    ['Whether there is a lift', 'is there a lift'],
    ['Whether the person is ready to move', 'are you ready to move'],
    ['Do you smoke?', 'Do you smoke?'],
    ['Gift wrapping', 'Gift wrapping'],
  ])('"%s" is "%s"', (description, question) => {
    expect(questionOf(readerOf(field('one', 'boolean', description)))).toBe(question)
  })
})
