import { describe, expect, it } from 'vitest'
import { field, valuesOf } from '../../../support/language/rules.ts'

const PHONE = field('phone', 'string', 'Mobile number')
const PINCODE = field('pincode', 'string', 'PIN code of the area')
const WARRANTY = field('under_warranty', 'boolean', 'Whether the appliance is under warranty')
const ORDER = field('order_number', 'string', 'Order number')
const PAN = field('pan', 'string', 'PAN number')

describe('a phone number', () => {
  it.each([
    'I got a missed call from 9812345670',
    'mujhe 9812345670 se phone aaya tha',
    'मुझे 9812345670 से फोन आया था',
    'is your number 9812345670?',
    'kya aapka number 9812345670 hai',
    'my account number is 9812345670',
    'PNR 9812345670 hai',
    'my old number was 9812345670',
    'I lost the phone with 9812345670',
  ])('of another call, matter or time is not taken: "%s"', (text) => {
    expect(valuesOf(text, PHONE)).toEqual({})
  })

  it.each([
    'call me on 9812345670',
    'mera number 9812345670 hai',
    'my new number is 9812345670, the old one is closed',
    'I am calling from 9812345670',
    'papa ka number likho 9812345670',
  ])('to be used is taken: "%s"', (text) => {
    expect(valuesOf(text, PHONE)).toEqual({ phone: '+919812345670' })
  })

  it('that is told beside an answer is left', () => {
    expect(valuesOf('No, I have called 9812345670 many times', WARRANTY, PHONE)).not.toHaveProperty('phone')
    expect(valuesOf("yes, my neighbour's number is 9812345670", WARRANTY, PHONE)).not.toHaveProperty('phone')
  })
})

describe('codes', () => {
  it.each([
    ['my office pincode is 400001', PINCODE],
    ['560001 is my office, home I forgot', PINCODE],
    ['my last order was 778899', ORDER],
    ['not 778899', ORDER],
    ["my wife's PAN is ABCDE1234F", PAN],
  ])('of another place, order or person are not taken: "%s"', (text, asked) => {
    expect(valuesOf(text, asked)).toEqual({})
  })

  it.each([
    ['pincode is 400001', PINCODE, '400001'],
    ['order number is 778899', ORDER, '778899'],
    ['my PAN is ABCDE1234F', PAN, 'ABCDE1234F'],
  ])('of the question are taken: "%s"', (text, asked, value) => {
    expect(valuesOf(text, asked)).toEqual({ [asked.name]: value })
  })
})
