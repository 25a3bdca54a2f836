import { describe, expect, it } from 'vitest'
import { deliveryIdOf } from '../../src/effects/delivery-id.ts'

const CALL = '0197b3c4-5d6e-7f80-9a1b-2c3d4e5f6071'
const ENDPOINT = '0197aaaa-0000-7000-8000-000000000001'
const OTHER = '0197aaaa-0000-7000-8000-000000000002'

describe('the id of a delivery', () => {
  it('is a UUID of version 8 that begins with the time of the call', () => {
    const form = /^0197b3c4-5d6e-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/
    for (let call = 0; call < 50; call += 1)
      expect(deliveryIdOf(CALL.slice(0, -2) + (10 + call), ENDPOINT)).toMatch(form)
  })

  it('is the same whenever it is asked for, so that a repeat makes no second delivery', () => {
    expect(deliveryIdOf(CALL, ENDPOINT)).toBe(deliveryIdOf(CALL, ENDPOINT))
    expect(deliveryIdOf(CALL, ENDPOINT)).toBe('0197b3c4-5d6e-8b3a-bfb0-4284fff1db35')
  })

  it('is another for each endpoint and each call, also for calls of the same millisecond', () => {
    const ids = [
      deliveryIdOf(CALL, ENDPOINT),
      deliveryIdOf(CALL, OTHER),
      deliveryIdOf(CALL.replace('9a1b', '9a1c'), ENDPOINT),
    ]
    expect(new Set(ids).size).toBe(3)
  })
})
