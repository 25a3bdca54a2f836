import { describe, expect, it } from 'vitest'
import { field, valuesOf } from '../../../support/language/rules.ts'

const VISIT = field('visit_date', 'string', 'Day the patient wants to visit the clinic')

describe('a day told in the past or by what it is free of', () => {
  it.each([
    ['main Friday soch raha tha', '2026-11-27'],
    ['Friday ko aane ka plan tha', '2026-11-27'],
    ['doctor asked me to come on Friday', '2026-11-27'],
    ['she told me to come Friday', '2026-11-27'],
    ['Friday ko aane ko bola tha doctor ne', '2026-11-27'],
    ['Thursday is my weekly off, I can come then', '2026-11-26'],
    ['25 December ki chhutti hai us din aa jaunga', '2026-12-25'],
    ['maine Friday ki chhutti le rakhi hai', '2026-11-27'],
    ['Thursday cancel karke Friday kar do', '2026-11-27'],
    ["This week I'm out of station. Let's say next week Thursday", '2026-11-26'],
  ])('"%s" is the answer', (text, visit_date) => {
    expect(valuesOf(text, VISIT)).toEqual({ visit_date })
  })
  it.each([
    'kal soch raha tha',
    'they told me Friday',
    'doctor asked me to come last Friday',
    'Monday ko aane ka plan tha par cancel ho gaya',
    'Friday ko shaadi hai us din nahi aa paunga',
    'I have an exam on Friday, I cannot come then',
    'Thursday is my weekly off',
    'Thursday cancel kar do',
  ])('"%s" is none', (text) => {
    expect(valuesOf(text, VISIT)).toEqual({})
  })
})

describe('a request for somebody else', () => {
  const SERVICE = field('service_date', 'string', 'Day the technician should come to repair the washing machine')
  it.each([
    ['ask him to come on Friday', '2026-11-27'],
    ['tell the technician to come tomorrow', '2026-11-22'],
    ['technician ko bata dena kal aa jaye', '2026-11-22'],
  ])('"%s" names the day', (text, service_date) => {
    expect(valuesOf(text, SERVICE)).toEqual({ service_date })
  })
  it.each(["I'll tell you on Friday", 'I will ask my wife on Friday', 'kal bata dena kab aana hai'])(
    '"%s" names none',
    (text) => {
      expect(valuesOf(text, SERVICE)).toEqual({})
    },
  )
})

describe('the day of a journey', () => {
  const CHECK_IN = field('check_in', 'string', 'Check-in date')
  it.each(['flight lands on the 25th', 'train 25 ko pahunchegi', 'our train reaches on the 25th morning'])(
    '"%s"',
    (text) => {
      expect(valuesOf(text, CHECK_IN)).toEqual({ check_in: '2026-11-25' })
    },
  )
  it.each(['our flight is on 25th', 'my exam is on the 25th'])('"%s" is none', (text) => {
    expect(valuesOf(text, CHECK_IN)).toEqual({})
  })
})

describe('the day on which somebody begins', () => {
  const JOIN = field('join_date', 'string', 'Date on which the candidate can join')
  it.each([
    ['last day 30 hai, 1 se join kar sakta hoon', '2026-12-01'],
    ['exam 5 ko khatam, 7 se', '2026-12-07'],
    ['notice ends 10th December, so 11th', '2026-12-11'],
  ])('"%s"', (text, join_date) => {
    expect(valuesOf(text, JOIN)).toEqual({ join_date })
  })
  it.each(['10 se 15 din lagenge', '5 se pehle nahi', '5 saal se kaam kar raha hoon'])('"%s" names none', (text) => {
    expect(valuesOf(text, JOIN)).toEqual({})
  })
})
