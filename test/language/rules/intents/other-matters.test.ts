import { describe, expect, it } from 'vitest'
import { field, understand } from '../../../support/language/rules.ts'

const NOTE = field('note', 'string', 'What is wrong')
const PAYS = field('will_pay', 'boolean', 'Whether they will pay this week')
const intentOf = (text: string) => understand(text, [NOTE, PAYS], ['will_pay']).intent

describe('what only looks like a wish for no more calls', () => {
  it.each([
    'phone mat karna, bas guard ko de dena',
    "don't call, leave the packet at the gate",
    "don't call, message me when you reach",
    'phone mat karna, bas kisi ko bhej dena',
    'stop calling my manager',
    'meri behen ko phone karna band karo',
    'pareshan mat karo, kal tak kar dunga',
    "stop calling me every day, I'll pay on Friday",
    'mera naam hata do, beti ka likho',
    'take me off Tuesday, put Friday',
    'remove my name, write my brother',
    'driver ki naukri ke liye call mat karna',
  ])('"%s" ends no calls', (text) => {
    expect(intentOf(text)).toBeNull()
  })
  it.each([
    'roz roz call mat karo, kuch nahi dunga',
    "don't bother me again, I'll pay when I can",
    'stop calling me daily',
    'take my name off, write it down',
    'remove my name please, put me on do not call',
    'stop calling me and my wife',
    "don't call, I will come on my own",
  ])('"%s" does', (text) => {
    expect(intentOf(text)).toBe('opted_out')
  })
})

describe('calls that were, are usual, or are made at the door', () => {
  it.each([
    'baad mein phone aaya tha',
    'main gaadi chala raha tha',
    'usne thodi der baad call kiya',
    'pahunch ke ek call kar dena',
    'जब पहुंचो तब फोन करना',
    'please call back the customers on time',
    'raat ko phone karna band karo',
  ])('"%s" asks for no later call', (text) => {
    expect(intentOf(text)).toBeNull()
  })
  it.each([
    'baad mein call kiya karo',
    'main gaadi chala raha hoon',
    'abhi time nahi hai baat karne ka',
    'call me back when people are free',
    'main ghar pahunch jaun tab call karna',
  ])('"%s" does', (text) => {
    expect(intentOf(text)).toBe('callback_requested')
  })
})

describe('a wrong number or place of something else', () => {
  it.each([
    'house number galat likha hai',
    'the wrong number was printed on my bill',
    'galat jagah chhod diya driver ne',
    "I'm not the person paying",
    'wrong number, it should end with 43',
  ])('"%s" denies nobody', (text) => {
    expect(intentOf(text)).toBeNull()
  })
  it.each([
    'wrong number, write it down',
    'somebody gave you the wrong number',
    'ye number kisi teacher ka hai',
    "I'm not the person using this number",
    'galat jagah phone lagaya aapne',
  ])('"%s" does', (text) => {
    expect(intentOf(text)).toBe('wrong_person')
  })
})
