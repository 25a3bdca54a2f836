import { describe, expect, it } from 'vitest'
import { field, valuesOf } from '../../../support/language/rules.ts'

describe('how many there are, and for whom', () => {
  const TIFFINS = field('tiffins', 'number', 'Number of tiffins per day')
  const ROOMS = field('rooms', 'number', 'Number of rooms')
  it.each([
    ['do tiffin, ek mera ek mere roommate ka', 2],
    ['two, one for me and one for my son', 2],
    ['3 tiffin, 2 bachchon ke liye', 3],
    ['ek mera, do mere bhai ke', 3],
  ])('"%s"', (text, tiffins) => {
    expect(valuesOf(text, TIFFINS)).toEqual({ tiffins })
  })
  it.each([
    ['2, one for us and one for parents', 2],
    ['do AC room, ek upar ek neeche', 2],
    ['two big rooms, one upstairs, one downstairs', 2],
    ['teen, ek mummy papa ke liye', 3],
  ])('"%s"', (text, rooms) => {
    expect(valuesOf(text, ROOMS)).toEqual({ rooms })
  })
  it('leaves open what comes besides later', () => {
    expect(valuesOf('two, one more from Monday', TIFFINS)).toEqual({})
  })
})

describe('people, where it is also asked whether children come', () => {
  const GUESTS = field('guests', 'number', 'Number of guests at the table')
  const CHILDREN = field('has_children', 'boolean', 'Whether children are coming')
  it.each([
    ['4 adults and 2 kids', 6],
    ['4 people, 2 of them kids', 4],
    ['char log, do bachche bhi hain unme', 4],
    ['main aur meri wife', 2],
    ['both of us', 2],
    ['2 couples', 4],
  ])('"%s"', (text, guests) => {
    expect(valuesOf(text, GUESTS, CHILDREN)).toMatchObject({ guests })
  })
  it('counts nobody who is not meant', () => {
    expect(valuesOf("it is not me it's my brother", GUESTS, CHILDREN)).toEqual({})
  })
})

describe('what is charged besides', () => {
  const RENT = field('current_rent', 'number', 'Current monthly rent in rupees')
  it.each(['18000 plus 2000 maintenance', '18000 rent and 2000 maintenance', 'rent 18000 and maintenance 2000'])(
    '"%s"',
    (text) => {
      expect(valuesOf(text, RENT)).toEqual({ current_rent: 18_000 })
    },
  )
  it('is no price of a plan', () => {
    const price = field('plan_price', 'number', 'Monthly plan price in rupees')
    expect(valuesOf('100 mbps wala 799 ka', price)).toEqual({ plan_price: 799 })
  })
})

describe('the floor of a house', () => {
  const FLOOR = field('floor', 'number', 'Floor of the flat')
  it.each([
    ['sixth, the watchman will tell you fifth', 6],
    ['second floor, first door on the left', 2],
    ['4th floor, fifth lane', 4],
  ])('"%s"', (text, floor) => {
    expect(valuesOf(text, FLOOR)).toEqual({ floor })
  })
})
