import { describe, expect, it } from 'vitest'
import { field, valuesOf } from '../../../support/language/rules.ts'

const rating = field('overall_rating', 'number', 'How would you rate your stay, out of ten?')
const marks = field('marks', 'number', 'आप हमें दस में से कितने अंक देंगे?')
const faulty = field('faulty', 'number', 'How many of the machines are faulty?')
const parts = field('part_count', 'number', 'In how many parts would you like to pay the rest?')
const emis = field('emi_count', 'number', 'In how many instalments will you pay?')
const tankers = field('tanker_count', 'number', 'How many tankers do you need?')
const days = field('class_days', 'number', 'How many days a week will the classes be?')

describe('one number out of another', () => {
  it.each([
    ['dus mein se saat', rating, 7],
    ['dus mein saat', rating, 7],
    ['das me se nau dungi', rating, 9],
    ['दस में से आठ', rating, 8],
    ['8 out of 10', rating, 8],
    ["Out of ten I'd say six", rating, 6],
    ['seven on ten', rating, 7],
    ['dus mein se poore dus', rating, 10],
    ['दस में से नौ', marks, 9],
    ['dus mein se do kharab hain', faulty, 2],
    ['3 out of 8', faulty, 3],
  ])('%s', (text, asked, value) => {
    expect(valuesOf(text, asked)).toEqual({ [asked.name]: value })
  })

  it.each(['das mein se aath ya nau', '100 mein se 80', 'eleven'])('%s leaves a rating out of ten open', (text) => {
    expect(valuesOf(text, rating)).toEqual({})
  })
})

describe('a count of parts', () => {
  it.each([
    ['do baar mein kar dijiye', parts, 2],
    ['दो बार में', parts, 2],
    ['teen kishton mein', emis, 3],
    ['six EMIs', emis, 6],
    ['do hisson mein', parts, 2],
    ['ek baar mein de dunga', parts, 1],
    ['poora ek saath', parts, 1],
    ['all at once', parts, 1],
    ['aadha aadha', parts, 2],
    ['half now, half later', parts, 2],
    ['is mahine aadha, agle mahine aadha', parts, 2],
  ])('%s', (text, asked, value) => {
    expect(valuesOf(text, asked)).toEqual({ [asked.name]: value })
  })

  it.each([
    ['do mahine mein', parts],
    ['maine do baar call kiya tha', tankers],
    ['aadha', parts],
  ])('is not told by "%s"', (text, asked) => {
    expect(valuesOf(text, asked)).toEqual({})
  })
})

it('counts how often where that is asked', () => {
  const visits = field('visits', 'number', 'How many times a month do you visit?')
  expect(valuesOf('mahine mein teen baar', visits)).toEqual({ visits: 3 })
})

it.each([
  ['roz', 7],
  ['every day', 7],
  ['Monday se Friday', 5],
  ['Sunday chhod ke roz', 6],
  ['only weekends', 2],
  ['hafte mein teen din', 3],
])('counts the days of a week in "%s": %i', (text, value) => {
  expect(valuesOf(text, days)).toEqual({ class_days: value })
})
