import { describe, expect, it } from 'vitest'
import { field, valuesOf } from '../../../support/language/rules.ts'

const yesNo = (description: string) => field('it', 'boolean', description)

const RENEWAL = yesNo('Whether they want to renew the membership')
const COMING = yesNo('Will you attend the event?')
const HOME = yesNo('Whether somebody will be home to receive the parcel')
const VEG = yesNo('Are you vegetarian?')
const OWNER = yesNo('Whether they own the house')
const URGENT = yesNo('Is it urgent?')
const RECOMMEND = yesNo('Whether they would recommend us to a friend')
const LOAN = yesNo('Whether they need a home loan')
const PICKUP = yesNo('Whether they need pickup and drop')
const SIBLING = yesNo('Whether a brother or sister studies here')
const TROUBLE = yesNo('Whether they had any problem')
const MEDICINE = yesNo('Are they taking any medicine?')
const SOLVED = yesNo('Was the issue solved?')
const RESTARTED = yesNo('Have you restarted the router?')
const EXTRA = yesNo('Did you pay anything extra?')
const VISIT = yesNo('Shall we send a technician?')
const PAYS = yesNo('Whether they will pay the due amount')
const SALARIED = yesNo('Whether the applicant is salaried')
const TRAINER = yesNo('Whether they want a personal trainer')
const POLITE = yesNo('Was the technician polite?')

type Question = ReturnType<typeof yesNo>

describe('a denied contrary', () => {
  it.each<[string, Question, boolean]>([
    ['band mat kar dena', RENEWAL, true],
    ["please don't cancel it", RENEWAL, true],
    ['रद्द मत करना', RENEWAL, true],
    ['miss nahi karenge', COMING, true],
    ['hum kahin nahi ja rahe', HOME, true],
    ['मैं कहीं नहीं जाऊंगा', HOME, true],
    ["we don't eat meat", VEG, true],
    ['main non veg nahi khati', VEG, true],
    ['intezaar nahi kar sakta', URGENT, true],
    ['I can not recommend you enough', RECOMMEND, true],
    ['cancel karwana hai', RENEWAL, false],
    ['बंद करना है', RENEWAL, false],
  ])('"%s" says what is asked', (text, question, value) => {
    expect(valuesOf(text, question)).toEqual({ it: value })
  })
  it.each<[string, Question]>([
    ['kiraye ka ghar nahi hai', OWNER],
    ['kiraye par nahi, apna hai', OWNER],
    ['chicken nahi khati', VEG],
    ['mana nahi kiya maine', PAYS],
    ['maine mana kar diya tha', EXTRA],
    ['dukaan nahi hai meri', SALARIED],
    ['koi nahi rok sakta mujhe', COMING],
    ['galti se na bol diya', PICKUP],
    ['gussa nahi hua wo', POLITE],
  ])('"%s" leaves it open', (text, question) => {
    expect(valuesOf(text, question)).toEqual({})
  })
  it.each<[string, Question, boolean]>([
    ['nahi kiraye par rehte hain', OWNER, false],
    ['no, I eat chicken', VEG, false],
    ['nahi main non veg khata hoon', VEG, false],
    ['nahi, cancel kar do', RENEWAL, false],
    ['continue nahi karna', RENEWAL, false],
    ['abhi nahi', RENEWAL, false],
    ['koi nahi rahega', HOME, false],
    ['no one will be home', HOME, false],
  ])('"%s" is answered as before', (text, question, value) => {
    expect(valuesOf(text, question)).toEqual({ it: value })
  })
  it('hears no way out in "nahi bahar ja rahe hain"', () => {
    expect(valuesOf('nahi bahar ja rahe hain', HOME)).not.toEqual({ it: true })
  })
})

describe('a no to a part', () => {
  it.each<[string, Question]>([
    ['Saturday ko nahi', PICKUP],
    ['sirf drop, pickup nahi', PICKUP],
    ['only drop no pickup', PICKUP],
    ['us ladke ko mat bhejna', VISIT],
    ['Suresh ko mat bhejna', VISIT],
    ['purana wala nahi', VISIT],
    ['no, send somebody else', VISIT],
    ['card se nahi UPI se dunga', PAYS],
    ['agent ko nahi dunga, branch mein dunga', PAYS],
    ['is mahine nahi agle mahine dunga', PAYS],
    ['female trainer nahi', TRAINER],
    ['raat ko nahi', HOME],
    ['agar barish nahi hui to', COMING],
    ['chhutti nahi mili to dekhenge', COMING],
  ])('"%s" is no "no" to the whole', (text, question) => {
    expect(valuesOf(text, question)).toEqual({})
  })
  it.each<[string, Question, boolean]>([
    ['behen nahi bhai hai', SIBLING, true],
    ['भाई नहीं बहन है', SIBLING, true],
    ['no brother or sister', SIBLING, false],
    ['main nahi, mummy hogi', HOME, true],
    ["I won't be home but my wife will", HOME, true],
    ['loan ke bina nahi ho payega', LOAN, true],
    ['nothing except one BP tablet', MEDICINE, true],
    ['kisi ko mat bhejna', VISIT, false],
    ['mujhe nahi chahiye', PICKUP, false],
    ['pickup nahi chahiye', PICKUP, false],
    ['main paise nahi dunga', PAYS, false],
    ['ek paisa nahi dunga', PAYS, false],
  ])('"%s" answers: %s', (text, question, value) => {
    expect(valuesOf(text, question)).toEqual({ it: value })
  })
  it.each(['nahi bas sugar ki goli', 'no, only the BP tablet', 'koi dawa asar nahi karti'])(
    '"%s" is no "no" to any medicine',
    (text) => {
      expect(valuesOf(text, MEDICINE)).not.toEqual({ it: false })
    },
  )
})

describe('a complaint in negative words', () => {
  it.each([
    'geyser nahi chala',
    'paani nahi aata tha',
    'koi nahi aaya',
    'no hot water',
    'saaf nahi tha',
    'no but the AC was noisy',
    'no problem except the bill',
    'कोई नहीं आया',
    'theek ho gaya',
    'it got fixed',
    'okay',
    'haan sab theek tha',
  ])('"%s" tells neither yes nor no', (text) => {
    expect(valuesOf(text, TROUBLE)).toEqual({})
  })
  it.each([
    'nahi',
    'koi dikkat nahi hui',
    'no, everything was good',
    'aisa kuch nahi tha',
    'nahi ji sab badhiya',
    'कोई परेशानी नहीं हुई',
  ])('"%s" denies any', (text) => {
    expect(valuesOf(text, TROUBLE)).toEqual({ it: false })
  })
  it.each<[string, Question]>([
    ['phir se aa gaya', SOLVED],
    ['haan par phir leak hua', SOLVED],
    ['restart karne se bhi nahi chala', RESTARTED],
    ['mujhe nahi aata', RESTARTED],
    ['nahi accha tha', POLITE],
    ['nahi main naukri karta hoon', SALARIED],
    ['meri wife naukri karti hai', SALARIED],
    ['subah se paani nahi aa raha', URGENT],
  ])('"%s" leaves its question open', (text, question) => {
    expect(valuesOf(text, question)).toEqual({})
  })
  it.each<[string, Question, boolean]>([
    ['nahi hua', SOLVED, false],
    ['haan ho gaya', SOLVED, true],
    ['nahi', POLITE, false],
    ['haan kar liya', RESTARTED, true],
    ['main naukri karta hoon', SALARIED, true],
    ['koi jaldi nahi', URGENT, false],
  ])('"%s" answers: %s', (text, question, value) => {
    expect(valuesOf(text, question)).toEqual({ it: value })
  })
})
