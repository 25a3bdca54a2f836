import { describe, expect, it } from 'vitest'
import { mayBeSameLoan } from '../../../../src/language/rules/words/loan-keys.ts'

describe('the keys of a loan word', () => {
  it.each([
    ['diesel', 'डीजल'],
    ['physics', 'फिजिक्स'],
    ['television', 'टेलीविजन'],
    ['quarterly', 'क्वार्टरली'],
    ['newspaper', 'न्यूजपेपर'],
    ['headache', 'हेडेक'],
    ['general', 'जनरल'],
    ['uniform', 'यूनिफॉर्म'],
    ['furniture', 'फर्नीचर'],
    ['education', 'एजुकेशन'],
    ['courier', 'kuriyar'],
    ['music', 'myoosik'],
    ['mathematics', 'mathamatix'],
  ])('%s has one in common with %s', (one, other) => {
    expect(mayBeSameLoan(one, other)).toBe(true)
  })

  it.each([
    ['email', 'मेल'],
    ['google', 'गला'],
    ['petrol', 'पत्र'],
  ])('%s has none in common with %s', (one, other) => {
    expect(mayBeSameLoan(one, other)).toBe(false)
  })
})
