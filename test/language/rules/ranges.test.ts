import { describe, expect, it } from 'vitest'
import { field, valuesOf } from '../../support/language/rules.ts'

const day = field('visit_date', 'string', 'On which day should we come?')
const time = field('visit_time', 'string', 'At what time should we come?')
const when = { ...field('visit', 'string', 'When should we come?'), kind: 'datetime' as const }
const people = field('people', 'number', 'How many people will come?')
const days = field('days', 'number', 'For how many days do you need it?')
const window = field('window', 'string', 'Time window in which you are at home')

describe('two ends are no value', () => {
  it.each([
    'between 12 and 15 December',
    'from 12 to 15 December',
    '12 to 15 December',
    '12-15 December',
    '12 - 15 Dec',
    'December 12 to 15',
    'between Dec 12 and Dec 15',
    '12/12 to 15/12',
    '12 se 15 december ke beech',
    '12 aur 15 december ke beech',
    '12 ya 15 tareekh',
    'बारह और पंद्रह दिसंबर के बीच',
    '12 से 15 दिसंबर के बीच',
    'either Monday or Tuesday',
    'somvaar se budhvaar ke beech',
  ])('"%s" for a day', (text) => {
    expect(valuesOf(text, day)).toEqual({})
  })

  it.each([
    'between 3 and 5 pm',
    'from 3 to 5',
    '3 aur 5 baje ke beech',
    'between noon and 2',
    'any time from 3 to 5 pm',
    'somewhere between 3 and 5 in the afternoon',
    '10 to 5 pm',
    '9 am to 9 pm',
    '12:30 to 1',
    '10 baje se 12 baje tak',
    '10 बजे से 12 बजे',
    'तीन से पाँच बजे के बीच',
  ])('"%s" for a time', (text) => {
    expect(valuesOf(text, time)).toEqual({})
  })

  it.each(['between 3 and 5 pm tomorrow', 'kal 3 se 5 ke beech', '12 to 15 December, 10 am', 'tomorrow at 3 or 5'])(
    '"%s" for both',
    (text) => {
      expect(valuesOf(text, when)).toEqual({})
    },
  )

  it.each([
    '10 to 12 people',
    'between ten and twelve people',
    '2 se 3 log',
    'do se teen log',
    'दस से बारह लोग',
    'anywhere from 10 to 12 people',
    '2-3 log',
  ])('"%s" for a count', (text) => {
    expect(valuesOf(text, people)).toEqual({})
    expect(valuesOf(text, field('name', 'string', 'What is your name?'), people)).toEqual({})
  })

  it('"2 to 3 days" for days', () => {
    expect(valuesOf('2 to 3 days', days)).toEqual({})
  })

  it('but a window is told by them', () => {
    expect(valuesOf('3 to 4 baje ke beech', window)).toEqual({ window: '3 to 4 baje ke beech' })
  })
})

describe('one of two numbers is meant', () => {
  it.each([
    ['change it from 12 to 15 December', day, '2026-12-15'],
    ['please postpone from Monday to Wednesday', day, '2026-11-25'],
    ['12 ki jagah 15 december', day, '2026-12-15'],
    ['between 12 and 15 I am away, so the 16th', day, '2026-12-16'],
    ['Friday between 3 and 5', day, '2026-11-27'],
    ['not 3 to 5, at 6', time, '18:00'],
    ['ten to five pm', time, '16:50'],
    ['20 to 5 pm', time, '16:40'],
    ["we've gone from 10 to 12 people", people, 12],
    ['10 to 12 people, lets say 11', people, 11],
    ['4 people between 3 and 5 pm', people, 4],
    ['10 log 2-3 din ke liye', people, 10],
  ])('"%s"', (text, asked, value) => {
    expect(valuesOf(text, asked)).toEqual({ [asked.name]: value })
  })

  it.each([
    ['check_in', 'Check-in date', '24 to 26 December', '2026-12-24'],
    ['check_in', 'Check-in date', 'Monday to Wednesday', '2026-11-23'],
    ['return_date', 'Date of the return journey', '24 to 26 December', '2026-12-26'],
  ])('the end that %s asks for', (name, description, text, value) => {
    expect(valuesOf(text, field(name, 'string', description))).toEqual({ [name]: value })
  })
})
