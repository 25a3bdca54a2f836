import { describe, expect, it } from 'vitest'
import { field, understand } from '../../../support/language/rules.ts'

/** Today is Saturday, 21 November 2026. */
const MOVE_IN = field('move_in_date', 'string', 'From which date do you want to move in?')

describe('a date of this month or the next', () => {
  it.each([
    ['from first of next month', '2026-12-01'],
    ['next month first', '2026-12-01'],
    ['by the tenth of next month', '2026-12-10'],
    ['15 of next month', '2026-12-15'],
    ['next month 5', '2026-12-05'],
    ['agle mahine ki pehli se', '2026-12-01'],
    ['अगले महीने की दस', '2026-12-10'],
    ['this month 29', '2026-11-29'],
    ['इस महीने की 28', '2026-11-28'],
    ['31 of this month', undefined],
    ['next month first week', undefined],
    ['next month', undefined],
    ['agle mahine 2 baar', undefined],
  ])('"%s" is %s', (text, date) => {
    expect(understand(text, [MOVE_IN], ['move_in_date']).values['move_in_date']).toBe(date)
  })
})
