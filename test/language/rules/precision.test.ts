import { describe, expect, it } from 'vitest'
import type { FieldSpec, FieldValue } from '../../../src/ports/language.ts'
import { field, understand } from '../../support/language/rules.ts'

/** Asking again costs a sentence, a wrong value costs a customer: what must not be taken, beside what must. */
function answers(title: string, spec: FieldSpec, table: [string, FieldValue | undefined][]): void {
  describe(title, () => {
    it.each(table)('"%s" gives %j', (text, expected) => {
      expect(understand(text, [spec], [spec.name]).values[spec.name]).toBe(expected)
    })
  })
}

const tier = field('plan', 'enum', 'Which plan would you like?', ['Basic', 'Gold Plus', 'Platinum'])
const age = field('age', 'number', 'How old are you?')
const smoker = field('smoker', 'boolean', 'Do you smoke?')

answers('an option is not guessed from words that sound like it', tier, [
  ['please hold on', undefined],
  ['I told you already', undefined],
  ['mold', undefined],
  ['I am old', undefined],
  ['last year', undefined],
  ['I quit last year', undefined],
  ['my first time', undefined],
  ['anything but gold', undefined],
  ['not gold', undefined],
  ['no gold', undefined],
  ["I don't want the gold one", undefined],
  ['other than platinum', undefined],
  ['gold nahi', undefined],
  ['do you have gold?', undefined],
  ['what is gold plus?', undefined],
  ['two kids', undefined],
  ['the basis', undefined],
  ['gold', 'Gold Plus'],
  ['Gold Plus please', 'Gold Plus'],
  ['I will take the gold one', 'Gold Plus'],
  ['could I have the platinum one?', 'Platinum'],
  ['platinium', 'Platinum'],
  ['platnum', 'Platinum'],
  ['anything but gold, platinum', 'Platinum'],
  ['the last one', 'Platinum'],
  ['last', 'Platinum'],
  ['second', 'Gold Plus'],
  ['pehla wala', 'Basic'],
  ['I would like the third', 'Platinum'],
  ['2', 'Gold Plus'],
  ['गोल्ड प्लस', 'Gold Plus'],
  ['basic wala de do', 'Basic'],
])

answers('a question about an option chooses nothing', field('colour', 'enum', '', ['red', 'blue']), [
  ['do you have red?', undefined],
  ['is there blue', undefined],
  ['पर', undefined],
  ['मुझे बोलना है', undefined],
  ['read', undefined],
  ['red', 'red'],
  ['रेड', 'red'],
  ['can I get red?', 'red'],
])

answers('praise is no complaint', field('problem', 'enum', '', ['late delivery', 'poor quality']), [
  ['the delivery was fine', undefined],
  ['quality was great', undefined],
  ['when it arrived it was late', 'late delivery'],
])

describe('an option that was not asked for', () => {
  const fields = [
    age,
    tier,
    field('place', 'enum', '', ['home', 'office']),
    field('part', 'enum', '', ['morning', 'evening']),
  ]
  it.each([
    ['I am 34 years old', { age: 34 }],
    ['34, I am at home', { age: 34 }],
    ['34 and work is fine', { age: 34 }],
    ['34, platinium', { age: 34 }],
    ['34, gold plus please', { age: 34, plan: 'Gold Plus' }],
  ])('needs its exact wording in "%s"', (text, values) => {
    expect(understand(text, fields, ['age']).values).toEqual(values)
  })
})

answers('an age is not read from what else is counted', age, [
  ['I have two kids and I am 34', 34],
  ['I have two kids', undefined],
  ['I am 34 and I have two kids', 34],
  ['none', undefined],
  ['born 1990', undefined],
  ['I was born in 1990', undefined],
  ['minus five', undefined],
  ['-5', undefined],
  ['500', undefined],
  ['my wife is 30', undefined],
  ['my wife is 30 and I am 34', 34],
  ['30 or 31', undefined],
  ['alone', undefined],
  ['34', 34],
  ['thirty four', 34],
  ['34 years', 34],
  ['I turned 40, I have 3 cars', 40],
  ['34, sorry, 35', 35],
  ['meri umar 28 saal hai', 28],
  ['अट्ठाईस साल', 28],
])

