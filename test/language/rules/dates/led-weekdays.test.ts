import { expect, it } from 'vitest'
import { field, understand } from '../../../support/language/rules.ts'

const canPay = field('can_pay', 'boolean', 'Can you pay this month?')
const payDate = field('pay_date', 'string', 'On which date will you pay?')
const amount = field('pay_amount', 'number', 'How much will you pay?')
const subjects = field('subjects', 'string', 'Subjects needed')
const demo = field('demo_date', 'string', 'Date of demo class')

it.each([
  'haan agle somvar ko do hazaar de dunga',
  'हाँ, अगले सोमवार को दो हज़ार दे दूँगा',
  'haan, do hazaar agle somvar ko de dunga',
  'yes, I will pay 2000 next Monday',
])('hears the day of "%s" beside the answer', (text) => {
  const { values } = understand(text, [canPay, payDate, amount], ['can_pay'])
  expect(values).toMatchObject({ can_pay: true, pay_date: '2026-11-23' })
})

it.each(['agle itwar ko', 'अगले रविवार', 'next Sunday'])('leaves no "next" of "%s" for a free text', (text) => {
  expect(understand(text, [subjects, demo], ['subjects']).values).toEqual({ demo_date: '2026-11-29' })
})
