import { describe, expect, it } from 'vitest'
import { field, understand } from '../../../support/language/rules.ts'

const FIELDS = [
  field('customer_name', 'string', 'Name of the customer'),
  field('city', 'string', 'City where the customer lives'),
  field('address', 'string', 'Full address for the pickup'),
  field('landmark', 'string', 'Nearby landmark'),
]

const valueOf = (text: string, asked: string) => understand(text, FIELDS, [asked]).values[asked]

describe('a place said directly', () => {
  it.each([
    ['Sikar, Rajasthan mein', 'Sikar'],
    ['Mhow, near Indore', 'Mhow'],
    ['Banaras yaani Varanasi', 'Banaras'],
    ['Kota. Aap kahan se bol rahe ho?', 'Kota'],
    ['aap Kota se bol rahe ho?', undefined],
  ])('"%s" is the city %s', (text, city) => {
    expect(valueOf(text, 'city')).toBe(city)
  })
  it.each([
    ['12 Gandhi Nagar pe bhej do', '12 Gandhi Nagar'],
    ['12 Gandhi Nagar aa jaiye', '12 Gandhi Nagar'],
    ['12 Gandhi Nagar, call before coming', '12 Gandhi Nagar'],
    ['12 Gandhi Nagar, wahi mera ghar hai', '12 Gandhi Nagar'],
    ['same address, 12 Gandhi Nagar', '12 Gandhi Nagar'],
    ['mera ghar 45 Laxmi Nagar mein hai', '45 Laxmi Nagar'],
    ['pick it up from 5th floor, Tower B, Cyber City', '5th floor, Tower B, Cyber City'],
    ['SBI ATM ke bagal mein', 'SBI ATM ke bagal mein'],
    ['Gandhi Nagar mein Hanuman mandir ke saamne', 'Gandhi Nagar mein Hanuman mandir ke saamne'],
  ])('"%s" is the address %s', (text, address) => {
    expect(valueOf(text, 'address')).toBe(address)
  })
})
