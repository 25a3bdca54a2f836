import { describe, expect, it } from 'vitest'
import { field, understand, valuesOf } from '../../../support/language/rules.ts'

const PIN = field('pin_code', 'string', '6 digit PIN code of the address')
const GUESTS = field('guests', 'number', 'How many guests will come?')

describe('digits in hundreds', () => {
  it.each([
    ['four hundred eleven zero four five', '411045'],
    ['चार सौ ग्यारह शून्य चार पाँच', '411045'],
    ['four hundred and eleven, zero forty five', '411045'],
    ['paanch sau saath zero teen chaar', '560034'],
    ['five sixty zero thirty four', '560034'],
    ['four double one zero three eight', '411038'],
  ])('"%s"', (text, pin) => {
    expect(valuesOf(text, PIN)).toEqual({ pin_code: pin })
  })
})

describe('who does not know it, and tells something about it, declines nothing', () => {
  it.each([
    [PIN, 'pin yaad nahi hai, kothrud mein hai ghar'],
    [GUESTS, "don't know yet, my cousins haven't told me"],
    [GUESTS, 'pata nahi abhi, bhai log confirm karenge'],
    [GUESTS, 'पता नहीं, बेटा तय करेगा'],
  ])('$name: "%s"', (asked, text) => {
    expect(understand(text, [asked], [asked.name])).toMatchObject({ values: {}, refused: [] })
  })

  it.each(["I don't know", 'pata nahi', 'yaad nahi hai', "I don't want to tell you"])('"%s" declines', (text) => {
    expect(understand(text, [GUESTS], ['guests']).refused).toEqual(['guests'])
  })
})
