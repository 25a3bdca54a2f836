import { describe, expect, it } from 'vitest'
import { field, valuesOf } from '../../../support/language/rules.ts'

const TURNOVER = field('turnover', 'enum', 'Yearly turnover', [
  'Below 20 lakh',
  '20-40 lakh',
  '40 lakh to 1 crore',
  'Above 1 crore',
])
const INCOME = field('income', 'enum', 'Family income', [
  'Below 3 lakh',
  '3 to 5 lakh',
  '5 to 10 lakh',
  'Above 10 lakh',
])
const DRIVING = field('driving', 'enum', 'Driving experience', [
  'Less than 6 months',
  '6-12 months',
  '1-3 years',
  'More than 3 years',
])
const AGE = field('age_band', 'enum', 'Age band of the patient', ['0-12', '13-19', '20-40', '41-60', '60+'])
const WHEN = field('when', 'enum', 'When the loan is needed', [
  'Immediately',
  'Within a week',
  'Within a month',
  'Not sure',
])
const SEATS = field('seats', 'enum', 'Number of guests', ['Up to 50', '51-150', '151-300', 'More than 300'])
const RENT = field('monthly_rent', 'enum', 'Rent', ['Below 8000', '8000 to 15000', 'Above 15000'])

describe('an option that is a range', () => {
  it.each([
    [INCOME, 'around 8', '5 to 10 lakh'],
    [INCOME, 'saadhe teen', '3 to 5 lakh'],
    [TURNOVER, 'do crore', 'Above 1 crore'],
    [TURNOVER, '60 to 70 lakhs', '40 lakh to 1 crore'],
    [DRIVING, 'aath mahine', '6-12 months'],
    [DRIVING, 'do saal ho gaye', '1-3 years'],
    [DRIVING, 'ten years', 'More than 3 years'],
    [DRIVING, 'बस दो हफ्ते', 'Less than 6 months'],
    [AGE, 'he is in his late twenties', '20-40'],
    [AGE, 'early fifties', '41-60'],
    [AGE, 'senior citizen', '60+'],
    [AGE, 'सोलह साल', '13-19'],
    [WHEN, '4-5 din mein', 'Within a week'],
    [WHEN, 'is hafte chahiye', 'Within a week'],
    [WHEN, 'about twenty days', 'Within a month'],
    [SEATS, 'do sau log', '151-300'],
    [SEATS, 'we are 40 people', 'Up to 50'],
    [SEATS, 'teen sau se upar', 'More than 300'],
    [RENT, 'last month I paid 9500', '8000 to 15000'],
  ])('holds what is said: %#', (asked, said, value) => {
    expect(valuesOf(said, asked)).toEqual({ [asked.name]: value })
  })

  it.each([
    [DRIVING, 'three or four'],
    [AGE, 'born in 1990'],
    [TURNOVER, 'around 15'],
    [TURNOVER, 'two kids'],
    [RENT, 'between 7000 and 12000'],
  ])('is not guessed where several may hold it, or none: %#', (asked, said) => {
    expect(valuesOf(said, asked)).toEqual({})
  })
})
