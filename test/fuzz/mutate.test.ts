import { expect, it } from 'vitest'
import { randomFrom } from '../support/random.ts'
import { mutate } from './mutate.ts'

it('changes bytes in the same way for the same seed, and in others for others', () => {
  const bytes = Buffer.from('GET /v1/calls/12 HTTP/1.1\r\nHost: localhost\r\n\r\n')
  const series = (seed: number) => {
    const random = randomFrom(seed)
    return Array.from({ length: 50 }, () => mutate(bytes, random).toString('latin1'))
  }
  expect(series(1)).toEqual(series(1))
  expect(series(1)).not.toEqual(series(2))
  expect(series(1).filter((text) => text === bytes.toString('latin1')).length).toBeLessThan(10)
})
