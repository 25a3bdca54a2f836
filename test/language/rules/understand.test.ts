import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { FieldSpec } from '../../../src/ports/language.ts'
import { field, understand } from '../../support/language/rules.ts'

const FIELDS = [
  field('name'),
  field('appointment_time', 'string', 'When the appointment should be'),
  field('party_size', 'number', 'Number of people'),
  field('plan', 'enum', 'Plan', ['basic', 'premium', 'enterprise']),
  field('email'),
  field('confirmed', 'boolean', 'Whether the details are right'),
  field('reason', 'string', 'Reason for the visit'),
  field('city'),
]

describe('several values at once', () => {
  it('takes what was asked and what was volunteered', () => {
    expect(understand("I'm Priya, tomorrow at 4, two people", FIELDS, ['name']).values).toEqual({
      name: 'Priya',
      appointment_time: '2026-11-22 16:00',
      party_size: 2,
    })
  })

  it('gives each part to the field it fits', () => {
    expect(understand('Asha, my knee hurts', FIELDS, ['name', 'reason']).values).toEqual({
      name: 'Asha',
      reason: 'my knee hurts',
    })
    const names = [field('first_name'), field('last_name')]
    expect(understand('Priya Sharma', names, ['first_name', 'last_name']).values).toEqual({
      first_name: 'Priya',
      last_name: 'Sharma',
    })
    const guests = [field('adults', 'number'), field('children', 'number')]
    expect(understand('two adults and three children', guests, ['adults', 'children']).values).toEqual({
      adults: 2,
      children: 3,
    })
    const when = [field('date'), field('time')]
    expect(understand('kal shaam 5 baje', when, ['date', 'time']).values).toEqual({ date: '2026-11-22', time: '17:00' })
  })

  it('takes volunteered values in Hindi, too', () => {
    expect(understand('मेरा नाम आशा है और हम तीन लोग हैं', FIELDS, ['name']).values).toEqual({ name: 'आशा', party_size: 3 })
    expect(understand('mera naam Asha hai, kal 5 baje', FIELDS, ['name']).values).toEqual({
      name: 'Asha',
      appointment_time: '2026-11-22 17:00',
    })
  })

  it('does not take loose words for fields that were not asked', () => {
    expect(understand('I have two dogs', FIELDS, ['reason']).values).toEqual({ reason: 'I have two dogs' })
    expect(understand('yes', FIELDS, ['name']).values).toEqual({})
    expect(understand("I'm happy with the service", FIELDS, ['reason']).values).toEqual({
      reason: "I'm happy with the service",
    })
  })
})

describe('corrections', () => {
  const collected = { name: 'Priya', appointment_time: '2026-11-22 16:00', party_size: 2, plan: 'basic', city: 'Pune' }
  const cases: [string, string[], object][] = [
    ['no, make it 5 pm', ['reason'], { appointment_time: '2026-11-22 17:00' }],
    ['actually my name is Asha', ['reason'], { name: 'Asha' }],
    ['sorry, three people', ['reason'], { party_size: 3 }],
    ['change the city to Delhi', ['reason'], { city: 'Delhi' }],
    ['actually premium', ['email'], { plan: 'premium' }],
    ['nahi, kal nahi, parson', ['email'], { appointment_time: '2026-11-23 16:00' }],
    ['no, make it 5 pm', ['confirmed'], { appointment_time: '2026-11-22 17:00' }],
    ['yes', ['confirmed'], { confirmed: true }],
    ['no', ['confirmed'], { confirmed: false }],
  ]
  it.each(cases)('takes "%s" while asking for %j', (text, asked, values) => {
    const fields = text.startsWith('nahi') ? FIELDS.filter(({ name }) => name !== 'reason') : FIELDS
    expect(understand(text, fields, asked, { collected }).values).toEqual(values)
  })

  it('leaves known values alone without a sign that they change', () => {
    expect(understand('premium', FIELDS, ['email'], { collected }).values).toEqual({})
    expect(understand("I'm Asha", FIELDS, ['email'], { collected }).values).toEqual({})
  })
})

describe('refusals', () => {
  const declines = `skip | I'd rather not say | prefer not to say | I don't know | no idea | next question | pata nahi | nahi batana | chhodo | rehne do
    मुझे नहीं पता | पता नहीं | नहीं बताना | छोड़ो | I don't have one | I don't have an email | no | none | nahi | नहीं | mere paas nahi hai | not sure`
  it.each(declines.split(/[|\n]/).map((text) => text.trim()))('refuses an e-mail address with "%s"', (text) => {
    expect(understand(text, FIELDS, ['email'])).toMatchObject({ values: {}, refused: ['email'] })
  })
  it.each(['hello', 'what?', 'priya at', 'no, make it 5 pm', 'tomorrow'])('does not refuse with "%s"', (text) => {
    expect(understand(text, FIELDS, ['email']).refused).toEqual([])
  })
  it('refuses only what is still missing', () => {
    expect(understand("Priya, I don't have an email", FIELDS, ['name', 'email'])).toMatchObject({
      values: { name: 'Priya' },
      refused: ['email'],
    })
  })
})

