import { describe, expect, it } from 'vitest'
import { field, understand } from '../../../support/language/rules.ts'

/** A value in a reason, a circumstance or a question is not the answer. Today is Saturday, 21 November 2026. */
const time = field('pickup_time', 'string', 'At what time should the cab come?')
const slot = field('call_time', 'string', 'What time suits you for the lesson?')
const day = field('install_date', 'string', 'On which date should we install it?')
const fitting = field('fitting_date', 'string', 'Which day would you like for the fitting?')
const plates = field('plates', 'number', 'How many plates do you need?')
const coaches = field('coaches', 'number', 'How many tickets do you want?')

describe.each([time, slot])('a time, asked as "$description"', (asked) => {
  it.each([
    ['my train leaves at nine so say 7:15 am', '07:15'],
    ['the shop shuts at 8 pm so come at 6:30 pm', '18:30'],
    ['दफ्तर पाँच बजे छूटता है तो शाम छह बजे', '18:00'],
    ['office 6 baje khatam hota hai to shaam saat baje', '19:00'],
    ['papa 2 baje dawai lete hain isliye teen baje dopahar', '15:00'],
    ['I finish work at 4 pm, so 5:30 pm', '17:30'],
    ['the baby sleeps till 3 pm, 4 pm would be good', '16:00'],
    ['since lunch is at 1 pm, let us keep it at 2:30 pm', '14:30'],
    ['I have yoga till 7 am', undefined],
    ['बच्चा चार बजे तक सोता है', undefined],
    ['is it open till 9 pm?', undefined],
    ['ek minute', undefined],
    ['एक मिनट रुकिए', undefined],
  ])('"%s" gives %s', (text, expected) => {
    expect(understand(text, [asked], [asked.name]).values[asked.name]).toBe(expected)
  })
})

describe.each([day, fitting])('a day, asked as "$description"', (asked) => {
  it.each([
    ['the wedding is on 12th december so 10th december is best', '2026-12-10'],
    ['my exam is on 3rd december, so make it the 5th of december', '2026-12-05'],
    ['शादी दस दिसंबर को है तो आठ दिसंबर ठीक है', '2026-12-08'],
    ['mehmaan 20 december ko aa rahe hain isliye 18 december', '2026-12-18'],
    ['we leave on Friday so Thursday please', '2026-11-26'],
    ['because my brother comes on monday, tuesday is better', '2026-11-24'],
    ['thirtieth november, no, first december', '2026-12-01'],
    ['first I thought of monday but finally wednesday only', '2026-11-25'],
  ])('"%s" gives %s', (text, expected) => {
    expect(understand(text, [asked], [asked.name]).values[asked.name]).toBe(expected)
  })
})

describe.each([plates, coaches])('a number, asked as "$description"', (asked) => {
  it.each([
    ['in my time ten people used to come, now so few, so two', 2],
    ['we are six at home but two are fasting, so four', 4],
    ['do, nahi nahi, teen', 3],
    ['पाँच, नहीं नहीं, छह', 6],
    ['three sorry four', 4],
    ['how many come in one box?', undefined],
    ['ek dibbe mein kitne aate hain?', undefined],
    ['एक मिनट', undefined],
    ['I am at house number 45', undefined],
    ['my policy number is 7781', undefined],
  ])('"%s" gives %s', (text, expected) => {
    expect(understand(text, [asked], [asked.name]).values[asked.name]).toBe(expected)
  })
})

it('keeps the number of a product in its name', () => {
  const medicine = field('medicine', 'string', 'Which medicine do you want?')
  const engine = field('model', 'string', 'Which model is it?')
  const count = field('count', 'number', 'How many boxes do you need?')
  for (const [text, asked] of [
    ['I need Dolo 650', medicine],
    ['Telma 40', medicine],
    ['Pulsar 150 hai', engine],
    ['it is the Canon 1500', engine],
  ] as const) {
    const { values } = understand(text, [asked, count], [asked.name])
    expect(values).not.toHaveProperty('count')
    expect(values).toHaveProperty(asked.name)
  }
})

it('looks back where the day asked for is past', () => {
  const when = field('accident_date', 'string', 'On which date did the accident happen?')
  expect(understand('tenth november, no, twelfth november', [when], [when.name]).values).toEqual({
    accident_date: '2026-11-12',
  })
  expect(understand('thirtieth october, no, thirty first october', [when], [when.name]).values).toEqual({
    accident_date: '2026-10-31',
  })
  expect(understand('तीस अक्टूबर, नहीं, इकतीस अक्टूबर', [when], [when.name]).values).toEqual({
    accident_date: '2026-10-31',
  })
})

it('takes the later of two numbers of a phone, where it replaces the first', () => {
  const phone = field('contact_number', 'string', 'What is your phone number?')
  for (const text of ['9045566778 sorry last is 9, 9045566779', '9045566778, no, 9045566779'])
    expect(understand(text, [phone], [phone.name]).values).toEqual({ contact_number: '+919045566779' })
})

describe('an unwillingness about another value', () => {
  it('declines no question', () => {
    const fields = [
      field('driver_needed', 'boolean', 'Do you need our driver too?'),
      field('budget', 'number', 'How much are you ready to pay?'),
    ]
    const { values, refused } = understand('1000 rupay ghanta se zyada nahi dunga', fields, ['driver_needed'])
    expect(values).toEqual({ budget: 1000 })
    expect(refused).toEqual([])
  })
})
