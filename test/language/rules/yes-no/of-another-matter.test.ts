import { describe, expect, it } from 'vitest'
import { field, valuesOf } from '../../../support/language/rules.ts'

const HOME = field('will_be_home', 'boolean', 'Whether somebody will be home to receive the parcel')
const INSURED = field('has_insurance', 'boolean', 'Whether the patient has health insurance')
const RENEWAL = field('wants_renewal', 'boolean', 'Whether they want to renew the membership')
const JOB = field('is_interested', 'boolean', 'Whether they are interested in the job')
const PAYS = field('will_pay', 'boolean', 'Whether the customer will pay the due amount this week')
const PICKUP = field('needs_pickup', 'boolean', 'Whether they need pickup and drop')
const SIBLING = field('sibling_here', 'boolean', 'Whether a brother or sister studies here')
const SOLVED = field('issue_solved', 'boolean', 'Was the issue solved?')
const POLITE = field('was_polite', 'boolean', 'Was the technician polite?')
const FEVER = field('has_fever', 'boolean', 'Does the patient have fever?')
const BUS = field('needs_bus', 'boolean', 'Does the child need the school bus?')

type Case = [string, ReturnType<typeof field>, boolean | undefined]

function check([text, one, value]: Case): void {
  expect(valuesOf(text, one)).toEqual(value === undefined ? {} : { [one.name]: value })
}

describe('a "no" said of another matter answers nothing', () => {
  it.each<Case>([
    ['ghanti nahi bajti', HOME, undefined],
    ['no lift here', HOME, undefined],
    ['courier abhi tak nahi aaya', HOME, undefined],
    ['doorbell is not working', HOME, undefined],
    ['लिफ्ट नहीं चलती', HOME, undefined],
    ['scooter nahi hai mere paas', JOB, undefined],
    ['no experience', JOB, undefined],
    ['link nahi khul raha', PAYS, undefined],
    ['fikr mat karo', PAYS, undefined],
    ['no card payment', INSURED, undefined],
    ['discount nahi doge', RENEWAL, undefined],
    ['itne saal nahi', RENEWAL, undefined],
    ['ghar pe koi nahi hai', HOME, false],
    ['koi nahi hoga', HOME, false],
    ['time nahi hai', RENEWAL, false],
    ['pasand nahi aaya', RENEWAL, false],
    ['sehat theek nahi hai isliye nahi', RENEWAL, false],
    ['naukri nahi karni', JOB, false],
    ['insurance nahi hai', INSURED, false],
    ['paise nahi hain', PAYS, false],
    ['nahi de paunga', PAYS, false],
  ])('"%s"', (...one) => {
    check(one)
  })
})

describe('an opening "no" gives way to what is said against it', () => {
  it.each<Case>([
    ['no, it works fine now', SOLVED, undefined],
    ['no he was very nice', POLITE, undefined],
    ['nahi bahut tez hai', FEVER, undefined],
    ['nahi nahi chahiye mujhe pickup', PICKUP, undefined],
    ['nahi theek nahi hua', SOLVED, false],
    ['nahi theek hai', FEVER, false],
    ['nahi kisi ko nahi', PICKUP, false],
  ])('"%s"', (...one) => {
    check(one)
  })
})

describe('one of two things, or one of several people, is told apart from the other', () => {
  it.each<Case>([
    ['bhai nahi par behen hai', SIBLING, true],
    ['no brother, one sister', SIBLING, true],
    ['no brother or sister', SIBLING, false],
    ['drop nahi, sirf pickup', PICKUP, undefined],
    ['main nahi, meri saas hogi', HOME, true],
    ['nahi nahi koi na koi rahega', HOME, undefined],
    ['nahi, wife bhi office mein hai', HOME, false],
  ])('"%s"', (...one) => {
    check(one)
  })
})

describe('a remark or what has been is no "yes"', () => {
  it.each<Case>([
    ['bus late aati hai', BUS, undefined],
    ['the bus is costly', BUS, undefined],
    ['main ghar pe tha', HOME, undefined],
    ['mil gaya', HOME, undefined],
    ['bus chahiye', BUS, true],
    ['main ghar pe hi hoon', HOME, true],
  ])('"%s"', (...one) => {
    check(one)
  })
})
