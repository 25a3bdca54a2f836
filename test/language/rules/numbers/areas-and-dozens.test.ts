import { describe, expect, it } from 'vitest'
import { field, valuesOf } from '../../../support/language/rules.ts'

const AREA = field('roof_area', 'number', 'Roof area available (sq ft)')
const BILL = field('monthly_bill', 'number', 'What is your average monthly bill, in rupees?')
const BAGS = field('bags', 'number', 'How many bags do you need?')
const ACRES = field('land_acres', 'number', 'How many acres are you sowing?')

describe('an area', () => {
  it.each([
    ['100 gaj ki chhat hai', 900],
    ['100 square yards', 900],
    ['800 sq ft', 800],
    ['आठ सौ वर्ग फुट होगी', 800],
  ])('is given in the unit that is asked for: "%s"', (text, area) => {
    expect(valuesOf(text, AREA, BILL)).toEqual({ roof_area: area })
  })
})

it.each([
  ['do darjan bori', 24],
  ['2 dozen', 24],
  ['ek darjan', 12],
])('dozens are twelve each: "%s"', (text, bags) => {
  expect(valuesOf(text, BAGS)).toEqual({ bags })
})

it.each([
  ['I have twenty acres but only eight will be sown', 8],
  ['six acres... make that nine, my neighbour wants three as well', 9],
])('the number that is meant: "%s"', (text, acres) => {
  expect(valuesOf(text, ACRES)).toEqual({ land_acres: acres })
})

it.each(['8 acres of mine plus 4 on lease', 'is ten the minimum or the most', 'एक एकड़ में कितने बोरे आते हैं'])(
  'is none of these: "%s"',
  (text) => {
    expect(valuesOf(text, ACRES)).toEqual({})
  },
)
