import { describe, expect, it } from 'vitest'
import { field, understand } from '../../../support/language/rules.ts'

const fields = [
  field('late_reason', 'string', "Reason why the instalment was late, in the customer's own words"),
  field('mode', 'enum', 'How the customer will pay', ['UPI', 'Cheque', 'Auto-debit', 'Cash at branch']),
  field('pay_on', 'string', 'Date on which the customer will pay'),
  field('grade', 'enum', 'Class applied for', ['Nursery', 'Class 1', 'Class 2']),
]

const told: string[] = [
  'the auto debit failed because the bank froze my mandate',
  'cheque bounce ho gaya tha signature ki wajah se',
  'my son in class 2 was in hospital for a week',
  'चेक डाक में खो गया था',
  'the UPI limit was over, the bank told me so',
  'the branch was closed the whole of Monday because of a strike',
]

const meant: [text: string, values: Record<string, string>][] = [
  ['I was travelling, I will pay by UPI', { mode: 'UPI' }],
  ['salary late aayi, ab cheque de dunga', { mode: 'Cheque' }],
  ['I was in hospital, and UPI', { mode: 'UPI' }],
]

describe('values of other questions within a tale', () => {
  it.each(told)('"%s" tells only why', (text) => {
    expect(understand(text, fields, ['late_reason']).values).toEqual({ late_reason: text })
  })

  it.each(meant)('"%s" tells more', (text, values) => {
    expect(understand(text, fields, ['late_reason']).values).toMatchObject(values)
  })
})
