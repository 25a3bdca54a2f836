import { describe, expect, it } from 'vitest'
import { createLogInLimit } from '../../../src/console/session/log-in-limit.ts'
import { VirtualClock } from '../../support/virtual-clock.ts'

function tryTimes(count: number, attempt: (index: number) => number): number[] {
  return Array.from({ length: count }, (_, index) => attempt(index))
}

describe('the log-in limit', () => {
  it('lets 100 failures of one address through, whoever they are for, and says how long the rest waits', () => {
    const clock = new VirtualClock()
    const limit = createLogInLimit(clock)
    expect(tryTimes(100, (index) => limit.begin('10.0.0.1', `person${index}`)).every((wait) => wait === 0)).toBe(true)
    clock.set(clock.now() + 60_000)
    expect(limit.begin('10.0.0.1', 'somebody')).toBe(840)
    expect(limit.begin('10.0.0.2', 'somebody')).toBe(0)
  })

  it('lets 10 failures for one person from one address through, and the person in from another', () => {
    const limit = createLogInLimit(new VirtualClock())
    expect(tryTimes(10, () => limit.begin('10.0.0.1', 'admin')).every((wait) => wait === 0)).toBe(true)
    expect(limit.begin('10.0.0.1', 'admin')).toBe(900)
    expect(limit.begin('10.0.0.2', 'admin')).toBe(0)
  })

  it('keeps nobody out for what one stranger tries, however often', () => {
    const limit = createLogInLimit(new VirtualClock())
    tryTimes(1_000, () => limit.begin('10.6.6.6', 'admin'))
    expect(limit.begin('10.0.0.1', 'admin')).toBe(0)
  })

  it('lets 200 failures for one person through, wherever they come from', () => {
    const limit = createLogInLimit(new VirtualClock())
    expect(tryTimes(200, (index) => limit.begin(`10.0.0.${index}`, 'admin')).every((wait) => wait === 0)).toBe(true)
    expect(limit.begin('10.0.1.1', 'admin')).toBe(900)
  })

  it('forgets a person’s failures at an address where the password was right', () => {
    const limit = createLogInLimit(new VirtualClock())
    tryTimes(10, () => limit.begin('10.0.0.1', 'admin'))
    limit.succeed('10.0.0.1', 'admin')
    expect(limit.begin('10.0.0.1', 'admin')).toBe(0)
  })

  it('does not move the window by what it refuses', () => {
    const clock = new VirtualClock()
    const limit = createLogInLimit(clock)
    tryTimes(10, () => limit.begin('10.0.0.1', 'admin'))
    clock.set(clock.now() + 899_000)
    expect(limit.begin('10.0.0.1', 'admin')).toBe(1)
    clock.set(clock.now() + 1_000)
    expect(limit.begin('10.0.0.1', 'admin')).toBe(0)
  })

  it('counts no success against an address that many people share', () => {
    const limit = createLogInLimit(new VirtualClock())
    const waits = tryTimes(500, (index) => {
      const wait = limit.begin('10.0.0.1', `person${index}`)
      limit.succeed('10.0.0.1', `person${index}`)
      return wait
    })
    expect(waits.every((wait) => wait === 0)).toBe(true)
  })
})
