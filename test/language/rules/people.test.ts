import { describe, expect, it } from 'vitest'
import type { FieldSpec, Understanding } from '../../../src/ports/language.ts'
import { exampleFlows } from '../../support/machines/examples.ts'
import { field, understand } from '../../support/language/rules.ts'

/** What people said to the example agents that was once misunderstood. Today is Saturday, 21 November 2026. */
const visit = field('appointment_time', 'string', 'Day and time of the appointment')
const clinic: FieldSpec[] = [
  field('patient_name', 'string', 'Name of the patient'),
  visit,
  { ...field('reason', 'string', 'What is the visit for?'), required: false },
  field('confirmed', 'boolean', 'Shall I book it like that?'),
]
const booked = { patient_name: 'Priya', appointment_time: '2026-11-22 16:00', reason: 'fever' }

describe('a day', () => {
  it.each([
    ['next Friday 4pm', '2026-11-27 16:00'],
    ['next to next Friday 4pm', '2026-12-04 16:00'],
    ['next next friday at 4 pm', '2026-12-04 16:00'],
    ['the friday after next, 4 pm', '2026-12-04 16:00'],
    ['agle se agle shukravar shaam 4 baje', '2026-12-04 16:00'],
    ['अगले से अगले शुक्रवार शाम 4 बजे', '2026-12-04 16:00'],
    ['परसों शाम 5 बजे', '2026-11-23 17:00'],
    ['christmas at 11', '2026-12-25 11:00'],
    ["new year's day at 10", '2027-01-01 10:00'],
    ['nahi, kal shaam 5 baje', '2026-11-22 17:00'],
    ['kal nahi, parson shaam 5 baje', '2026-11-23 17:00'],
    ['not tomorrow, monday at 5', '2026-11-23 17:00'],
  ])('"%s" is %s', (text, expected) => {
    expect(understand(text, clinic, ['appointment_time']).values.appointment_time).toBe(expected)
  })
})

describe('the second half of a day and time', () => {
  const after = (caller: string, text: string, asked: string, collected = {}): unknown =>
    understand(text, clinic, [asked], { collected, history: [{ caller, agent: 'And then?' }] }).values
  it.each([
    ['the 25th', 'eleven in the morning', '2026-11-25 11:00'],
    ['Tuesday', '4:30 pm', '2026-11-24 16:30'],
    ['25 tareekh', 'subah 11 baje', '2026-11-25 11:00'],
    ['15 December', '10', '2026-12-15 10:00'],
  ])('after "%s" is "%s"', (before, text, expected) => {
    expect(after(before, text, 'appointment_time')).toEqual({ appointment_time: expected })
  })

  it.each([
    ['tmrw evening', '7', { appointment_time: '2026-11-22 19:00' }],
    ['kal subah', '11', { appointment_time: '2026-11-22 11:00' }],
    ['tomorrow at 6 pm', '7', {}],
  ])('may come after "%s" as "%s", though something else was asked', (before, text, expected) => {
    expect(after(before, text, 'reason', { appointment_time: '2026-11-22 18:00' })).toEqual(expected)
  })
})

describe('a name', () => {
  it.each([
    ['haan bol rahi hoon, Kavita', 'Kavita'],
    ['yes speaking, Kavita', 'Kavita'],
    ['Kavita bol rahi hoon', 'Kavita'],
    ['haan hindi mein baat karo', undefined],
    ['English please', undefined],
    ['हिंदी में बात करो', undefined],
    ['speaking', undefined],
    ['main Priya nahi hoon', undefined],
    ['mujhe ye sab nahi chahiye', undefined],
    ['main Priya hoon', 'Priya'],
  ])('in "%s" is %s', (text, expected) => {
    expect(understand(text, clinic, ['patient_name']).values.patient_name).toBe(expected)
  })
})

describe('a change to what was read back', () => {
  const confirm = (text: string): Understanding => understand(text, clinic, ['confirmed'], { collected: booked })
  it.each([
    ['नहीं, ग्यारह बजे कर दीजिए', { appointment_time: '2026-11-22 11:00' }],
    ['yes, but my name is actually Priya Sharma', { patient_name: 'Priya Sharma' }],
    ['correct but change the time to 5', { appointment_time: '2026-11-22 17:00' }],
    ['yes but make it 5 pm', { appointment_time: '2026-11-22 17:00' }],
    ['haan lekin time 5 baje kar do', { appointment_time: '2026-11-22 17:00' }],
    ['change it to 6', { appointment_time: '2026-11-22 18:00' }],
    ['yes but I want to change something', {}],
    ['nahi kal kar do', { appointment_time: '2026-11-22 16:00' }],
    ['nahi kuch aur kar do', { confirmed: false }],
    ['yes, that is right', { confirmed: true }],
    ['kar do', { confirmed: true }],
    ['yes actually go ahead', { confirmed: true }],
    ['haan theek hai kar do', { confirmed: true }],
    ['yes but please be on time', { confirmed: true }],
  ])('"%s" gives %j', (text, values) => {
    expect(confirm(text).values).toEqual(values)
  })
})

