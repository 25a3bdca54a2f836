import { expect, it } from 'vitest'
import { field, valuesOf } from '../../../support/language/rules.ts'

const OUT = field('discharge_date', 'string', 'Day the patient was discharged')
const MOVE = field('moving_date', 'string', 'Day of the move')

it.each([
  [OUT, 'aath ko bol rahe the, par das ko discharge hua', '2026-11-10'],
  [OUT, 'the discharge was promised on the 5th but we left on the 8th', '2026-11-08'],
  [OUT, 'the doctor saw him on the third, the discharge was on the fifth', '2026-11-05'],
  [MOVE, 'exam 25 ko khatam hai, 26 ko nikal jayenge', '2026-11-26'],
  [MOVE, 'परीक्षा पच्चीस को ख़त्म होगी, छब्बीस को निकलेंगे', '2026-11-26'],
])('of several days the one whose part names what is asked for, or promises: $name "%s"', (asked, text, day) => {
  expect(valuesOf(text, asked)).toEqual({ [asked.name]: day })
})

it.each([
  [OUT, 'the third or the fifth'],
  [
    field('appointment_date', 'string', 'New date for the appointment'),
    'my appointment is on the 20th but I want to come on the 25th',
  ],
  [OUT, 'discharge on the third, discharge on the fifth'],
  [MOVE, 'wo 25 ko aayenge, hum 26 ko jayenge'],
])('leaves open: $name "%s"', (asked, text) => {
  expect(valuesOf(text, asked)).toEqual({})
})

it.each(['bhaiya se poochna padega, wo Sunday ko Pune se aayenge', 'let me ask my brother, he comes back on Sunday'])(
  'takes no day of whoever has to be asked: "%s"',
  (text) => {
    expect(valuesOf(text, MOVE)).toEqual({})
  },
)

it.each(['I have to ask my boss for leave but Friday is fine', 'pata nahi ji, Friday rakh lo'])(
  'takes the day that is named beside who has to be asked: "%s"',
  (text) => {
    expect(valuesOf(text, MOVE)).toEqual({ moving_date: '2026-11-27' })
  },
)
