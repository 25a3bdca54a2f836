import { describe, expect, it } from 'vitest'
import { FramePacer } from '../../src/simulator/frame-pacer.ts'
import { VirtualClock } from '../support/clock/virtual-clock.ts'

describe('The frames of simulated people', () => {
  it.each([-3_600_000, 3_600_000])('go on evenly when the system clock is moved by %i ms', async (byMs) => {
    const clock = new VirtualClock()
    let movedMs = 0
    const pacer = new FramePacer({
      now: () => clock.now() + movedMs,
      elapsedMs: () => clock.now(),
      after: (delayMs, callback) => clock.after(delayMs, callback),
    })
    let frames = 0
    const stop = pacer.every(20, () => void (frames += 1))
    await clock.advance(1_000)
    movedMs = byMs
    await clock.advance(1_000)
    stop()
    expect(frames).toBe(100)
  })
})
