import { describe, expect, it } from 'vitest'
import type { FieldValue } from '../../../../src/ports/language.ts'
import { field, understand } from '../../../support/language/rules.ts'

const fields = [
  field('seats', 'number', 'How many seats shall we keep?'),
  field('show_day', 'string', 'On which date will you come?'),
  field('show_time', 'string', 'At what time will you come?'),
  field('screen', 'enum', 'Which screen would you like?', ['balcony', 'stalls', 'box']),
  field('snacks', 'boolean', 'Would you like snacks?'),
]

function read(asked: string, text: string): Record<string, FieldValue> {
  return understand(text, fields, [asked]).values
}

describe('what a later part takes back', () => {
  it.each([
    ['show_day', 'Friday? no wait, that will not work'],
    ['show_time', 'shaam saat baje, wo nahi chalega'],
    ['show_time', 'शाम सात बजे, वो तो बिल्कुल नहीं चलेगा'],
    ['screen', 'the balcony, that one is closed'],
    ['screen', 'balcony, us par to mat likhiye'],
    ['seats', 'they said six, but that is not right'],
  ])('is no answer for %s: "%s"', (asked, text) => {
    expect(read(asked, text)).toEqual({})
  })

  it.each<[string, string, FieldValue]>([
    ['show_time', 'seven in the evening, that is not a problem', '19:00'],
    ['screen', 'the balcony, that one is not far', 'balcony'],
    ['seats', 'chaar, wo koi dikkat nahi', 4],
  ])('is not what harms nothing: %s, "%s"', (asked, text, value) => {
    expect(read(asked, text)).toEqual({ [asked]: value })
  })
})

describe('an answer that is left for another time', () => {
  it.each([
    ['seats', 'earlier we took five, this time I have to ask my wife'],
    ['seats', 'pehle paanch the, ab ka pata nahi'],
    ['seats', 'पहले पाँच थे, अब पूछकर बताऊँगी'],
    ['show_time', 'saat baje se pehle nahi, baaki dekh ke bataunga'],
  ])('is not taken from the past or from limits: %s, "%s"', (asked, text) => {
    expect(read(asked, text)).toEqual({})
  })

  it('keeps what is said plainly beside it', () => {
    expect(read('show_day', 'Friday, and I will check the time')).toEqual({ show_day: '2026-11-27' })
  })
})

describe('an answer that hangs on a condition', () => {
  it.each([
    ['snacks', 'if my cousin comes then yes, otherwise no'],
    ['snacks', 'agar bachche aaye to haan, warna nahi'],
    ['snacks', 'अगर बच्चे आए तो हाँ, वरना नहीं'],
    ['show_day', 'agar chhutti mili to Friday, nahi to pata nahi'],
  ])('is none: %s, "%s"', (asked, text) => {
    expect(read(asked, text)).toEqual({})
  })

  it('is one where the condition is only polite', () => {
    expect(read('show_day', 'Friday if possible')).toEqual({ show_day: '2026-11-27' })
  })
})
