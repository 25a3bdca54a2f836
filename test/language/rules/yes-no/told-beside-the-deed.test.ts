import { describe, expect, it } from 'vitest'
import { field, valuesOf } from '../../../support/language/rules.ts'

const CITY = field('city', 'string', 'City of the donor')
const NAME = field('donor_name', 'string', 'Name of the donor')
const AGE = field('age', 'number', 'Age of the donor in years')
const TATTOO = field('recent_tattoo', 'boolean', 'Whether the donor got a tattoo in the last six months')
const LINK = field('wants_link', 'boolean', 'Whether the borrower wants a payment link')
const AUTO_DEBIT = field('auto_debit', 'boolean', 'Whether auto-debit is active')

describe('where, when and on what something was done', () => {
  it.each([
    ['haan do hafte pehle Jaipur mein karwaya', { recent_tattoo: true }],
    ['yes, got it done last month in Pune', { recent_tattoo: true }],
    ['it is eight years old', { recent_tattoo: false }],
    ['yes, last week, and I live in Pune', { recent_tattoo: true, city: 'Pune' }],
  ])('"%s"', (said, values) => {
    expect(valuesOf(said, TATTOO, CITY, NAME, AGE)).toEqual(values)
  })

  it.each(['haath par naam likhwaya hai', 'naam khudwaya tha baazu pe'])('"%s" tells no name', (said) => {
    expect(valuesOf(said, TATTOO, NAME)).not.toHaveProperty('donor_name')
  })

  it('tells nothing by asking how', () => {
    expect(valuesOf('लिंक से कैसे करते हैं, मुझे नहीं आता', LINK, AUTO_DEBIT)).toEqual({})
  })
})

describe('what was to be given', () => {
  const BILL = field('bill_given', 'boolean', 'Whether the mechanic gave a bill')
  const ID = field('showed_id', 'boolean', 'Whether the mechanic showed his identity card')
  const PARTS = field('parts_replaced', 'boolean', 'Whether any part was replaced')
  it.each([
    ['whatsapp pe bill aa gaya tha', BILL, true],
    ['invoice mail pe mil gaya', BILL, true],
    ['he promised to mail it but nothing came', BILL, false],
    ['usne kaha ghar pe reh gaya', ID, false],
    ['he forgot it at home', ID, false],
    ['I did not ask and he did not show it', ID, false],
    ['purana hi theek kar diya, naya kuch nahi lagaya', PARTS, false],
    ['kuch nahi badla, sirf safai ki', PARTS, false],
  ])('"%s"', (said, asked, value) => {
    expect(valuesOf(said, asked)).toEqual({ [asked.name]: value })
  })

  it.each([
    ['he came late', BILL],
    ['aaya tha', BILL],
  ])('"%s" leaves it open', (said, asked) => {
    expect(valuesOf(said, asked)).toEqual({})
  })
})

describe('people told as a number and one by one', () => {
  it('counts them once', () => {
    const MEMBERS = field('members', 'number', 'How many people live in the house')
    expect(valuesOf('hum chaar log hain, main, patni aur do bachche', MEMBERS)).toEqual({ members: 4 })
  })
})
