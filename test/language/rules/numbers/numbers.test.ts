import { describe, expect, it } from 'vitest'
import { findDigits } from '../../../../src/language/rules/numbers/digit-strings.ts'
import { tokenize } from '../../../../src/language/rules/words/tokens.ts'
import { findNumbers } from '../../../../src/language/rules/numbers/numbers.ts'

const ENGLISH: [string, number][] = [
  ['5', 5],
  ['five', 5],
  ['zero', 0],
  ['twenty three', 23],
  ['twenty-three', 23],
  ['one hundred and five', 105],
  ['two thousand five hundred', 2_500],
  ['three hundred twenty one', 321],
  ['a hundred', 100],
  ['half a million', 500_000],
  ['two point five', 2.5],
  ['10.5', 10.5],
  ['1,00,000', 100_000],
  ['1,000,000', 1_000_000],
  ['₹5000', 5_000],
  ['Rs. 2,500', 2_500],
  ['50k', 50_000],
  ['5 lakh', 500_000],
  ['2.5 crore', 25_000_000],
  ['five lakh twenty thousand', 520_000],
  ['nineteen ninety nine', 1_999],
  ['twenty twenty six', 2_026],
  ['minus five', -5],
  ['-5', -5],
  ['nine eight double seven', 9_877],
  ['forty two', 42],
  ['ninety nine', 99],
]
const HINDI: [string, number][] = [
  ['ek', 1],
  ['do', 2],
  ['teen', 3],
  ['saat', 7],
  ['gyarah', 11],
  ['pachees', 25],
  ['pachis', 25],
  ['paintees', 35],
  ['chaalees', 40],
  ['chalis', 40],
  ['ikyavan', 51],
  ['pachpan', 55],
  ['pachattar', 75],
  ['ninyanve', 99],
  ['do sau', 200],
  ['paanch sau pachas', 550],
  ['ek hazaar', 1_000],
  ['teen hazaar paanch sau', 3_500],
  ['do lakh', 200_000],
  ['dedh lakh', 150_000],
  ['dhai hazaar', 2_500],
  ['sadhe teen hazaar', 3_500],
  ['sava lakh', 125_000],
  ['paune do lakh', 175_000],
  ['ek crore', 10_000_000],
  ['एक', 1],
  ['दो', 2],
  ['पाँच', 5],
  ['पच्चीस', 25],
  ['पैंतालीस', 45],
  ['निन्यानवे', 99],
  ['दो सौ', 200],
  ['पाँच हज़ार', 5_000],
  ['ढाई लाख', 250_000],
  ['साढ़े तीन', 3.5],
  ['डेढ़ करोड़', 15_000_000],
  ['२५', 25],
  ['१,५०,०००', 150_000],
]
const NONE = [
  'do not call',
  'no one',
  'this one',
  'one moment please',
  'to be or not to be',
  'that is so nice',
  'char siu bun',
  'a teen',
]

describe('numbers', () => {
  it.each(ENGLISH)('reads "%s" as %d', (text, value) => {
    expect(findNumbers(tokenize(text), false).map((span) => span.value)).toEqual([value])
  })
  it.each(HINDI)('reads "%s" as %d', (text, value) => {
    expect(findNumbers(tokenize(text), true).map((span) => span.value)).toEqual([value])
  })
  it.each(NONE)('finds none in English "%s"', (text) => expect(findNumbers(tokenize(text), false)).toEqual([]))

  it('tells saath, sixty, from saath, with', () => {
    expect(findNumbers(tokenize('saath'), true).map((span) => span.value)).toEqual([60])
    expect(findNumbers(tokenize('doston ke saath'), true)).toEqual([])
  })
})

const DIGITS: [string, string][] = [
  ['98765 43210', '9876543210'],
  ['nine eight seven six five four three two one zero', '9876543210'],
  ['nine eight double seven triple zero five', '98770005'],
  ['double nine eight oh one', '99801'],
  ['twenty three forty five', '2345'],
  ['five six zero zero three four', '560034'],
  ['paanch chhe shunya shunya teen chaar', '560034'],
  ['५६००३४', '560034'],
  ['पाँच छह शून्य शून्य तीन चार', '560034'],
  ['my number is 98 76 54, then 32 10', '9876543210'],
  ['560 034', '560034'],
]

describe('digit strings', () => {
  it.each(DIGITS)('reads "%s" as %s', (text, digits) => {
    expect(findDigits(tokenize(text), /chaar|छह/.test(text), 4)?.digits).toBe(digits)
  })
})