answers('an amount is money', field('budget', 'number', 'How much would you like to spend?'), [
  ['none', undefined],
  ['-5', undefined],
  ['minus five thousand', undefined],
  ['for 2 kids', undefined],
  ['5 lakh for 3 rooms', 500_000],
  ['zero', 0],
  ['twenty thousand', 20_000],
])

answers('a count may be nothing', field('children', 'number', 'How many children do you have?'), [
  ['none', 0],
  ['two', 2],
  ['minus two', undefined],
])

answers('yes or no is not read from what answers nothing', smoker, [
  ['I do not want to stop', undefined],
  ['not interested', undefined],
  ['rather not say', undefined],
  ["I'd rather not say", undefined],
  ['I have no time', undefined],
  ['I need help', undefined],
  ['I am busy with work', undefined],
  ["I don't smoke", false],
  ['I do', true],
  ["I don't", false],
  ['I do smoke sometimes', true],
  ['never', false],
  ['y', true],
  ['n', false],
  ['no', false],
  ['Great', true],
  ['not really', false],
])

answers('an offer is declined by not being interested', field('demo', 'boolean', 'Shall we show you a demo?'), [
  ['not interested', false],
  ['yes please', true],
])

describe('a special wish', () => {
  const fields = [smoker, field('name'), age]
  it('brings no value with it that belongs to its own words', () => {
    const wrong = understand('You have the wrong person, I am not Priya', fields, ['smoker'])
    expect(wrong).toMatchObject({ intent: 'wrong_person', values: {} })
    expect(understand('no, call me back later', fields, ['smoker'])).toMatchObject({
      intent: 'callback_requested',
      values: {},
    })
  })
})

describe('several answers at once', () => {
  it('gives each to the field whose words it uses', () => {
    const fields = [age, smoker, tier]
    expect(understand("I am 34, I don't smoke and I want gold plus", fields, ['age', 'smoker', 'plan']).values).toEqual(
      {
        age: 34,
        smoker: false,
        plan: 'Gold Plus',
      },
    )
  })
})

answers('a name is no noise, state or symptom', field('patient_name', 'string', 'Name of the patient'), [
  ['asdf', undefined],
  ['qwerty', undefined],
  ['I am tired', undefined],
  ['I am busy', undefined],
  ['I am driving', undefined],
  ['khansi', undefined],
  ['waiting', undefined],
  ['<script>alert(1)</script>', undefined],
  ['मैं थका हूँ', undefined],
  ['mujhe kal 4 baje appointment chahiye, naam Pooja', 'Pooja'],
  ['naam Pooja hai', 'Pooja'],
  ['नाम पूजा है', 'पूजा'],
  ['Dr. A. P. J. Abdul Kalam', 'Dr. A. P. J. Abdul Kalam'],
  ['A. P. J. Abdul Kalam', 'A. P. J. Abdul Kalam'],
  ['i am ahmed', 'Ahmed'],
  ['Grace', 'Grace'],
  ['Om Singh', 'Om Singh'],
])

answers('a city is no sum of money', field('city'), [
  ['Rs. 95k', undefined],
  ['एक लाख बीस हज़ार', undefined],
  ['five lakh', undefined],
  ['waiting', undefined],
  ['Pune is where I live', 'Pune'],
  ['Navi Mumbai', 'Navi Mumbai'],
])

