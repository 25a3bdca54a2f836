import { describe, expect, it } from 'vitest'
import { answerCompleteness } from '../../../src/telephony/calls/answer-completeness.ts'
import type { FieldSpec } from '../../../src/ports/language.ts'

const SAID_AT = { now: Date.parse('2026-11-18T05:00:00Z'), timeZone: 'Asia/Kolkata' }
const field = (name: string, type: FieldSpec['type'] = 'string', options: string[] = []): FieldSpec => {
  return { name, type, description: '', options, required: true }
}
const SIZES = field('size', 'enum', ['small', 'large', 'very large'])

describe('of what was asked', () => {
  it.each([
    ['certain', [field('confirmed', 'boolean')], 'yes please'],
    ['certain', [SIZES], 'a large one'],
    ['certain', [field('phone_number')], 'nine eight seven six five four three two one zero'],
    ['certain', [field('visit_date')], 'tomorrow'],
    ['certain', [field('birth_date')], '15 August 1990'],
    ['certain', [field('visit_time')], '4 pm'],
    ['certain', [field('email')], 'priya at example dot com'],
    ['probable', [field('patient_name')], 'Priya Sharma'],
    ['probable', [field('loan_amount', 'number')], '25 lakh'],
    ['probable', [field('guests', 'number')], '4'],
    ['possible', [SIZES], 'very'],
    ['possible', [field('patient_name')], 'Priya'],
    ['possible', [field('loan_amount', 'number')], '900'],
    ['possible', [field('guests', 'number')], 'twenty'],
    ['none', [field('birth_date')], '15 August'],
    ['possible', [field('visit_time')], 'at 4'],
    ['possible', [field('confirmed', 'boolean'), field('patient_name')], 'yes, I am Priya'],
    ['unknown', [field('reason')], 'a check up'],
    ['unknown', [], 'yes'],
    ['unknown', [field('confirmed', 'boolean')], ' '],
    ['none', [field('confirmed', 'boolean')], 'well'],
    ['none', [field('phone_number')], 'nine eight seven six five'],
    ['none', [field('confirmed', 'boolean'), field('patient_name')], 'yes'],
  ] as const)('it is %s that all was said: %j "%s"', (level, asked, text) => {
    expect(answerCompleteness([...asked], text, SAID_AT)).toBe(level)
  })
})

it('is judged by where the person is: eight digits are a whole phone number in Singapore', () => {
  const level = (timeZone: string) => answerCompleteness([field('phone_number')], '9123 4567', { ...SAID_AT, timeZone })
  expect(level('Asia/Singapore')).toBe('certain')
  expect(level('Asia/Kolkata')).toBe('none')
})

it.each(['yearly turnover', 'deposit', 'budget'])(
  'takes "%s" for a sum of money, whose small numbers go on',
  (name) => {
    expect(answerCompleteness([field(name.replaceAll(' ', '_'), 'number')], '45', SAID_AT)).toBe('possible')
  },
)
