import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { field, understand } from '../support/language/rules.ts'

const text = readFileSync(new URL('../../docs/values.md', import.meta.url), 'utf8')
const rows = [...text.matchAll(/^\| `(\w+)`(?: \((.+?)\))? +\| (.+?) +\| `(.+?)` +\|$/gm)].map(
  ([, type = '', about = '', said = '', value = '']) => ({ type, about, said, value: JSON.parse(value) as unknown }),
)

const FIELDS: Record<string, ReturnType<typeof field>> = {
  'a name': field('name', 'string', 'Name'),
  'a date': field('visit_date', 'string', 'Date of the visit'),
  'a time of day': field('time', 'string', 'Which time'),
  'a day and a time': field('appointment_time', 'string', 'When the appointment should be'),
  'a phone number': field('phone', 'string', 'Phone number'),
  'an e-mail': field('email', 'string', 'E-mail address'),
  number: field('amount', 'number', 'Loan amount'),
  boolean: field('confirmed', 'boolean', 'Whether that is right'),
  enum: field('slot', 'enum', 'Which slot', ['morning', 'evening']),
}

it('has an example for each type', () => {
  expect(new Set(rows.map(({ type }) => type))).toEqual(new Set(['string', 'number', 'boolean', 'enum']))
})

it.each(rows)('reports "$said" as docs/values.md says', ({ type, about, said, value }) => {
  const asked = FIELDS[about || type]
  if (!asked) throw new Error(`There is no field for ${about || type}.`)
  expect(understand(said, [asked], [asked.name]).values).toEqual({ [asked.name]: value })
})
