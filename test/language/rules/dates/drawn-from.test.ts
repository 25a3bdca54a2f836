import { describe, expect, it } from 'vitest'
import { field, valuesOf } from '../../../support/language/rules.ts'

describe('a day that follows from another', () => {
  const VISIT = field('visit_date', 'string', 'Day the patient wants to visit the clinic')
  it.each([
    'report Friday ko aayegi to Saturday ko aati hoon',
    'report Friday ko milegi to Saturday ko aaunga',
    'beti Friday ko aa rahi hai to Saturday ko aayenge',
  ])('"%s" is the second', (text) => {
    expect(valuesOf(text, VISIT)).toEqual({ visit_date: '2026-11-28' })
  })
  it.each([
    'Friday ko aaunga to Saturday ko report milegi',
    'agar Friday ko chhutti mili to Saturday ko aaunga',
    'Friday ko bank jaunga to Saturday ko aaunga',
    'Friday to Saturday',
  ])('"%s" is neither', (text) => {
    expect(valuesOf(text, VISIT)).toEqual({})
  })
})

describe('an hour before what people do in the morning', () => {
  const TIME = field('collection_time', 'string', 'Time for the sample collection')
  it.each([
    ['7, before breakfast', '07:00'],
    ['6 baje, khali pet dena hai na', '06:00'],
    ['main 7 baje uthti hoon, 7:30 aa jaiye', '07:30'],
    ['7 baje, 8:30 ko office jaana hai', '07:00'],
    ['7, after office', '19:00'],
    ['7 baje, office se aake', '19:00'],
  ])('"%s"', (text, collection_time) => {
    expect(valuesOf(text, TIME)).toEqual({ collection_time })
  })
})
