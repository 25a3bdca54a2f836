import { describe, expect, it } from 'vitest'
import type { FieldSpec, FieldValue } from '../../../../src/ports/language.ts'
import { field, understand } from '../../../support/language/rules.ts'

const fields: FieldSpec[] = [
  field('policy_number', 'string', 'Policy number'),
  field('registration', 'string', 'Registration number of the car'),
  field('class_mode', 'enum', 'How would you like to take the classes?', ['online', 'in person']),
  field('damage', 'number', 'Estimated cost of the damage'),
  field('mileage', 'number', 'Current mileage'),
  field('email', 'string', 'E-mail'),
  field('courtesy_car', 'boolean', 'Do you need a courtesy car?'),
  field('comments', 'string', 'Any other comments'),
  field('confirmed', 'boolean', 'Shall I book that in?'),
]
const collected: Record<string, FieldValue> = {
  policy_number: 'HB222333',
  registration: 'KX18ZZT',
  class_mode: 'in person',
}

function read(text: string, asked: string, known: Record<string, FieldValue> = collected): Record<string, FieldValue> {
  return understand(text, fields, [asked], { collected: known }).values
}

describe('a number of letters and digits is put right at another question', () => {
  it.each<[string, string, Record<string, FieldValue>]>([
    ['damage', 'and the policy number is HB222334', { policy_number: 'HB222334' }],
    ['damage', 'sorry, the policy number is HB 222 334', { policy_number: 'HB222334' }],
    ['damage', 'my policy number was wrong, it is HB222334', { policy_number: 'HB222334' }],
    ['damage', "it's HB222334, not HB222333", { policy_number: 'HB222334' }],
    ['confirmed', 'hang on, the registration is KX18 ZZP not ZZT', { registration: 'KX18ZZP' }],
    ['courtesy_car', 'no, and the registration is KX18 ZZP', { courtesy_car: false, registration: 'KX18ZZP' }],
    // What looks otherwise is told of the thing.
    ['damage', "I don't know, the policy is for 50000", { damage: 50000 }],
    ['mileage', 'registration is from 2018, 60000 miles', { mileage: 60000 }],
  ])('%s: "%s"', (asked, text, values) => expect(read(text, asked)).toEqual(values))
})

describe('an everyday word is a choice behind a correction, where no words are asked for', () => {
  it.each<[string, string, Record<string, FieldValue>]>([
    ['email', 'actually online would be better', { class_mode: 'online' }],
    ['email', 'sorry, online please', { class_mode: 'online' }],
    ['email', 'actually, can I do online classes instead?', { class_mode: 'online' }],
    ['email', 'I was online a minute ago', {}],
    ['courtesy_car', 'no actually, I bought one online', { courtesy_car: false }],
  ])('%s: "%s"', (asked, text, values) => expect(read(text, asked)).toEqual(values))
})

it('takes no word that names two fields for a yes to one of them', () => {
  const car = field('car_model', 'string', 'Make and model of the car')
  const text = "it's on the car, I can't see it from here"
  expect(understand(text, [...fields, car], ['registration']).values).toEqual({})
})

describe('a reference is kept as it was written', () => {
  it.each([
    ['CR/2026/4471', 'CR/2026/4471'],
    ["it's FIR/26/44 I think", 'FIR/26/44'],
    ['CR 2026 4471', 'CR20264471'],
  ])('"%s"', (text, value) => {
    const report = field('report_number', 'string', 'Police report number')
    expect(
      understand(text, [field('damage', 'number', 'Cost of the damage'), report], ['report_number']).values,
    ).toEqual({
      report_number: value,
    })
  })
  it('takes letters for no sum', () => {
    expect(understand('CR', [field('damage', 'number', 'Cost of the damage')], ['damage']).values).toEqual({})
  })
})

it('hears two words of yes before a remark', () => {
  const interested = field('still_interested', 'boolean', 'Are you still interested in the job?')
  for (const text of ['Yes absolutely, very interested', 'Oh hi Leo! Yes absolutely, very interested'])
    expect(understand(text, [interested], ['still_interested']).values).toEqual({ still_interested: true })
})
