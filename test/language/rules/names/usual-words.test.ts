import { describe, expect, it } from 'vitest'
import { field, valuesOf } from '../../../support/language/rules.ts'

const NAME = field('patient_name', 'string', 'Name of the patient')
const CITY = field('city', 'string', 'In which city are you?')
const AGE = field('age', 'number', 'How old is the patient?')

describe('usual words', () => {
  it.each(['my tooth is killing me', 'yes it is valid', 'we eat outside', 'agle hafte', 'पहली बार', 'शाम को', 'renew'])(
    'name nobody: "%s"',
    (text) => {
      expect(valuesOf(text, NAME)).toEqual({})
    },
  )

  it.each(['my tooth is killing me', 'they laid me off', 'pehli baar aa rahe hain', 'दाँत में दर्द है', 'none whatsoever'])(
    'name no town: "%s"',
    (text) => {
      expect(valuesOf(text, CITY)).toEqual({})
    },
  )

  it.each([
    ['Sunny', 'Sunny'],
    ['my name is Sunny Deol', 'Sunny Deol'],
    ['Grace', 'Grace'],
    ['priya sharma', 'Priya Sharma'],
    ['kagaz pe Rajendra Solanki', 'Rajendra Solanki'],
    ['this is Rich Walker', 'Rich Walker'],
  ])('may be a name all the same: "%s"', (text, name) => {
    expect(valuesOf(text, NAME)).toEqual({ patient_name: name })
  })

  it.each([
    ['civil lines', 'Civil Lines'],
    ['green park', 'Green Park'],
    ['हमारा गाँव सोनपुरा पड़ता है', 'सोनपुरा'],
  ])('make a place with a word that ends one: "%s"', (text, city) => {
    expect(valuesOf(text, CITY)).toEqual({ city })
  })
})

it.each(['paintees', 'पैंतीस', 'teen bachche', 'dedh lakh'])('a number is no name: "%s"', (text) => {
  expect(valuesOf(text, NAME, AGE)).not.toHaveProperty('patient_name')
})
