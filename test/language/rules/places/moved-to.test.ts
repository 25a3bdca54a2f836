import { describe, expect, it } from 'vitest'
import { field, valuesOf } from '../../../support/language/rules.ts'

const LOCALITY = field('locality', 'string', 'Which area do you live in?')
const NAME = field('parent_name', 'string', 'May I have your name?')
const CITY = field('city', 'string', 'Which city are you in?')

describe('where somebody has moved to', () => {
  it.each([
    ['Rohini, arre nahi, ab to hum Pitampura shift ho gaye hain', 'Pitampura'],
    ['Pehle Malviya Nagar the, ab hum Vasant Kunj chale gaye hain', 'Vasant Kunj'],
    ['ab Baner aa gaye hain', 'Baner'],
    ['हम नोएडा आ गए हैं', 'नोएडा'],
    ['we moved to Whitefield in June', 'Whitefield'],
  ])('is the place, and nobody: "%s"', (text, locality) => {
    expect(valuesOf(text, LOCALITY, NAME)).toEqual({ locality })
  })

  it.each(['mera passport kho gaya hai', 'ticket ho gaya'])('is not told by what happened: "%s"', (text) => {
    expect(valuesOf(text, CITY)).toEqual({})
  })

  it('leaves a town of that name', () => expect(valuesOf('Bodh Gaya', CITY)).toEqual({ city: 'Bodh Gaya' }))
})
