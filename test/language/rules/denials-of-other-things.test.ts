import { describe, expect, it } from 'vitest'
import type { FieldSpec, FieldValue, UnderstandRequest } from '../../../src/ports/language.ts'
import { field, understand, valuesOf } from '../../support/language/rules.ts'

const WARRANTY = field('in_warranty', 'boolean', 'Is the warranty still valid?')
const PEOPLE = field('people', 'number', 'How many people are coming?')
const COMMENTS = field('comments', 'string', 'Anything else you would like to tell us')
const INSURANCE = field('insurance', 'boolean', 'Do you want insurance?')
const EMPLOYED = field('employed', 'boolean', 'Are you currently employed?')
const RELATION = field('relation', 'string', 'Relation with the patient')
const REFERENCE = field('policy_number', 'string', 'Policy number')
const MODE = field('interview_mode', 'enum', 'How should the interview take place?', ['Online', 'Phone', 'Office'])
const SALARY = field('salary', 'number', 'What salary do you expect?')
const PREMIUM = field('premium', 'number', 'What is the premium of the policy?')

describe('what is denied may be another thing than the answer', () => {
  it.each<[string, FieldSpec, Record<string, FieldValue>]>([
    ['no it expired last year', WARRANTY, { in_warranty: false }],
    ['no problem it is valid till next year', WARRANTY, { in_warranty: true }],
    ['it has not expired', WARRANTY, { in_warranty: true }],
    ['no, only me', PEOPLE, { people: 1 }],
    ['just me, no kids', PEOPLE, { people: 1 }],
    ['मैं इच्छुक नहीं हूं', INSURANCE, { insurance: false }],
    ['hum log lene wale nahi hain', INSURANCE, { insurance: false }],
    ['I was', EMPLOYED, {}],
    ['I am', EMPLOYED, { employed: true }],
    ["I'm his wife, can't you see", RELATION, { relation: 'wife' }],
    ['XY 12345 A only', REFERENCE, { policy_number: 'XY12345A' }],
    ['HB123456 I think', REFERENCE, { policy_number: 'HB123456' }],
  ])('%j', (text, asked, values) => {
    expect(valuesOf(text, asked)).toEqual(values)
  })

  it('"accha, kuch nahi" has nothing to add', () => {
    expect(understand('accha, kuch nahi', [COMMENTS], ['comments'])).toMatchObject({
      values: {},
      refused: ['comments'],
    })
  })

  it('"call me without fail" is a wish for a call', () => {
    expect(understand('call me without fail after lunch', [COMMENTS], ['comments']).intent).toBe('callback_requested')
  })

  it('who did not understand asks for another language', () => {
    const options: Partial<UnderstandRequest> = { languages: ['en', 'hi'] }
    expect(understand("I didn't understand, Hindi please", [PEOPLE], ['people'], options).language).toBe('hi')
  })

  it.each([
    ['wait, let me check on my phone', SALARY],
    ['sorry, 8 lakh, I checked online', SALARY],
  ])('%j changes no earlier choice', (text, asked) => {
    const values = understand(text, [MODE, asked], [asked.name], { collected: { interview_mode: 'Office' } }).values
    expect(values).not.toHaveProperty('interview_mode')
  })

  it('a sum of the policy is no other policy number', () => {
    const options = { collected: { policy_number: '45001' } }
    expect(understand('policy premium is 12000', [REFERENCE, PREMIUM], ['premium'], options).values).toEqual({
      premium: 12000,
    })
  })
})
