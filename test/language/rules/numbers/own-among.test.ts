import { describe, expect, it } from 'vitest'
import { field, valuesOf } from '../../../support/language/rules.ts'

const BUDGET = field('budget', 'number', 'Budget in rupees')
const AGE = field('student_age', 'number', 'Age of the student in years')
const FLOOR = field('pickup_floor', 'number', 'Floor number at the pickup address')
const DATE = field('moving_date', 'string', 'Day of the move')

describe('of several numbers the one that is told of whom the question is about', () => {
  it.each([
    [BUDGET, 'another company quoted forty thousand, I can give thirty two thousand', 32_000],
    [BUDGET, 'doosre wale ne tees hazaar bola tha, main pachees hazaar de sakta hoon', 25_000],
    [BUDGET, 'my friend paid 20000, we have 15000', 15_000],
    [AGE, 'his brother is sixteen, he is nine', 9],
    [AGE, 'my elder one is 12 and this one is 9', 9],
    [AGE, 'बड़ी वाली पंद्रह की है, ये ग्यारह की है', 11],
  ])('$name: "%s"', (asked, text, value) => {
    expect(valuesOf(text, asked)).toEqual({ [asked.name]: value })
  })

  it.each([
    [BUDGET, 'I have 20000, my brother will give 10000'],
    [BUDGET, 'twenty thousand, thirty thousand'],
    [AGE, 'he is nine, she is twelve'],
    [field('household_income', 'number', 'Monthly income of the household'), 'my wife earns 50k and I earn 70k'],
  ])('leaves open: $name "%s"', (asked, text) => {
    expect(valuesOf(text, asked)).toEqual({})
  })
})

describe('the one number that nobody else said', () => {
  const TENURE = field('tenure_years', 'number', 'Number of years to repay')
  it.each([
    ['the other branch gave me thirty years but twelve is enough', 12],
    ['mere dost ne pachees saal bola, par gyarah kaafi hai', 11],
  ])('"%s"', (text, value) => {
    expect(valuesOf(text, TENURE)).toEqual({ tenure_years: value })
  })

  it.each(['others said twenty or fifteen years'])('leaves open: "%s"', (text) => {
    expect(valuesOf(text, TENURE)).toEqual({})
  })
})

describe('the floor somebody lives on', () => {
  it.each([
    ['the building has twelve floors, we are on the seventh', 7],
    ['hamara ghar chauthi manzil pe hai', 4],
    ['हमारा घर चौथी मंज़िल पर है', 4],
    ['flat fifth floor pe hai', 5],
  ])('"%s"', (text, value) => {
    expect(valuesOf(text, FLOOR)).toEqual({ pickup_floor: value })
  })

  it.each(['the building has twelve floors', 'दस मंज़िलें हैं', 'flat 402'])('is not told: "%s"', (text) => {
    expect(valuesOf(text, FLOOR)).toEqual({})
  })

  it('is no day', () => {
    const fields = [FLOOR, DATE] as const
    expect(valuesOf('twelve floors hain, we are on the seventh', ...fields)).toEqual({ pickup_floor: 7 })
  })
})
