import { describe, expect, it } from 'vitest'
import { choice, valuesOf } from '../../../support/language/rules.ts'

const VEHICLE = choice('Kind of vehicle', 'Scooter', 'Motorcycle', 'Electric scooter')
const VISA = choice('Service wanted', 'Passport renewal', 'Tourist visa', 'Student visa', 'Work visa')
const PAYOUT = choice('How the interest is paid', 'Monthly', 'Quarterly', 'At maturity')

describe('a thing, and one of a sort of it', () => {
  it.each([
    ['activa hai meri', VEHICLE, 'Scooter'],
    ['battery wali scooty hai', VEHICLE, 'Electric scooter'],
    ['bijli wali scooty, petrol wali nahi', VEHICLE, 'Electric scooter'],
    ['bullet hai mere paas', VEHICLE, 'Motorcycle'],
  ])('"%s"', (text, asked, value) => {
    expect(valuesOf(text, asked)).toEqual({ choice: value })
  })
})

describe('a reason that tells more than what follows', () => {
  it.each([
    ['I am going to London for my masters, so the visa for that', VISA, 'Student visa'],
    ['wahan kaam karne ka visa chahiye', VISA, 'Work visa'],
    ['my passport expires soon, I need to get it renewed', VISA, 'Passport renewal'],
    ['मुझे पहली बार पासपोर्ट बनवाना है', choice('Service wanted', 'Fresh passport', 'Passport renewal'), 'Fresh passport'],
    ['aakhir mein ek saath lunga', PAYOUT, 'At maturity'],
    ['at the end of the term', PAYOUT, 'At maturity'],
    ['end of every month', PAYOUT, 'Monthly'],
  ])('"%s"', (text, asked, value) => {
    expect(valuesOf(text, asked)).toEqual({ choice: value })
  })

  it('is none where a visa is all that is said', () => {
    expect(valuesOf('visa ke liye', VISA)).toEqual({})
  })
})
