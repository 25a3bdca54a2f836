import { expect, it } from 'vitest'
import type { FieldSpec, FieldValue } from '../../../../src/ports/language.ts'
import { field, understand } from '../../../support/language/rules.ts'

const fields: FieldSpec[] = [
  field('boxes', 'number', 'How many boxes are there?'),
  field('home_address', 'string', 'What is your home address?'),
  field('area', 'string', 'Which area do you live in?'),
]
const both = [...fields, field('office_address', 'string', 'What is your office address?')]

it.each<[string, FieldSpec[], string, Record<string, FieldValue>]>([
  [
    'two, my address is 14 Link Road, Andheri West',
    fields,
    'boxes',
    { boxes: 2, home_address: '14 Link Road, Andheri West' },
  ],
  [
    '3 box hain, pata hai 12 rose villa, baner road',
    fields,
    'boxes',
    { boxes: 3, home_address: '12 rose villa, baner road' },
  ],
  ['दो, पता है फ्लैट 302 साई रेजीडेंसी', fields, 'boxes', { boxes: 2, home_address: 'फ्लैट 302 साई रेजीडेंसी' }],
  ['two, my address is 14 Link Road', both, 'boxes', { boxes: 2 }],
  ['pata hai mujhe, two', fields, 'boxes', { boxes: 2 }],
  ['ward number 12 mein', fields, 'area', { area: 'Ward Number 12' }],
  ['वार्ड नंबर बारह', fields, 'area', { area: 'वार्ड नंबर बारह' }],
])('reads from "%s" the address and the answer', (text, flow, asked, values) => {
  expect(understand(text, flow, [asked]).values).toEqual(values)
})
