import { describe, expect, it } from 'vitest'
import { field, valuesOf } from '../../../support/language/rules.ts'

const PROBLEM = {
  ...field('biggest_problem', 'enum', 'What was the biggest problem on your trip?', [
    'noise',
    'air conditioning',
    'water',
    'wifi',
    'late arrival',
    'no problem',
  ]),
  texts: { hi: { options: { 'no problem': 'कोई दिक्कत नहीं', noise: 'शोर' } } },
}
const FAULT = field('fault', 'enum', 'What is wrong with the machine?', ['leaking', 'not cooling', 'noisy', 'none'])
const LIKED = field('liked', 'enum', 'What did you like most?', ['food', 'music', 'swimming pool', 'nothing'])

describe('nothing to name', () => {
  it.each([
    'Nothing at all, everything was fine.',
    'no',
    'nahi ji, sab theek tha',
    'we had no issues',
    'koi dikkat nahi hui',
    'नहीं, सब ठीक था',
    'कुछ खास नहीं',
  ])('is the option for it: %s', (said) => {
    expect(valuesOf(said, PROBLEM)).toEqual({ biggest_problem: 'no problem' })
  })

  it.each([
    'raat bhar light jalti rahi, so nahi paye',
    'haan',
    'So no, I would not go with you again',
    'neend nahi aayi',
  ])('is not said by a "no" within a sentence, nor by a yes: %s', (said) => {
    expect(valuesOf(said, PROBLEM)).toEqual({})
  })

  it.each([
    ['Everything was fine except the wifi', 'wifi'],
    ['sab theek tha, bas shor bahut tha', 'noise'],
    ['The AC, it leaked all night. So no, never again.', 'air conditioning'],
  ])('gives way to what is named: %s', (said, value) => {
    expect(valuesOf(said, PROBLEM)).toEqual({ biggest_problem: value })
  })

  it('is not told by praise where the question asks for none', () => {
    expect(valuesOf('everything was good', LIKED)).toEqual({})
    expect(valuesOf('nothing really', LIKED)).toEqual({ liked: 'nothing' })
  })
})

describe('what is missed, where the question asks what is wrong', () => {
  it.each([
    ['wifi nahi chal raha tha', 'wifi'],
    ['there was no water in the morning', 'water'],
    ['paani nahi aa raha tha', 'water'],
    ['the AC was not working', 'air conditioning'],
    ['वाईफाई चला ही नहीं', 'wifi'],
  ])('is named: %s', (said, value) => {
    expect(valuesOf(said, PROBLEM)).toEqual({ biggest_problem: value })
  })

  it.each([
    ['wifi nahi, AC', 'air conditioning'],
    ['not the noise, the water', 'water'],
  ])('is told from what is denied: %s', (said, value) => {
    expect(valuesOf(said, PROBLEM)).toEqual({ biggest_problem: value })
  })

  it('leaves the options that deny something as they are', () => {
    expect(valuesOf("the fridge, it's not cooling", FAULT)).toEqual({ fault: 'not cooling' })
    expect(valuesOf('it does not leak, it is noisy', FAULT)).toEqual({ fault: 'noisy' })
  })
})
