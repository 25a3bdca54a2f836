import { expect, it } from 'vitest'
import type { FieldValue } from '../../../../src/ports/language.ts'
import { field, understand } from '../../../support/language/rules.ts'

const fields = [
  field('landmark', 'string', 'Landmark near the address'),
  field('visit_day', 'string', 'Day of the visit'),
]

it.each<[string, Record<string, FieldValue>]>([
  ['near the lake, make it Wednesday', { landmark: 'near the lake', visit_day: '2026-11-25' }],
  [
    'opposite the old mill, and I am away on Monday, make it Wednesday',
    { landmark: 'opposite the old mill', visit_day: '2026-11-25' },
  ],
  [
    'purane kuen ke paas, aur Monday nahi Wednesday ko aana',
    { landmark: 'purane kuen ke paas', visit_day: '2026-11-25' },
  ],
  ['I will be outside, make it Wednesday', { visit_day: '2026-11-25' }],
  ['bahar hoon main, Wednesday kar do', { visit_day: '2026-11-25' }],
])('"%s" gives %o', (text, values) => {
  expect(understand(text, fields, ['landmark'], { collected: { visit_day: '2026-11-23' } }).values).toEqual(values)
})
