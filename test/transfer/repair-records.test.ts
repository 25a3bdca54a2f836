import { MongoClient } from 'mongodb'
import { describe, expect, it } from 'vitest'
import { skipReason } from '../support/mongod/mongod.ts'
import { VirtualClock } from '../support/clock/virtual-clock.ts'
import { contentsOf } from '../support/transfer/move.ts'
import { newMongoPlace } from '../support/transfer/stores.ts'
import { begin, openService, say, settleIn } from '../support/transfer/service.ts'

describe.skipIf(skipReason !== undefined)('what a killed node has left behind on MongoDB', () => {
  it('is finished before it is exported: a record that is missing, and one that is behind its journal', async () => {
    const clock = new VirtualClock()
    const place = await newMongoPlace()
    const app = await openService(place, clock)
    const tenant = await settleIn(app, clock, 'http://127.0.0.1:9/hook')
    const [missing, behind] = [await begin(app, tenant), await begin(app, tenant)]
    const client = await MongoClient.connect(place.config.MONGODB_URL ?? '')
    const records = client.db().collection<{ _id: string }>('actors')
    const early = await records.findOne({ _id: `conversation/${behind.callId}` })
    await say(app, tenant, behind, 'Priya')
    const contents = await contentsOf(app.store)
    await app.sweeps.heartbeat()

    await records.deleteOne({ _id: `conversation/${missing.callId}` })
    await records.replaceOne({ _id: `conversation/${behind.callId}` }, early ?? {})
    expect(await contentsOf(app.store)).toEqual(contents)

    await client.close()
    await app.stop()
  })
})
