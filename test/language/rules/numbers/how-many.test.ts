import { describe, expect, it } from 'vitest'
import { field, understand, valuesOf } from '../../../support/language/rules.ts'

describe('how many', () => {
  const TRIPS = field('trips', 'number', 'How many trips do you make in a week?')
  const WEIGHT = field('weight', 'number', 'How many kilos?')
  const AMOUNT = field('amount', 'number', 'How much will you pay?')
  const BEDROOMS = field('bedrooms', 'number', 'How many bedrooms do you need?')
  const GRADE = field('grade', 'number', 'Which class is your child in?')
  it.each([
    ['once or twice', TRIPS],
    ['bas ek do baar', TRIPS],
    ['ek-do', TRIPS],
    ['small one', WEIGHT],
    ['a medium one please', WEIGHT],
    ['nothing, keep it plain', WEIGHT],
    ['2 pounds', WEIGHT],
    ['half', AMOUNT],
    ['aadha', AMOUNT],
    ['two kids, aarav and diya', GRADE],
  ])('"%s" is asked again', (text, one) => {
    expect(valuesOf(text, one)).toEqual({})
  })
  it.each([
    ['once', TRIPS, 1],
    ['half kg', WEIGHT, 0.5],
    ['half a kilo', WEIGHT, 0.5],
    ['aadha kilo', WEIGHT, 0.5],
    ['just one', WEIGHT, 1],
    ['2bhk', BEDROOMS, 2],
    ['3 bhk', BEDROOMS, 3],
    ['aadha lakh', AMOUNT, 50_000],
  ])('"%s" is a number', (text, one, value) => {
    expect(valuesOf(text, one)).toEqual({ [one.name]: value })
  })
})

describe('how old a child is', () => {
  const CHILDREN = field('children', 'number', 'How many children?')
  it.each(['2 adults and a kid of 5', 'a boy aged 8'])('is no number of children: "%s"', (text) => {
    expect(valuesOf(text, CHILDREN)).not.toMatchObject({ children: expect.toSatisfy((n: number) => n > 2) as number })
  })
})

describe('numbers of other things', () => {
  const YEARS = field('experience', 'number', 'How many years of experience do you have?')
  const DAYS = field('days', 'number', 'How many days a week?')
  const GRADE = field('grade', 'number', 'Which class is your child in?')
  const SALARY = field('current_salary', 'number', 'What is your current salary per month?')
  const SHIFT = field('shift', 'enum', 'Which shift do you want: day, night or any?', ['day', 'night', 'any'])
  it.each([
    ['3 years in swiggy 1 year in uber', YEARS],
    ['class 12 pass', YEARS],
    ['btech first year', GRADE],
    ['600 per day', SALARY],
  ])('"%s" is asked again', (text, one) => {
    expect(understand(text, [one, SHIFT], [one.name])).toMatchObject({ values: {}, refused: [] })
  })
  it.each([
    ['around 4 and half years', YEARS, 4.5],
    ['4 and a half', YEARS, 4.5],
    ['thrice a week', DAYS, 3],
    ['twice a week', DAYS, 2],
  ])('"%s" is %d', (text, one, value) => {
    expect(valuesOf(text, one)).toEqual({ [one.name]: value })
  })
})

describe('a number that is put right or left open', () => {
  const KILOS = field('weight_kg', 'number', 'How many kilos?')
  it.each([
    ['a kilo and a half', 1.5],
    ['fifty kilos. sorry, fifteen, one five', 15],
    ['two kilos, no, three', 3],
  ])('"%s" is %d', (text, value) => {
    expect(valuesOf(text, KILOS)).toEqual({ weight_kg: value })
  })
  it.each(['ek ya do kilo, dekh lo', 'two or three kilos'])('"%s" is open', (text) => {
    expect(valuesOf(text, KILOS)).toEqual({})
  })
})
