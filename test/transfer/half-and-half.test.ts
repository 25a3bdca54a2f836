import { describe, expect, it } from 'vitest'
import { openReceiver } from '../support/webhooks/simple-receiver.ts'
import { skipReason } from '../support/mongod/mongod.ts'
import { VirtualClock } from '../support/clock/virtual-clock.ts'
import { contentsOf, move, using, verifyAll } from '../support/transfer/move.ts'
import { newMongoPlace, newSqlitePlace, type Place } from '../support/transfer/stores.ts'
import { begin, call, deliveryStates, openService, say, settleIn, until } from '../support/transfer/service.ts'

/** Lives in the first place, moves in the middle of everything, and goes on in the second. */
async function liveInBoth(from: Place, to: Place): Promise<void> {
  const clock = new VirtualClock(Date.parse('2026-03-02T09:00:00.000Z'))
  const receiver = await openReceiver()
  const before = await openService(from, clock)
  const tenant = await settleIn(before, clock, receiver.url)

  // One conversation in the middle, one whose result was refused once, one whose result is on its way.
  const open = await begin(before, tenant)
  const half = await say(before, tenant, open, 'Priya')
  expect(half.fields).toEqual({ name: 'Priya' })
  receiver.answer = 500
  await begin(before, tenant, tenant.notice)
  await until(async () => (await deliveryStates(before, tenant)).join() === '"waiting"')
  receiver.answer = 'hang'
  const left = await begin(before, tenant)
  await before.server.inject({
    method: 'DELETE',
    url: `/v1/conversations/${left.callId}`,
    headers: { authorization: `Bearer ${tenant.key}` },
  })
  await until(() => receiver.received.length === 2)
  await before.stop()
  const [refused, unanswered] = receiver.received

  const contents = await using(from, contentsOf)
  await move(from, to)
  await using(to, async (store) => {
    expect(await contentsOf(store)).toEqual(contents)
    await verifyAll(store)
  })

  receiver.answer = 200
  const after = await openService(to, clock)
  const done = await say(after, tenant, open, '4')
  expect(done).toMatchObject({ fields: { name: 'Priya', people: 4 }, ended: true, outcome: 'completed' })
  await until(() => receiver.received.length === 3)

  await after.sweeps.adoptOrphans()
  await until(() => receiver.received.length === 4)
  expect(receiver.received[3]?.body).toBe(unanswered?.body)

  clock.set(clock.now() + 30_000)
  await after.sweeps.wakeDueActors()
  await until(() => receiver.received.length === 5)
  expect(receiver.received[4]?.body).toBe(refused?.body)
  await until(async () => (await deliveryStates(after, tenant)).every((state) => state === '"delivered"'))

  const { turns } = (await call(after, tenant, `/calls/${open.callId}`)) as { turns: unknown[] }
  expect(turns).toHaveLength(3)
  await verifyAll(after.store)
  await after.stop()
  await receiver.close()
}

describe('half a conversation in one store, the other half in another', () => {
  it('goes on from SQLite to SQLite', async () => {
    await liveInBoth(await newSqlitePlace(), await newSqlitePlace())
  })

  it.skipIf(skipReason !== undefined)('goes on from SQLite to MongoDB', async () => {
    await liveInBoth(await newSqlitePlace(), await newMongoPlace())
  })

  it.skipIf(skipReason !== undefined)('goes on from MongoDB to SQLite', async () => {
    await liveInBoth(await newMongoPlace(), await newSqlitePlace())
  })
})
