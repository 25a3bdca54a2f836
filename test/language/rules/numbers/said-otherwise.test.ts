import { describe, expect, it } from 'vitest'
import { field, valuesOf } from '../../../support/language/rules.ts'

const WAGE = field('expected_wage', 'number', 'Expected monthly salary in rupees')
const FEE = field('fee_budget', 'number', 'How much you can spend on the course per year, in rupees')
const KM = field('odometer_km', 'number', 'Kilometres the car has run so far')
const CLAIMS = field('claim_count', 'number', 'Number of claims made last year')
const RATING = field('rating', 'number', 'Rating from 1 to 5')
const SHIFTS = field('seats', 'number', 'How many seats do you need?')
const NIGHTS = field('nights', 'number', 'How many nights will you stay?')

describe('a sum of another period than the one that is asked for is asked again', () => {
  it.each([
    [WAGE, 'roz ka 600'],
    [WAGE, '700 roz'],
    [WAGE, '800 a day'],
    [WAGE, 'din ke 700'],
    [WAGE, 'रोज़ के सात सौ'],
    [WAGE, 'weekly 5000'],
    [WAGE, 'saal ka 3 lakh'],
    [FEE, '10000 a month'],
    [FEE, 'mahine ke 8 hazaar tak'],
  ])('$name: "%s"', (asked, text) => {
    expect(valuesOf(text, asked)).toEqual({})
  })

  it.each([
    [WAGE, '18000 monthly', 18_000],
    [WAGE, 'mahine ka 18000, roz 10 ghante', 18_000],
    [WAGE, '18 hazaar, daily 8 ghante ka kaam', 18_000],
    [WAGE, 'daily aa jaunga, 18000 chahiye', 18_000],
    [FEE, 'saal ka dedh lakh', 150_000],
  ])('$name: "%s" is %d', (asked, text, value) => {
    expect(valuesOf(text, asked)).toEqual({ [asked.name]: value })
  })
})

describe('a year is no quantity', () => {
  it.each([
    [KM, '2019 model hai'],
    [KM, 'we got it in 2018'],
    [KM, '2020 mein li thi'],
    [KM, 'दो हजार उन्नीस में खरीदी थी'],
    [CLAIMS, 'policy 2022 se hai'],
  ])('$name: "%s"', (asked, text) => {
    expect(valuesOf(text, asked)).toEqual({})
  })

  it.each([
    [KM, "it's a 2019 model, done 45000", 45_000],
    [KM, '2019 se chala raha hun, 62 hazaar ho gaya', 62_000],
    [KM, '2,019 km', 2_019],
    [FEE, '2000 mein ho jayega', 2_000],
  ])('$name: "%s" is %d', (asked, text, value) => {
    expect(valuesOf(text, asked)).toEqual({ [asked.name]: value })
  })
})

describe('numbers as people say them', () => {
  it.each([
    [FEE, 'one eighty thousand', 180_000],
    [FEE, 'two fifty thousand max', 250_000],
    [FEE, 'one fifty hazaar', 150_000],
    [FEE, 'one lakh eighty thousand', 180_000],
    [KM, 'bayalis hazaar kuch', 42_000],
    [KM, 'sixty thousand something', 60_000],
    [FEE, 'one lakh odd', 100_000],
    [CLAIMS, 'teen baar claim kiya', 3],
    [CLAIMS, 'ek baar hi kiya tha', 1],
    [CLAIMS, 'दो बार लिया था', 2],
    [CLAIMS, 'took it two times last year', 2],
    [RATING, 'if I could give zero I would, but 1', 1],
    [RATING, "I'd give it a 10 honestly but max is 5 so 5", 5],
    [RATING, 'do de do, late aaye the', 2],
    [NIGHTS, 'two, our train is a day after that so three', 3],
  ])('$name: "%s" is %d', (asked, text, value) => {
    expect(valuesOf(text, asked)).toEqual({ [asked.name]: value })
  })

  it.each([
    [KM, 'thirty something'],
    [CLAIMS, 'maine do baar call kiya tha aapko'],
    [CLAIMS, 'I have told you three times already'],
    [SHIFTS, 'teen baar bataya hai'],
  ])('$name: "%s" is asked again', (asked, text) => {
    expect(valuesOf(text, asked)).toEqual({})
  })
})
