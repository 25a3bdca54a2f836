import { expect, it } from 'vitest'
import { FrameRateLimiter } from '../../../src/telephony/sockets/frame-rate-limiter.ts'
import { VirtualClock } from '../../support/clock/virtual-clock.ts'

const clock = new VirtualClock()
const takes = (gate: FrameRateLimiter, count: number) =>
  Array.from({ length: count }, () => gate.tryAcquire()).every(Boolean)

it('lets in some seconds of audio at once, and then as much as live audio has', async () => {
  const gate = new FrameRateLimiter(clock)
  expect(takes(gate, 1_000)).toBe(true)
  expect(gate.tryAcquire()).toBe(false)
  await clock.advance(1_000)
  expect(takes(gate, 199)).toBe(true)
})

it('takes no clock that is set back for a flood', () => {
  const gate = new FrameRateLimiter(clock)
  clock.set(clock.now() - 3_600_000)
  expect(takes(gate, 900)).toBe(true)
})
