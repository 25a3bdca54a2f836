import { expect, it } from 'vitest'
import type { FieldValue } from '../../../../src/ports/language.ts'
import { field, understand } from '../../../support/language/rules.ts'

const bag = field('bag_size', 'enum', 'Which bag do you want?', ['10 kg pouch', '25.5 kg bag', '50 kg sack'])
const bags = field('bag_count', 'number', 'How many bags should we send?')
const acres = field('acres', 'number', 'What is the size of the farm in acres?')
const years = field('farming_years', 'number', 'For how many years have you been farming?')
const contract = field('contract', 'enum', 'How long a contract would you like?', ['3 months', '6 months', 'one year'])
const billing = field('billing', 'enum', 'How often should we bill you?', [
  'weekly',
  'monthly',
  'half-yearly',
  'yearly',
])
const FIELDS = [bag, bags, acres, years, contract, billing]

const SAID: [string, typeof bag, Record<string, FieldValue>][] = [
  ['pachees kilo wali bhejo', bag, { bag_size: '25.5 kg bag' }],
  ['पचास किलो वाली', bag, { bag_size: '50 kg sack' }],
  ['the fifty kilo one', bag, { bag_size: '50 kg sack' }],
  ['three of the ten kilo ones', bag, { bag_size: '10 kg pouch', bag_count: 3 }],
  ['the forty kilo one', bag, {}],
  ['chaalis kilo wali bori', bag, {}],
  ['pachaas kilo wali', bags, {}],
  ['पचास किलो वाली', bags, {}],
  ['four of the fifty kilo ones', bags, { bag_count: 4 }],
  ['paanch saal se', acres, {}],
  ['बारह एकड़', acres, { acres: 12 }],
  ['saal bhar wala kar do', contract, { contract: 'one year' }],
  ['छह महीने का ही रखो', contract, { contract: '6 months' }],
  ['aadhe saal ka', contract, { contract: '6 months' }],
  ['quarterly is fine', contract, { contract: '3 months' }],
  ['two years', contract, {}],
  ['I asked for it two months ago', contract, {}],
  ['har hafte', billing, { billing: 'weekly' }],
  ['साल में एक बार', billing, { billing: 'yearly' }],
  ['once in six months', billing, { billing: 'half-yearly' }],
  ['teen mahine mein', billing, {}],
]

it.each(SAID)('a unit beside a number decides what "%s" is about', (text, asked, values) => {
  expect(understand(text, FIELDS, [asked.name]).values).toEqual(values)
})
