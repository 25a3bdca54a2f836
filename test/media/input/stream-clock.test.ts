import { describe, expect, it } from 'vitest'
import { StreamClock } from '../../../src/media/input/stream-clock.ts'

describe('the timeline of a stream', () => {
  it('counts audio, however bursty it comes, and knows when it really was', () => {
    const timeline = new StreamClock(10_000)
    for (let n = 0; n < 50; n += 1) timeline.accept(n * 20, 20, 10_070 + n * 20)
    // Half a second held up on the way.
    for (let n = 50; n < 75; n += 1) timeline.accept(n * 20, 20, 11_570)
    expect(timeline.streamMs).toBe(1_500)
    expect(timeline.clockOf(1_000)).toBe(11_051)
  })

  it('tells of gaps, and counts them', () => {
    const timeline = new StreamClock(0)
    expect(timeline.accept(0, 20, 40)).toBe(0)
    expect(timeline.accept(220, 20, 260)).toBe(200)
    expect(timeline.streamMs).toBe(240)
  })

  it('counts from the beginning of the session, also when the first frame comes late', () => {
    const timeline = new StreamClock(0)
    expect(timeline.accept(0, 20, 1_520)).toBe(1_500)
    expect(timeline.clockOf(timeline.streamMs)).toBe(1_520)
  })

  it('drops repeats', () => {
    const timeline = new StreamClock(0)
    timeline.accept(0, 100, 100)
    timeline.accept(100, 100, 200)
    expect(timeline.accept(100, 100, 210)).toBeNull()
    expect(timeline.accept(200, 100, 300)).toBe(0)
    expect(timeline.streamMs).toBe(300)
  })

  it('does without the times of a carrier that has none', () => {
    const timeline = new StreamClock(0)
    for (let n = 0; n < 10; n += 1) timeline.accept(0, 100, 100 * (n + 1))
    // The first is taken, two repeats are not believed, the rest is.
    expect(timeline.streamMs).toBe(800)
  })

  it('does not take a clock that was set for lost audio', () => {
    const timeline = new StreamClock(0)
    timeline.accept(1_700_000_000_000, 20, 20)
    expect(timeline.accept(1_600_000_000_000, 20, 40)).toBeNull()
    expect(timeline.accept(1_600_000_000_020, 20, 60)).toBeNull()
    expect(timeline.accept(1_600_000_000_040, 20, 80)).toBe(0)
  })

  it('loses nothing of a carrier that counts anew', () => {
    const timeline = new StreamClock(0)
    for (let n = 0; n < 150; n += 1) timeline.accept(n * 20, 20, (n + 1) * 20)
    expect([3_020, 3_040, 3_060].map((now, n) => timeline.accept(n * 20, 20, now))).toEqual([0, 0, 0])
  })

  it('refuses more audio than time went by', () => {
    const timeline = new StreamClock(0)
    const taken = Array.from({ length: 1_000 }, (_, n) => timeline.accept(n * 20, 20, 1_000)).filter(
      (gap) => gap !== null,
    )
    expect(timeline.streamMs).toBe(4_000)
    expect(taken.length).toBeLessThan(200)
  })

  it('follows clocks that drift apart', () => {
    const timeline = new StreamClock(0)
    // The carrier's 20 ms are 20.01 of ours.
    for (let n = 1; n <= 100_000; n += 1) timeline.accept(n * 20, 20, n * 20.01)
    expect(Math.abs(timeline.clockOf(timeline.streamMs) - 100_000 * 20.01)).toBeLessThan(25)
  })
})
