import { describe, expect, it } from 'vitest'
import { withClausesMarked } from '../../../src/language/rules/unmarked-clauses/with-clauses-marked.ts'
import { field, understand } from '../../support/language/rules.ts'

/** 10:30 in India, 18 November 2026. */
const WEDNESDAY = Date.parse('2026-11-18T05:00:00Z')
const DAY = field('visit_date', 'string', 'Day of the visit')
const NAME = field('customer_name', 'string', 'Name of the customer')
const OWN = field('owns_house', 'boolean', 'Whether the house is their own')
const PERSONS = field('persons', 'number', 'How many people will come')

function read(text: string, asked: typeof DAY) {
  return understand(text, [DAY, NAME, OWN, PERSONS], [asked.name], { now: WEDNESDAY })
}

describe('a clause that no comma ends', () => {
  it.each([
    ['baad mein phone karo main gaadi chala raha hoon', 'baad mein phone karo, main gaadi chala raha hoon'],
    ['सामान बहुत है दो दिन लगेंगे', 'सामान बहुत है, दो दिन लगेंगे'],
    ['main hi bol rahi hoon pooja deshmukh', 'main hi bol rahi hoon, pooja deshmukh'],
    ['thirty four no thirty five', 'thirty four, no thirty five'],
    ["I'm at the hospital right now call me tomorrow", "I'm at the hospital right now, call me tomorrow"],
    ['the old one broke so I need a new one', 'the old one broke, so I need a new one'],
    ['six lakhs and there is no loan on it', 'six lakhs, and there is no loan on it'],
    ['nobody of that name wrong number', 'nobody of that name, wrong number'],
  ])('"%s" becomes "%s"', (text, marked) => {
    expect(withClausesMarked(text)).toBe(marked)
  })

  it.each([
    // What is added behind the verb, what it leads to, and what another said.
    'phone nahi hai mere paas',
    'mera naam hai Rajesh Kumar Sharma',
    'unhone bola tha baad mein karo phone',
    'lagta hai kal nahi ho payega',
    'the plan I chose last year',
    'she said she would call me back',
    'any day but Monday is fine',
    'Saturday I am away',
    'because I work there',
    'haan bhej dijiye',
    'ji mera naam Rakesh Gupta hai',
    'if the driver is late call me on this number',
    'his brother gave wrong number to the office',
    'main ghar pe hoon Pooja',
  ])('"%s" is one clause', (text) => {
    expect(withClausesMarked(text)).toBeUndefined()
  })
})

describe('an answer in clauses that no comma ends', () => {
  it.each<[string, typeof DAY, unknown]>([
    ['haan sahi number hai main hi bol rahi hoon Pooja Deshmukh', NAME, 'Pooja Deshmukh'],
    ['Santosh Jadhav I am 24 years old', NAME, 'Santosh Jadhav'],
    ['not tomorrow because I have an exam make it Friday', DAY, '2026-11-20'],
    ['we were five but one is ill so we are four', PERSONS, 4],
  ])('"%s"', (text, asked, value) => {
    expect(read(text, asked).values[asked.name]).toBe(value)
  })

  it.each<[string, typeof DAY, string]>([
    ["I'm in a hospital with somebody right now call me tomorrow and we will fix it", DAY, 'callback_requested'],
    ['abhi train mein hoon network nahi hai baad mein call karo', PERSONS, 'callback_requested'],
    ['humne complaint ki hi nahi galat number lag gaya hai', NAME, 'wrong_person'],
    ['what is this about never call me again', OWN, 'opted_out'],
  ])('"%s" is a wish', (text, asked, intent) => {
    expect(read(text, asked).intent).toBe(intent)
  })

  it.each<[string, typeof DAY]>([
    ['can you repeat that I did not get the question', OWN],
    ['tomorrow I am travelling', DAY],
    ['there was a dog but he passed away last year', OWN],
    ['kal main bahar hoon', DAY],
    ['they told me stop calling us but that was long ago', OWN],
  ])('"%s" answers nothing', (text, asked) => {
    expect(read(text, asked)).toMatchObject({ values: {}, intent: null })
  })
})
