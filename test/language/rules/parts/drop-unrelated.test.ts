import { describe, expect, it } from 'vitest'
import { field, understand } from '../../../support/language/rules.ts'

const FEVER = field('has_fever', 'boolean', 'Whether anybody in the house has fever')
const TEST_DAY = field('test_day', 'string', 'Day of the last test')
const PEOPLE = field('people_at_home', 'number', 'How many people live in the house')
const COME = field('visit_date', 'string', 'Day of the cleaning')
const SIZE = field('home_size', 'enum', 'What should be cleaned', ['Studio flat', 'Independent house', 'Large office'])
const PAID = field('emi_paid', 'boolean', 'Whether the EMI was paid')
const PAY_DAY = field('pay_day', 'string', 'Day the EMI will be paid')
const MODE = field('pay_mode', 'enum', 'How the EMI will be paid', ['UPI', 'Cheque', 'Cash'])

const health = (text: string) => understand(text, [FEVER, TEST_DAY, PEOPLE], [FEVER.name]).values
const cleaning = (text: string, asked: string) => understand(text, [COME, SIZE], [asked]).values
const loan = (text: string, asked = PAID.name) => understand(text, [PAID, PAY_DAY, MODE], [asked]).values

describe('what is told by the way', () => {
  it.each(['since last night it is hundred and one', 'it came down two days back, now normal', 'तीन दिन से बुखार है'])(
    'answers no other question: "%s"',
    (text) => {
      expect(health(text)).not.toHaveProperty('test_day')
      expect(health(text)).not.toHaveProperty('people_at_home')
    },
  )

  it.each(['day after tomorrow, my house is locked today', 'tomorrow, on Monday I am in office'])(
    'chooses no option by a part of it: "%s"',
    (text) => {
      expect(cleaning(text, 'visit_date')).not.toHaveProperty('home_size')
    },
  )

  it('"check kar lijiye" is no cheque', () => {
    expect(loan('ho gaya ji, check kar lijiye')).toEqual({ emi_paid: true })
    expect(loan('check karke batata hoon', 'pay_mode')).toEqual({})
    expect(loan('check se dunga', 'pay_mode')).toEqual({ pay_mode: 'Cheque' })
  })
})

describe('what is told beside the answer', () => {
  it.each([
    ['nahi, shukravar ko dunga', { pay_day: '2026-11-27' }],
    ['not yet, tomorrow', { emi_paid: false, pay_day: '2026-11-22' }],
  ])('is kept where it is of the same thing, or stands alone: "%s"', (text, values) => {
    expect(loan(text)).toMatchObject(values)
  })

  it('is kept where all of an option is named', () => {
    expect(cleaning('tomorrow, it is an independent house', 'visit_date')).toEqual({
      visit_date: '2026-11-22',
      home_size: 'Independent house',
    })
  })
})

it('the "do" of "do teen mahine" counts nothing else', () => {
  const urgency = field('urgency', 'enum', 'How soon is it wanted?', [
    'This week',
    'Within three months',
    'Not decided',
  ])
  const teeth = field('missing_teeth', 'number', 'How many teeth are missing')
  const { values } = understand('do teen mahine ke andar karwa lenge', [urgency, teeth], [urgency.name])
  expect(values).toEqual({ urgency: 'Within three months' })
  expect(understand('छह के आसपास, हाँ छह ही हैं', [teeth], [teeth.name]).values).toEqual({ missing_teeth: 6 })
})
