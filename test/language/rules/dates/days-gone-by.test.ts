import { describe, expect, it } from 'vitest'
import { field, valuesOf } from '../../../support/language/rules.ts'

const SINCE = field('down_since', 'string', 'Since which date has the problem been there?')
const TICKET = field('journey_date', 'string', 'Date of journey on the ticket')
const VISIT = field('visit_date', 'string', 'On which date would you like to come?')

describe('since when something has lasted', () => {
  it.each([
    ['started this morning itself', '2026-11-21'],
    ['since last night', '2026-11-20'],
    ['poora ek hafta ho gaya aaj', '2026-11-14'],
    ['aaj do din ho gaye', '2026-11-19'],
    ['पूरा एक हफ़्ता हो गया आज', '2026-11-14'],
    ['आज चार दिन हो गए', '2026-11-17'],
    ["it's been three days now", '2026-11-18'],
    ['its been two weeks today', '2026-11-07'],
    ['for three days', '2026-11-18'],
    ['do mahine ho gaye', '2026-09-21'],
    ['aaj teesra din hai', '2026-11-19'],
  ])('"%s"', (text, day) => {
    expect(valuesOf(text, SINCE)).toEqual({ down_since: day })
  })

  it('a term is no day of birth', () => {
    const birth = field('birth_date', 'string', 'Your date of birth')
    expect(valuesOf('fixed deposit for five years', birth)).toEqual({})
  })

  it.each(['do din ho gaye', 'teen hafte ho gaye hain'])('is no day to come: "%s"', (text) => {
    expect(valuesOf(text, VISIT)).toEqual({})
  })
})

describe('a day that is behind', () => {
  it.each([
    ['It was for yesterday', '2026-11-20'],
    ['kal raat ki gaadi thi', '2026-11-20'],
    ['कल की ट्रेन थी', '2026-11-20'],
    ['parson ki thi', '2026-11-19'],
    ['last sunday', '2026-11-15'],
    ['पिछले सोमवार', '2026-11-16'],
    ['two days ago', '2026-11-19'],
    ['do din pehle ki', '2026-11-19'],
    ['kal ki hai', '2026-11-22'],
  ])('is taken where the question leaves it open: "%s"', (text, day) => {
    expect(valuesOf(text, TICKET)).toEqual({ journey_date: day })
  })

  it.each(['it was on the 15th', 'it was monday', '15 tareekh ki thi'])(
    'may as well have been ahead when it was booked: "%s"',
    (text) => {
      expect(valuesOf(text, TICKET)).toEqual({})
    },
  )

  it.each(['last sunday', 'yesterday', 'It was for yesterday', 'kal raat ki gaadi thi', 'पिछले सोमवार'])(
    'is no day to come: "%s"',
    (text) => {
      expect(valuesOf(text, VISIT)).toEqual({})
      expect(valuesOf(text, field('delivery_date', 'string', 'Delivery date'))).toEqual({})
    },
  )
})

describe('days of the week by other names', () => {
  it.each([
    ['jumme ke din', '2026-11-27'],
    ['जुमे के दिन', '2026-11-27'],
    ['jumeraat ko', '2026-11-26'],
    ['peer ke din', '2026-11-23'],
    ['sanichar ko', '2026-11-28'],
  ])('"%s"', (text, day) => {
    expect(valuesOf(text, VISIT)).toEqual({ visit_date: day })
  })

  it('a friend is no Monday', () => {
    expect(valuesOf('with a peer of mine', VISIT)).toEqual({})
  })
})

describe('a bare number in the place of the date before it', () => {
  it.each([
    ['मैंने बाईस तारीख कहा था ना, उसे चौबीस कर दो', '2026-11-24'],
    ['maine 25 tarikh bola tha, use 27 kar do', '2026-11-27'],
    ['I said the 25th, change it to 27', '2026-11-27'],
    ['20 december kaha tha, use 22 kar do', '2026-12-22'],
    ['पच्चीस तारीख बोला था, उसे तीस कर दीजिए', '2026-11-30'],
    ['the 25th, make it 9 am', '2026-11-25'],
    ['25th, and change it to 2 maids', '2026-11-25'],
    ['25 tareekh ko 2 log aayenge', '2026-11-25'],
  ])('"%s"', (text, day) => {
    expect(valuesOf(text, VISIT)).toEqual({ visit_date: day })
  })
})

describe('since when something is missing', () => {
  it.each([
    ['parso se TV nahi chal raha', '2026-11-19'],
    ['मंगलवार से गैस नहीं मिल रही', '2026-11-17'],
    ['kal raat se bijli nahi', '2026-11-20'],
    ['the lift has not worked since Thursday', '2026-11-19'],
    ['somvar se nahi, ravivar se', '2026-11-15'],
  ])('"%s"', (text, day) => {
    expect(valuesOf(text, SINCE)).toEqual({ down_since: day })
  })

  it.each(['somvar se main nahi aa paunga', 'I am not free since Monday is a holiday'])(
    'no day to come: "%s"',
    (text) => {
      expect(valuesOf(text, VISIT)).toEqual({})
    },
  )
})

it.each([
  ['do hazaar unnis mein, 4 agast', '2019-08-04'],
  ['in 2017, on the 9th of June', '2017-06-09'],
  ['wo 2015 mein paida hui thi, 30 navambar ko', '2015-11-30'],
])('takes the year that is said before: "%s"', (text, day) => {
  expect(valuesOf(text, field('birth_date', 'string', 'Your date of birth'))).toEqual({ birth_date: day })
})

it.each([
  'shaadi ke do din baad',
  'exam se ek hafte pehle',
  'within a week of the delivery',
  'ten days from the wedding',
])('takes no day that is counted from one that nobody knows: "%s"', (text) => {
  expect(valuesOf(text, VISIT)).toEqual({})
})

it('tells no other date apart by the word "day"', () => {
  const other = field('parcel_day', 'string', 'Day for the parcel')
  expect(valuesOf('one day before Christmas', VISIT, other)).toEqual({ visit_date: '2026-12-24' })
})