describe('a visit that wants a day and a time', () => {
  const visit = field('appointment_time', 'string', 'Day and time of the appointment')
  const fields = [field('patient_name'), visit, field('reason', 'string', 'What is the visit for?')]
  const asked = ['appointment_time']
  const history = [{ caller: 'kal', agent: 'And at what time?' }]
  it('waits for the time, and puts it with the day that was said before', () => {
    expect(understand('tomorrow', fields, asked).values).toEqual({})
    expect(understand('<script>alert(1)</script>', fields, asked).values).toEqual({})
    expect(understand('at 4 pm', fields, asked, { history }).values).toEqual({ appointment_time: '2026-11-22 16:00' })
    expect(understand('monday 4 pm', fields, asked, { history }).values).toEqual({
      appointment_time: '2026-11-23 16:00',
    })
  })
  it.each([
    ['monday 10am', { appointment_time: '2026-11-23 10:00' }],
    ['wednesday evening 6', { appointment_time: '2026-11-25 18:00' }],
    ['my back hurts since monday', { reason: 'my back hurts since monday' }],
    ['fever', { reason: 'fever' }],
    ['in Mumbai for a checkup', { reason: 'in Mumbai for a checkup' }],
  ])('moves, or stays, while the reason is asked: "%s"', (text, values) => {
    const collected = { patient_name: 'Anil', appointment_time: '2026-11-24 11:00' }
    expect(understand(text, fields, ['reason'], { collected }).values).toEqual(values)
  })
})

describe('the last word before it is booked', () => {
  const fields = [
    field('patient_name', 'string', 'Name of the patient'),
    field('appointment_time', 'string', 'Day and time of the appointment'),
    field('confirmed', 'boolean', 'Shall I book it like that?'),
  ]
  const collected = { patient_name: 'Arjun', appointment_time: '2026-11-24 11:00' }
  it.each([
    ['the name is wrong, it is Arjan', { patient_name: 'Arjan' }],
    ['no the name is not Arjun, it is Arjan', { patient_name: 'Arjan' }],
    ['rather not say', {}],
    ['cancel', { confirmed: false }],
    ['please cancel it', { confirmed: false }],
    ["don't cancel it", {}],
    ['great', { confirmed: true }],
  ])('is heard in "%s"', (text, values) => {
    expect(understand(text, fields, ['confirmed'], { collected }).values).toEqual(values)
  })
})

describe('a plain sentence with all there is to know', () => {
  const fields = [
    field('purpose', 'enum', 'What is the loan for?', ['buy a home', 'build a home', 'renovation']),
    field('city', 'string', 'In which city is the property?'),
    field('loan_amount', 'number', 'How much would you like to borrow, in rupees?'),
    field('property_found', 'boolean', 'Have you already found a property?'),
    field('monthly_income', 'number', 'Roughly how much does your household earn in a month, in rupees?'),
  ]
  it('fills what was not asked for, too', () => {
    expect(understand('renovation of my kitchen in Mumbai, about 3 lakh', fields, ['purpose']).values).toEqual({
      purpose: 'renovation',
      city: 'Mumbai',
      loan_amount: 300_000,
    })
    expect(understand('I want to renovate', fields, ['purpose']).values).toEqual({ purpose: 'renovation' })
    expect(understand('renovation, I earn 3 lakh', fields, ['purpose']).values).not.toHaveProperty('loan_amount')
  })
  it('corrects the amount just given', () => {
    const collected = { purpose: 'renovation', city: 'Pune', loan_amount: 200_000 }
    expect(understand('no sorry, twelve lakhs', fields, ['property_found'], { collected }).values).toEqual({
      loan_amount: 1_200_000,
    })
  })
})

answers('a loan is not guessed', field('loan_amount', 'number', 'How much would you like to borrow, in rupees?'), [
  ['around 5', undefined],
  ['5 lakh', 500_000],
  ['2 lakh or 3 lakh', undefined],
])

answers('a household’s income is one sum', field('monthly_income', 'number', 'How much does your household earn?'), [
  ['my wife earns 50k and I earn 70k', undefined],
  ['I earn 80k', 80_000],
])

answers(
  'what the question says anyway chooses nothing',
  field('purpose', 'enum', 'What is the loan for?', ['buy a home', 'renovation', 'move an existing loan']),
  [
    ['home loan', 'buy a home'],
    ['a loan', undefined],
    ['transfer my loan', 'move an existing loan'],
  ],
)

answers('a name stands apart from whom it is for', field('patient_name'), [
  ['meri maa ke liye', undefined],
  ['Rohan ke liye', 'Rohan'],
  ['naam likh lijiye Ramesh', 'Ramesh'],
  ['naam galat hai, Arjan hai', 'Arjan'],
  ['naam sahi hai', undefined],
])
