import { describe, expect, it } from 'vitest'
import { LatencyHistogram } from '../../src/media/latency-histogram.ts'
import { createFrameTicker } from '../../src/media/frame-ticker.ts'
import { VirtualClock } from '../support/clock/virtual-clock.ts'

describe('the pacer', () => {
  it('ticks every 20 ms for all calls with one timer', async () => {
    const clock = new VirtualClock()
    const pacer = createFrameTicker(clock)
    const seen: string[] = []
    pacer.join(() => seen.push('a'))
    pacer.join(() => seen.push('b'))
    expect(clock.plannedCount).toBe(1)
    await clock.advance(100)
    expect(seen.join('')).toBe('ababababab')
  })

  it('does not drift when ticks come late', async () => {
    const clock = new VirtualClock(0)
    const pacer = createFrameTicker({
      now: () => clock.now(),
      // A machine that is always 3 ms late.
      after: (delayMs, callback) => clock.after(delayMs + 3, callback),
    })
    const ticks: number[] = []
    pacer.join((now) => ticks.push(now))
    await clock.advance(10_003)
    expect(ticks).toHaveLength(500)
    expect(ticks.at(-1)).toBe(10_003)
    expect(pacer.lateness.percentileMs(0.99)).toBe(3)
  })

  it('skips ticks that were missed while the process was blocked', async () => {
    const clock = new VirtualClock(0)
    const pacer = createFrameTicker(clock)
    const ticks: number[] = []
    pacer.join((now) => ticks.push(now))
    await clock.advance(20)
    clock.set(1_000)
    await clock.advance(60)
    expect(ticks).toEqual([20, 1_000, 1_020, 1_040, 1_060])
    // Due at 40, 60 and so on up to 1,000 ms: each of them is late, not only the first.
    expect(pacer.lateness.percentileMs(1)).toBe(960)
    expect(pacer.lateness.percentileMs(0.5)).toBe(440)
  })

  it('has no timer when no call is left', async () => {
    const clock = new VirtualClock()
    const pacer = createFrameTicker(clock)
    const leave = pacer.join(() => leave())
    await clock.advance(20)
    expect(clock.plannedCount).toBe(0)
    let ticks = 0
    pacer.join(() => (ticks += 1))
    await clock.advance(40)
    expect(ticks).toBe(2)
  })
})

describe('lateness', () => {
  it('returns percentiles in whole milliseconds, a second at most', () => {
    const lateness = new LatencyHistogram()
    expect(lateness.percentileMs(0.5)).toBe(0)
    for (const ms of [0, 1.7, 2, 3, 5_000, -1]) lateness.add(ms)
    expect([0.5, 0.8, 1].map((share) => lateness.percentileMs(share))).toEqual([1, 3, 1_000])
    expect(lateness.count).toBe(6)
  })
})
