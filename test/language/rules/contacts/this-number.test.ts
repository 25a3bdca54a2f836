import { describe, expect, it } from 'vitest'
import { field, understand } from '../../../support/language/rules.ts'

const CONTACT = field('contact_phone', 'string', 'Mobile number where we can reach the customer')
const OTHER = field('alternate_phone', 'string', 'Another phone number')
const dialledNumber = '+919876543210'

describe('"this number" on a phone call', () => {
  it.each([
    'this same number',
    'on this number only',
    'the same one you called on',
    'the number you are calling me on',
    'haan yahi number rakh lo please',
    'same number is fine',
    'you can use this number',
    'isi number pe',
    'yahi number hai',
    'jis number par aap baat kar rahe ho wahi',
    'इसी नंबर पर कॉल कीजिए',
    'यही नंबर है मेरा',
  ])('is the one that was dialled: "%s"', (text) => {
    expect(understand(text, [CONTACT], ['contact_phone'], { dialledNumber })).toMatchObject({
      values: { contact_phone: dialledNumber },
      intent: null,
    })
  })
  it.each([
    'not this number',
    'is number par mat karna',
    'this is my office',
    'इस नंबर पर नहीं',
    'which number',
    'some other number',
    'this number is wrong',
    "this number isn't mine",
    'anything but this number',
    'this number will be disconnected soon',
    'this number belongs to my wife',
    'yeh number galat hai',
    'ye number band ho jayega',
    'ye number mere bhai ka hai',
    'who gave you this number',
    'is it this number?',
  ])('is not said by "%s"', (text) =>
    expect(understand(text, [CONTACT], ['contact_phone'], { dialledNumber }).values).toEqual({}),
  )
  it('gives way to digits', () => {
    const { values } = understand('this number, 98220 12345', [CONTACT], ['contact_phone'], { dialledNumber })
    expect(values).toEqual({ contact_phone: '+919822012345' })
  })
  it('is no other number', () => {
    expect(understand('same number', [OTHER], ['alternate_phone'], { dialledNumber }).values).toEqual({})
  })
  it('means none by text, nor where another answer is asked for', () => {
    expect(understand('same number', [CONTACT], ['contact_phone']).values).toEqual({})
    const name = field('name')
    expect(understand('same number', [name, CONTACT], ['name'], { dialledNumber }).values).toEqual({})
  })
})
