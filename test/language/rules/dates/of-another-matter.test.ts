import { describe, expect, it } from 'vitest'
import { field, understand } from '../../../support/language/rules.ts'

/** 10:30 in India, 18 November 2026. */
const WEDNESDAY = Date.parse('2026-11-18T05:00:00Z')
const VISIT = field('visit_date', 'string', 'Day of the visit')
const HOUR = field('visit_time', 'string', 'Time of the visit')
const PAYMENT = field('payment_date', 'string', 'Date on which the customer will pay')
const START = field('start_date', 'string', 'When the student wants to start')
const BOUGHT = field('purchase_date', 'string', 'When the appliance was bought')
const TRAVEL = field('travel_date', 'string', 'Date of travel')
const PICKUP = field('pickup_time', 'string', 'Pickup time')
const FUNCTION = field('event_date', 'string', 'Day of the function')

type Asked = typeof VISIT

function answer(text: string, asked: Asked): unknown {
  return understand(text, [asked], [asked.name], { now: WEDNESDAY }).values[asked.name]
}

function silent(title: string, sayings: [Asked, string][]): void {
  it.each(sayings)(`${title}: $0.name "$1"`, (asked, text) => {
    expect(answer(text, asked)).toBeUndefined()
  })
}

function said(title: string, sayings: [Asked, string, string][]): void {
  it.each(sayings)(`${title}: $0.name "$1"`, (asked, text, value) => {
    expect(answer(text, asked)).toBe(value)
  })
}

describe('a day on which something stands in the way', () => {
  silent('is no answer', [
    [VISIT, 'Tuesday we will be out of station'],
    [VISIT, 'Monday ko ghar pe koi nahi hai'],
    [VISIT, 'I am tied up, Friday is not possible'],
    [VISIT, 'सोमवार को मैं व्यस्त हूँ'],
    [PAYMENT, 'Saturday the bank is shut'],
    [PAYMENT, 'parson bank ki chhutti hai'],
    [VISIT, 'Thursday also not'],
    [VISIT, 'Monday Tuesday nahi'],
    [VISIT, 'any day but Thursday'],
  ])
  said('leaves the day that suits', [
    [VISIT, 'Sunday bank band hai Monday ko aaunga', '2026-11-23'],
    [VISIT, 'today I am busy come tomorrow', '2026-11-19'],
    [VISIT, 'Monday ko main ghar par rahunga', '2026-11-23'],
    [VISIT, 'any day is fine but Sunday is best', '2026-11-22'],
  ])
})

describe('a day or an hour of something else', () => {
  silent('is no answer', [
    [VISIT, 'my board exam is on Monday'],
    [VISIT, 'Sunday ko hamare yahan puja hai'],
    [PAYMENT, 'my pension comes on the 3rd'],
    [PAYMENT, 'शुक्रवार को मेरा ऑपरेशन है'],
    [START, 'school reopens on 4 January'],
    [START, 'uska birthday 5 december ko hai'],
    [PICKUP, 'my train leaves at 6:30'],
    [HOUR, 'office 6 baje chhutta hai'],
    [HOUR, 'my wife gets up at 9'],
    [HOUR, 'मैं सात बजे सोता हूँ'],
    [PICKUP, 'I have to reach the station by 5'],
    [TRAVEL, 'we return on the 30th'],
    [PAYMENT, 'Monday se bimar hoon'],
    [PICKUP, 'platform 5'],
    [VISIT, 'Friday ko mehmaan aa rahe hain'],
    [VISIT, 'Thursday ko main Pune mein rahunga'],
    [TRAVEL, 'conference 24 aur 25 ko hai'],
    [VISIT, 'रविवार को हम घूमने जाएंगे'],
    [PICKUP, 'paanch minute do'],
  ])
  said('is one where the question asks for it', [
    [FUNCTION, 'shaadi 25 ko hai', '2026-11-25'],
    [TRAVEL, 'my flight is on the 25th', '2026-11-25'],
    [FUNCTION, 'the reception is on Sunday', '2026-11-22'],
    [FUNCTION, 'guests will come on Saturday', '2026-11-21'],
    [VISIT, 'Monday ko main ghar mein rahunga', '2026-11-23'],
  ])
  said('leaves the answer beside it', [
    [PAYMENT, 'salary 1 ko aati hai, 3 ko de dunga', '2026-12-03'],
    [PAYMENT, 'papa Monday ko de denge', '2026-11-23'],
    [PAYMENT, 'I will go to the bank on Monday and pay', '2026-11-23'],
    [HOUR, 'after office at 7', '19:00'],
    [HOUR, '6 baje aata hoon', '18:00'],
    [VISIT, 'Monday, my son has exams on Friday', '2026-11-23'],
    [PAYMENT, 'pehli tareekh ko salary aati hai, usi din kar dunga', '2026-12-01'],
  ])
})

