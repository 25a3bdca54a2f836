import { describe, expect, it } from 'vitest'
import { isCompleteAnswer } from '../../../src/telephony/calls/complete-answer.ts'
import type { FieldSpec } from '../../../src/ports/language.ts'

const field = (name: string, type: FieldSpec['type'], options: string[] = []): FieldSpec => {
  return { name, type, description: '', options, required: true }
}

describe('an answer', () => {
  it.each([
    [[field('confirmed', 'boolean')], 'yes please'],
    [[field('size', 'enum', ['small', 'large'])], 'a large one'],
    [[field('phone_number', 'string')], 'nine eight seven six five four three two one zero'],
  ])('to %j is complete with "%s"', (asked, text) => {
    expect(isCompleteAnswer(asked, text)).toBe(true)
  })

  it.each([
    [[field('confirmed', 'boolean')], 'well'],
    [[field('phone_number', 'string')], 'nine eight seven six five'],
    [[field('amount', 'number')], 'twenty'],
    [[field('patient_name', 'string')], 'Priya'],
    [[field('confirmed', 'boolean'), field('patient_name', 'string')], 'yes'],
    [[], 'yes'],
    [[field('confirmed', 'boolean')], ' '],
  ])('to %j may go on after "%s"', (asked, text) => {
    expect(isCompleteAnswer(asked, text)).toBe(false)
  })
})
