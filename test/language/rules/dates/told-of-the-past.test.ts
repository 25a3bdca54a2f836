import { describe, expect, it } from 'vitest'
import { field, valuesOf } from '../../../support/language/rules.ts'

const JOINED = field('admission_day', 'string', 'Day of admission')
const IN = field('admission_date', 'string', 'Date of admission to the hospital')
const OUT = field('discharge_date', 'string', 'Day the patient was discharged')

describe('a day that has been, where the question leaves open when', () => {
  it.each([
    ['he was admitted on the ninth', '2026-11-09'],
    ['we took her in on the 12th', '2026-11-12'],
    ['nau ko admit kiya tha', '2026-11-09'],
    ['the cough began on the third but he was admitted only on the sixth', '2026-11-06'],
  ])('"%s"', (text, day) => {
    expect(valuesOf(text, JOINED)).toEqual({ admission_day: day })
  })

  it.each([
    ['it is booked for the 25th', '2026-11-25'],
    ['we will get him admitted on the 25th', '2026-11-25'],
    ['the hundred rupees are ready, the 25th', '2026-11-25'],
    ['it got postponed to the 25th', '2026-11-25'],
    ['kal bharti hona hai', '2026-11-22'],
  ])('is to come: "%s"', (text, day) => {
    expect(valuesOf(text, JOINED)).toEqual({ admission_day: day })
  })
})

describe('a day that has been, where it must have been', () => {
  it.each([
    ['the 25th', { discharge_date: '2026-10-25' }],
    ['kal chhutti mil gayi', { discharge_date: '2026-11-20' }],
    ['it will be on the 25th', {}],
    ['25 ko jayenge', {}],
    ['kal hua hoga', { discharge_date: '2026-11-20' }],
    ['15 ko mili thi, main bill bhej dunga', { discharge_date: '2026-11-15' }],
    ['booked for the 25th', {}],
    ['this is my third call, he was discharged on the fifth', { discharge_date: '2026-11-05' }],
  ])('"%s"', (text, values) => {
    expect(valuesOf(text, OUT)).toEqual(values)
  })
})

it('is told for both ends of a stay', () => {
  expect(valuesOf('admitted on the ninth, discharged on the thirteenth', IN, OUT)).toEqual({
    admission_date: '2026-11-09',
    discharge_date: '2026-11-13',
  })
})

describe('a day that has been or is to come', () => {
  const PAY = field('payment_date', 'string', 'Day on which the dues were paid or will be paid')
  it.each([
    ['I paid on the fifth', '2026-11-05'],
    ['paanch tareekh ko de diya tha', '2026-11-05'],
    ["I'll pay by friday", '2026-11-27'],
    ['सोमवार को भर दूँगा', '2026-11-23'],
    ['pachees ko', '2026-11-25'],
    ['pehli ko salary aati hai, do december ko de dunga', '2026-12-02'],
  ])('"%s"', (text, day) => {
    expect(valuesOf(text, PAY)).toEqual({ payment_date: day })
  })
})
