import { describe, expect, it } from 'vitest'
import { field, understand } from '../../../support/language/rules.ts'

const START = field('from_station', 'string', 'From which station do you travel?')
const END = field('to_station', 'string', 'And up to which station?')

describe('the end of a way', () => {
  it.each([
    ['up to Dadar', { to_station: 'Dadar' }],
    ['upto Dadar', { to_station: 'Dadar' }],
    ['till Virar please', { to_station: 'Virar' }],
    ['Thane tak', { to_station: 'Thane' }],
    ['मुझे ठाणे तक जाना है', { to_station: 'ठाणे' }],
    ['ठाणे तक, नहीं, कल्याण तक', { to_station: 'कल्याण' }],
  ])('is a place without the words that make it the end: "%s"', (text, expected) => {
    expect(understand(text, [START, END], ['to_station']).values).toEqual(expected)
  })
})

describe('both ends of a way', () => {
  it.each([
    ['from Borivali to Dadar', 'Borivali', 'Dadar'],
    ['Andheri se Thane tak', 'Andheri', 'Thane'],
    ['दादर से ठाणे तक', 'दादर', 'ठाणे'],
  ])('are taken where both are asked for by the flow: "%s"', (text, start, end) => {
    const both = { from_station: start, to_station: end }
    expect(understand(text, [START, END], ['from_station']).values).toEqual(both)
  })
})
