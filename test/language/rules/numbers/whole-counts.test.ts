import { describe, expect, it } from 'vitest'
import { field, valuesOf } from '../../../support/language/rules.ts'

describe('a count takes whole numbers of things', () => {
  const members = field('household', 'number', 'परिवार में सदस्यों की संख्या')
  const cows = field('cows', 'number', 'How many cows do you keep?')
  const devices = field('device_count', 'number', 'How many devices will use the Wi-Fi')
  const guests = field('guest_count', 'number', 'Total number of guests, adults and children together')

  it.each([
    ['महीने का बारह हज़ार कमाते हैं', members, undefined],
    ['we earn nine thousand a month', members, undefined],
    ['हम छह लोग हैं', members, 6],
    ['7 log', members, 7],
    ['two and a half', cows, undefined],
    ['3 lakh', cows, undefined],
    ['150', cows, 150],
    ['none', cows, 0],
    ['a dozen, all of us have two', devices, 12],
    ['a couple, one for each', devices, 2],
    ['3 adults and 4 kids', guests, 7],
  ])('"%s"', (text, asked, value) => {
    expect(valuesOf(text, asked)).toEqual(value === undefined ? {} : { [asked.name]: value })
  })

  it('takes a part of what can be divided', () => {
    const milk = field('milk', 'number', 'How many litres of milk do you want each day?')
    expect(valuesOf('two and a half', milk)).toEqual({ milk: 2.5 })
    const days = field('sick_days', 'number', 'How many sick days did you take?')
    expect(valuesOf('2.5', days)).toEqual({ sick_days: 2.5 })
  })

  it('takes whole events where a span of time stands beside them', () => {
    const visits = field('visits', 'number', 'How many visits did you make in the last three years?')
    expect(valuesOf('4.5', visits)).toEqual({})
    expect(valuesOf('4', visits)).toEqual({ visits: 4 })
  })
})

describe('the number of a floor', () => {
  const floor = field('where', 'number', 'Floor no. of the flat')

  it.each([
    ['4th floor', 4],
    ['ground floor', 0],
    ['दूसरी मंज़िल', 2],
    ['fifth', 5],
    ['flat number 804, eighth floor', 8],
    ['plot 71', undefined],
    ['flat 303', undefined],
    ['5', 5],
  ])('"%s"', (text, value) => {
    expect(valuesOf(text, floor)).toEqual(value === undefined ? {} : { where: value })
  })
})

describe('one scale, that of the description', () => {
  const salary = field('expected', 'number', 'Expected salary in LPA')
  it.each([
    ['9', 9],
    ['9 lpa', 9],
    ['8.5 lakh', 8.5],
    ['900000', 9],
  ])('"%s"', (text, value) => {
    expect(valuesOf(text, salary)).toEqual({ expected: value })
  })
})

describe('the part that is asked for', () => {
  const sown = field('land_acres', 'number', 'Land sown this season, in acres')
  it.each([
    ['total 15 acre but only 9 sown', 9],
    ['total 15 acre', 15],
  ])('"%s"', (text, value) => {
    expect(valuesOf(text, sown)).toEqual({ land_acres: value })
  })
})
