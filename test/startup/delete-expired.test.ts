import { expect, it, onTestFinished } from 'vitest'
import type { Store } from '../../src/ports/store.ts'
import { deleteExpired } from '../../src/startup/delete-expired.ts'
import { openSqliteStore } from '../../src/store/sqlite/open-sqlite-store.ts'
import { newFolder } from '../store/folder.ts'
import { VirtualClock } from '../support/clock/virtual-clock.ts'

/** More than a run deleted at most when nine busy keys could outgrow it. */
const EXPIRED = 10_500

async function openWithClaims(): Promise<Store> {
  const folder = await newFolder()
  const store = await openSqliteStore({ dataDir: folder.path })
  onTestFinished(async () => {
    await store.close()
    await folder.remove()
  })
  const claim = (id: string, expiresAt: number) =>
    store.idempotency.claim({ id, requestHash: 'hash', runningOn: 'a', answer: null, expiresAt }, 0)
  await Promise.all(Array.from({ length: EXPIRED }, (_, index) => claim(`k${index}`, 500)))
  await claim('later', 5_000)
  return store
}

it('one run deletes all expired responses, however many there are, and none that is kept', async () => {
  const store = await openWithClaims()
  const clock = new VirtualClock()
  clock.set(1_000)
  await deleteExpired(store, clock)
  expect(await store.idempotency.deleteExpired(1_000, EXPIRED)).toBe(0)
  expect(await store.idempotency.deleteExpired(5_000, EXPIRED)).toBe(1)
})

it('a run on a slow store ends in time, and the next one goes on', async () => {
  const store = await openWithClaims()
  const clock = new VirtualClock()
  clock.set(1_000)
  const batches: number[] = []
  const slow: Store = {
    ...store,
    idempotency: {
      ...store.idempotency,
      async deleteExpired(now, limit) {
        await clock.advance(1_000)
        const count = await store.idempotency.deleteExpired(now, limit)
        batches.push(count)
        return count
      },
    },
  }
  await deleteExpired(slow, clock)
  expect(batches).toEqual([1_000, 1_000, 1_000])
  await deleteExpired(slow, clock)
  expect(batches).toHaveLength(6)
  await deleteExpired(store, clock)
  expect(await store.idempotency.deleteExpired(1_000, EXPIRED)).toBe(0)
})
