import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createTicks } from '../../src/startup/ticks.ts'

const warn = vi.fn()
let results: (() => Promise<void>)[] = []
const work = vi.fn(() => (results.shift() ?? (() => Promise.resolve()))())
const succeeds = () => Promise.resolve()
const fails = () => Promise.reject(new Error('the store is away'))

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
  vi.clearAllMocks()
})

it('goes on after a failure, and logs the first of several in a row', async () => {
  results = [fails, fails, succeeds, fails]
  const ticks = createTicks({ warn })
  ticks.every('heartbeat', 5_000, work)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(work).toHaveBeenCalledTimes(4)
  expect(warn.mock.calls.map(([details]) => details as unknown)).toEqual([
    { tick: 'heartbeat', err: new Error('the store is away') },
    { tick: 'heartbeat', err: new Error('the store is away') },
  ])
  ticks.stop()
})

it('repeats nothing after it was stopped, and says nothing of what was under way', async () => {
  const { promise, reject } = Promise.withResolvers<void>()
  results = [() => promise]
  const ticks = createTicks({ warn })
  ticks.every('heartbeat', 5_000, work)
  await vi.advanceTimersByTimeAsync(5_000)
  ticks.stop()
  reject(new Error('the store is closed'))
  await vi.advanceTimersByTimeAsync(20_000)
  expect(work).toHaveBeenCalledTimes(1)
  expect(warn).not.toHaveBeenCalled()
})
