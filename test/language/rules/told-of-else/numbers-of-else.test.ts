import { describe, expect, it } from 'vitest'
import { field, valuesOf } from '../../../support/language/rules.ts'

const PARTY = field('party_size', 'number', 'How many people are coming')
const BUDGET = field('budget', 'number', 'Budget in rupees')
const PAYMENT = field('payment_amount', 'number', 'Amount the customer will pay in rupees')
const CURRENT = field('current_ctc', 'number', 'Current salary per month in rupees')
const EXPECTED = field('expected_ctc', 'number', 'Expected salary per month in rupees')
const WEIGHT = field('weight_kg', 'number', 'Weight of the goods in kilograms')
const EXPERIENCE = field('experience_years', 'number', 'Total experience in years')
const NOTICE = field('notice_days', 'number', 'Notice period in days')
const SINCE = field('since_days', 'number', 'For how many days there has been trouble')
const AGE = field('patient_age', 'number', 'Age of the patient in years')
const FLOOR = field('floor', 'number', 'Floor of the house')
const ODOMETER = field('odometer', 'number', 'Odometer reading in kilometres')
const RATING = field('rating', 'number', 'Rating from 1 to 5')
const ALLERGY = field('has_allergy', 'boolean', 'Whether anyone has a food allergy')
const EXISTING = field('has_existing_loan', 'boolean', 'Whether there is an existing loan')
const LOAN = field('loan_amount', 'number', 'Loan amount wanted in rupees')

describe('how many people come', () => {
  it.each([
    'We need three tables',
    'teen table laga do',
    'I told you thrice already',
    'one more question, is it air conditioned?',
    'ek sawaal hai, AC hai kya',
    'ek plate ka kitna padega',
    'the thali is 450, right?',
    'two more friends will join us',
    'तीन लोग और आ रहे हैं',
    'three people have an allergy',
    '4 logon ko nahi khana hai',
  ])('is not told by "%s"', (text) => {
    expect(valuesOf(text, PARTY)).toEqual({})
  })

  it.each([
    ['a table for four', 4],
    ['total 5 log', 5],
    ['do you have place for 6', 6],
    ['there will be six of us', 6],
    ['guests are 12', 12],
    ['हम तीन लोग हैं', 3],
  ])('is told by "%s"', (text, party_size) => {
    expect(valuesOf(text, PARTY)).toEqual({ party_size })
  })

  it('is not how many of them have it', () => {
    expect(valuesOf('yes, three people have it', ALLERGY, PARTY)).toEqual({ has_allergy: true })
    expect(valuesOf('yes, and we are three people', ALLERGY, PARTY)).toEqual({ has_allergy: true, party_size: 3 })
  })
})

describe('a sum', () => {
  it.each([
    'Another transporter asked 6000',
    'doosri company 6000 le rahi hai, 6000 maang rahi hai',
    'your website says 3500',
    'aapne kal 3500 bataya tha',
    'meri salary 18000 hai',
    'my rent is 9000',
    'the fridge is worth 30000',
    'fridge 30000 ka hai',
    'मेरा किराया 9000 है',
    'my neighbour pays 2500',
  ])('of others, of an income or of a thing is no budget: "%s"', (text) => {
    expect(valuesOf(text, BUDGET)).toEqual({})
  })

  it.each([
    ['the other mover asked 6000, I can give 5000', 5000],
    ['salary aane ke baad 5000 dunga', 5000],
    ['my budget is 5000', 5000],
    ['7000 tak', 7000],
    ['8000 socha tha', 8000],
  ])('that the person can give is: "%s"', (text, budget) => {
    expect(valuesOf(text, BUDGET)).toEqual({ budget })
  })

  it.each([
    'I paid 4000 last week',
    'pichle hafte 4000 diye the',
    'the penalty of 300 is wrong',
    'your agent told me 4200',
  ])('of the past or of another matter is not what will be paid: "%s"', (text) => {
    expect(valuesOf(text, PAYMENT)).toEqual({})
  })

  it('of now is not the one that is hoped for, nor the other way round', () => {
    expect(valuesOf('abhi 18000 milta hai', EXPECTED)).toEqual({})
    expect(valuesOf('mujhe 22000 chahiye', CURRENT)).toEqual({})
    expect(valuesOf('abhi 18000 milta hai', CURRENT)).toEqual({ current_ctc: 18000 })
    expect(valuesOf('mujhe 22000 chahiye', EXPECTED)).toEqual({ expected_ctc: 22000 })
    expect(valuesOf('my friend gets 30000 there', CURRENT)).toEqual({})
  })

  it('of the loan there is belongs to no loan that is wanted', () => {
    expect(valuesOf('Yes, 6 lakhs', EXISTING, LOAN)).toEqual({ has_existing_loan: true })
    expect(valuesOf('Yes, but I need 6 lakhs more', EXISTING, LOAN)).toMatchObject({ has_existing_loan: true })
  })
})

describe('years, days and weights', () => {
  it.each([
    ['I am 28 years old', EXPERIENCE],
    ['28 saal ka hoon', EXPERIENCE],
    ['teen company mein kaam kiya', EXPERIENCE],
    ['married for 6 years', EXPERIENCE],
    ['I work 5 days a week', NOTICE],
    ['20 din ho gaye', NOTICE],
    ['doctor ne 5 din ki dawai di', SINCE],
    ['din mein do baar', SINCE],
    ['it comes every 3 days', SINCE],
    ['each bag is 10 kg', WEIGHT],
    ['har bori 40 kilo ki hai', WEIGHT],
    ['there are 12 cartons', WEIGHT],
    ['do you take more than 80 kg?', WEIGHT],
    ['she is in class 6', AGE],
    ['he was 9 when it began', AGE],
    ['papa 70 mein guzar gaye the', AGE],
    ['last service was at 20000', ODOMETER],
    ['roz 40 km chalti hai', ODOMETER],
    ['second time I am telling you', FLOOR],
    ['4 flats on each floor', FLOOR],
    ['my wife would give 2', RATING],
    ['less than 3', RATING],
  ])('of something else are not read: "%s"', (text, asked) => {
    expect(valuesOf(text, asked)).toEqual({})
  })

  it.each([
    ['5 saal kaam kiya hai', EXPERIENCE, 5],
    ['I have been in sales for 6 years', EXPERIENCE, 6],
    ['30 din ka hai', NOTICE, 30],
    ['pichle 5 din se', SINCE, 5],
    ['teen din ho gaye', SINCE, 3],
    ['the box is 20 kg', WEIGHT, 20],
    ['she turned 30 last month', AGE, 30],
    ['reading is 45000', ODOMETER, 45000],
    ['we live on the 4th floor', FLOOR, 4],
    ['the food was 4', RATING, 4],
  ])('of the asked thing are read: "%s"', (text, asked, value) => {
    expect(valuesOf(text, asked)).toEqual({ [asked.name]: value })
  })
})
