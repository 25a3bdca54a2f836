import { expect, it } from 'vitest'
import { field, valuesOf } from '../../../support/language/rules.ts'

const vehicle = field('vehicle', 'enum', 'What do you want to buy?', [
  'Scooter',
  'Motorcycle',
  'Electric scooter',
  'Moped',
])

it.each([
  ['bike hi chahiye', 'Motorcycle'],
  ['a scooty for my wife', 'Scooter'],
  ['electric scooty', 'Electric scooter'],
  ['petrol wala scooter', 'Scooter'],
])('"%s" chooses %s, beside an option that is one of them with another word', (text, option) => {
  expect(valuesOf(text, vehicle)).toEqual({ vehicle: option })
})

it.each(['battery wali scooty', 'बैटरी वाली स्कूटी'])('"%s" is the one of a sort', (text) => {
  expect(valuesOf(text, vehicle)).toEqual({ vehicle: 'Electric scooter' })
})
