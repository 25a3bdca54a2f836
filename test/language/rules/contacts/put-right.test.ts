import { expect, it } from 'vitest'
import { field, understand } from '../../../support/language/rules.ts'

const pin = field('pin_code', 'string', 'What is the PIN code of your area?')
const phone = field('mobile', 'string', 'What is your mobile number?')
const card = field('card_last4', 'string', 'What are the last four digits of the card?')

const read = (text: string, asked: typeof pin): unknown => understand(text, [asked], [asked.name]).values[asked.name]

it.each([
  ['one one zero zero two two, sorry, last is five', pin, '110025'],
  ['110022, sorry, last mein 22 nahi 25', pin, '110025'],
  ['110022, aakhri do digit 25 hai', pin, '110025'],
  ['one one zero zero two two, sorry, last is five, one one zero zero two five', pin, '110025'],
  ['4 1 1 0 0 4, no, the last digit is 5', pin, '411005'],
  ['110022, the last two digits are four one', pin, '110041'],
  ['560012 aakhri digit paanch hai', pin, '560015'],
  ['98220 12345, sorry, the last digit is six', phone, '+919822012346'],
  ['zero no wait seven triple zero two nine', pin, '700029'],
] as const)('puts the end right in "%s"', (text, asked, value) => {
  expect(read(text, asked)).toBe(value)
})

it.each([
  ['1 1 0 0 2 2 no 5', pin],
  ['four five six seven no eight', card],
  ['five six zero zero one two, sorry, four', pin],
] as const)('asks again which digit is meant in "%s"', (text, asked) => {
  expect(read(text, asked)).toBeUndefined()
})
