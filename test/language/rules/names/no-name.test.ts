import { describe, expect, it } from 'vitest'
import type { FieldSpec } from '../../../../src/ports/language.ts'
import { field, valuesOf } from '../../../support/language/rules.ts'

const NAME = field('parent_name', 'string', 'May I have your name?')
const LOCALITY = field('locality', 'string', 'Which area do you live in?')
const DEMO = field('demo', 'boolean', 'Would you like a demo class?')
const START = field('start_date', 'string', 'When should we start?')
const PROBLEM = field('complaint', 'string', 'Please describe the problem.')
const PAY = field('pay_mode', 'enum', 'How will you pay?', ['cash', 'card', 'upi'])

const nameIn = (text: string, asked: FieldSpec) => valuesOf(text, asked, NAME)['parent_name']

describe('what a "nahi" tells of something else', () => {
  it('is no other name', () => {
    expect(nameIn('mera naam Kavita Rao hai, aur saamaan abhi tak nahi mila', NAME)).toBe('Kavita Rao')
    expect(nameIn('bag nahi mila', NAME)).toBeUndefined()
    expect(nameIn('naam Kavita nahi Kavya hai', NAME)).toBe('Kavya')
  })
})

describe('what somebody is to another', () => {
  it.each([
    'बच्चे की मम्मी बोल रही हूँ',
    'main uske papa bol raha hoon',
    'उसके पापा बोल रहा हूँ',
    "Aarav's father here",
    'This is his mother speaking',
    'guardian bol raha hoon',
    'मालिक बोल रहा हूँ',
    'his tuition teacher here',
    'uske chacha',
  ])('is no name: "%s"', (text) => expect(nameIn(text, NAME)).toBeUndefined())

  it.each([
    ['बच्चे की मम्मी Sunita Verma बोल रही हूँ', 'Sunita Verma'],
    ['main uska papa Ramesh Gupta bol raha hoon', 'Ramesh Gupta'],
    ["Aarav's father Ashok Kumar", 'Ashok Kumar'],
    ['His mother, Meena Iyer', 'Meena Iyer'],
    ['Ram Bhai', 'Ram Bhai'],
    ['Baby Kumari', 'Baby Kumari'],
  ])('leaves the name beside it: "%s"', (text, name) => expect(nameIn(text, NAME)).toBe(name))
})

describe('what somebody does', () => {
  it.each([
    ["Joseph D'Souza here, my wife usually handles these things.", "Joseph D'Souza"],
    ['Gurpreet Singh, my son uses this number mostly', 'Gurpreet Singh'],
    ['Rakesh hai mera naam, dukaan chalata hoon', 'Rakesh'],
    ['Mohan Lal, dukaan ka naam bhi yahi hai', 'Mohan Lal'],
    ['Anjali speaking, sorry my network drops', 'Anjali'],
    ['Harpreet Kaur bol rahi hoon, mere husband dekhte hain waise', 'Harpreet Kaur'],
  ])('is no name beside one: "%s"', (text, name) => expect(nameIn(text, NAME)).toBe(name))

  it.each(['main dukaan chalata hoon', 'मैं सोता रहता हूँ', 'My wife usually handles that', 'dekhte hain'])(
    'is none by itself: "%s"',
    (text) => expect(nameIn(text, NAME)).toBeUndefined(),
  )
})

describe('an answer to another question', () => {
  it.each([
    ['Rohini, arre nahi, ab to hum Pitampura shift ho gaye hain', LOCALITY],
    ['this is Karol Bagh', LOCALITY],
    ['hum Indirapuram wale hain', LOCALITY],
    ['main Delhi hoon Friday tak', START],
    ['this is December, so January', START],
    ["I'm Facing water problem", PROBLEM],
    ["I'm Already Enrolled", DEMO],
    ['Yes, call my wife Neha for it', DEMO],
    ["I'm Paying by card", PAY],
    ['hum Paytm karenge', PAY],
    ['this is Google Pay', PAY],
    ['card, Ramesh Iyer ke naam se', PAY],
    ['his name is Ravi, by card', PAY],
    ['beta ka naam Ravi hai, cash', PAY],
    ['accha ruko mummy bol rahi hain card', PAY],
  ])('names nobody: "%s"', (text, asked) => expect(nameIn(text, asked)).toBeUndefined())

  it.each([
    ["I'm Deepa Nair and we live in Kakkanad", LOCALITY, 'Deepa Nair'],
    ['hello, this is Venkatesh Reddy', LOCALITY, 'Venkatesh Reddy'],
    ['मैं Divya Menon, Monday से', START, 'Divya Menon'],
    ['Sunita Rao bol rahi hoon, cash', PAY, 'Sunita Rao'],
    ['my name is Rahul, and yes', DEMO, 'Rahul'],
  ])('leaves room for who says so: "%s"', (text, asked, name) => expect(nameIn(text, asked)).toBe(name))

  it('is the name of a child where that is asked for', () => {
    const child = field('child_name', 'string', 'What is the name of the child?')
    expect(valuesOf('his name is Ravi, by card', PAY, child)).toEqual({ pay_mode: 'card', child_name: 'Ravi' })
  })

  it('is where a person is, and no name', () => {
    expect(nameIn('जयपुर से, और मैं रोज़ योग करती हूँ', NAME)).toBeUndefined()
    expect(nameIn('Andheri mein', NAME)).toBeUndefined()
  })
})
