import { expect, it } from 'vitest'
import { field, valuesOf } from '../../../support/language/rules.ts'

const insurer = field('current_insurer', 'string', 'Which company is the present policy with?')
const provider = field('provider', 'string', 'Who is your current internet provider?')
const brand = field('brand', 'string', 'Which brand is it?')
const school = field('previous_school', 'string', 'Which school does the child study in now?')
const reason = field('reason', 'string', 'Why are you leaving?')

it.each([
  ['We are with Bajaj Allianz at the moment.', insurer, 'Bajaj Allianz'],
  ['Currently it is from Acko', insurer, 'Acko'],
  ['insured with Royal Sundaram as of now', insurer, 'Royal Sundaram'],
  ['I took it from United India', insurer, 'United India'],
  ['abhi to HDFC Ergo se hai', insurer, 'HDFC Ergo'],
  ['filhal Oriental Insurance ke saath hai', insurer, 'Oriental Insurance'],
  ['अभी वाली policy ICICI Lombard की है', insurer, 'ICICI Lombard'],
  ['अभी तो टाटा एआईजी से है', insurer, 'टाटा एआईजी'],
  ['abhi SBI General wali chal rahi hai', insurer, 'SBI General'],
  ['abhi Jio ka hai', provider, 'Jio'],
  ["Right now we're using Tikona", provider, 'Tikona'],
  ['Hathway se lete hain abhi', provider, 'Hathway'],
  ["It's from Hero", brand, 'Hero'],
])('takes from "%s" whom somebody is with', (text, asked, value) => {
  expect(valuesOf(text, asked)).toEqual({ [asked.name]: value })
})

it.each([
  ['Bajaj wali nahi hai, ab Digit se hai', insurer, 'Digit'],
  ['pehle Airtel tha, ab Jio hai', provider, 'Jio'],
  ['Hathway wala hatwa diya, ab Excitel ka hai', provider, 'Excitel'],
])('takes from "%s" the one of now', (text, asked, value) => {
  expect(valuesOf(text, asked)).toEqual({ [asked.name]: value })
})

it.each([
  ['Tata AIG, and it runs out soon', insurer, 'Tata AIG'],
  ['ACT Fibernet, but it keeps going down', provider, 'ACT Fibernet'],
])('leaves out of "%s" what is told of it', (text, asked, value) => {
  expect(valuesOf(text, asked)).toEqual({ [asked.name]: value })
})

it.each([
  ["It's, er, what's it called, Bishop... Bishop Cotton School", 'Bishop Cotton School'],
  ['um, kya naam hai uska, Carmel Convent', 'Carmel Convent'],
  ['उसका नाम क्या है... हाँ, सेंट जेवियर स्कूल', 'सेंट जेवियर स्कूल'],
])('takes from "%s" the name that was looked for', (text, value) => {
  expect(valuesOf(text, school)).toEqual({ previous_school: value })
})

it.each([
  ["I don't remember who it is with", insurer],
  ['koi company nahi hai abhi', insurer],
])('takes no name from "%s"', (text, asked) => {
  expect(valuesOf(text, asked)).toEqual({})
})

it('keeps a reason as it was said', () => {
  expect(valuesOf('We are with Jio at the moment', reason)).toEqual({ reason: 'We are with Jio at the moment' })
})
