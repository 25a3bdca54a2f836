import { describe, expect, it } from 'vitest'
import { field, understand, valuesOf } from '../../../support/language/rules.ts'

const MONTHS = field('tenure_months', 'number', 'Period of the deposit in months')
const PHONE = field('phone', 'string', 'Mobile number')
const ALLERGY = field('skin_allergy', 'boolean', 'Whether the customer has any skin allergy')
const DAY = field('visit_date', 'string', 'Day of the visit')

describe('a number that is said again', () => {
  it.each([
    ['chhe mahine se zyada nahi, chhe mahine likho', 6],
    ['five years, five years only', 60],
    ['athaarah mahine wali thi na, wahi', 18],
    ['last time it was 18 months, same again', 18],
    ['pichli baar 15 mahine wali thi, is baar 12', 12],
  ])('"%s" is %d', (text, tenure_months) => {
    expect(valuesOf(text, MONTHS)).toEqual({ tenure_months })
  })

  it('is no other one', () => {
    expect(valuesOf('3 years in one, 3 years in another', MONTHS)).toEqual({})
  })
})

describe('an answer that is kept back', () => {
  it.each([
    ['Not comfortable giving out my number, there is so much spam', PHONE],
    ["I don't give my number on calls to anybody, there are so many frauds these days", PHONE],
    ["that's personal, I'll tell the doctor when he comes, not on the phone", ALLERGY],
    ['I have no view on that, skip this please', MONTHS],
  ])('"%s"', (text, asked) => {
    expect(understand(text, [asked], [asked.name])).toMatchObject({ values: {}, refused: [asked.name] })
  })

  it.each(['abhi nahi bata sakti, husband se pooch lun pehle', "can't say now, I have to ask my wife"])(
    'is not by who has to ask first: "%s"',
    (text) => {
      expect(understand(text, [DAY], ['visit_date'])).toMatchObject({ values: {}, refused: [] })
    },
  )
})
