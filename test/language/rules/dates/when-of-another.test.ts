import { expect, it } from 'vitest'
import { field, valuesOf } from '../../../support/language/rules.ts'

const VISIT_DATE = field('visit_date', 'string', 'On which date would you like to come?')
const DELIVERY = field('delivery_date', 'string', 'Delivery date')
const CALL_TIME = field('call_time', 'string', 'What time should our refund desk call you?')
const PAIN = field('pain_days', 'number', 'For how many days has it been hurting?')
const TRAVEL = field('journey_date', 'string', 'Date of journey on the ticket')
const PAY = field('payment_mode', 'enum', 'How will you pay?', ['cash', 'UPI', 'monthly account'])
const NAME = field('contact_name', 'string', 'May I have your name, please?')

it.each([
  ['kal evening se, so you can say one day', PAIN, VISIT_DATE],
  ['since yesterday, one day', PAIN, VISIT_DATE],
  ['isi Saturday ki booking hai, 9 pm wali train', TRAVEL, CALL_TIME],
  ['Saturday ki, रात नौ बजे वाली गाड़ी', TRAVEL, CALL_TIME],
  ['khaate mein chadha do, mahine ke aakhir mein hisaab kar lenge', PAY, DELIVERY],
  ['cash, kal bank jaakar nikalwa lunga', PAY, DELIVERY],
  ['Ravi Menon, kal meri shaadi ki saalgirah manayenge', NAME, DELIVERY],
] as const)('a day or time of something else answers nothing ahead: "%s"', (text, asked, other) => {
  expect(Object.keys(valuesOf(text, asked, other))).not.toContain(other.name)
})

it.each([
  ['Ravi Menon, kal bhej do', DELIVERY],
  ['Ravi Menon, send it tomorrow', DELIVERY],
  ['Ravi Menon, kal kisi ko bhej dijiye', DELIVERY],
  ['Ravi Menon, tomorrow', DELIVERY],
] as const)('one beside what orders the thing does: "%s"', (text, other) => {
  expect(valuesOf(text, NAME, other)).toEqual({ contact_name: 'Ravi Menon', delivery_date: '2026-11-22' })
})
