import { describe, expect, it } from 'vitest'
import { field, understand } from '../../support/language/rules.ts'

const FIELDS = [
  field('had_surgery', 'boolean', 'Have you had surgery in the last six months?'),
  field('medical_notes', 'string', 'Any illness that we should know of?'),
  field('land_acres', 'number', 'How many acres are you sowing?'),
  field('age', 'number', 'How old are you?'),
]

describe('somebody who withholds an answer', () => {
  it.each([
    ['had_surgery', 'ye private baat hai, nahi batani'],
    ['had_surgery', 'यह निजी बात है, इसका जवाब नहीं दूँगा'],
    ['had_surgery', "no comments on that, I'm not discussing my health"],
    ['land_acres', 'ज़मीन कितनी है ये मैं किसी को नहीं बताता'],
    ['land_acres', "I don't hand out such things"],
    ['medical_notes', "My health history is private, I won't discuss it here"],
  ])('gives none to %s: "%s"', (asked, text) => {
    expect(understand(text, FIELDS, [asked])).toMatchObject({ values: {}, refused: [asked] })
  })

  it('still answers where a value is said', () => {
    expect(understand('I will not tell you more, two acres', FIELDS, ['land_acres']).values).toEqual({ land_acres: 2 })
  })
})

it('an answer to another question is no free text', () => {
  expect(understand('और मेरी उम्र बावन साल है', FIELDS, ['medical_notes']).values).toEqual({ age: 52 })
})
