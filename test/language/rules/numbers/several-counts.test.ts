import { describe, expect, it } from 'vitest'
import { field, valuesOf } from '../../../support/language/rules.ts'

const ANIMALS = field('farm_animals', 'number', 'Number of animals on the farm')
const BUSES = field('buses_running', 'number', 'How many buses are running today')
const SACKS = field('cement_sacks', 'number', 'Cement sacks the site needs')
const PASSES = field('passes', 'number', 'Entry passes wanted')
const KIDS = field('kids', 'number', 'How many children are in the house')
const CLAIMS = field('earlier_claims', 'number', 'Claims made before')
const READING = field('ph_level', 'number', 'pH of the water')
const FLOOR = field('floor', 'number', 'Floor of the flat')
const RIDERS = field('riders', 'number', 'How many people were in the car, including the driver')

describe('kinds that are counted one after the other', () => {
  it.each([
    ['four goats and a dozen hens', ANIMALS, undefined],
    ['four goats and ten hens', ANIMALS, 14],
    ['do bakri aur paanch murgi', ANIMALS, 7],
    ['तीन गाय और एक बैल है', ANIMALS, 4],
    ['6 goats, 2 cows', ANIMALS, 8],
    ['three for us and one for my uncle', PASSES, 4],
    ['8 big ones and 4 small ones', SACKS, 12],
    ['one in 2018 and two in 2021', CLAIMS, 3],
    ['three goats and a bull', ANIMALS, 4],
    ['a goat and two hens', ANIMALS, 3],
    ['nine open and two sealed', SACKS, 11],
  ])('are added up: "%s"', (text, asked, value) => {
    expect(valuesOf(text, asked)[asked.name]).toBe(value)
  })

  it.each([
    ['5 sacks and 2 shovels', SACKS, 5],
    ['3 goats or 4 hens', ANIMALS, undefined],
    ['3 goats, and one is lame', ANIMALS, undefined],
    ['two passes and 3 days', PASSES, 2],
  ])('are not added up where one of them is asked for, or more is said: "%s"', (text, asked, value) => {
    expect(valuesOf(text, asked)[asked.name]).toBe(value)
  })

  it('leave what another field counts to that', () => {
    const cows = field('cows', 'number', 'How many cows')
    expect(valuesOf('3 goats and 2 cows', ANIMALS, cows)).not.toMatchObject({ farm_animals: 5 })
  })
})

describe('a number beside the one that is asked for', () => {
  it.each([
    ['18 are running and 3 are broken', BUSES, 18],
    ['21 buses hain, 3 kharab', BUSES, undefined],
    ['21 hain par 3 kharab hain, to 18', BUSES, 18],
    ['total 21 buses, running only 18', BUSES, 18],
    ['20 total, sirf 12', BUSES, undefined],
    ['four 40 kg sacks', SACKS, 4],
    ['50 kg wali teen bori', SACKS, 3],
    ["we live in C-703, that's the 7th floor", FLOOR, 7],
    ['flat 1102 on the eleventh floor', FLOOR, 11],
    ['do gaay thi, ek mar gayi', ANIMALS, undefined],
    ['house 77, three children', KIDS, 3],
    ['6 of 12', SACKS, 6],
    ['two hundred, give or take ten', SACKS, 200],
    ['my brother is 14 and we have two children', KIDS, 2],
    ['do din ka', SACKS, undefined],
    ['ten sacks and a half', SACKS, 10.5],
    ['ek bakri aur uska bachcha', ANIMALS, undefined],
    ['8 of the 20, the rest tomorrow', SACKS, 8],
    ['roll number 31', KIDS, undefined],
    ['call me on 9812345670', KIDS, undefined],
  ])('is the size, the rest, or the name of a thing: "%s"', (text, asked, value) => {
    expect(valuesOf(text, asked)[asked.name]).toBe(value)
  })
})

describe('none at all', () => {
  it.each([
    ["we don't have any", KIDS],
    ['bachche nahi hain', KIDS],
    ['घर में कोई बच्चा नहीं है', KIDS],
    ['never', CLAIMS],
    ['कभी नहीं लिया', CLAIMS],
    ['kabhi nahi kiya', CLAIMS],
    ['no sacks this time', SACKS],
    ['not even once', CLAIMS],
    ['एक भी नहीं लिया', CLAIMS],
    ["don't own one", ANIMALS],
  ])('is zero: "%s"', (text, asked) => {
    expect(valuesOf(text, asked)).toEqual({ [asked.name]: 0 })
  })

  it.each([
    ['never mind', CLAIMS],
    ['bachchon ka nahi bataunga', KIDS],
    ["I don't have any idea", KIDS],
  ])('is not said by "%s"', (text, asked) => {
    expect(valuesOf(text, asked)).toEqual({})
  })
})

describe('decimals and rough numbers', () => {
  it.each([
    ['seven point four', 7.4],
    ['7 point 4', 7.4],
    ['6 point 25', 6.25],
    ['सात दशमलव पाँच', 7.5],
    ['अढ़ाई', 2.5],
    ['sevenish', 7],
    ['20ish', 20],
  ])('"%s"', (text, value) => {
    expect(valuesOf(text, READING)['ph_level']).toBe(value)
  })
})

describe('people in few words', () => {
  it.each([
    ['hum dono', 2],
    ['हम तीनों थे', 3],
    ['five of us and the driver', 6],
    ['me and my nurse', 2],
    ['akela tha', 1],
    ['five of us and the trolley', undefined],
    ['me, my wife and both boys', 4],
    ['me and my wife, the kids not yet', undefined],
  ])('"%s"', (text, value) => {
    expect(valuesOf(text, RIDERS)['riders']).toBe(value)
  })
})

describe('the price of one', () => {
  const RATE = { ...field('rate_per_head', 'number', 'Rate per head'), kind: 'amount' as const }
  it.each([
    ['total budget is 90000', undefined],
    ['kul 90 hazaar', undefined],
    ['900 per head, 90000 in total', 900],
    ['900 rupees', 900],
  ])('is not the sum of all: "%s"', (text, value) => {
    expect(valuesOf(text, RATE)['rate_per_head']).toBe(value)
  })

  it('leaves the count that was asked for alone', () => {
    const plates = field('plates', 'number', 'plates')
    const price = { ...field('price_per_plate', 'number', 'Price per plate'), kind: 'amount' as const }
    expect(valuesOf('dedh sau plate lagegi', plates, price)).toEqual({ plates: 150 })
  })
})

describe('spans of time and sums that were told before', () => {
  const MONTHS = field('months_there', 'number', 'Time with the firm in months')
  const SINCE = field('months_since_repair', 'number', 'Months since the last repair')
  const COVER = { ...field('cover', 'number', 'Cover wanted'), kind: 'amount' as const }
  it.each([
    ['two years and four months', MONTHS, 28],
    ['since May 2022', MONTHS, undefined],
    ['paanch mahine pehle', SINCE, 5],
    ['two years ago', SINCE, 24],
    ['pehle teen lakh ka tha, ab saat ka', COVER, undefined],
    ['quarter of a crore', COVER, undefined],
  ])('"%s"', (text, asked, value) => {
    expect(valuesOf(text, asked)[asked.name]).toBe(value)
  })
})
