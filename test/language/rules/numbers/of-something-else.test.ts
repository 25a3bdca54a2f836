import { describe, expect, it } from 'vitest'
import { field, valuesOf } from '../../../support/language/rules.ts'

const PARTY = field('party_size', 'number', 'How many people will be at the table')
const RATING = field('rating', 'number', 'Rating of the stay from 1 to 10')
const AGE = field('age', 'number', 'Age of the member in years')
const EXPERIENCE = field('experience_years', 'number', 'Years of driving experience')
const WEIGHT = field('weight', 'number', 'Current weight in kilograms')
const DISTANCE = field('distance_km', 'number', 'Distance from home to office in kilometres')
const TENURE = field('emi_months', 'number', 'Loan tenure in months')
const BUDGET = field('budget', 'number', 'Budget for the event in rupees')
const LOAN = field('loan_amount', 'number', 'Loan amount needed in rupees')
const UNITS = field('units_used', 'number', 'Electricity units used last month')
const SCORE = field('score', 'number', 'Score out of 5 for the service')
const COUNT = field('ac_count', 'number', 'Number of air conditioners to be serviced')
const PASSENGERS = field('passengers', 'number', 'How many passengers are travelling')
const CHILD_AGE = field('child_age', 'number', 'Age of the child in years')
const PLATE = field('plate_price', 'number', 'How much can you pay per plate, in rupees?')

describe('a number of something else stays with it', () => {
  it('"out" is no rating by itself', () => {
    expect(valuesOf('we were nine but three dropped out so six now', PARTY, RATING)).toEqual({ party_size: 6 })
    expect(valuesOf('8 out of 10', RATING, PARTY)).toEqual({ rating: 8 })
  })

  it('what somebody has had for years is no experience, nor another age', () => {
    expect(valuesOf('48 saal, sugar hai 10 saal se', AGE, EXPERIENCE)).toEqual({ age: 48 })
    expect(valuesOf('thirty nine, forty next month', AGE)).toEqual({ age: 39 })
  })

  it('feet are no distance', () => {
    expect(valuesOf('height 5 foot 6', WEIGHT, DISTANCE)).toEqual({})
    expect(valuesOf('800 metre', DISTANCE)).toEqual({ distance_km: 0.8 })
  })

  it('a field that ends in months counts them', () => {
    expect(valuesOf('two years', TENURE)).toEqual({ emi_months: 24 })
    expect(valuesOf('छह महीने', TENURE)).toEqual({ emi_months: 6 })
  })

  it('a sum that is named is no other', () => {
    expect(valuesOf('emi 5000 tak de sakta hu', LOAN)).toEqual({})
    expect(valuesOf('10 thousand, deposit 50 thousand', BUDGET)).toEqual({ budget: 10_000 })
    expect(valuesOf('bill 1900 aaya tha', UNITS)).toEqual({})
    expect(valuesOf('240 units, bill 1900', UNITS)).toEqual({ units_used: 240 })
  })

  it('what is less by one is compared', () => {
    expect(valuesOf('chaar, ek star kam kyunki late aaye', SCORE)).toEqual({ score: 4 })
    expect(valuesOf('do hain lekin ek hi service karana hai', COUNT, SCORE)).toEqual({ ac_count: 1 })
  })

  it('an infant and colleagues are passengers', () => {
    expect(valuesOf('three adults and an infant', PASSENGERS, CHILD_AGE)).toEqual({ passengers: 4 })
    expect(valuesOf('me and two colleagues', PASSENGERS, CHILD_AGE)).toEqual({ passengers: 3 })
  })

  it.each(['four hundred per plate', 'sau rupaye ek ka', '500 each'])('"%s" is no budget', (text) => {
    expect(valuesOf(text, BUDGET)).toEqual({})
  })

  it('the price of one is an answer where it is asked for', () => {
    expect(valuesOf('four hundred per plate', PLATE)).toEqual({ plate_price: 400 })
  })
})
