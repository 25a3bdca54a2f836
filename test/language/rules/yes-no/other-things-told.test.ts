import { describe, expect, it } from 'vitest'
import { field, valuesOf } from '../../../support/language/rules.ts'

describe('sentences that use a word of the question', () => {
  const VAN = field('van', 'boolean', 'Will the child use the school van next year?')
  const SUNDAY = field('sunday', 'boolean', 'Volunteer can come to the beach clean-up on Sunday')
  const ALLERGY = field('allergy', 'boolean', 'does the guest have any food allergy')
  const HOSTEL = field('hostel', 'boolean', 'Trainee needs a room in the hostel')
  const FIRST = field('first', 'boolean', 'Is this your first visit to the fair?')
  const PAID = field('paid', 'boolean', 'Has the society fee been paid?')
  const RIDE = field('ride', 'boolean', 'Needs a ride to the camp')
  const SCRATCHES = field('damage', 'boolean', 'Any visible damage on the bus')
  const TWO = field('two', 'boolean', 'Household has more than one scooter')
  const GOVT = field('govt', 'boolean', 'Works in a government office')
  it.each([
    ['khana sab khati hai, koi pareshani nahi', ALLERGY, false],
    ['yahan rehne ki jagah nahi hai to lagega hi', HOSTEL, true],
    ["I don't have a place here so I'll need one", HOSTEL, true],
    ['kabhi mauka hi nahi mila', FIRST, true],
    ['har saal aate hain', FIRST, false],
    ['चौथी बार', FIRST, false],
    ['fee bharna baaki hai', PAID, false],
    ['the fee is still pending', PAID, false],
    ['gaadi bhijwa do to meherbani hogi, chal nahi pati', RIDE, true],
    ['right window is cracked', SCRATCHES, true],
    ['bus ekdum chakachak hai', SCRATCHES, false],
    ['only one', TWO, false],
    ['एक ही है', TWO, false],
    ['private firm mein hoon', GOVT, false],
  ])('"%s"', (text, one, value) => {
    expect(valuesOf(text, one)).toEqual({ [one.name]: value })
  })
  const STAYED = field('stayed', 'boolean', 'Has stayed in a hospital in the last two years')
  it.each([
    ['we are moving closer to the school this summer', VAN],
    ['sunday ko shaadi mein ja rahe hain', SUNDAY],
    ['the last time was when we lived in Pune', STAYED],
  ])('"%s" is asked again', (text, one) => {
    expect(valuesOf(text, one)).toEqual({})
  })
})
