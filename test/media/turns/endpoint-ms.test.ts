import { describe, expect, it } from 'vitest'
import { endpointMs, takesOneKey, type HeardSoFar } from '../../../src/media/turns/endpoint-ms.ts'
import type { FieldSpec } from '../../../src/ports/language.ts'

function field(name: string, type: FieldSpec['type'] = 'string', more: Partial<FieldSpec> = {}): FieldSpec {
  return { name, type, description: '', options: [], required: true, ...more }
}

const LOAN = field('purpose', 'enum', { options: ['buy a home', 'build a home', 'renovate', 'business'] })
const heard = (text: string, more: Partial<HeardSoFar> = {}): HeardSoFar => {
  return { text, completeness: 'none', isEnded: false, longestPauseMs: 0, ...more }
}
const certain = { completeness: 'certain' } as const
const probable = { completeness: 'probable' } as const
const possible = { completeness: 'possible' } as const
const unknown = { completeness: 'unknown' } as const

describe('the pause that ends an answer', () => {
  it.each([
    ['yes or no, said', [field('agrees', 'boolean')], heard('yes', certain), 300],
    ['yes or no, not said yet', [field('agrees', 'boolean')], heard('well'), 700],
    ['yes with more to come', [field('agrees', 'boolean')], heard('yes,', certain), 1_200],
    ['a few words of free text', [field('reason')], heard('a check up', unknown), 750],
    [
      'the same, of which the recogniser heard the end',
      [field('reason')],
      heard('a check up', { ...unknown, isEnded: true }),
      550,
    ],
    ['a sentence of free text', [field('reason')], heard('my tooth hurts badly', unknown), 400],
    ['one word of a name', [field('name')], heard('Priya', possible), 750],
    ['a whole name', [field('name')], heard('Priya Sharma', probable), 340],
    ['a date that was not understood', [field('visitDate')], heard('well let me see then'), 1_200],
    ['a date that is complete', [field('visitDate')], heard('tomorrow at 4 pm', certain), 300],
    ['an amount that may go on', [field('loan_amount', 'number')], heard('twenty', possible), 750],
    ['a part of a phone number', [field('phone_number')], heard('98765'), 2_500],
    ['a part of a phone number as a number', [field('mobile', 'number')], heard('98765'), 2_500],
    ['a phone number that is complete', [field('phone_number')], heard('98765 43210', certain), 300],
    ['a code in the description', [field('x', 'string', { description: 'PIN code' })], heard('4110'), 2_500],
    ['letters of a name', [field('name')], heard('S H', probable), 2_500],
    ['a sentence that breaks off', [field('reason')], heard('I want to', unknown), 2_500],
    ['a date with more to come', [field('visitDate')], heard('tomorrow at', certain), 2_500],
    ['yes and more to come', [field('agrees', 'boolean')], heard('yes but', certain), 2_500],
    ['yes in Hindi with more to come', [field('agrees', 'boolean')], heard('haan aur', certain), 2_500],
    ['yes in a whole sentence', [field('agrees', 'boolean')], heard('yes I am', certain), 300],
    ['willing', [field('agrees', 'boolean')], heard('yes I would like to', certain), 300],
    ['a day in Hindi', [field('visitDate')], heard('सोमवार को', certain), 300],
    ['the beginning of an option', [LOAN], heard('to buy', certain), 1_200],
    ['an option by its first word', [LOAN], heard('buy', certain), 300],
    ['an article inside an option', [LOAN], heard('to buy a', certain), 2_500],
    ['a whole option', [LOAN], heard('to buy a home', certain), 300],
    ['an option by its last word', [LOAN], heard('a home', certain), 300],
    ['thinking aloud', [field('agrees', 'boolean')], heard('um'), 2_500],
    ['a hum in Hindi', [field('city')], heard('हूँ'), 2_500],
    ['a whole sentence in Hindi that ends like a hum', [field('city')], heard('मैं दिल्ली में रहता हूँ', unknown), 400],
    ['the most patient of several', [field('agrees', 'boolean'), field('phone')], heard('yes'), 2_500],
    ['nothing in particular', [], heard('hello there', unknown), 750],
    [
      'what may go on, of who has paused',
      [field('name')],
      heard('Priya', { ...possible, longestPauseMs: 1_000 }),
      1_250,
    ],
    [
      'the same, of who pauses for long',
      [field('name')],
      heard('Priya', { ...possible, longestPauseMs: 2_400 }),
      1_500,
    ],
    [
      'what is complete, of who has paused',
      [field('agrees', 'boolean')],
      heard('yes', { ...certain, longestPauseMs: 1_000 }),
      300,
    ],
  ])('%s', (_, asked, said, expected) => {
    expect(endpointMs(asked, said)).toBeCloseTo(expected)
  })
})

describe('one key', () => {
  it('is enough for yes or no and for few options', () => {
    const options = Array.from({ length: 10 }, (_, n) => String(n))
    expect(takesOneKey([field('agrees', 'boolean')])).toBe(true)
    expect(takesOneKey([field('day', 'enum', { options: options.slice(0, 9) })])).toBe(true)
    expect(takesOneKey([field('day', 'enum', { options })])).toBe(false)
    expect(takesOneKey([field('guests', 'number')])).toBe(false)
  })
})
