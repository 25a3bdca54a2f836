import { expect, it } from 'vitest'
import { shortAddress } from '../../../web/src/common/short-address.ts'

it('leaves a short address as it is', () => {
  expect(shortAddress('https://example.com/hooks/calls')).toBe('https://example.com/hooks/calls')
})

it('keeps the host and the end of the path of a long one', () => {
  const path = 'v2/tenants/'.repeat(20)
  expect(shortAddress(`https://hooks.example.com/${path}one?key=1`)).toBe('hooks.example.com/…v2/tenants/one?key=1')
  expect(shortAddress(`https://hooks.example.com/${path}two`)).not.toBe(
    shortAddress(`https://hooks.example.com/${path}three`),
  )
})

it.each([
  `https://${'very-long-name.'.repeat(12)}example.com/a`,
  'x'.repeat(300),
  `http://a.example/${'ह'.repeat(900)}`,
])('is one line whatever the address is: %.30s', (url) => {
  expect(shortAddress(url).length).toBeLessThanOrEqual(60)
})
