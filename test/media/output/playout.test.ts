import { describe, expect, it } from 'vitest'
import { Playout } from '../../../src/media/output/playout.ts'

/** A line of which so much was sent at time 0, with marks where said. */
function sent(ms: number, marks: Record<number, string> = {}): Playout {
  const playout = new Playout()
  playout.begin()
  for (let position = 20; position <= ms; position += 20) {
    playout.sent(20, 0)
    const mark = marks[position]
    if (mark !== undefined) playout.marked(mark)
  }
  return playout
}

describe('playout', () => {
  it('goes by time while no mark has come back', () => {
    const playout = sent(200)
    expect([0, 60, 200, 900].map((now) => playout.heardMs(now))).toEqual([0, 60, 200, 200])
    expect(playout.leadMs(60)).toBe(140)
  })

  it('does not go beyond a mark that should have come back', () => {
    const playout = sent(400, { 200: 'a' })
    expect(playout.heardMs(350)).toBe(200)
    playout.confirm('a', 350)
    expect(playout.heardMs(350)).toBe(200)
    expect(playout.heardMs(450)).toBe(300)
  })

  it('goes by time once a mark is two seconds late: it will not come, nor will others', () => {
    const playout = sent(4_000, { 500: 'a', 1_000: 'b', 1_500: 'c', 2_000: 'd' })
    expect([2_400, 2_500, 3_600, 4_000].map((now) => playout.heardMs(now))).toEqual([500, 2_500, 3_600, 4_000])
  })

  it('hardly waits for the end of a line once a mark has not come, until one comes again', () => {
    const playout = sent(4_000, { 500: 'a', 4_000: 'end' })
    expect([4_000, 4_200].map((now) => playout.isOverByTime(now))).toEqual([false, true])
    playout.begin()
    playout.sent(1_000, 5_000)
    playout.marked('b')
    expect([6_100, 6_200].map((now) => playout.isOverByTime(now))).toEqual([false, true])
    playout.confirm('b', 6_300)
    playout.sent(1_000, 7_000)
    expect([8_500, 10_000].map((now) => playout.isOverByTime(now))).toEqual([false, true])
  })

  it('believes a mark that comes early', () => {
    const playout = sent(400, { 200: 'a' })
    playout.confirm('a', 100)
    expect(playout.heardMs(100)).toBe(200)
  })

  it('counts an underrun as time in which nothing was played', () => {
    const playout = sent(100)
    playout.sent(20, 500)
    expect(playout.heardMs(510)).toBe(110)
    expect(playout.emptyAt).toBe(520)
  })

  it('counts a gap after a mark as time in which nothing was played', () => {
    const playout = sent(200, { 200: 'a' })
    playout.confirm('a', 210)
    playout.sent(20, 1_000)
    expect([1_000, 1_010, 1_500].map((now) => playout.heardMs(now))).toEqual([200, 210, 220])
  })

  it('goes on from where it was cleared', () => {
    const playout = sent(400, { 200: 'a', 400: 'b' })
    playout.confirm('a', 210)
    playout.cleared(250, 220)
    expect(playout.heardMs(5_000)).toBe(220)
    playout.confirm('b', 260)
    playout.sent(20, 5_000)
    expect([5_010, 6_000].map((now) => playout.heardMs(now))).toEqual([230, 240])
  })

  it('ignores marks of lines before, and those that clear has freed', () => {
    const playout = sent(400, { 200: 'a', 400: 'b' })
    playout.cleared(100)
    playout.begin()
    playout.confirm('b', 110)
    expect(playout.heardMs(120)).toBe(0)
    expect(playout.leadMs(120)).toBe(0)
  })
})
