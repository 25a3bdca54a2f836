import { describe, expect, it } from 'vitest'
import { field, valuesOf } from '../../../support/language/rules.ts'

const CITY = field('city', 'string', 'City where the candidate lives')
const DROP = field('drop_city', 'string', 'City of destination')
const RETURN = field('return_trip', 'boolean', 'Whether a return trip is needed')
const OWNER = field('is_owner', 'boolean', 'Whether the customer owns the house')
const TOWN = field('city', 'string', 'City')

describe('a city', () => {
  it.each([
    ['My parents stay in Kanpur', CITY],
    ['mera bhai Surat mein rehta hai', CITY],
    ['मेरे माता पिता कानपुर में रहते हैं', CITY],
    ['my office is in Gurgaon', CITY],
    ['I was born in Indore', CITY],
    ['Indore se padhai ki', CITY],
    ['I can shift to Bangalore', CITY],
    ['from Nagpur', DROP],
    ['Nagpur se', DROP],
    ['नागपुर से', DROP],
    ['via Agra', DROP],
    ['Agra se hokar', DROP],
    ['my sister lives in Jaipur', DROP],
    ['pichli baar Jaipur gaye the', DROP],
  ])('of others, another time or the way is not taken: "%s"', (text, asked) => {
    expect(valuesOf(text, asked)).toEqual({})
  })

  it.each([
    ['I stay in Pune with my parents', CITY, 'Pune'],
    ['Pune se hoon', CITY, 'Pune'],
    ['I moved to Pune last year', CITY, 'Pune'],
    ['maa baap ke saath Nagpur mein rehta hoon', CITY, 'Nagpur'],
    ['Jaipur jaana hai', DROP, 'Jaipur'],
    ['to Jaipur', DROP, 'Jaipur'],
  ])('of the question is taken: "%s"', (text, asked, value) => {
    expect(valuesOf(text, asked)).toEqual({ [asked.name]: value })
  })

  it('that is told beside an answer is left', () => {
    expect(valuesOf('No, my flight is from Mumbai', RETURN, DROP)).not.toHaveProperty('drop_city')
    expect(valuesOf('No, the owner lives in Delhi', OWNER, TOWN)).not.toHaveProperty('city')
    expect(valuesOf('yes, and I live in Pune', OWNER, TOWN)).toEqual({ is_owner: true, city: 'Pune' })
  })
})
