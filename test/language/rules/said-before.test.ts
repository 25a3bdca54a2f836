import { describe, expect, it } from 'vitest'
import { field, understand } from '../../support/language/rules.ts'

const NOTES = field('notes', 'string', 'Anything else?')

describe('what somebody says that they have said', () => {
  it.each(['i said stop', 'I told you to stop', 'please stop'])('ends the talk: "%s"', (text) => {
    expect(understand(text, [NOTES], ['notes'])).toMatchObject({ values: {}, intent: 'opted_out' })
  })

  it.each(['i already said no', 'I told you no', 'as i said, no', 'maine bola tha nahi'])('declines: "%s"', (text) => {
    expect(understand(text, [NOTES], ['notes'])).toMatchObject({ values: {}, refused: ['notes'], intent: null })
  })

  it.each([
    ['as i said, no onions', 'no onions'],
    ['i said stop at the gate', 'stop at the gate'],
    ['please stop the car at the gate', 'please stop the car at the gate'],
  ])('is the answer where it says more: "%s"', (text, notes) => {
    expect(understand(text, [NOTES], ['notes'])).toMatchObject({ values: { notes }, intent: null })
  })
})
