import { describe, expect, it } from 'vitest'
import { field, understand } from '../../../support/language/rules.ts'

const VISIT = field('visit_date', 'string', 'Day on which the mechanic should come')
const ACCIDENT = field('accident_date', 'string', 'Day on which the accident happened')
/** 10:30 in India, 18 November 2026. */
const WEDNESDAY = Date.parse('2026-11-18T05:00:00Z')

describe('a day of the week, with its week', () => {
  it.each([
    [VISIT, 'next week friday', '2026-11-27'],
    [VISIT, 'agle hafte shukravar ko', '2026-11-27'],
    [VISIT, 'अगले हफ्ते शनिवार', '2026-11-28'],
    [VISIT, 'saturday of next week', '2026-11-28'],
    [VISIT, 'this week friday', '2026-11-20'],
    [VISIT, 'not next week, friday', '2026-11-20'],
    [ACCIDENT, "last week's Friday", '2026-11-13'],
    [ACCIDENT, 'Tuesday last week', '2026-11-10'],
    [ACCIDENT, 'pichle hafte mangalvar ko hua', '2026-11-10'],
    [ACCIDENT, 'पिछले हफ्ते सोमवार को', '2026-11-09'],
    [ACCIDENT, 'this week Monday', '2026-11-16'],
  ])('$name: "%s"', (asked, text, day) => {
    expect(understand(text, [asked], [asked.name], { now: WEDNESDAY }).values).toEqual({ [asked.name]: day })
  })
})

describe('a day of the week beside its date is its name', () => {
  it.each([
    ['14 November, Saturday', '2026-11-14'],
    ['the 15th, that was a Sunday', '2026-11-15'],
    ['10 tareekh, mangalvar tha', '2026-11-10'],
    ['Sunday the 8th', '2026-11-08'],
  ])('"%s"', (text, day) => {
    expect(understand(text, [ACCIDENT], ['accident_date'], { now: WEDNESDAY }).values).toEqual({ accident_date: day })
  })
})

describe('the same day of another week', () => {
  it.each([
    [ACCIDENT, 'not this saturday, the one before', '2026-11-07'],
    [ACCIDENT, 'not last friday, the friday before', '2026-11-06'],
    [ACCIDENT, 'is somvar ko nahi, usse pehle wale somvar ko', '2026-11-09'],
    [ACCIDENT, 'इस शनिवार नहीं, उससे पहले वाले शनिवार', '2026-11-07'],
    [VISIT, 'not this friday, the one after that please', '2026-11-27'],
    [VISIT, 'not this monday, the monday after', '2026-11-30'],
    [VISIT, 'is ravivar nahi, uske baad wale ravivar', '2026-11-29'],
  ])('$name: "%s"', (asked, text, day) => {
    expect(understand(text, [asked], [asked.name], { now: WEDNESDAY }).values).toEqual({ [asked.name]: day })
  })
})
