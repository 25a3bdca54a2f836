import { describe, expect, it } from 'vitest'
import { asksOfThePast } from '../../../../src/language/rules/fields/asks-of-the-past.ts'
import { readerOf } from '../../../../src/language/rules/fields/field-reader.ts'
import { field, understand } from '../../../support/language/rules.ts'

const GUESTS = field('guests', 'number', 'How many guests will come?')
const PAID = field('amount_paid', 'number', 'How much did you pay?')

describe('what is told of another time', () => {
  it.each([
    ['last time we were forty, this time who knows', undefined],
    ['pichli baar tees aaye the, is baar ka bataungi', undefined],
    ['pichli baar tees aaye the to kam pad gaye', undefined],
    ['do log pehle se yahin hain', 2],
    ['पिछली बार साठ थे, अभी हिसाब नहीं लगाया', undefined],
    ['last time we were forty, this time sixty', 60],
    ["we're five, and that's it", 5],
  ])('is no answer to a question of today: "%s" gives %s', (text, expected) => {
    expect(understand(text, [GUESTS], ['guests']).values['guests']).toBe(expected)
  })

  it.each([
    ['it was five hundred, through my son', 500],
    ['paanch sau the, bete ne diye', 500],
    ['पाँच सौ थे, कल दिए', 500],
  ])('answers a question of the past: "%s" gives %s', (text, expected) => {
    expect(understand(text, [PAID], ['amount_paid']).values['amount_paid']).toBe(expected)
  })
})

describe('a question of the past', () => {
  it.each([
    ['How much did you pay?', true],
    ['Which hospital have you been to?', true],
    ['शिकायत कब हुई?', true],
    ['How many rooms do you have?', false],
    ['When shall we come?', false],
    ['आप कब आएँगे?', false],
  ])('is told by its tense: "%s"', (question, expected) => {
    expect(asksOfThePast(readerOf(field('asked', 'string', question)))).toBe(expected)
  })
})
