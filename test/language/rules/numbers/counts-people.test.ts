import { describe, expect, it } from 'vitest'
import { field, valuesOf } from '../../../support/language/rules.ts'

const NIGHTS = field('nights', 'number', 'How many nights the guest will stay')
const GUESTS = field('guests', 'number', 'Total number of people staying, children included')

describe('how many people they are', () => {
  it.each([
    ['hum paanch log hain', 5],
    ['we are six, 3 couples', 6],
    ['three couples', 6],
    ['2 couple aur ek bachcha', 5],
    ['दो कपल और एक बच्चा', 5],
    ['two families, eight people in all', 8],
  ])('"%s" is %d, and no number of nights', (text, guests) => {
    expect(valuesOf(text, GUESTS, NIGHTS)).toEqual({ guests })
  })

  it.each(['do family', 'two families'])('"%s" leaves it open', (text) => {
    expect(valuesOf(text, GUESTS, NIGHTS)).toEqual({})
  })
})

describe('"jan" as people', () => {
  const DAY = field('travel_date', 'string', 'Day of travel')
  it.each([
    ['chaar jan hain sir ji', { guests: 4 }],
    ['teen jan, aur koi nahi', { guests: 3 }],
    ['do log, 5 jan ko', { guests: 2, travel_date: '2027-01-05' }],
  ])('"%s"', (text, values) => {
    expect(valuesOf(text, GUESTS, DAY)).toEqual(values)
  })

  it('is a month where a day is asked for', () => {
    expect(valuesOf('5 jan', DAY, GUESTS)).toEqual({ travel_date: '2027-01-05' })
  })
})

describe('people beside the number of nights', () => {
  it.each([
    ['2 nights, and we are 4 people', { nights: 2, guests: 4 }],
    ['teen raat, hum paanch log hain', { nights: 3, guests: 5 }],
    ['दो रात, हम चार लोग', { nights: 2, guests: 4 }],
    ['for 4 people', { guests: 4 }],
  ])('"%s"', (text, values) => {
    expect(valuesOf(text, NIGHTS, GUESTS)).toEqual(values)
  })
})
