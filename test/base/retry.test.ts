import { describe, expect, it } from 'vitest'
import { StoreUnavailable } from '../../src/base/errors.ts'
import { retryWhileUnavailable } from '../../src/base/retry.ts'
import { VirtualClock } from '../support/clock/virtual-clock.ts'

/** Work that fails until so many milliseconds have passed, and how it fared. */
function begin(awayMs: number, { wantedMs = Infinity, error = new StoreUnavailable() as Error } = {}) {
  const clock = new VirtualClock(0)
  const fared: unknown[] = []
  const work = async () => {
    if (clock.now() < awayMs) throw error
    return 'done'
  }
  const isWanted = () => clock.now() < wantedMs
  void retryWhileUnavailable(clock, isWanted, work).then(
    (result) => fared.push(result, clock.now()),
    (thrown: Error) => fared.push(thrown.name, clock.now()),
  )
  return { clock, fared }
}

describe('work while the store is away', () => {
  it.each([
    ['is done as soon as it is back', 3_200, {}, ['done', 3_500]],
    ['is given up after ten seconds', 60_000, {}, ['StoreUnavailable', 10_000]],
    ['is given up when nobody waits any more', 60_000, { wantedMs: 900 }, ['StoreUnavailable', 1_000]],
    ['is done once where anything else is wrong', 60_000, { error: new TypeError('no') }, ['TypeError', 0]],
  ])('%s', async (_words, awayMs, options, expected) => {
    const { clock, fared } = begin(awayMs, options)
    await clock.advance(20_000)
    expect(fared).toEqual(expected)
  })
})
