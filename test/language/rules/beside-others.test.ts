import { expect, it } from 'vitest'
import type { FieldValue } from '../../../src/ports/language.ts'
import { field, understand } from '../../support/language/rules.ts'

const boat = field('boat_type', 'enum', 'Which boat do you use?', ['canoe', 'motor boat', 'GRP'])
const owned = field('own_boat', 'boolean', 'Is the boat your own?')
const years = field('fishing_years', 'number', 'How many years have you been fishing?')
const nets = field('net_count', 'number', 'How many vehicles do you have?')
const age = field('age', 'number', 'How old are you?')
const earned = field('monthly_income', 'number', 'How much do you earn in a month, in rupees?')
const town = field('town', 'enum', 'In which town do you sell?', ['Kochi', 'Mumbai', 'Puri'])
const plan = field('plan', 'enum', 'Which plan would you like?', ['weekly', 'monthly', 'yearly'])
const hall = field('gutting_hall', 'boolean', 'Do you want a place in the gutting hall?')
const call = field('call_time', 'string', 'At what time should we call?')
const slot = field('slot', 'enum', 'Which part of the day is best?', ['morning', 'afternoon', 'evening'])
const FIELDS = [boat, owned, years, nets, age, earned, town, plan, hall, call, slot]

const SAID: [string, typeof boat, Record<string, FieldValue>][] = [
  ['canoe hai, apni khud ki', boat, { boat_type: 'canoe', own_boat: true }],
  ['canoe, it is my own', boat, { boat_type: 'canoe', own_boat: true }],
  ['motor boat है, किराए की', boat, { boat_type: 'motor boat', own_boat: false }],
  ['canoe hai, bhai ki apni hai', boat, { boat_type: 'canoe' }],
  ['बारह साल, और मैं मुंबई में बेचता हूँ', years, { fishing_years: 12, town: 'Mumbai' }],
  ['बारह साल, और मेरे पास जीआरपी है', years, { fishing_years: 12, boat_type: 'GRP' }],
  ['barah saal, mere padosi ke paas canoe hai', years, { fishing_years: 12 }],
  ['दस साल, पहले मैं मुंबई में था', years, { fishing_years: 10 }],
  ['my father did it for thirty years, I have eight years', years, { fishing_years: 8 }],
  ['do gaadi hain, aur gutting hall bhi chahiye', nets, { net_count: 2, gutting_hall: true }],
  ['कोई गाड़ी नहीं है', nets, { net_count: 0 }],
  ['sixty, with a bad knee since ten years', age, { age: 60 }],
  ['चालीस हज़ार, और प्लान महीने वाला रखना', earned, { monthly_income: 40_000, plan: 'monthly' }],
  ['chaalis hazaar, pichla plan weekly tha', earned, { monthly_income: 40_000 }],
  ['my wife earns twenty thousand, I earn forty thousand', earned, { monthly_income: 40_000 }],
  ['monday, no, yearly', plan, { plan: 'yearly' }],
  ['subah nau baje', call, { call_time: '09:00' }],
  ['half past five in the evening', call, { call_time: '17:30' }],
]

it.each(SAID)('gives the parts of "%s" to the fields that they answer, and to no other', (text, asked, values) => {
  expect(understand(text, FIELDS, [asked.name]).values).toEqual(values)
})
