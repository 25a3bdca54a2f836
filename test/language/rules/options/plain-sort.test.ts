import { describe, expect, it } from 'vitest'
import { field, valuesOf } from '../../../support/language/rules.ts'

const WORK = field('work_type', 'enum', 'What kind of work the scooter needs', [
  'Regular service',
  'Repair',
  'Body and paint',
  'Battery service',
])
const CHECK = field('checkup', 'enum', 'Which checkup does the patient need?', [
  'Routine checkup',
  'Eye checkup',
  'Vaccination',
])
const ROOM = field('room', 'enum', 'Room the guest wants', ['standard room', 'deluxe room', 'family suite'])

describe('the plain sort of what several options are', () => {
  it.each([
    ['service karwani hai', WORK, 'Regular service'],
    ['सर्विस करवानी है', WORK, 'Regular service'],
    ['just a service', WORK, 'Regular service'],
    ['general servicing karani hai', WORK, 'Regular service'],
    ['normal service', WORK, 'Regular service'],
    ['the usual servicing', WORK, 'Regular service'],
    ['सामान्य सर्विस', WORK, 'Regular service'],
    ['it needs the battery service', WORK, 'Battery service'],
    ['battery ki service', WORK, 'Battery service'],
    ['repair', WORK, 'Repair'],
    ['repair karwana hai', WORK, 'Repair'],
    ['डेंट पेंट करवाना है', WORK, 'Body and paint'],
    ['denting painting', WORK, 'Body and paint'],
    ['normal checkup', CHECK, 'Routine checkup'],
    ['just the general checkup', CHECK, 'Routine checkup'],
    ['ordinary room', ROOM, 'standard room'],
    ['normal wala room', ROOM, 'standard room'],
  ])('%s', (text, plan, value) => {
    expect(valuesOf(text, plan)).toEqual({ [plan.name]: value })
  })

  it.each([
    ['a room with a balcony', ROOM],
    ['the service at your place is slow', WORK],
    ['brake service', WORK],
  ])('is not meant: %s', (text, plan) => {
    expect(valuesOf(text, plan)).toEqual({})
  })
})
