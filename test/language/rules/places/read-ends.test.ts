import { describe, expect, it } from 'vitest'
import { field, understand } from '../../../support/language/rules.ts'

const FIELDS = [
  field('customer_name', 'string', 'Name of the customer'),
  field('pickup_city', 'string', 'City to move from'),
  field('drop_city', 'string', 'City to move to'),
]

const values = (text: string, asked: string) => understand(text, FIELDS, [asked]).values

describe('both ends of a way', () => {
  it.each([
    ['drop_city', 'Jaipur jaana hai, Kota se', { pickup_city: 'Kota', drop_city: 'Jaipur' }],
    ['drop_city', 'drop Surat, no no Vadodara, Surat to pickup hai', { pickup_city: 'Surat', drop_city: 'Vadodara' }],
    [
      'customer_name',
      "I'm Nikhil Rao, moving from Mysore, drop Salem mein hai",
      { customer_name: 'Nikhil Rao', pickup_city: 'Mysore', drop_city: 'Salem' },
    ],
    ['customer_name', 'we want to shift from Ranchi to Patna', { pickup_city: 'Ranchi', drop_city: 'Patna' }],
    ['pickup_city', 'pickup Thane se hoga', { pickup_city: 'Thane' }],
    ['drop_city', 'transfer Nagpur ka aaya hai', { drop_city: 'Nagpur' }],
    ['drop_city', 'the posting has come for Indore', { drop_city: 'Indore' }],
    ['drop_city', 'earlier the plan was Pune, now the transfer has come for Indore', { drop_city: 'Indore' }],
  ])('%s: "%s"', (asked, text, expected) => {
    expect(values(text, asked)).toEqual(expected)
  })

  it.each([
    ['drop_city', 'Nagpur nahi, Indore', { drop_city: 'Indore' }],
    ['pickup_city', 'main Kota se hoon', { pickup_city: 'Kota' }],
  ])('one of which says nothing of the other: %s: "%s"', (asked, text, expected) => {
    expect(values(text, asked)).toEqual(expected)
  })
})
