import { expect, it } from 'vitest'
import { yieldRegularly } from '../../src/base/yield-regularly.ts'

it('lets others have their turn in the middle of a long computation, again and again', async () => {
  let turns = 0
  const others = () => {
    turns += 1
    if (turns < 3) setImmediate(others)
  }
  setImmediate(others)
  const giveWay = yieldRegularly()
  for (let piece = 0; piece < 1e8 && turns < 3; piece += 1) await giveWay()
  expect(turns).toBe(3)
})