describe('a day on which it will be told or decided', () => {
  silent('is no answer', [
    [PAYMENT, 'I will let you know by Monday'],
    [VISIT, 'parson bata denge'],
    [START, "we'll decide on Saturday"],
    [START, 'Monday ko papa se puchungi'],
    [VISIT, 'सोमवार को बताऊँगी'],
    [PAYMENT, 'Friday tak confirm karunga'],
  ])
  said('is one where the visit itself is confirmed', [
    [VISIT, 'please confirm Monday', '2026-11-23'],
    [VISIT, 'I will see you on Monday', '2026-11-23'],
    [VISIT, 'Monday I think', '2026-11-23'],
  ])
})

describe('a day of another time', () => {
  silent('is no answer', [
    [PAYMENT, 'you people called me on Monday'],
    [PAYMENT, 'my cheque bounced on Monday'],
    [START, 'he fell ill on Monday'],
    [START, '15 ko purani coaching chhod di'],
    [BOUGHT, 'send somebody on Saturday'],
    [BOUGHT, 'Saturday ko aa jaiye'],
    [BOUGHT, 'it stopped working on Sunday'],
    [BOUGHT, 'mere bhai ki machine Monday ko aayi thi'],
  ])
  said('is one where the question asks for it', [
    [BOUGHT, 'I bought it on Monday', '2026-11-16'],
    [BOUGHT, '5 March ko kharida tha, kal kharab hua', '2026-03-05'],
    [VISIT, 'I had asked for Monday', '2026-11-23'],
    [VISIT, 'Monday ka socha hai', '2026-11-23'],
  ])
})

describe('a day that is doubted, refused or only a limit', () => {
  silent('is no answer', [
    [PAYMENT, 'Friday? no way'],
    [PAYMENT, 'Monday kisne bola'],
    [VISIT, 'I thought it was Monday'],
    [VISIT, 'Monday wali booking cancel kar do'],
    [VISIT, 'Friday ko Goa ja raha hoon, usse pehle'],
    [VISIT, 'I have an exam on Friday, after that'],
    [VISIT, "My wife's appointment is on Monday, mine I'm not sure"],
  ])
})

describe('a day that was not asked for', () => {
  const fields = [
    field('return_trip', 'boolean', 'Whether a return trip is needed'),
    TRAVEL,
    PICKUP,
    field('has_attended_demo', 'boolean', 'Whether the student has attended a demo class'),
  ]
  const values = (text: string, asked: string) => understand(text, fields, [asked], { now: WEDNESDAY }).values

  it.each([
    ['return_trip', 'yes, we come back on Sunday'],
    ['return_trip', 'haan, do ghante baad'],
    ['has_attended_demo', 'yes, on 10th November'],
    ['has_attended_demo', 'haan parson'],
  ])('does not tell when something else was or will be: %s "%s"', (asked, text) => {
    expect(values(text, asked)).toEqual({ [asked]: true })
  })

  it('is kept where it is asked for by the way', () => {
    expect(values('yes, please book it for Monday', 'return_trip')).toEqual({
      return_trip: true,
      travel_date: '2026-11-23',
    })
  })
})
