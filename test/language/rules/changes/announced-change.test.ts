import { describe, expect, it } from 'vitest'
import { field, understand } from '../../../support/language/rules.ts'

const FIELDS = [
  field('city', 'string', 'City of the clinic'),
  field('guest_name', 'string', 'Name of the guest'),
  field('amount', 'number', 'Total bill in rupees'),
  field('floor', 'number', 'Floor number of the flat'),
  field('course', 'enum', 'Course wanted', ['Painting', 'Music', 'Dance']),
  field('start_time', 'string', 'Time of the class'),
  field('has_lift', 'boolean', 'Whether the building has a lift'),
  field('needs_cab', 'boolean', 'Whether a cab is needed'),
]

const values = (text: string, asked: string) => understand(text, FIELDS, [asked]).values

describe('what is announced to be wrong is put right by what follows, and the rest answers the question', () => {
  it.each([
    ['has_lift', 'lift hai, aur floor galat bataya tha, 4 kar do', { has_lift: true, floor: 4 }],
    ['has_lift', 'हाँ। और फ्लोर मैंने गलत बता दिया, तीसरी नहीं पाँचवीं मंज़िल है', { has_lift: true, floor: 5 }],
    [
      'needs_cab',
      'nahi chahiye. and please change the amount, I said ten thousand, it is twelve thousand',
      { needs_cab: false, amount: 12000 },
    ],
    [
      'needs_cab',
      'haan chahiye, aur time bhi badal do, shaam paanch ki jagah saadhe chhe',
      { needs_cab: true, start_time: '18:30' },
    ],
    ['needs_cab', 'no. Also I told you music, please change it to dance', { needs_cab: false, course: 'Dance' }],
    ['amount', 'pehle city badal do, Kanpur kar do, amount to das hazaar hi hai', { city: 'Kanpur', amount: 10000 }],
    [
      'city',
      'Indore. aur guest ka naam galat bataya tha, Savita Jain hai',
      { city: 'Indore', guest_name: 'Savita Jain' },
    ],
  ])('%s: "%s"', (asked, text, expected) => {
    expect(values(text, asked)).toEqual(expected)
  })

  it.each([
    ['has_lift', 'lift hai, aur bill galat aaya tha', { has_lift: true }],
    ['needs_cab', 'nahi, galat number hai', {}],
    ['floor', 'floor galat bataya tha, 4 hai', { floor: 4 }],
  ])('and nothing else is: %s: "%s"', (asked, text, expected) => {
    expect(values(text, asked)).toEqual(expected)
  })
  it.each([
    'bill galat hai, 7000 aaya hai',
    'the bill is wrong, you charged 7000',
    'the amount is wrong, it shows 7000',
    'my city is wrong, the app says Kanpur',
  ])('nor what somebody complains of: "%s"', (text) => {
    const complaint = field('complaint', 'string', 'What is the complaint about?')
    expect(understand(text, [...FIELDS, complaint], ['complaint']).values).toEqual({ complaint: text })
  })
})
