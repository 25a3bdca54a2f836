import { describe, expect, it } from 'vitest'
import { field, valuesOf } from '../../../support/language/rules.ts'

const DAY = field('booking_date', 'string', 'Date of the booking')

describe('a day that is asked for as a favour', () => {
  it.each(['kal ka milega kya', 'kal ho jayega kya', 'कल का मिल जाएगा क्या'])('"%s"', (text) => {
    expect(valuesOf(text, DAY)).toEqual({ booking_date: '2026-11-22' })
  })

  it('and not one that a question is about', () => expect(valuesOf('Sunday ko khula hai kya', DAY)).toEqual({}))
})
