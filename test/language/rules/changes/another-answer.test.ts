import { describe, expect, it } from 'vitest'
import type { FieldSpec, FieldValue } from '../../../../src/ports/language.ts'
import { field, understand } from '../../../support/language/rules.ts'

const fields: FieldSpec[] = [
  field('traveller_name', 'string', 'What is your name?'),
  field('destination_city', 'string', 'Which city are you going to?'),
  field('vehicle', 'string', 'Which model do you want?'),
  field('passengers', 'number', 'How many passengers will travel?'),
  field('bags', 'number', 'How many bags will you carry?'),
  field('ride_type', 'enum', 'What kind of ride is it?', ['one way', 'round trip', 'hourly']),
  field('travel_date', 'string', 'On which day do you travel?'),
  field('pickup_time', 'string', 'What time should the cab come?'),
  field('mobile', 'string', 'What is your mobile number?'),
  field('child_seat', 'boolean', 'Do you need a child seat?'),
  field('carrier', 'boolean', 'Do you need a luggage carrier?'),
  field('confirmed', 'boolean', 'Is everything correct?'),
]
const collected: Record<string, FieldValue> = {
  traveller_name: 'Meeta Rao',
  destination_city: 'Mysore',
  vehicle: 'Ertiga',
  passengers: 4,
  bags: 3,
  ride_type: 'one way',
  travel_date: '2026-11-27',
  pickup_time: '08:00',
  mobile: '+919822012345',
  child_seat: true,
}

function read(text: string, asked: string, known = collected): Record<string, FieldValue> {
  const { [asked]: _, ...others } = known
  return understand(text, fields, [asked], { collected: others }).values
}

describe('a correction within a sentence finds the answer that it replaces', () => {
  it.each<[string, string, Record<string, FieldValue>]>([
    ['carrier', 'passenger 4 nahi 5 honge', { passengers: 5 }],
    ['carrier', 'पाँच लोग होंगे, चार नहीं', { passengers: 5 }],
    ['carrier', 'sorry, 2 bags not 3', { bags: 2 }],
    ['carrier', 'haan chahiye, aur bag 3 nahi 2 hain', { carrier: true, bags: 2 }],
    ['carrier', 'no, and it is a round trip, not one way', { carrier: false, ride_type: 'round trip' }],
    ['carrier', 'no, round trip instead of one way', { ride_type: 'round trip' }],
    ['carrier', 'friday ki jagah saturday kar dijiye', { travel_date: '2026-11-28' }],
    ['carrier', 'शुक्रवार नहीं, शनिवार को जाना है', { travel_date: '2026-11-28' }],
    ['confirmed', 'the pickup should be 7:30 not 8', { pickup_time: '07:30' }],
    ['confirmed', 'Mysore nahi Hampi jaana hai', { destination_city: 'Hampi' }],
    ['confirmed', 'gaadi Ertiga nahi Innova chahiye', { vehicle: 'Innova' }],
    ['confirmed', 'the name is spelled Meetha not Meeta', { traveller_name: 'Meetha Rao' }],
    ['confirmed', 'my number ends with 77', { mobile: '+919822012377' }],
    ['confirmed', "we don't need the child seat actually", { child_seat: false }],
    ['confirmed', 'sab theek hai par passenger 4 nahi 6 hain', { passengers: 6 }],
    ['confirmed', 'make it 5 passengers and my number ends with 46', { passengers: 5, mobile: '+919822012346' }],
    ['confirmed', 'not Meeta, Sita Rao will travel', { traveller_name: 'Sita Rao' }],
    ['carrier', 'oh sorry, I said 4 passengers but it is 5', { passengers: 5 }],
    ['carrier', 'I told you one way but it should be round trip', { ride_type: 'round trip' }],
    ['carrier', 'ek baat aur, din 27 nahi 28 november hai', { travel_date: '2026-11-28' }],
  ])('asked for %s, "%s" gives %o', (asked, text, values) => {
    expect(read(text, asked)).toEqual(values)
  })

  it.each<[string, string, Record<string, FieldValue>]>([
    ['confirmed', "the traveller's name is Aarti Shah", { traveller_name: 'Aarti Shah' }],
    ['confirmed', 'everything is fine, only the time should be 11', { pickup_time: '11:00' }],
    ['carrier', 'naam galat hai, Seeta Rao hai', { traveller_name: 'Seeta Rao' }],
    ['carrier', 'yes, and the city is Hampi', { carrier: true, destination_city: 'Hampi' }],
  ])('and so does one that only names the field: asked for %s, "%s" gives %o', (asked, text, values) => {
    expect(read(text, asked)).toEqual(values)
  })

  it('also where the answer is not known yet, by the name of its field', () => {
    expect(read('passenger 4 nahi 5 honge', 'carrier', {})).toEqual({ passengers: 5 })
  })
})

describe('what could be meant for several answers, or for none, changes nothing', () => {
  it.each<[string, string, Record<string, FieldValue>, Record<string, FieldValue>]>([
    ['carrier', '3 nahi 5', { ...collected, passengers: 3, bags: 3 }, {}],
    ['carrier', 'actually make it three', collected, {}],
    ['carrier', 'Meeta nahi aayegi', collected, {}],
    ['carrier', "my brother's name is Amit", collected, {}],
    ['carrier', 'is the time 9?', collected, {}],
    ['carrier', 'the time is fine', collected, {}],
    ['vehicle', 'Ertiga nahi, Innova', collected, { vehicle: 'Innova' }],
    ['passengers', '4 nahi 5', { ...collected, bags: 4 }, { passengers: 5 }],
    ['vehicle', 'the one way is not clear to me', collected, {}],
  ])('asked for %s, "%s" after %o gives %o', (asked, text, known, values) => {
    expect(read(text, asked, known)).toEqual(values)
  })
})
