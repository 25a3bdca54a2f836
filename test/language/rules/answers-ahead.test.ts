import { describe, expect, it } from 'vitest'
import type { FieldSpec, FieldValue } from '../../../src/ports/language.ts'
import { field, understand } from '../../support/language/rules.ts'

const flows: { fields: FieldSpec[]; heard: [string, string, Record<string, FieldValue>][] }[] = [
  {
    fields: [
      field('grade', 'enum', 'For which class do you want admission?', ['Nursery', 'LKG', 'UKG', 'Class 1']),
      field('school_bus', 'boolean', 'Will the child need the school bus?'),
      field('visit_date', 'string', 'On which date would you like to visit the school?'),
    ],
    heard: [
      ['grade', 'Nursery, and yes we will need the bus', { grade: 'Nursery', school_bus: true }],
      ['grade', 'UKG mein, aur school bus nahi chahiye', { grade: 'UKG', school_bus: false }],
      ['grade', 'LKG, no bus please', { grade: 'LKG', school_bus: false }],
      ['visit_date', 'from Monday, and the bus is needed', { visit_date: '2026-11-23', school_bus: true }],
      ['grade', 'LKG, the bus stop is far', { grade: 'LKG' }],
    ],
  },
  {
    fields: [
      field('problem', 'enum', 'What is the problem?', ['no power', 'low voltage', 'fallen wire']),
      field('pin_code', 'string', 'What is the PIN code of your area?'),
      field('mobile_number', 'string', 'On which mobile number can we reach you?'),
      field('neighbours_affected', 'boolean', 'Do your neighbours have the same problem?'),
    ],
    heard: [
      [
        'problem',
        'fallen wire, neighbours also have the same problem',
        { problem: 'fallen wire', neighbours_affected: true },
      ],
      [
        'mobile_number',
        '9611203344, and the pin code is 560029, not 560092',
        { mobile_number: '+919611203344', pin_code: '560029' },
      ],
      ['mobile_number', '9811004455, और पिन कोड 110019 है', { mobile_number: '+919811004455', pin_code: '110019' }],
      ['pin_code', '411038, my mobile number is 9822334455', { pin_code: '411038', mobile_number: '+919822334455' }],
      [
        'neighbours_affected',
        'no, and my mobile is 9900112234',
        { neighbours_affected: false, mobile_number: '+919900112234' },
      ],
      ['problem', 'low voltage, my neighbours told me to call you', { problem: 'low voltage' }],
    ],
  },
  {
    fields: [
      field('willing', 'boolean', 'Would you like to donate blood?'),
      field('blood_group', 'enum', 'What is your blood group?', ['A+', 'A-', 'B+', 'B-', 'O+', 'O-']),
      field('kilometres', 'number', 'How many kilometres has it run?'),
      field('insured', 'boolean', 'Is the insurance still valid?'),
    ],
    heard: [
      ['willing', 'yes, my blood group is B positive', { willing: true, blood_group: 'B+' }],
      ['willing', 'हाँ, मेरा ब्लड ग्रुप ओ पॉज़िटिव है', { willing: true, blood_group: 'O+' }],
      ['willing', 'no, and my blood group is A negative', { willing: false, blood_group: 'A-' }],
      ['kilometres', '22,000, and yes the insurance is valid', { kilometres: 22_000, insured: true }],
      ['kilometres', 'bees hazaar, aur insurance valid nahi hai', { kilometres: 20_000, insured: false }],
    ],
  },
]

describe.each(flows)('in the flow of $fields.0.name', ({ fields, heard }) => {
  it.each(heard)('to the question for %s, "%s" gives %o', (asked, text, values) => {
    expect(understand(text, fields, [asked]).values).toEqual(values)
  })
})

it.each([
  'Nursery, is the bus free?',
  'UKG, how much is the school bus',
  'LKG, if the bus is there',
  'UKG, bus kitne baje aati hai',
])('a question is no answer ahead: "%s"', (text) => {
  const { fields } = flows[0] ?? { fields: [] }
  expect(understand(text, fields, ['grade']).values).not.toHaveProperty('school_bus')
})

it('does not change what is known by the way', () => {
  const { fields } = flows[0] ?? { fields: [] }
  const { values } = understand('Nursery, and the bus is needed', fields, ['grade'], {
    collected: { school_bus: false },
  })
  expect(values).toEqual({ grade: 'Nursery' })
})
