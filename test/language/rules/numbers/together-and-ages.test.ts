import { describe, expect, it } from 'vitest'
import { field, valuesOf } from '../../../support/language/rules.ts'

const ADULTS = field('adults', 'number', 'Number of adults')
const CHILDREN = field('children', 'number', 'Number of children')
const GUESTS = field('guests', 'number', 'Number of guests')
const AGE = field('age', 'number', 'Age of the child in years')

describe('"saath" that means together', () => {
  it.each([
    [CHILDREN, 'koi bachcha nahi hai saath mein, main akela hoon', 60],
    [CHILDREN, 'sabke saath jaana hai', 60],
    [CHILDREN, 'hamare saath hi rahenge', 60],
  ])('is no sixty: $name "%s"', (asked, text, value) => {
    expect(valuesOf(text, asked)).not.toEqual({ [asked.name]: value })
  })

  it.each([
    [GUESTS, 'saath log', 60],
    [GUESTS, 'saath', 60],
  ])('is sixty: $name "%s"', (asked, text, value) => {
    expect(valuesOf(text, asked)).toEqual({ [asked.name]: value })
  })
})

describe('an age that somebody turned', () => {
  it.each([
    ['two, the elder turned 9 last week', 2],
    ['one, my son, he just turned four in March', 1],
  ])('is not added to a count: "%s"', (text, value) => {
    expect(valuesOf(text, CHILDREN)).toEqual({ children: value })
  })

  it('answers where the age is asked for', () => {
    expect(valuesOf('he turned 7 in June', AGE)).toEqual({ age: 7 })
  })
})

describe('people beside whom there are no children', () => {
  it.each([
    ['five people, bachche nahi hain', 5],
    ['हम तीन लोग हैं, बच्चे नहीं हैं', 3],
  ])('"%s"', (text, value) => {
    expect(valuesOf(text, GUESTS)).toEqual({ guests: value })
  })

  it.each(['five people, bachche bhi hain', 'five adults and bachche'])('leaves open: "%s"', (text) => {
    expect(valuesOf(text, GUESTS)).toEqual({})
  })
})

describe('years that have passed', () => {
  it.each(['just the two of us, thirty years ho gaye shaadi ko'])('count nobody: "%s"', (text) => {
    expect(valuesOf(text, ADULTS)).not.toEqual({ adults: 30 })
  })
})
