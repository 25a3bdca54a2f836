import { describe, expect, it } from 'vitest'
import { field, valuesOf } from '../../../support/language/rules.ts'

describe('whether one thing is right', () => {
  const ADDRESS = field('address_correct', 'boolean', 'Whether the address printed on the parcel is correct')
  it.each([
    ['the address is correct', true],
    ['Haan correct hai', true],
    ['haan pata bilkul sahi hai', true],
    ['हाँ पता बिल्कुल सही है', true],
    ['nothing wrong with it', true],
    ['galat nahi hai', true],
    ['कोई गलती नहीं है', true],
    ['wrong address', false],
    ['no it is wrong', false],
    ["it's not correct", false],
    ['the flat number is wrong, should be 304', false],
    ['address galat chhapa hai usme', false],
    ['पता गलत है', false],
    ["that's my old place, we moved in August", false],
    ['yes correct, this is my address', true],
    ['sahi kar diya hai', true],
    ['please correct the pin', false],
    ['isko sahi kar dijiye', false],
    ['पता सही कर दीजिए', false],
    ['the correct address is 14 Hill Road', false],
  ])('is told by "%s"', (text, value) => {
    expect(valuesOf(text, ADDRESS)).toEqual({ address_correct: value })
  })

  it.each([
    'is it right?',
    'I will check it right now',
    'the street is right but the flat is wrong',
    'the address is correct but the name is not',
    'address sahi hai naam galat hai',
    'right, but change the pin',
    'mostly correct',
    'all correct except the flat',
    'shayad galat hai',
    "I don't know if it is right",
    'sahi hai ya galat pata nahi',
  ])('is left open by "%s"', (text) => {
    expect(valuesOf(text, ADDRESS)).toEqual({})
  })

  it('is turned round where the question asks what is wrong', () => {
    const WRONG = field('bill_wrong', 'boolean', 'Whether the bill is wrong')
    expect(valuesOf('the amount is wrong', WRONG)).toEqual({ bill_wrong: true })
    expect(valuesOf('nothing wrong with it', WRONG)).toEqual({ bill_wrong: false })
  })
})

describe('options that share a word, one of them in the plural', () => {
  const EYE = field('affected_eye', 'enum', 'Which eye has the cataract', ['Left eye', 'Right eye', 'Both eyes'])
  it.each([
    ['दाहिनी आँख में', 'Right eye'],
    ['dayi aankh', 'Right eye'],
    ['baayi aankh me jala aa gaya hai', 'Left eye'],
    ['बाएं', 'Left eye'],
    ['dono aankhon mein', 'Both eyes'],
  ])('"%s" names %s', (text, value) => {
    expect(valuesOf(text, EYE)).toEqual({ affected_eye: value })
  })

  it.each(['aankh', 'the eyes', 'doctor only said cataract'])('are not told apart by "%s"', (text) => {
    expect(valuesOf(text, EYE)).toEqual({})
  })
})
