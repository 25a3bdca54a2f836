import { describe, expect, it } from 'vitest'
import type { ComposeRequest, FieldSpec } from '../../../../src/ports/language.ts'
import { composeByRules } from '../../../../src/language/rules/wording/compose.ts'
import { NO_REPLY } from '../../../support/language/rules.ts'

function reply(field: FieldSpec, changes: Partial<ComposeRequest> = {}): string {
  return composeByRules({ ...NO_REPLY, question: { fields: [field], guidance: '', attempt: 1 }, ...changes })
}

const spec = (name: string, kind: 'date' | 'time', description: string): FieldSpec => {
  return { name, type: 'string', kind, description, options: [], required: true }
}

describe('a day or time is asked for as it is described', () => {
  it.each([
    [spec('visit', 'date', 'Date on which the present policy ends'), 'On which date does the present policy end?'],
    [spec('visit', 'date', 'Day on which the customer wants the demo'), 'On which day do you want the demo?'],
    [spec('last_service', 'date', 'When the car was last serviced'), 'When was the car last serviced?'],
    [spec('slot', 'time', 'Time at which the baby was born (HH:MM)'), 'At what time was the baby born?'],
    [spec('visit', 'date', ''), 'Which day would suit you for the visit?'],
  ])('%j', (field, question) => {
    expect(reply(field)).toBe(question)
  })
})

it('asks for the hour where only a part of the day was named', () => {
  const slot = spec('visit_time', 'time', 'Time of the visit')
  const question = { fields: [slot], guidance: '', attempt: 2 }
  expect(reply(slot, { heard: 'in the evening', question })).toBe('Okay. And at what time?')
  expect(reply(slot, { heard: 'शाम को', question, language: 'hi' })).toBe('ठीक है। और किस समय?')
})

it('gives no hint with a question that is repeated only because another value was corrected', () => {
  const loan: FieldSpec = {
    name: 'wants_loan',
    type: 'boolean',
    description: 'Do you need a loan?',
    options: [],
    required: true,
  }
  const question = { fields: [loan], guidance: '', attempt: 2 }
  expect(reply(loan, { heard: 'hmm', question })).toContain('yes or no')
  expect(reply(loan, { heard: 'make it 5 pm', understood: { slot: '17:00' }, question })).not.toContain('yes or no')
})
