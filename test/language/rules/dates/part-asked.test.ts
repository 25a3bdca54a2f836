import { describe, expect, it } from 'vitest'
import { field, valuesOf } from '../../../support/language/rules.ts'

const MORNING = field(
  'earliest_time',
  'string',
  'What is the earliest time your child can be at the stop in the morning?',
)
const ANY = field('pickup_time', 'string', 'At what time shall we come?')
const EITHER = field('class_time', 'string', 'At what time in the morning or in the evening?')

describe('a time takes the part of the day that the question names', () => {
  it.each([
    ['seven', '07:00'],
    ['saat baje', '07:00'],
    ['सवा छह बजे', '06:15'],
    ['quarter past seven', '07:15'],
  ])('"%s" is %s in the morning', (text, time) => {
    expect(valuesOf(text, MORNING)).toEqual({ earliest_time: time })
  })

  it('in Hindi, too', () => {
    const asked = {
      ...field('time', 'string', 'When?'),
      kind: 'time' as const,
      texts: { hi: { question: 'शाम को कितने बजे?' } },
    }
    expect(valuesOf('आठ बजे', asked)).toEqual({ time: '20:00' })
  })

  it.each([
    ['7 pm', '19:00'],
    ['shaam saat baje', '19:00'],
  ])('unless the answer names one itself: "%s"', (text, time) => {
    expect(valuesOf(text, MORNING)).toEqual({ earliest_time: time })
  })

  it('and none where the question names none, or two', () => {
    expect(valuesOf('saat baje', ANY)).toEqual({ pickup_time: '19:00' })
    expect(valuesOf('saat baje', EITHER)).toEqual({ class_time: '19:00' })
  })

  it.each([
    ['half past eight, for dinner', '20:30'],
    ['breakfast, at seven', '07:00'],
    ['9, after dinner is over', '09:00'],
  ])('of a meal that is said: "%s"', (text, time) => {
    expect(valuesOf(text, ANY)).toEqual({ pickup_time: time })
  })
})
