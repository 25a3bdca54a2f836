import { describe, expect, it } from 'vitest'
import { field, valuesOf } from '../../../support/language/rules.ts'

describe('whether one has a thing', () => {
  const HAS_BILL = field('has_bill', 'boolean', 'Do you have the purchase bill?')
  const OWN_CLOTH = field('own_cloth', 'boolean', 'Do you already have the cloth?')
  const LOAN = field('loan', 'boolean', 'Do you have a loan running at present?')
  const SMOKE = field('smoke', 'boolean', 'Do you smoke?')
  it.each([
    ['It got thrown out along with the box', HAS_BILL, false],
    ['wo to kho gaya ghar badalte waqt', HAS_BILL, false],
    ['Soft copy hai Flipkart app mein, download kar lunga', HAS_BILL, true],
    ['bill kho gaya', HAS_BILL, false],
    ["I've misplaced it", HAS_BILL, false],
    ['sambhal ke rakha hai', HAS_BILL, true],
    ['mil nahi raha', HAS_BILL, false],
    ['खो गया है', HAS_BILL, false],
    ['गुम हो गया', HAS_BILL, false],
    ['फट गया था, फेंक दिया', HAS_BILL, false],
    ['photo hai bill ki', HAS_BILL, true],
    ['email pe hai', HAS_BILL, true],
    ["it's in my email", HAS_BILL, true],
    ["I'd have to buy it from you", OWN_CLOTH, false],
    ['mummy ne Surat se bheja hai na, wahi silwana hai', OWN_CLOTH, true],
    ['le liya hai', OWN_CLOTH, true],
    ['kharidna padega', OWN_CLOTH, false],
    ['abhi lena hai', OWN_CLOTH, false],
    ['bought it last week', OWN_CLOTH, true],
    ["I'll buy it from you", OWN_CLOTH, false],
    ['अभी ख़रीदना है', OWN_CLOTH, false],
    ['had one, it is paid off', LOAN, false],
    ['used to, cleared it last year', LOAN, false],
    ['tha, ab khatam ho gaya', LOAN, false],
    ['quit two years back', SMOKE, false],
    ['used to, not any more', SMOKE, false],
  ])('"%s"', (text, one, value) => {
    expect(valuesOf(text, one)).toEqual({ [one.name]: value })
  })
  it.each([['dhoondhna padega', HAS_BILL]])('"%s" is asked again', (text, one) => {
    expect(valuesOf(text, one)).toEqual({})
  })
})
