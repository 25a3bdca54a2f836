import { describe, expect, it } from 'vitest'
import { field, valuesOf } from '../../../support/language/rules.ts'

const COMPLAINT = field('complaint', 'enum', 'What is the main complaint?', [
  'fever',
  'cough',
  'stomach pain',
  'headache',
])
const SERVICE = field('service_type', 'enum', 'What work is it in for?', ['AC service', 'general repair', 'new tyres'])
const TANK = field('unload_at', 'enum', 'Where will the water be emptied?', ['overhead tank', 'swimming pool', 'well'])
const REASON = field('delay_reason', 'enum', 'Why was the payment late?', [
  'business loss',
  'medical expense',
  'forgot',
])
const DOCTOR = field('doctor', 'enum', 'Which doctor?', ['Dr Rao', 'Dr Mehta'])

describe('the last word of an option', () => {
  it.each([
    [COMPLAINT, 'pair mein dard hai'],
    [COMPLAINT, 'kamar ka dard'],
    [COMPLAINT, 'pain in my knee'],
    [SERVICE, 'regular service'],
    [TANK, 'नीचे वाली टंकी में'],
  ])('does not name it where it is of something else: %#', (asked, said) => {
    expect(valuesOf(said, asked)).toEqual({})
  })

  it.each([
    [COMPLAINT, 'pet mein dard', 'stomach pain'],
    [COMPLAINT, 'sar dard', 'headache'],
    [SERVICE, 'AC ki service', 'AC service'],
    [TANK, 'upar wali tank', 'overhead tank'],
    [REASON, 'dukaan mein ghata ho gaya', 'business loss'],
    [REASON, 'tabiyat theek nahi thi', 'medical expense'],
    [REASON, 'माँ की तबीयत ख़राब थी', 'medical expense'],
    [DOCTOR, 'doctor rao', 'Dr Rao'],
  ])('names it with its own: %#', (asked, said, value) => {
    expect(valuesOf(said, asked)).toEqual({ [asked.name]: value })
  })
})
