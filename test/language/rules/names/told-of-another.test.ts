import { describe, expect, it } from 'vitest'
import { field, understand } from '../../../support/language/rules.ts'

const NOMINEE = field('nominee_name', 'string', 'Name of the nominee')
const MANAGER = field('manager_free', 'boolean', 'Whether the manager is free')
const POLICY = field('has_policy', 'boolean', 'Whether the customer has a policy')
const LIFT = field('has_lift', 'boolean', 'Whether there is a lift')
const PAY_DAY = field('pay_date', 'string', 'Day of the payment')
const FIELDS = [NOMINEE, MANAGER, POLICY, LIFT, PAY_DAY]
const intentOf = (asked: string, text: string) => understand(text, FIELDS, [asked]).intent

describe('who is gone is whom the question is about, or whom the person named', () => {
  it.each([
    ['nominee_name', 'he died some years ago'],
    ['nominee_name', 'वो अब नहीं रहे'],
    ['manager_free', 'no, he has left the office'],
    ['manager_free', 'he has moved out for a meeting'],
    ['has_policy', 'yes, my mother took it, she passed away'],
    ['has_policy', 'haan, bete ki thi, wo ab yahan nahi rehta'],
  ])('%s: "%s" is no wrong person', (asked, text) => {
    expect(intentOf(asked, text)).toBeNull()
  })
  it.each([
    ['pay_date', 'he is no more'],
    ['pay_date', 'wo ab yahan nahi rehte'],
    ['pay_date', 'she moved to Indore three years ago'],
    ['nominee_name', 'you are looking for my uncle, he passed away'],
  ])('%s: "%s" is', (asked, text) => {
    expect(intentOf(asked, text)).toBe('wrong_person')
  })
})

describe('what is wrong, or is talked about with others', () => {
  it.each([
    ['has_policy', 'mujhe galat mila'],
    ['pay_date', 'bill galat lag raha hai'],
    ['pay_date', 'kisi aur se baat karke bataunga'],
    ['has_policy', 'haan, pichli baar kisi aur se baat hui thi'],
    ['has_lift', 'yahan koi lift nahi hai'],
    ['has_lift', 'यहां कोई वाईफाई नहीं है'],
    ['has_policy', 'he sold the car two years ago'],
  ])('%s: "%s" is no wrong person', (asked, text) => {
    expect(intentOf(asked, text)).toBeNull()
  })
  it.each([
    ['pay_date', 'aapka galat lag gaya'],
    ['pay_date', 'aap kisi aur se baat karna chah rahe the'],
    ['pay_date', 'kisi aur ko phone lag gaya aapka'],
    ['pay_date', 'yahan koi Mahendra nahi hai'],
    ['pay_date', 'he sold this shop, I am the new owner'],
  ])('%s: "%s" is', (asked, text) => {
    expect(intentOf(asked, text)).toBe('wrong_person')
  })
})

describe('a full name by itself, and kin beside it', () => {
  const OWN = field('customer_name', 'string', 'Name of the customer')
  const CHILD = field('child_name', 'string', 'Name of the child')
  it.each([
    ['Meera Kapoor, my son Varun will be at home', OWN, 'Meera Kapoor'],
    ['Meera Kapoor, my son Varun is in fifth', CHILD, 'Varun'],
    ['meera kapoor naam likh lijiye', OWN, 'Meera Kapoor'],
    ['my son Varun', OWN, 'Varun'],
  ])('"%s"', (text, asked, name) => {
    expect(understand(text, [asked], [asked.name]).values).toEqual({ [asked.name]: name })
  })
})
