import { describe, expect, it } from 'vitest'
import { field, understand, valuesOf } from '../../support/language/rules.ts'

describe('answers of the countryside', () => {
  const LAND = field('land', 'number', 'How many acres of land do you have?')
  const VILLAGE = field('village', 'string', 'आपका गाँव कौन सा है?')
  const NAME = field('name', 'string', 'आपका नाम क्या है?')
  const CYLINDERS = field('cylinders', 'number', 'How many cylinders do you need?')
  it.each([
    ['2 bigha', LAND],
    ['do bigha', LAND],
    ['4 hectare', LAND],
    ['नाम तो रजिस्टर में है', NAME],
    ['एक बड़ा एक छोटा', CYLINDERS],
    ['one big one small', CYLINDERS],
  ])('"%s" is asked again', (text, one) => {
    expect(valuesOf(text, one)).toEqual({})
  })
  it.each([
    ['3 acres', LAND, 3],
    ['dhai ekad', LAND, 2.5],
    ['गाँव तो रामपुर है', VILLAGE, 'रामपुर'],
    ['gaon to rampur hai', VILLAGE, 'Rampur'],
  ])('"%s" is understood', (text, one, value) => {
    expect(valuesOf(text, one)).toEqual({ [one.name]: value })
  })
  it('takes "नहीं चाहिए" for none where a sum is asked for', () => {
    const LOAN = field('loan', 'number', 'कितना कर्ज़ चाहिए?')
    expect(understand('नहीं चाहिए', [LOAN], ['loan'])).toMatchObject({ values: {}, refused: ['loan'] })
  })
})
