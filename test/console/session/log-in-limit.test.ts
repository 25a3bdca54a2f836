import { describe, expect, it } from 'vitest'
import { createLogInLimit } from '../../../src/console/session/log-in-limit.ts'
import { VirtualClock } from '../../support/clock/virtual-clock.ts'

function from(address: string, email: string, device: string | null = null) {
  return { address, email, device }
}

function tryTimes(count: number, attempt: (index: number) => number): number[] {
  return Array.from({ length: count }, (_, index) => attempt(index))
}

describe('the log-in limit', () => {
  it('allows 100 failures per address, for any user, and says how long the next ones have to wait', () => {
    const clock = new VirtualClock()
    const limit = createLogInLimit(clock)
    expect(tryTimes(100, (index) => limit.begin(from('10.0.0.1', `person${index}`))).every((wait) => wait === 0)).toBe(
      true,
    )
    clock.set(clock.now() + 60_000)
    expect(limit.begin(from('10.0.0.1', 'somebody'))).toBe(840)
    expect(limit.begin(from('10.0.0.2', 'somebody'))).toBe(0)
  })

  it('allows 10 failures per user and address, and lets the user log in from another address', () => {
    const limit = createLogInLimit(new VirtualClock())
    expect(tryTimes(10, () => limit.begin(from('10.0.0.1', 'admin'))).every((wait) => wait === 0)).toBe(true)
    expect(limit.begin(from('10.0.0.1', 'admin'))).toBe(900)
    expect(limit.begin(from('10.0.0.2', 'admin'))).toBe(0)
  })

  it('does not lock out a user because of one address, however often it fails', () => {
    const limit = createLogInLimit(new VirtualClock())
    tryTimes(1_000, () => limit.begin(from('10.6.6.6', 'admin')))
    expect(limit.begin(from('10.0.0.1', 'admin'))).toBe(0)
  })

  it('allows 200 failures per user, from any addresses', () => {
    const limit = createLogInLimit(new VirtualClock())
    expect(tryTimes(200, (index) => limit.begin(from(`10.0.0.${index}`, 'admin'))).every((wait) => wait === 0)).toBe(
      true,
    )
    expect(limit.begin(from('10.0.1.1', 'admin'))).toBe(900)
  })

  it('forgets a person’s failures at an address where the password was right', () => {
    const limit = createLogInLimit(new VirtualClock())
    tryTimes(10, () => limit.begin(from('10.0.0.1', 'admin')))
    limit.succeed(from('10.0.0.1', 'admin'))
    expect(limit.begin(from('10.0.0.1', 'admin'))).toBe(0)
  })

  it('does not extend the window by refused attempts', () => {
    const clock = new VirtualClock()
    const limit = createLogInLimit(clock)
    tryTimes(10, () => limit.begin(from('10.0.0.1', 'admin')))
    clock.set(clock.now() + 899_000)
    expect(limit.begin(from('10.0.0.1', 'admin'))).toBe(1)
    clock.set(clock.now() + 1_000)
    expect(limit.begin(from('10.0.0.1', 'admin'))).toBe(0)
  })

  it('keeps its failures however many windows are made from other addresses', () => {
    const limit = createLogInLimit(new VirtualClock())
    tryTimes(10, () => limit.begin(from('10.0.0.1', 'admin')))
    tryTimes(3 * 20_000, (index) =>
      limit.begin(from(`10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`, `p${index}`)),
    )
    expect(limit.begin(from('10.0.0.1', 'admin'))).toBe(900)
  })

  it('makes no windows for an address that has had its share', () => {
    const limit = createLogInLimit(new VirtualClock())
    tryTimes(4, () => limit.begin(from('10.0.0.1', 'admin')))
    tryTimes(50_000, (index) => limit.begin(from('10.6.6.6', `made-up-${index}`)))
    expect(tryTimes(7, () => limit.begin(from('10.0.0.1', 'admin')))).toEqual([0, 0, 0, 0, 0, 0, 900])
  })

  it('counts an IPv6 network as one address', () => {
    const limit = createLogInLimit(new VirtualClock())
    const waits = tryTimes(300, (index) => limit.begin(from(`2001:db8:0:1::${index.toString(16)}`, 'admin')))
    expect(waits.filter((wait) => wait === 0)).toHaveLength(10)
    expect(limit.begin(from('2001:db8:0:2::1', 'admin'))).toBe(0)
  })

  it('lets a browser that was logged in before try separately, for that user only', () => {
    const limit = createLogInLimit(new VirtualClock())
    tryTimes(300, (index) => limit.begin(from(`10.0.${index >> 8}.${index & 255}`, 'admin')))
    expect(limit.begin(from('10.9.9.9', 'admin'))).toBe(900)
    expect(limit.begin(from('10.0.0.1', 'admin', 'device'))).toBe(0)
    expect(tryTimes(10, () => limit.begin(from('10.0.0.1', 'admin', 'device'))).at(-1)).toBe(900)
    expect(limit.begin(from('10.0.0.1', 'admin', 'another device'))).toBe(0)
  })

  it('locks out for no longer than a window when the clock is set back', () => {
    const clock = new VirtualClock()
    clock.set(1_000_000_000)
    const limit = createLogInLimit(clock)
    tryTimes(10, () => limit.begin(from('10.0.0.1', 'admin')))
    clock.set(0)
    expect(limit.begin(from('10.0.0.1', 'admin'))).toBe(0)
  })

  it('counts no success against an address that many people share', () => {
    const limit = createLogInLimit(new VirtualClock())
    const waits = tryTimes(500, (index) => {
      const wait = limit.begin(from('10.0.0.1', `person${index}`))
      limit.succeed(from('10.0.0.1', `person${index}`))
      return wait
    })
    expect(waits.every((wait) => wait === 0)).toBe(true)
  })
})
