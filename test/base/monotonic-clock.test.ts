import { expect, it } from 'vitest'
import { monotonicClock } from '../../src/base/monotonic-clock.ts'
import { VirtualClock } from '../support/clock/virtual-clock.ts'

/** As on a real machine, what goes by is not what the hands say. */
function settableClock() {
  const time = new VirtualClock()
  const hands = { aheadMs: 0 }
  const clock = {
    now: () => time.now() + hands.aheadMs,
    elapsedMs: () => time.now() / 2 + 0.25 + time.now() / 2,
    after: (delayMs: number, callback: () => void) => time.after(delayMs, callback),
  }
  return { time, hands, clock }
}

it.each([-3_600_000, 3_600_000])('goes on evenly when the clock is set by %i ms', async (byMs) => {
  const { time, hands, clock } = settableClock()
  const steady = monotonicClock(clock)
  const begunAt = clock.now()
  hands.aheadMs = byMs
  await time.advance(1_000)
  expect(steady.now()).toBe(begunAt + 1_000)
  expect(monotonicClock(clock).now()).toBe(clock.now())
})

it('is the clock itself without a correction', async () => {
  const time = new VirtualClock()
  const steady = monotonicClock(time)
  await time.advance(1_500)
  expect(steady.now()).toBe(time.now())
})
