import { describe, expect, it } from 'vitest'
import { field, valuesOf } from '../../../support/language/rules.ts'

describe('how something is, and whether it is urgent', () => {
  const HAS_LIFT = field('has_lift', 'boolean', 'Does your building have a lift?')
  const WAS_POLITE = field('was_polite', 'boolean', 'Was our staff polite with you?')
  const URGENT = field('urgent', 'boolean', 'Is it urgent?')
  const FOOD_GOOD = field('food_good', 'boolean', 'Was the food fresh and hot?')
  const STAFF_BEHAVED = field('staff_behaved', 'boolean', 'Did the technician behave well?')
  it.each([
    ['seedhiyan hain bas', HAS_LIFT, false],
    ['nahi, teesri manzil tak chadhna padega', HAS_LIFT, false],
    ['bahut achhe se baat ki', WAS_POLITE, true],
    ['he was rude', WAS_POLITE, false],
    ['badtameezi ki usne', WAS_POLITE, false],
    ['very nice boy', WAS_POLITE, true],
    ['he kept arguing with me', WAS_POLITE, false],
    ['आवाज़ ऊँची करके बात की', WAS_POLITE, false],
    ['no complaints', WAS_POLITE, true],
    ['jaldi nahi hai', URGENT, false],
    ['aaram se bhejo', URGENT, false],
    ['aaj hi chahiye', URGENT, true],
    ['kal tak chal jayega', URGENT, false],
    ['very', URGENT, true],
    ['bachcha ro raha hai jaldi karo', URGENT, true],
    ['whenever you get time', URGENT, false],
    ['as soon as possible', URGENT, true],
    ['khana to achha tha', FOOD_GOOD, true],
    ['it was not good', FOOD_GOOD, false],
    ['great', FOOD_GOOD, true],
    ['ekdum mast', FOOD_GOOD, true],
    ['haan bahut shareef ladka hai', STAFF_BEHAVED, true],
    ['tameez se baat ki', STAFF_BEHAVED, true],
    ['not at all, very rude', STAFF_BEHAVED, false],
    ['he was not rude', STAFF_BEHAVED, true],
    ['koi shikayat nahi', STAFF_BEHAVED, true],
  ])('"%s"', (text, one, value) => {
    expect(valuesOf(text, one)).toEqual({ [one.name]: value })
  })
  it.each([
    ['lift hai par band padi hai', HAS_LIFT],
    ['under construction', HAS_LIFT],
    ['ok types', WAS_POLITE],
    ['thanda tha', FOOD_GOOD],
    ['baasi lag raha tha', FOOD_GOOD],
    ['roti kadak ho gayi thi', FOOD_GOOD],
    ['quantity was less', FOOD_GOOD],
  ])('"%s" is asked again', (text, one) => {
    expect(valuesOf(text, one)).toEqual({})
  })
})
