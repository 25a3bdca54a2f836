import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { createTurnQueue, LeftOut } from '../../src/base/turn-queue.ts'

it('runs work in order, one at a time, also after one that failed', async () => {
  const inTurn = createTurnQueue()
  const seen: string[] = []
  const work = (name: string) =>
    inTurn(async () => {
      seen.push(`${name} begins`)
      await nextTurn()
      seen.push(`${name} ends`)
      if (name === 'first') throw new Error(name)
      return name
    })
  const results = await Promise.allSettled([work('first'), work('second')])
  expect(results).toMatchObject([{ status: 'rejected' }, { status: 'fulfilled', value: 'second' }])
  expect(seen).toEqual(['first begins', 'first ends', 'second begins', 'second ends'])
})

it('lets others have a turn between two that have nothing to wait for', async () => {
  const inTurn = createTurnQueue()
  const seen: string[] = []
  const both = Promise.all(['first', 'second'].map((name) => inTurn(async () => seen.push(name))))
  await Promise.all([both, nextTurn().then(() => seen.push('somebody else'))])
  expect(seen).toEqual(['first', 'somebody else', 'second'])
})

it('does not wait for ever for work that does not come back', async () => {
  const inTurn = createTurnQueue()
  void inTurn(() => new Promise(() => {}))
  expect(await inTurn(async () => 'served')).toBe('served')
})

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
