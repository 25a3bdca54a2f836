import { expect, it } from 'vitest'
import { createByteBudget } from '../../src/base/byte-budget.ts'
import { VirtualClock } from '../support/clock/virtual-clock.ts'

const RATE = { bytesPerSecond: 1_000, burst: 500 }

it('lets a burst pass at once, and what goes beyond it at its rate', async () => {
  const clock = new VirtualClock(0)
  const budget = createByteBudget(clock, RATE)
  await budget(500)
  const passed: number[] = []
  void budget(250).then(() => passed.push(clock.now()))
  await clock.advance(249)
  expect(passed).toEqual([])
  await clock.advance(1)
  expect(passed).toEqual([250])
})

it('is full again after a rest, and no fuller', async () => {
  const clock = new VirtualClock(0)
  const budget = createByteBudget(clock, RATE)
  await budget(500)
  await clock.advance(60_000)
  await budget(500)
  let passed = false
  void budget(1).then(() => (passed = true))
  await clock.advance(0)
  expect(passed).toBe(false)
  await clock.advance(1)
  expect(passed).toBe(true)
})
