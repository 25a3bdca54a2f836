import { describe, expect, it } from 'vitest'
import { tokenize } from '../../../../src/language/rules/words/tokens.ts'
import { readIntent } from '../../../../src/language/rules/intents/intents.ts'
import { field, understand, valuesOf } from '../../../support/language/rules.ts'

const intentOf = (text: string): string | undefined => readIntent(tokenize(text))?.intent
const NAME = field('customer_name', 'string', 'Name of the customer')

describe('who is not meant, by two signs', () => {
  it.each([
    'main Gopal nahi hoon, ye number chaar saal se mere paas hai',
    'मैं गोपाल नहीं हूं, ये नंबर मेरे पास पांच साल से है',
    "I'm not Gopal, I've had this number for six years",
    "I am not the policy holder and I don't have any car",
    'no, this must be some wrong number',
  ])('is the wrong person: "%s"', (text) => {
    expect(intentOf(text)).toBe('wrong_person')
  })

  it.each([
    'main Gopal nahi, Mahesh hoon',
    'I am not the owner, my brother Ravi is',
    'I have had this number for six years',
    'I am not allergic, I never had any rash',
    "I'm not the owner but I don't have any papers",
    "I'm not the member, I never took a membership, my wife did",
    'ye number mere paas do saal se hai',
  ])('is not told by "%s"', (text) => {
    expect(intentOf(text)).toBeUndefined()
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

  it.each(['he passed away last year', 'this was my uncle, he passed away', "my father's number, he passed away"])(
    '"%s" is the wrong person',
    (text) => {
      expect(understand(text, [NOMINEE], ['nominee'])).toMatchObject({ values: {}, intent: 'wrong_person' })
    },
  )
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
