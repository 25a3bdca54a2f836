import { describe, expect, it } from 'vitest'
import { field, valuesOf } from '../../../support/language/rules.ts'

const HOTEL = field('hotel_type', 'enum', 'Kind of hotel', ['Two star', 'Three star', 'Five star', 'No hotel'])
const HOME = field('home_size', 'enum', 'Size of the home', ['1 BHK', '2 BHK', '3 BHK'])

describe('a number in a unit that no option has', () => {
  it.each([
    [HOTEL, 'hum 3 din wahan rukenge'],
    [HOTEL, 'we will be there five nights'],
    [HOME, 'it has a warranty of one full year'],
  ])('chooses nothing: $name "%s"', (asked, text) => {
    expect(valuesOf(text, asked)).toEqual({})
  })

  it.each([
    [HOTEL, 'three star for two nights', 'Three star'],
    [HOTEL, 'five star', 'Five star'],
    [HOME, 'two bedrooms', '2 BHK'],
  ])('leaves what is chosen: $name "%s"', (asked, text, value) => {
    expect(valuesOf(text, asked)).toEqual({ [asked.name]: value })
  })
})
