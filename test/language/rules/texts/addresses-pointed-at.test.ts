import { describe, expect, it } from 'vitest'
import { field, valuesOf } from '../../../support/language/rules.ts'

describe('an address beside what points at it', () => {
  const VENUE = field('venue', 'string', 'Full address of the place')
  const ADDRESS = field('address', 'string', 'Full delivery address')
  it.each([
    ['likhiye makan number 22, Civil Lines, Kanpur', VENUE, 'makan number 22, Civil Lines, Kanpur'],
    ['note kijiye, flat 4B, Shanti Apartments, Andheri East', VENUE, 'flat 4B, Shanti Apartments, Andheri East'],
    ['likho 14 Nehru Nagar, Bhopal', VENUE, '14 Nehru Nagar, Bhopal'],
    ['लिखिए मकान नंबर 22, सिविल लाइन्स, कानपुर', VENUE, 'मकान नंबर 22, सिविल लाइन्स, कानपुर'],
    ['write down house number 9, Gandhi Road, Salem', VENUE, 'house number 9, Gandhi Road, Salem'],
    ['haan likh lijiye, plot 7, Sector 21, Noida', VENUE, 'plot 7, Sector 21, Noida'],
    [
      'Ghar pe nahi, Community Hall, Lotus Residency, Baner, Pune mein',
      VENUE,
      'Community Hall, Lotus Residency, Baner, Pune',
    ],
    ['not at home, at Shiv Mandir, Sector 5, Rohini', VENUE, 'Shiv Mandir, Sector 5, Rohini'],
    ['घर पर नहीं, राधा कृष्ण मंदिर, लाजपत नगर में', VENUE, 'राधा कृष्ण मंदिर, लाजपत नगर'],
    ['office mein nahi, ghar pe, 12 MG Road, Indore', VENUE, '12 MG Road, Indore'],
    ['not the old house, the new one, 45 Lake View Road, Kochi', VENUE, '45 Lake View Road, Kochi'],
    ['mandir mein nahin, hamare ghar pe, B-12 Saket', VENUE, 'B-12 Saket'],
  ])('"%s"', (text, one, value) => {
    expect(valuesOf(text, one)).toEqual({ [one.name]: value })
  })
  it.each([
    ['Office ka address change ho gaya hai', ADDRESS],
    ['address badal gaya hai humara', ADDRESS],
    ['mera pata change hua hai', ADDRESS],
    ['our address has changed', ADDRESS],
    ['wahi address hai jo pehle tha', ADDRESS],
    ['पता बदल गया है', ADDRESS],
  ])('"%s" is asked again', (text, one) => {
    expect(valuesOf(text, one)).toEqual({})
  })
})
