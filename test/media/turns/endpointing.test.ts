import { describe, expect, it } from 'vitest'
import { endpointMs, takesOneKey } from '../../../src/media/turns/endpointing.ts'
import type { FieldSpec } from '../../../src/ports/language.ts'

function field(name: string, type: FieldSpec['type'] = 'string', more: Partial<FieldSpec> = {}): FieldSpec {
  return { name, type, description: '', options: [], required: true, ...more }
}

const LOAN = field('purpose', 'enum', { options: ['buy a home', 'build a home', 'renovate', 'business'] })
const never = () => false
const always = () => true

describe('the pause that ends an answer', () => {
  it.each([
    ['yes or no, said', [field('agrees', 'boolean')], 'yes', always, 400],
    ['yes or no, not said yet', [field('agrees', 'boolean')], 'well', never, 700],
    ['free text', [field('reason')], 'a check up', never, 800],
    ['free text, which is never complete', [field('reason')], 'a check up', always, 800],
    ['a name', [field('name')], 'Priya', never, 1_200],
    ['a date', [field('visitDate')], 'tomorrow', never, 1_200],
    ['a date that is complete', [field('visitDate')], 'tomorrow at 4 pm', always, 500],
    ['an amount', [field('guests', 'number')], 'twenty', never, 1_200],
    ['a phone number', [field('phone_number')], '98765', never, 2_500],
    ['a phone number as a number', [field('mobile', 'number')], '98765', never, 2_500],
    ['a phone number that is complete', [field('phone_number')], '98765 43210', always, 500],
    ['a code in the description', [field('x', 'string', { description: 'PIN code' })], '4110', never, 2_500],
    ['letters of a name', [field('name')], 'S H', never, 2_500],
    ['a sentence that breaks off', [field('reason')], 'I want to', never, 2_500],
    ['a date with more to come', [field('visitDate')], 'tomorrow at', always, 2_500],
    ['yes with more to come', [field('agrees', 'boolean')], 'yes but', always, 2_500],
    ['yes in Hindi with more to come', [field('agrees', 'boolean')], 'haan aur', always, 2_500],
    ['yes in a whole sentence', [field('agrees', 'boolean')], 'yes I am', always, 400],
    ['willing', [field('agrees', 'boolean')], 'yes I would like to', always, 400],
    ['a day in Hindi', [field('visitDate')], 'सोमवार को', always, 500],
    ['the beginning of an option', [LOAN], 'to buy', always, 1_200],
    ['an option by its first word', [LOAN], 'buy', always, 400],
    ['an article inside an option', [LOAN], 'to buy a', always, 2_500],
    ['a whole option', [LOAN], 'to buy a home', always, 400],
    ['an option by its last word', [LOAN], 'a home', always, 400],
    ['thinking aloud', [field('agrees', 'boolean')], 'um', never, 2_500],
    ['a hum in Hindi', [field('city')], 'हूँ', never, 2_500],
    ['a whole sentence in Hindi that ends like a hum', [field('city')], 'मैं दिल्ली में रहता हूँ', never, 800],
    ['the most patient of several', [field('agrees', 'boolean'), field('phone')], 'yes', never, 2_500],
    ['nothing in particular', [], 'hello there', never, 800],
  ])('%s', (_, asked, text, isComplete, expected) => {
    expect(endpointMs(asked, text, isComplete)).toBe(expected)
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