describe('special wishes in a conversation', () => {
  it('keeps what was clearly said before the end', () => {
    expect(understand('my name is Priya, call me back later', FIELDS, ['name'])).toMatchObject({
      intent: 'callback_requested',
      values: { name: 'Priya' },
      refused: [],
    })
  })
  it('takes a day for the answer when a day was asked', () => {
    expect(understand("I'm busy now, tomorrow at 5", FIELDS, ['appointment_time'])).toMatchObject({
      intent: null,
      values: { appointment_time: '2026-11-22 17:00' },
    })
    const callback = [field('callback_time', 'string', 'When to call back')]
    expect(understand('call me tomorrow at 5', callback, ['callback_time'])).toMatchObject({
      intent: null,
      values: { callback_time: '2026-11-22 17:00' },
    })
    expect(understand('call me back tomorrow', FIELDS, ['name']).intent).toBe('callback_requested')
  })
  it('takes a new number for a correction', () => {
    const phone = [field('phone')]
    expect(understand('wrong number, it is 98765 43210', phone, ['phone'])).toMatchObject({
      intent: null,
      values: { phone: '+919876543210' },
    })
  })
})

describe('the language that is spoken', () => {
  const cases: [string, 'en' | 'hi', ('en' | 'hi')[], string][] = [
    ['mera naam Asha hai', 'en', ['en', 'hi'], 'hi'],
    ['मेरा नाम आशा है', 'en', ['en', 'hi'], 'hi'],
    ['haan theek hai', 'en', ['en', 'hi'], 'hi'],
    ['my name is Asha', 'hi', ['hi', 'en'], 'en'],
    ['I would like to book', 'hi', ['hi', 'en'], 'en'],
    ['Asha', 'hi', ['hi', 'en'], 'hi'],
    ['98765', 'en', ['en', 'hi'], 'en'],
    ['ok yes', 'hi', ['hi', 'en'], 'hi'],
    ['मेरा नाम आशा है', 'en', ['en'], 'en'],
    ['my name is Asha', 'hi', ['hi'], 'hi'],
    ['माय नेम इज़ आशा', 'en', ['en', 'hi'], 'en'],
    ['do not call', 'hi', ['hi', 'en'], 'en'],
  ]
  it.each(cases)('"%s" after %s with %j allowed is %s', (text, language, languages, expected) => {
    expect(understand(text, FIELDS, ['name'], { language, languages }).language).toBe(expected)
  })
})

describe('any text at all', () => {
  const words = fc.constantFrom(
    ...`my name is Priya tomorrow at 4 pm no yes two lakh double not do kal पाँच baje 25/12/2026 + @ gmail dot com , . ? half past ordinal 9876543210 first premium
    मेरा नाम है call me back stop nahi sadhe in days बाद - 99999999999999999999 1e9 0 constructor __proto__ toString`.split(
      /\s+/,
    ),
  )
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: 'grapheme' }),
    fc.array(words, { maxLength: 15 }).map((list) => list.join(' ')),
  )
  const names = fc.constantFrom(
    'name',
    'when',
    'date',
    'time',
    'phone',
    'email',
    'pincode',
    'city',
    'address',
    'notes',
    'age',
    '__proto__',
    'नाम',
    '',
  )
  const spec: fc.Arbitrary<FieldSpec> = fc.record({
    name: names,
    type: fc.constantFrom('string', 'number', 'boolean', 'enum'),
    description: fc.oneof(fc.constant(''), fc.string({ maxLength: 40 }), words),
    options: fc.array(fc.oneof(words, fc.string({ maxLength: 10 })), { maxLength: 4 }),
    required: fc.boolean(),
  })
  const specs = fc.uniqueArray(spec, { maxLength: 6, selector: ({ name }) => name })

  it('takes nothing for a field that has the name of what every object has', () => {
    const fields = [field('name', 'string', 'my'), field('__proto__', 'enum', '', [])]
    expect(Object.keys(understand('no __proto__ is my', fields, ['name']).values)).toEqual([])
  })

  it('never throws and gives only values of the field’s type', () => {
    fc.assert(
      fc.property(text, specs, fc.integer({ min: 0, max: 4e12 }), (said, fields, now) => {
        const asked = fields.slice(0, 2).map(({ name }) => name)
        const { values, refused } = understand(said, fields, asked, { now })
        for (const [name, value] of Object.entries(values)) {
          const known = fields.find((other) => other.name === name)
          if (known?.type === 'enum') expect(known.options).toContain(value)
          else expect(typeof value).toBe(known?.type)
          if (typeof value === 'number') expect(Number.isFinite(value)).toBe(true)
          if (typeof value === 'string' && known?.type === 'string') expect(value.length).toBeGreaterThan(0)
        }
        for (const name of refused) expect(asked).toContain(name)
      }),
      { numRuns: 1_500 },
    )
  })

  it('reads a long text in no time to speak of', () => {
    const long = 'tomorrow at four thirty my number is nine eight '.repeat(400)
    expect(() => understand(long, FIELDS, ['reason'])).not.toThrow()
  })
})
