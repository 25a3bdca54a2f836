import { expect, it } from 'vitest'
import { field, understand } from '../../../support/language/rules.ts'

const PHONE = field('phone', 'string', 'Phone number')

it.each([
  ['Asia/Kolkata', '98765 43210', '+919876543210'],
  ['Asia/Tokyo', '090 1234 5678', '+819012345678'],
  ['Europe/Madrid', '612 345 678', '+34612345678'],
  ['America/Toronto', '416 555 0123', '+14165550123'],
  ['Europe/London', '07400 123456', '+447400123456'],
])('a number without a country code is of the country in %s', (timeZone, text, value) => {
  expect(understand(text, [PHONE], ['phone'], { timeZone }).values).toEqual({ phone: value })
})

it('is asked for again with one where the zone is of no country', () => {
  expect(understand('98765 43210', [PHONE], ['phone'], { timeZone: 'UTC' }).values).toEqual({})
  expect(understand('+91 98765 43210', [PHONE], ['phone'], { timeZone: 'UTC' }).values).toEqual({
    phone: '+919876543210',
  })
})
