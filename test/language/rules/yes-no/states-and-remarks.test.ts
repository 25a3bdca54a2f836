import { describe, expect, it } from 'vitest'
import { field, valuesOf } from '../../../support/language/rules.ts'

describe('how something is, told to a question for yes or no', () => {
  const BLURRED = field('blurred', 'boolean', 'Is the picture blurred')
  const SUGAR = field('sugar', 'boolean', 'Patient has diabetes')
  const PLEASED = field('pleased', 'boolean', 'Customer is satisfied with the stay')
  const BIGGER = field('bigger', 'boolean', 'Would like to move to a bigger plan')
  const SHARED = field('shared', 'boolean', 'Fine with sharing a cab')
  const JAB = field('jab', 'boolean', 'Tetanus injection taken')
  const VISIT = field('visit', 'boolean', 'Does the customer want a demo?')
  it.each([
    ['haan theek nahi dikhta', BLURRED, true],
    ['picture to theek hai', BLURRED, false],
    ['no, sugar is normal', SUGAR, false],
    ['koi shikayat nahi', PLEASED, true],
    ['bilkul bakwas stay tha', PLEASED, false],
    ['the present one is enough', BIGGER, false],
    ["I'm happy with what I have", BIGGER, false],
    ['hume alag cab chahiye', SHARED, false],
    ['koi masla nahi', SHARED, true],
    ['lagwana baaki hai', JAB, false],
    ['no harm in looking', VISIT, true],
  ])('"%s"', (text, one, value) => {
    expect(valuesOf(text, one)).toEqual({ [one.name]: value })
  })
})
