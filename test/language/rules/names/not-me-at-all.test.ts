import { describe, expect, it } from 'vitest'
import { tokenize } from '../../../../src/language/rules/words/tokens.ts'
import { readIntent } from '../../../../src/language/rules/intents/intents.ts'
import { field, understand, valuesOf } from '../../../support/language/rules.ts'

const intentOf = (text: string): string | undefined => readIntent(tokenize(text))?.intent
const NAME = field('customer_name', 'string', 'Name of the customer')

describe('who is not meant, by two signs', () => {
  const LATER = field('visit_day', 'string', 'Day of the visit')
  const intentFor = (text: string, asked = LATER) => understand(text, [asked], [asked.name]).intent

  it.each([
    'main Gopal nahi hoon, ye number chaar saal se mere paas hai',
    "I'm not Gopal, I've had this number for six years",
    "I am not the policy holder and I don't have any car",
    'main malik nahi hoon, mere paas koi gaadi nahi hai',
    'no, this must be some wrong number',
  ])('is the wrong person: "%s"', (text) => {
    expect(intentFor(text)).toBe('wrong_person')
  })

  it.each([
    'main Gopal nahi, Mahesh hoon',
    'main Gopal nahi hoon, Mahesh hoon, ye number do saal se mera hai',
    'I am not the owner, my brother Ravi is',
    'I have had this number for six years',
    'I am not allergic, I never had any rash',
    "I'm not the owner but I don't have any papers",
    "I'm not the member, I never took a membership, my wife did",
    'ye number mere paas do saal se hai',
    "I'm not joining, I've had this number for ten years",
    'main raazi nahi hoon, ye number teen saal se mere paas hai',
    "I'm not the owner, I'm the driver, I don't have a bike",
    "I'm not a customer of yours, we don't have any account",
    'it may be some wrong number, yes I am interested',
  ])('is not told by "%s"', (text) => {
    expect(intentFor(text)).toBeNull()
  })

  it.each([
    [field('is_owner', 'boolean', 'Are you the owner of the bike?'), "I am not the owner, I don't have a bike"],
    [field('has_policy', 'boolean', 'Do you have a policy?'), "I'm not the policy holder, I never took any policy"],
    [field('is_member', 'boolean', 'Are you a member?'), 'main member nahi hoon, mere paas koi membership nahi hai'],
    [field('moving', 'boolean', 'Are you porting your number?'), "I'm not Airtel, I've had this number for ten years"],
    [NAME, "I'm not Gopal, this is Mahesh, I've had this number for years"],
  ])('is not told where it answers the question: %o "%s"', (asked, text) => {
    expect(intentFor(text, asked)).toBeNull()
  })
})

describe('a number that is to be checked before it is dialled', () => {
  it.each([
    "kindly check the number you've dialled",
    'please check your number and dial again',
    'number check karke lagaya karo',
    'zara number dekh ke milaiye',
  ])('is the wrong one: "%s"', (text) => {
    expect(intentOf(text)).toBe('wrong_person')
  })

  it.each([
    'number check karke batata hoon',
    'I will check the number and tell you',
    'check the number on the bill',
    'number dekh ke lagaya hai',
    'check the number and call me if it is wrong',
    'check the number you called out',
    'check the number you called from, it looks like spam',
    'check the number you called, it is the same one',
    'check the number before calling please',
    'order number check karke phone lagaiye',
    'mera consumer number dekh kar call lagana',
  ])('is not told by "%s"', (text) => {
    expect(intentOf(text)).toBeUndefined()
  })
})

describe('kin that are gone, and who takes their place', () => {
  const NOMINEE = field('nominee', 'string', 'Name of the nominee')
  it.each([
    ['it was my father, he passed away, so put my son Manish Gupta', 'Manish Gupta'],
    ['pehle meri maa thi, woh guzar gayin, ab beti ka naam likho Suman Rao', 'Suman Rao'],
  ])('"%s" names one', (text, nominee) => {
    expect(understand(text, [NOMINEE], ['nominee'])).toMatchObject({ values: { nominee }, intent: null })
  })

  it.each([
    'this was my uncle, he passed away',
    "my father's number, he passed away",
    'you want my uncle, he passed away, kindly note it',
    'you are asking for my father, he passed away, please change it in your list',
  ])('"%s" is the wrong person', (text) => {
    expect(understand(text, [NOMINEE], ['nominee'])).toMatchObject({ values: {}, intent: 'wrong_person' })
  })
})

describe('a name that is offered', () => {
  const PIN = field('pin_code', 'string', 'PIN code')
  it.each(['gali ka naam bata doon?', 'pin to nahi pata, colony ka naam bata dun', 'नाम बता दूं क्या'])(
    '"%s" tells none',
    (text) => {
      expect(valuesOf(text, PIN, NAME)).toEqual({})
    },
  )

  it('may have the same sound', () => {
    expect(valuesOf('mera naam Rohit Doon hai', PIN, NAME)).toEqual({ customer_name: 'Rohit Doon' })
  })
})
