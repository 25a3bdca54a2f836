import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { createTurnQueue, LeftOut } from '../../src/base/turn-queue.ts'

it('lets those who have work waiting take turns, however much of it each has', async () => {
  const inTurn = createTurnQueue()
  const seen: string[] = []
  const add = (lane: string, name: string) => inTurn(async () => seen.push(name), { lane })
  await Promise.all([add('a', 'a1'), add('a', 'a2'), add('a', 'a3'), add('b', 'b1'), add('c', 'c1'), add('b', 'b2')])
  expect(seen).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3'])
})

it('leaves out work for which nobody waits any more when its turn has come', async () => {
  const inTurn = createTurnQueue()
  let isGone = false
  const seen: string[] = []
  const first = inTurn(async () => void (isGone = true))
  const second = inTurn(async () => void seen.push('second'), { isGone: () => isGone })
  const third = inTurn(async () => void seen.push('third'))
  const results = await Promise.allSettled([first, second, third])
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  await expect(second).rejects.toBeInstanceOf(LeftOut)
  expect(seen).toEqual(['third'])
})

it('refuses what a lane has too much of, and nothing of others', async () => {
  const inTurn = createTurnQueue({ maxWaiting: 2, whenFull: () => new Error('too much') })
  const work = async () => 'done'
  const [held, ...others] = [1, 2, 3].map(() => inTurn(work, { lane: 'a' }))
  await expect(others[1]).rejects.toThrow('too much')
  expect(await inTurn(work, { lane: 'b' })).toBe('done')
  expect(await held).toBe('done')
  expect(await others[0]).toBe('done')
  await nextTurn()
  expect(await inTurn(work, { lane: 'a' })).toBe('done')
})
