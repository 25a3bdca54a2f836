import { describe, expect, it } from 'vitest'
import type { FieldValue } from '../../../../src/ports/language.ts'
import { field, understand } from '../../../support/language/rules.ts'

const flows = [
  [
    field('tiffins', 'number', 'How many tiffins a day?'),
    field('delivery_time', 'string', 'At what time should they come?'),
  ],
  [field('rooms', 'number', 'How many rooms?'), field('check_in_time', 'string', 'At what time do you check in?')],
  [field('hours', 'number', 'How many hours a week?'), field('class_time', 'string', 'At what time?')],
] as const
const start = field('start_date', 'string', 'From which date?')

describe.each(flows.map(([count, time]) => ({ count, time })))('with $count.name and $time.name', ({ count, time }) => {
  const fields = [count, time, start]
  const read = (text: string, asked: string): Record<string, FieldValue> => understand(text, fields, [asked]).values

  it.each([
    ['three I think, no make that two', 2],
    ['four I guess, no make it five', 5],
    ['six, sorry, seven', 7],
    ['two, no wait, four', 4],
    ['paanch nahi, chhe kar dijiye', 6],
    ['make it three', 3],
  ])('"%s" to the question for the number gives no time', (text, value) => {
    expect(read(text, count.name)).toEqual({ [count.name]: value })
  })

  it('a number before what is counted is no time of another field', () => {
    expect(read(`change it to three ${count.name}`, start.name)).toEqual({ [count.name]: 3 })
  })

  it('a clock word makes a time of it', () => {
    expect(read('two, at five pm', count.name)).toEqual({
      [count.name]: 2,
      [time.name]: expect.stringContaining('17:00') as string,
    })
  })

  it.each(['between one and two', 'ek aur do ke beech', 'teen se chaar ke beech', 'दो और तीन के बीच'])(
    '"%s" leaves the time open',
    (text) => expect(read(text, time.name)).toEqual({}),
  )
})

const km = field('kilometres', 'number', 'How many kilometres has the car run?')
const hours = field('outage_hours', 'number', 'For how many hours has there been no power?')
const kilos = field('weight', 'number', 'How many kilograms is it?')

describe('a number with its unit', () => {
  it.each([
    ['around 18,500 km', km, 18_500],
    ['one lakh ten thousand kms', km, 110_000],
    ['pachees hazaar kilometre', km, 25_000],
    ['do ghante se nahi hai', hours, 2],
    ['teen ghante se nahi aa rahi', hours, 3],
    ['चार घंटे से नहीं है', hours, 4],
    ['about twelve kgs', kilos, 12],
    ['5 kilo', kilos, 5],
  ] as const)('"%s" is a number', (text, asked, value) => {
    expect(understand(text, [asked], [asked.name]).values).toEqual({ [asked.name]: value })
  })

  it('does not take the "no" of a sentence for a word of the field', () => {
    const pin = field('pin_code', 'string', 'What is the PIN code?')
    const { values } = understand('zero no wait seven triple zero two nine', [pin, hours], ['pin_code'])
    expect(values).toEqual({ pin_code: '700029' })
  })
})

const amount = field('amount', 'number', 'How much will you pay, in rupees?')

describe('of several amounts and fields', () => {
  it.each([
    ['the emi is 3250 but I can give only fifteen hundred', 1_500],
    ['they offered 40000 but I want only forty five thousand', 45_000],
    ['the showroom price is 95000 but I will take sixty thousand', 60_000],
    ['I can give 2000 but the emi is 3250', 2_000],
    ['kist 3250 hai lekin main do hazaar dunga', 2_000],
  ])('"%s" leaves the one that the speaker says of himself', (text, value) => {
    expect(understand(text, [amount], ['amount']).values).toEqual({ amount: value })
  })

  it.each([
    ['sorry, I told you my age wrong, I am 51', { age: 51 }],
    ['sorry, I said the kilometres wrong, it is 31000', { kilometres: 31_000 }],
    ['galti se kilometres galat bol diya, 18000 hai', { kilometres: 18_000 }],
  ])('"%s" puts an earlier one right', (text, values) => {
    const age = field('age', 'number', 'How old are you?')
    const city = field('city', 'string', 'Which city do you live in?')
    const collected = { age: 15, kilometres: 81_000 }
    expect(understand(text, [age, km, city], ['city'], { collected }).values).toEqual(values)
  })
})