describe('a special request', () => {
  it.each([
    ['dont bug me again please', 'opted_out'],
    ['stop pestering me', 'opted_out'],
    ["I don't want to hear from you again", 'opted_out'],
    ['go away', 'opted_out'],
    ['dobara tang mat karna', 'opted_out'],
    ['yaar abhi time nahi hai baad mein karna', 'callback_requested'],
    ['abhi time nahi hai', 'callback_requested'],
    ['अभी समय नहीं है', 'callback_requested'],
    ["I don't have time right now", 'callback_requested'],
    ['try me tomorrow', 'callback_requested'],
    ['baad mein karo', 'callback_requested'],
    ['this is not a good moment', 'callback_requested'],
    ['mujhe ye sab nahi chahiye, band karo', 'opted_out'],
    ['मुझे मत फोन करना', 'opted_out'],
    ['call after 6 pm please', 'callback_requested'],
    ['please call later', 'callback_requested'],
    ['mera account band karo', null],
    ['call me Raju', null],
    ['go away on holiday', null],
    ['the pain does not go away', null],
    ['I have time now', null],
    ['my son bugs me about it', null],
    ['baad mein bataunga, pehle naam likho', null],
  ])('in "%s" is %s', (text, intent) => {
    expect(understand(text, clinic, ['patient_name']).intent).toBe(intent)
  })
})

describe('a loan', () => {
  const fields = exampleFlows.find(([name]) => name === 'home-loan-lead')?.[1].fields ?? []
  const heard = (text: string, asked: string): unknown => understand(text, fields, [asked]).values[asked]
  it.each([
    ['ek lakh bees hazaar mahina', 'monthly_income', 120_000],
    ['80 hazaar mahine ka', 'monthly_income', 80_000],
    ['80,000 a month', 'monthly_income', 80_000],
    ['about a lakh and a half', 'monthly_income', 150_000],
    ['one and a half lakh', 'monthly_income', 150_000],
    ['two and a half crore', 'loan_amount', 25_000_000],
    ['1.5 cr', 'loan_amount', 15_000_000],
    ['12 lakh a year', 'monthly_income', undefined],
    ['12 lakh per annum', 'monthly_income', undefined],
    ['saal ka 12 lakh', 'monthly_income', undefined],
    ['12 LPA', 'monthly_income', undefined],
    ['i live in delhi but the property is in noida', 'city', 'Noida'],
    ['main Delhi mein rehta hoon par property Noida mein hai', 'city', 'Noida'],
    ['I live in Pune', 'city', 'Pune'],
    ['city is Pune and amount 7 lakhs', 'city', 'Pune'],
    ['dekh rahe hain', 'city', undefined],
    ['the property is in New Delhi', 'city', 'New Delhi'],
    ['still looking', 'property_found', false],
    ['we are still searching', 'property_found', false],
    ['abhi dhoond rahe hain', 'property_found', false],
    ['not yet', 'property_found', false],
    ['yes, found one', 'property_found', true],
  ])('"%s" gives %s', (text, asked, expected) => {
    expect(heard(text, asked)).toBe(expected)
  })

  it('is corrected by the name of what is meant, whatever is asked', () => {
    const collected = { loan_amount: 5_000_000 }
    const { values } = understand('actually the amount is 60 lakh', fields, ['monthly_income'], { collected })
    expect(values).toEqual({ loan_amount: 6_000_000 })
  })
})

describe('an order', () => {
  const fields = exampleFlows.find(([name]) => name === 'order-feedback')?.[1].fields ?? []

  it('leaves nothing to add for those who only say thanks', () => {
    expect(understand('thank you', fields, ['comment'])).toMatchObject({ values: {}, refused: ['comment'] })
    expect(understand('thank you, the lamp is bright', fields, ['comment']).values).toHaveProperty('comment')
  })
})
