import { describe, expect, it } from 'vitest'
import { field, valuesOf } from '../../../support/language/rules.ts'

const OWNER = field('owner_name', 'string', 'Name of the owner of the car')
const CITY = field('city', 'string', 'In which city is the house?')
const CLAIM = field('claim_made', 'boolean', 'Was any claim made last year?')

describe('an answer that is taken back, where what stands instead is not understood, is asked again', () => {
  it('a name', () => {
    expect(valuesOf("It's Vikram Nair, oh no, the papers got changed to somebody at the office", OWNER)).toEqual({})
  })
  it('a yes or no', () => {
    expect(valuesOf('No claims. Oh sorry, there was one this March, for the windshield.', CLAIM)).toEqual({})
  })
  it('a place', () => {
    const { city } = valuesOf('कानपुर, माफ़ कीजिए, घर तो उन्नाव में है', CITY)
    expect(city).not.toBe('कानपुर')
  })
})

describe('what takes nothing back leaves the answer', () => {
  it.each([
    ['Kanpur, sorry for the noise here', 'Kanpur'],
    ['sorry, Kanpur', 'Kanpur'],
    ['Lucknow, sorry, Kanpur', 'Kanpur'],
    ['Kanpur kar dijiye', 'Kanpur'],
    ['Pune, sorry, अब तो Nashik में हूँ', 'Nashik'],
  ])('"%s"', (text, city) => {
    expect(valuesOf(text, CITY)).toEqual({ city })
  })
})

describe('what does not suit is no answer', () => {
  const TIME = field('appointment_time', 'string', 'At what time will you come?')
  it.each(["No no, four o'clock doesn't suit me at all", "4 pm won't work for me either"])('"%s"', (text) => {
    expect(valuesOf(text, TIME)).toEqual({})
  })
})

describe('"yaad nahi" is no "no"', () => {
  it.each(['yaad nahi aa raha, bete se poochna padega', 'याद नहीं आ रहा, बेटे से पूछना पड़ेगा'])('"%s"', (text) => {
    expect(valuesOf(text, CLAIM)).toEqual({})
  })
})
