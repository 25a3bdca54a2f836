import { describe, expect, it } from 'vitest'
import { field, valuesOf } from '../../../support/language/rules.ts'

describe('a day said beside the time that is asked for', () => {
  const TIME = field('visit_time', 'string', 'At what time should the tailor come?')
  const DAY = field('visit_date', 'string', 'On which date should the tailor visit?')
  const NEEDED = field('needed_by', 'string', 'By which date do you need it ready?')
  it.each([
    ['6 pm, 30 November ko', '18:00', '2026-11-30'],
    ['4 pm, and make it the 30th of November', '16:00', '2026-11-30'],
    ['shaam 5 baje, 30 November ko aana', '17:00', '2026-11-30'],
  ])('"%s" belongs to the same visit', (text, visit_time, visit_date) => {
    expect(valuesOf(text, TIME, DAY, NEEDED)).toEqual({ visit_time, visit_date })
  })
  it('belongs to none where no field is of the same thing', () => {
    const other = field('start_date', 'string', 'On which date does the course start?')
    expect(valuesOf('6 pm, 30 November ko', TIME, other, NEEDED)).toEqual({ visit_time: '18:00' })
  })
})
