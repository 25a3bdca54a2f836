import { describe, expect, it } from 'vitest'
import type { FieldSpec } from '../../../../src/ports/language.ts'
import { field, understand } from '../../../support/language/rules.ts'

const AGE = field('patient_age', 'number', 'Age of the patient in years')
const CLAIMS = field('claims_last_year', 'number', 'How many claims were made in the past year')
const COUNT = field('cylinder_count', 'number', 'How many cylinders')
const INCOME = field('income', 'number', 'Monthly income in rupees')
const SIBLINGS = field('siblings', 'number', 'How many brothers and sisters study in our school')
const NAME = field('patient_name', 'string', 'Name of the patient')
const TYPE = field('kind', 'enum', 'Kind of cylinder', ['14.2 kg domestic', '19 kg commercial'])
const REFILL = field('book_refill', 'boolean', 'Whether the customer wants a refill booked')

describe('of several numbers the one that is so is taken', () => {
  it.each<[FieldSpec, string, number]>([
    [AGE, '31, going on 32', 31],
    [AGE, "he's four, well, five in March", 4],
    [AGE, 'forty. hmm, forty one since June', 41],
    [AGE, 'वो 33 की है, मुझसे दो साल छोटी', 33],
    [AGE, '33, two years younger than me', 33],
    [COUNT, 'one upstairs and one downstairs, so two', 2],
    [COUNT, 'दो बोला था ना, अब तीन कर दीजिए', 3],
    [SIBLINGS, 'two, both girls, in your class 4 and class 7', 2],
    [SIBLINGS, 'do bhai pehle se wahin padhte hain', 2],
    [INCOME, 'dedh lakh se zyada nahi hogi', 150_000],
    [INCOME, '50,000, no no, 500', 500],
    [INCOME, '50000, nahi, 400', 400],
  ])('$name: "%s" is %d', (asked, text, value) => {
    expect(understand(text, [asked], [asked.name]).values).toEqual({ [asked.name]: value })
  })
})

it('a smaller number after lakhs leaves open of what there are so many', () => {
  expect(understand('five lakh, no, four eighty', [INCOME], ['income']).values).toEqual({})
})

describe('none at all is zero where things are counted', () => {
  it.each(['koi claim nahi liya aaj tak', 'never claimed a single rupee from you', 'कोई क्लेम नहीं लिया', 'no claims'])(
    '"%s"',
    (text) => {
      expect(understand(text, [CLAIMS], ['claims_last_year']).values).toEqual({ claims_last_year: 0 })
    },
  )

  it.each(['no idea', 'nobody knows', "I don't know", 'koi problem nahi'])('"%s" is no number', (text) => {
    expect(understand(text, [CLAIMS], ['claims_last_year']).values).toEqual({})
  })
})

describe('a number beside the answer goes to the field that counts it', () => {
  it.each<[FieldSpec[], string, object]>([
    [[TYPE, COUNT], 'commercial 19 kg, four of them', { kind: '19 kg commercial', cylinder_count: 4 }],
    [[REFILL, COUNT], 'yes, book two', { book_refill: true, cylinder_count: 2 }],
    [[NAME, AGE], 'John Mathew, forty eight, male', { patient_name: 'John Mathew', patient_age: 48 }],
    [[NAME, AGE], 'Farhan Qureshi, 34', { patient_name: 'Farhan Qureshi', patient_age: 34 }],
  ])('%j "%s"', (fields, text, values) => {
    expect(understand(text, fields, [fields[0]?.name ?? '']).values).toEqual(values)
  })

  it.each(['the little five kilo one', 'the usual big one for the house'])('"%s" counts nothing', (text) => {
    expect(understand(text, [TYPE, COUNT], ['kind']).values).not.toHaveProperty('cylinder_count')
  })
})
