import { expect, it } from 'vitest'
import type { FieldSpec, FieldValue } from '../../../../src/ports/language.ts'
import { field, understand } from '../../../support/language/rules.ts'

const fields: FieldSpec[] = [
  field('owner_name', 'string', 'What is your name?'),
  field('animal', 'enum', 'Which animal is it?', ['dog', 'cat', 'both']),
  field('age_months', 'number', 'How old is it in months?'),
  field('weight', 'number', 'How many kilos does it weigh?'),
  field('budget', 'number', 'What is your budget in rupees?'),
  field('kilometres', 'number', 'How many kilometres away do you live?'),
  field('test', 'enum', 'Which test does it need?', ['blood sugar', 'full body']),
  field('care', 'enum', 'What kind of care do you want?', ['bathing only', 'express grooming']),
  field('place', 'enum', 'Where should it be done?', ['at home', 'at the clinic']),
  field('insurance', 'boolean', 'Do you need insurance?'),
  field('city', 'string', 'Which city do you live in?'),
  field('cages', 'number', 'How many cages do you need?'),
]

it.each<[string, string, Record<string, FieldValue>]>([
  ['owner_name', 'Vikram Singh, about 12 km away', { owner_name: 'Vikram Singh', kilometres: 12 }],
  ['owner_name', 'Sanjay bol raha hoon, 80 kilo ka hai', { owner_name: 'Sanjay', weight: 80 }],
  ['animal', 'kutta hai, teen mahine ka hai', { animal: 'dog', age_months: 3 }],
  ['animal', 'dog, sugar ka test karwana hai', { animal: 'dog', test: 'blood sugar' }],
  ['animal', 'cat, ghar par', { animal: 'cat', place: 'at home' }],
  ['animal', 'बिल्ली, एक्सप्रेस ग्रूमिंग करना', { animal: 'cat', care: 'express grooming' }],
  ['animal', 'कुत्ता है, बीमा नहीं चाहिए', { animal: 'dog', insurance: false }],
  ['owner_name', 'Anita George, two cages in Nagpur', { owner_name: 'Anita George', cages: 2, city: 'Nagpur' }],
  ['weight', '9 kilos, sirf bathing karani hai', { weight: 9, care: 'bathing only' }],
])('to the question for %s, "%s" gives %o', (asked, text, values) => {
  expect(understand(text, fields, [asked]).values).toEqual(values)
})

it.each<[string, string, Record<string, FieldValue>]>([
  ['owner_name', 'Sanjay, 80 hazaar km chala hoon', { owner_name: 'Sanjay', kilometres: 80000 }],
  ['owner_name', 'Sunita, I have a dog and cat', { owner_name: 'Sunita' }],
  ['animal', 'dog, par ghar ka pata nahi', { animal: 'dog' }],
  ['owner_name', 'Meena, the last test was bad', { owner_name: 'Meena' }],
])('to the question for %s, "%s" gives no more than %o', (asked, text, values) => {
  expect(understand(text, fields, [asked]).values).toEqual(values)
})
