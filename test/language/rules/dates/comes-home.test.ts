import { describe, expect, it } from 'vitest'
import { field, valuesOf } from '../../../support/language/rules.ts'

describe('the hour at which somebody comes home', () => {
  const DELIVERY = field('delivery_time', 'string', 'Time at which the customer wants the delivery')
  it.each([
    ['I reach home by 7', '19:00'],
    ['I get home from office at 6:30', '18:30'],
    ['main 7 baje ghar pahunchta hoon', '19:00'],
    ['ghar 7 baje tak aata hoon', '19:00'],
    ['office se 6 baje aata hoon, uske baad', '18:00'],
    ['5 baje meri wife ghar aa jati hai', '17:00'],
    ['raat 9 baje ghar aata hoon', '21:00'],
    ['मैं 7 बजे घर पहुंचता हूं', '19:00'],
  ])('"%s" tells when to come there', (text, delivery_time) => {
    expect(valuesOf(text, DELIVERY)).toEqual({ delivery_time })
  })
  it.each([
    'I reach office at 9',
    'kids come home at 2',
    "I don't reach home before 7",
    'main 9 baje ghar se nikalta hoon',
    'kal 7 baje ghar pahuncha tha',
    'I reach home by 8',
    'on weekdays I reach home only by nine',
  ])('"%s" does not', (text) => {
    expect(valuesOf(text, DELIVERY)).toEqual({})
  })
  it('is no time to visit a clinic', () => {
    expect(valuesOf('I reach home by 7', field('visit_time', 'string', 'Time of the visit to the clinic'))).toEqual({})
  })
  it.each(['6 or later', 'shaam ko 6 ya uske baad', '6 pm or after'])('"%s" is from then on', (text) => {
    expect(valuesOf(text, DELIVERY)).toEqual({ delivery_time: '18:00' })
  })
})
