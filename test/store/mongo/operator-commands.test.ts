import { createServer, type AddressInfo } from 'node:net'
import { once } from 'node:events'
import { describe, expect, it } from 'vitest'
import { encodeRecord } from '../../../src/actors/journal/records.ts'
import { commitsOf } from '../../../src/transfer/exported-actor.ts'
import { recordedJournal } from '../../support/kernel/recorded-journals.ts'
import { furnish } from '../../support/transfer/furnished.ts'
import { contentsOf, newPath, using } from '../../support/transfer/move.ts'
import { newMongoPlace, newSqlitePlace } from '../../support/transfer/stores.ts'
import { runCommand } from '../../support/transfer/run-command.ts'
import { skipReason } from '../../support/mongod/mongod.ts'

describe.skipIf(skipReason !== undefined)('Commands on MONGODB_URL', () => {
  it('replay an actor beside the nodes that run, and find what does not fit', async () => {
    const place = await newMongoPlace()
    const { header, rows, record } = recordedJournal('conversation-with-slow-model')
    await using(place, async (store) => {
      await store.flows.put(header.version.split('+')[1] ?? '', header.flow ?? {})
      await store.actors.commit(commitsOf(encodeRecord(record), rows))
      const replayed = await runCommand('replay', place, [record.actorId])
      expect(replayed).toMatchObject({ code: 0, text: expect.stringMatching(/steps, no difference\n$/) as string })

      const odd = { ...record, seq: record.seq + 1, snapshot: { ...record.snapshot, context: {} } }
      await store.actors.commit(commitsOf(encodeRecord(odd), []))
      expect(await runCommand('replay', place, [record.actorId])).toMatchObject({ code: 1 })
    })
  })

  it('say in a sentence that there is no such actor, or no such server', async () => {
    const place = await newMongoPlace()
    const actorId = 'conversation/00000000-0000-4000-8000-ffffffffffff'
    const unknown = await runCommand('replay', place, [actorId])
    expect(unknown).toEqual({ code: 2, text: expect.stringMatching(/^There is no conversation\/.*\n$/) as string })

    const reserved = createServer().listen(0, '127.0.0.1')
    await once(reserved, 'listening')
    const { port } = reserved.address() as AddressInfo
    reserved.close()
    const nowhere = { ...place, config: { ...place.config, MONGODB_URL: `mongodb://user:secret@127.0.0.1:${port}/x` } }
    const away = await runCommand('replay', nowhere, [actorId])
    expect(away).toEqual({ code: 2, text: expect.stringMatching(/^MONGODB_URL: no MongoDB .*\n$/) as string })
    expect(away.text).not.toContain('secret')
  })

  it('export an installation, and import it where it is asked for', async () => {
    const [from, to] = [await newMongoPlace(), await newSqlitePlace()]
    const contents = await using(from, async (store) => {
      await furnish(store)
      return contentsOf(store)
    })
    const path = await newPath()
    const exported = await runCommand('export', from, [path])
    expect(exported).toMatchObject({ code: 0, text: expect.stringContaining('actor 4') as string })
    expect(await runCommand('import', to, [path])).toMatchObject({ code: 0 })
    expect(await using(to, contentsOf)).toEqual(contents)
  })
})
