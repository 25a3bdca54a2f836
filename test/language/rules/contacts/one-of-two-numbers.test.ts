import { describe, expect, it } from 'vitest'
import { field, valuesOf } from '../../../support/language/rules.ts'

describe('one of two phone numbers', () => {
  const CONTACT = field('contact', 'string', 'Your mobile number')
  it.each([
    ['98765 43210', CONTACT, '+919876543210'],
    ['nine eight seven six five, four three two one zero', CONTACT, '+919876543210'],
    ['मेरा नंबर है नौ आठ सात छह पाँच चार तीन दो एक शून्य', CONTACT, '+919876543210'],
    ['98765 43210, WhatsApp bhi isi pe', CONTACT, '+919876543210'],
    ['oh sorry not that, 98765 43211', CONTACT, '+919876543211'],
    ['double nine eight seven six five four three two one', CONTACT, '+919987654321'],
    ['plus nine one nine eight seven six five four three two one zero', CONTACT, '+919876543210'],
    ['zero nine eight seven six five four three two one zero', CONTACT, '+919876543210'],
  ])('"%s"', (text, one, value) => {
    expect(valuesOf(text, one)).toEqual({ [one.name]: value })
  })
  it.each([
    ['9876543210 ya 9876543211', CONTACT],
    ['9876543210 or 9876543211 either is fine', CONTACT],
    ['the same one you called on', CONTACT],
    ['isi number pe', CONTACT],
    ['9876543210 ya 9876543211', CONTACT],
    ['98765 432', CONTACT],
  ])('"%s" is asked again', (text, one) => {
    expect(valuesOf(text, one)).toEqual({})
  })
})
