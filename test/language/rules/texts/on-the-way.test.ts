import { describe, expect, it } from 'vitest'
import { field, understand, valuesOf } from '../../../support/language/rules.ts'

const landmark = field('landmark', 'string', 'Landmark or directions to find the house')

const cases: [text: string, landmark: string][] = [
  ["phone me when you get to the milk booth, I'll come out", 'the milk booth'],
  ["once you cross the toll plaza, we're on the left", 'the toll plaza'],
  ["there's a huge peepal tree at the gate", 'huge peepal tree at the gate'],
  ['just ask anyone for the old palace', 'the old palace'],
  ["you'll pass a Bata showroom", 'a Bata showroom'],
  ['look for the yellow water tower', 'the yellow water tower'],
  ['water tank pe pahunch ke phone karna', 'water tank'],
  ['पानी की टंकी पर पहुंच कर फोन करना', 'पानी की टंकी'],
  ['clock tower se utar ke call kar lena, main lene aa jaunga', 'clock tower'],
]

const again: string[] = ["I'll come down", "call me and I'll explain", 'you will find it']

describe('a landmark on the way', () => {
  it.each(cases)('"%s" → %s', (text, value) => {
    expect(understand(text, [landmark], ['landmark'])).toMatchObject({ intent: null, values: { landmark: value } })
  })

  it.each(again)('"%s" names none', (text) => {
    expect(understand(text, [landmark], ['landmark']).values).toEqual({})
  })
})

describe('a note that may be a landmark', () => {
  const NOTE = field('rider_note', 'string', 'Landmark or instruction for the delivery rider')
  it.each([
    'ring the bell twice',
    'lift is not working, come by the stairs',
    'gate band hai, piche se aana',
    'गेट बंद है, पीछे से आना',
    'blue gate opposite the temple',
  ])('is taken whole: "%s"', (text) => {
    expect(valuesOf(text, NOTE)).toEqual({ rider_note: text })
  })
})
