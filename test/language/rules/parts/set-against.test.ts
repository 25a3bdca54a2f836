import { describe, expect, it } from 'vitest'
import { field, understand } from '../../../support/language/rules.ts'

const FIELDS = [
  field('customer_name', 'string', 'Name of the customer'),
  field('patient_name', 'string', 'Name of the patient'),
  field('pickup_city', 'string', 'City to move from'),
  field('drop_city', 'string', 'City to move to'),
  field('had_scan', 'boolean', 'Whether a scan was done'),
  field('relation', 'enum', 'Who the patient is to the caller', ['Self', 'Spouse', 'Child', 'Parent']),
]

const values = (text: string, asked: string) => understand(text, FIELDS, [asked]).values

describe('what a "but" sets against somebody else counts alone', () => {
  it.each([
    ['had_scan', 'my cousin had a scan there, but in our case no', { had_scan: false }],
    ['had_scan', 'padosi ka scan hua tha lekin mera nahi hua', { had_scan: false }],
    ['had_scan', 'my friend had no scan but I had one', { had_scan: true }],
    ['drop_city', 'mere bade bhai Nashik mein hain par hum Kolhapur ja rahe hain', { drop_city: 'Kolhapur' }],
    ['pickup_city', 'dukaan Panvel mein hai, lekin pickup Thane se hoga', { pickup_city: 'Thane' }],
    ['patient_name', 'card meri behen Rekha ke naam pe hai par patient Mohan Sahu hai', { patient_name: 'Mohan Sahu' }],
    ['relation', 'my husband does these calls usually, but the claim is for my son', { relation: 'Child' }],
  ])('%s: "%s"', (asked, text, expected) => {
    expect(values(text, asked)).toEqual(expected)
  })

  it.each([
    ['had_scan', 'my neighbour had a scan there', {}],
    ['had_scan', 'haan scan hua tha, but my brother paid for it', { had_scan: true }],
    ['drop_city', 'Nagpur, but my brother will be there', { drop_city: 'Nagpur' }],
  ])('and nothing else does so: %s: "%s"', (asked, text, expected) => {
    expect(values(text, asked)).toEqual(expected)
  })
  it.each([
    ['boolean', 'Will somebody be at home?', 'my husband is home but I am not', true],
    ['boolean', 'Is anyone in your family diabetic?', "my father has it but I don't", undefined],
    ['boolean', 'Is your spouse working?', "my wife works but I don't", undefined],
    ['boolean', 'Is the patient taking medicines?', "my mother takes them but I don't", undefined],
    ['string', 'Name of the patient', "my wife's name is Kavita Rao but I have booked it", 'Kavita Rao'],
    ['string', 'Your name', "my wife's name is Kavita Rao but I have booked it", undefined],
    ['string', 'Name of the child', 'mere bete ka naam Rohan hai par hum use Golu bulate hain', 'Rohan'],
  ] as const)('nor where a question is about anybody: %s "%s": "%s"', (type, description, text, value) => {
    expect(understand(text, [field('name', type, description)], ['name']).values['name']).toBe(value)
  })

  it.each([
    ['my son has fever but I will bring him', 'Child'],
    ['mere pitaji beemar hain lekin main bol raha hoon', 'Parent'],
  ])('nor of who somebody is: "%s"', (text, relation) => {
    expect(values(text, 'relation')).toEqual({ relation })
  })
})
