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
    ['Whether the courier brought a receipt', 'did the courier bring a receipt'],
    ['Whether the donor drank alcohol yesterday', 'did you drink alcohol yesterday'],
    ['Whether the plumber arrived on time', 'did the plumber arrive on time'],
    ['Whether the tenant paid the rent', 'did you pay the rent'],
    ['Whether the bill sent by post was right', 'Whether the bill sent by post was right'],
    ['Do you smoke?', 'Do you smoke?'],
    ['Worker has own tools', 'do you have own tools'],
    ['already owns a two-wheeler', 'do you already own a two-wheeler'],
    ['has worked on a loom before', 'have you worked on a loom before'],
    ['Tenant agrees to police verification', 'do you agree to police verification'],
    ['Applicant is a pensioner', 'are you a pensioner'],
    ['Can lift 20 kg', 'can you lift 20 kg'],
    ['Able to climb stairs', 'are you able to climb stairs'],
    ['Travelling with an infant', 'are you travelling with an infant'],
    ['Any pending dues', 'do you have any pending dues'],
    ['The flat is in your own name', 'is the flat in your own name'],
    ['Has the tenant paid the deposit', 'Has the tenant paid the deposit'],
    ['Gift wrapping', 'Gift wrapping'],
  ])('"%s" is "%s"', (description, question) => {
    expect(questionOf(readerOf(field('one', 'boolean', description)))).toBe(question)
  })
})
