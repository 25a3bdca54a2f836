import { describe, expect, it } from 'vitest'
import { field, understand } from '../../../support/language/rules.ts'

/** Today is Saturday, 21 November 2026. */
const DAY = field('visit_date', 'string', 'On which date shall we come?')
const TIME = field('visit_time', 'string', 'At what time shall we come?')
const BAGS = field('bags', 'number', 'How many bags of cement do you need?')

describe('what would be so is no answer', () => {
  it.each([
    [DAY, 'if the painter comes on monday we have to see'],
    [DAY, 'agar mistri mangal ko aaya to dekhte hain'],
    [DAY, 'I would have said friday but my car has broken down'],
    [BAGS, 'agar chhat ban jaati to bees lete, ab kya kahun'],
    [BAGS, 'तीस बोरी होते तो काम चल जाता ना'],
    [TIME, 'if he is back by five, not sure yet'],
  ])('%#', (asked, text) => {
    expect(understand(text, [asked], [asked.name]).values).toEqual({})
  })

  it.each([
    [DAY, 'if possible on monday', '2026-11-23'],
    [DAY, 'ho sake to somvar ko', '2026-11-23'],
    [BAGS, 'if it is in stock then twenty', 20],
    [BAGS, 'हो सके तो बीस', 20],
  ])('but a polite condition is one: %#', (asked, text, expected) => {
    expect(understand(text, [asked], [asked.name]).values[asked.name]).toBe(expected)
  })
})

describe('what is denied once is denied wherever it is named', () => {
  it.each([
    [DAY, 'not tuesday, tuesday the lift is shut', undefined],
    [DAY, 'mangal ko to band rehta hai, mangal ko nahi', undefined],
    [DAY, 'not tuesday... ok fine tuesday', '2026-11-24'],
    [TIME, 'come at 12 noon', '12:00'],
    [TIME, 'gyarah baje to school mein hoti hoon, gyarah baje mat aana', undefined],
    [TIME, "anything but 3 o'clock", undefined],
    [TIME, "don't ring before ten, but come at 12 noon", '12:00'],
    [BAGS, "fifty I can't afford", undefined],
    [DAY, "monday won't work", undefined],
    [DAY, 'mondays are impossible for us', undefined],
    [DAY, "monday won't work but tuesday will", '2026-11-24'],
  ])('%#', (asked, text, expected) => {
    expect(understand(text, [asked], [asked.name]).values[asked.name]).toBe(expected)
  })
})
