import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { oneAtATime } from '../../src/base/one-at-a-time.ts'

it('runs work in order, one at a time, also after one that failed', async () => {
  const inTurn = oneAtATime()
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
  const inTurn = oneAtATime()
  const seen: string[] = []
  const both = Promise.all(['first', 'second'].map((name) => inTurn(async () => seen.push(name))))
  await Promise.all([both, nextTurn().then(() => seen.push('somebody else'))])
  expect(seen).toEqual(['first', 'somebody else', 'second'])
})

it('does not wait for ever for work that does not come back', async () => {
  const inTurn = oneAtATime()
  void inTurn(() => new Promise(() => {}))
  expect(await inTurn(async () => 'served')).toBe('served')
})
