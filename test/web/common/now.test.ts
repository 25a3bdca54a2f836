import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { getNow, subscribeToNow } from '../../../web/src/common/now.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('is the present time for the first listener, however long nobody has listened', () => {
  subscribeToNow(() => undefined)()
  vi.advanceTimersByTime(60_000)
  const stop = subscribeToNow(() => undefined)
  expect(getNow()).toBe(Date.now())
  stop()
})

it('ticks while somebody listens', () => {
  const listener = vi.fn()
  const stop = subscribeToNow(listener)
  vi.advanceTimersByTime(30_000)
  expect(listener).toHaveBeenCalledTimes(2)
  expect(getNow()).toBe(Date.now())
  stop()
  vi.advanceTimersByTime(30_000)
  expect(listener).toHaveBeenCalledTimes(2)
})
