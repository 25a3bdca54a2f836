import type { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ActorStore } from '../../../src/actors/ports/actor-store.ts'
import { StoreUnavailable } from '../../../src/base/errors.ts'
import { createActorStore } from '../../../src/store/sqlite/actor-store.ts'
import { createDatabase } from '../../../src/store/sqlite/database.ts'
import { openFile } from '../../../src/store/sqlite/open-file.ts'
import { createHealthCheck } from '../../../src/store/sqlite/health-check.ts'
import { createGroupCommit } from '../../../src/store/sqlite/group-commit.ts'
import { commitOf, journalRowOf, newActorId, rowOf, type FullCommit } from '../actor-samples.ts'
import { newFolder } from '../folder.ts'

let folder: Awaited<ReturnType<typeof newFolder>>
let connection: DatabaseSync
let actors: ActorStore
let isReachable: () => boolean
let outages: string[]
beforeEach(async () => {
  folder = await newFolder()
  connection = openFile(folder.path)
  outages = []
  const database = createDatabase(connection, (cause) => outages.push((cause as Error).message))
  actors = createActorStore(database, createGroupCommit(database), { isOnlyWriter: true })
  isReachable = createHealthCheck(database)
})
afterEach(async () => {
  connection.close()
  await folder.remove()
})

/** Leaves room for so much more. */
function leaveRoom(kib: number): void {
  const [used, pageBytes] = ['page_count', 'page_size'].map((name) =>
    Number(connection.prepare(`PRAGMA ${name}`).get()?.[name]),
  ) as [number, number]
  connection.exec(`PRAGMA max_page_count = ${used + Math.floor((kib * 1024) / pageBytes)}`)
}

/** A commit of about 40 KiB. */
function large(): FullCommit {
  const actorId = newActorId()
  const body = JSON.stringify({ text: 'x'.repeat(20_000) })
  return {
    ...commitOf(actorId, 1, { body }),
    journal: journalRowOf(actorId, 1, { body }),
    rows: [rowOf(actorId, 0)],
  }
}

describe('a full disk', () => {
  it('stores nothing of a batch that does not fit, and goes on when there is room again', async () => {
    const before = large()
    await actors.commit([before])
    leaveRoom(80)
    const batch = [commitOf(newActorId(), 1), large(), large(), large()]
    await expect(actors.commit(batch)).rejects.toThrow(StoreUnavailable)
    for (const { record } of batch) {
      expect(await actors.load(record.actorId)).toBeNull()
      expect(await actors.readRows('turn', record.actorId)).toEqual([])
    }
    expect((await actors.load(before.record.actorId))?.record).toEqual(before.record)

    leaveRoom(4_000_000)
    expect(await actors.commit(batch)).toEqual(batch.map(() => 'committed'))
    expect(connection.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' })
  })

  it('stores nothing of a batch that is written commit by commit either', async () => {
    const taken = commitOf(newActorId(), 1)
    await actors.commit([taken])
    leaveRoom(80)
    const batch = [taken, commitOf(newActorId(), 1), large(), large(), large()]
    await expect(actors.commit(batch)).rejects.toThrow(StoreUnavailable)
    for (const { record } of batch.slice(1)) expect(await actors.load(record.actorId)).toBeNull()

    leaveRoom(4_000_000)
    const results = ['duplicate', 'committed', 'committed', 'committed', 'committed']
    expect(await actors.commit(batch)).toEqual(results)
  })
  it('is no store to send requests to, from the first commit that failed until there is room', async () => {
    leaveRoom(0)
    expect(isReachable()).toBe(true)
    await expect(actors.commit([large()])).rejects.toThrow(StoreUnavailable)
    expect([isReachable(), isReachable()]).toEqual([false, false])
    expect(outages).toEqual(['database or disk is full'])

    leaveRoom(4_000_000)
    expect([isReachable(), isReachable()]).toEqual([true, true])
    expect(connection.prepare('SELECT * FROM nodes').all()).toEqual([])
  })

  it('is over with the next commit', async () => {
    leaveRoom(0)
    await expect(actors.commit([large()])).rejects.toThrow(StoreUnavailable)
    leaveRoom(4_000_000)
    await actors.commit([large()])
    leaveRoom(0)
    expect(isReachable()).toBe(true)
  })
})
