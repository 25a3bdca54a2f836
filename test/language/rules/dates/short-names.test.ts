import { describe, expect, it } from 'vitest'
import { field, understand, valuesOf } from '../../../support/language/rules.ts'

const DAY = field('visit_date', 'string', 'Which day would you like to come?')
const TIME = field('visit_time', 'string', 'At what time?')

describe('the short name of a day', () => {
  it.each(['sat afternoon', 'sat 3pm', 'this sat', 'sat', 'sat works'])('"%s" is a Saturday', (text) => {
    expect(new Date(String(valuesOf(text, DAY)['visit_date'])).getUTCDay()).toBe(6)
  })
  it.each(['sun', 'sun morning', 'coming sun'])('"%s" is a Sunday', (text) => {
    expect(new Date(String(valuesOf(text, DAY)['visit_date'])).getUTCDay()).toBe(0)
  })
  it.each(['sun raha hoon', 'haan sun', 'i sat down just now'])('"%s" names no day', (text) => {
    expect(valuesOf(text, DAY)).toEqual({})
  })
  it('leaves the time beside it', () => {
    expect(valuesOf('sat 3pm', DAY, TIME)).toMatchObject({ visit_time: '15:00' })
  })
})

describe('half an hour put right', () => {
  const AT = field('visit_time', 'string', 'At what time?')
  it.each([
    ['शाम छह बजे, अरे नहीं, शाम साढ़े छह कर दीजिए', '18:30'],
    ['saade chhah', '18:30'],
    ['sava nau', '09:15'],
  ])('"%s" is %s', (text, time) => {
    expect(understand(text, [AT], ['visit_time']).values).toEqual({ visit_time: time })
  })
})
