import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { StoredRow } from '../../../src/actors/ports/actor-store.ts'
import type { Store } from '../../../src/ports/store.ts'
import { openSqliteStore } from '../../../src/store/sqlite/open-sqlite-store.ts'
import { DATABASE_FILE } from '../../../src/store/sqlite/schema.ts'
import { commitOf, recordOf, rowOf, turnOf } from '../actor-samples.ts'
import { newFolder } from '../folder.ts'

const OWNER = 'talk'
const ACTOR = `conversation/${OWNER}`
const LONG = 'x'.repeat(6_000)

let folder: Awaited<ReturnType<typeof newFolder>>
let store: Store
beforeEach(async () => {
  folder = await newFolder()
  store = await openSqliteStore({ dataDir: folder.path })
})
afterEach(async () => {
  await store.close()
  await folder.remove()
})

async function reopen(): Promise<void> {
  await store.close()
  store = await openSqliteStore({ dataDir: folder.path })
}

/** How many rows are beside the record and how many in the table, and that both ways of reading find all of them. */
async function placesOf(rows: readonly StoredRow[]): Promise<{ inline: number; inTable: number }> {
  expect(await store.actors.readRows('turn', OWNER)).toEqual(rows)
  expect((await store.callPages.find(OWNER))?.turns).toEqual(rows.map(({ body }) => body))
  const database = new DatabaseSync(join(folder.path, DATABASE_FILE), { readOnly: true })
  const found = database.prepare('SELECT rows FROM actors WHERE actorId = ?').get(ACTOR)?.['rows'] as string | null
  const count = database.prepare('SELECT count(*) AS count FROM actorRows').get()?.['count'] as number
  database.close()
  return { inline: (found ?? '').split('\n').filter((line) => line !== '').length, inTable: count }
}

describe('the rows of a conversation on SQLite', () => {
  const rows = Array.from({ length: 5 }, (_, position) => rowOf(OWNER, position))

  it('are beside its record while they are few, those of its turns with its next record', async () => {
    await store.actors.commit([{ ...commitOf(ACTOR, 1), rows: rows.slice(0, 1) }])
    expect(await placesOf(rows.slice(0, 1))).toEqual({ inline: 1, inTable: 0 })
    await store.actors.commit([{ ...turnOf(ACTOR, 2), rows: rows.slice(1, 3) }])
    expect(await store.actors.readRows('turn', OWNER)).toEqual(rows.slice(0, 3))
    await store.actors.commit([{ ...commitOf(ACTOR, 3), rows: rows.slice(3) }])
    expect(await placesOf(rows)).toEqual({ inline: 5, inTable: 0 })
    await store.actors.commit([commitOf(ACTOR, 4)])
    expect(await placesOf(rows)).toEqual({ inline: 5, inTable: 0 })
  })

  it('are there as well after a restart, and where the first record had none', async () => {
    await store.actors.commit([commitOf(ACTOR, 1)])
    expect(await placesOf([])).toEqual({ inline: 0, inTable: 0 })
    await reopen()
    await store.actors.commit([{ ...commitOf(ACTOR, 2), rows: rows.slice(0, 2) }])
    await reopen()
    await store.actors.commit([{ ...commitOf(ACTOR, 3), rows: rows.slice(2) }])
    expect(await placesOf(rows)).toEqual({ inline: 5, inTable: 0 })
  })

  it('go on in the table once they have become long', async () => {
    const long = Array.from({ length: 6 }, (_, position) => rowOf(OWNER, position, `${position}${LONG}`))
    await store.actors.commit([{ ...commitOf(ACTOR, 1), rows: long.slice(0, 1) }])
    await store.actors.commit([{ ...turnOf(ACTOR, 2), rows: long.slice(1, 2) }])
    await store.actors.commit([commitOf(ACTOR, 3)])
    expect(await placesOf(long.slice(0, 2))).toEqual({ inline: 2, inTable: 0 })
    await store.actors.commit([{ ...commitOf(ACTOR, 4), rows: long.slice(2, 4) }])
    expect(await placesOf(long.slice(0, 4))).toEqual({ inline: 2, inTable: 2 })
    await reopen()
    await store.actors.commit([{ ...commitOf(ACTOR, 5), rows: [...long.slice(4), rowOf(OWNER, 6)] }])
    expect(await placesOf([...long, rowOf(OWNER, 6)])).toEqual({ inline: 2, inTable: 5 })
  })

  it('are in the table where the first ones are too long, or come out of turn', async () => {
    const first = rowOf(OWNER, 0, LONG.repeat(3))
    await store.actors.commit([{ ...commitOf(ACTOR, 1), rows: [first] }])
    expect(await placesOf([first])).toEqual({ inline: 0, inTable: 1 })
    await store.actors.commit([{ ...commitOf(ACTOR, 2), rows: [rowOf(OWNER, 4), rowOf(OWNER, 2)] }])
    expect(await placesOf([first, rowOf(OWNER, 2), rowOf(OWNER, 4)])).toEqual({ inline: 0, inTable: 3 })
  })

  it('are written once: of two at one position the first stays, wherever it is', async () => {
    await store.actors.commit([{ ...commitOf(ACTOR, 1), rows: rows.slice(0, 2) }])
    await store.actors.commit([{ ...commitOf(ACTOR, 2), rows: [rowOf(OWNER, 1, 'again'), ...rows.slice(2)] }])
    await store.actors.commit([{ ...commitOf(ACTOR, 3), rows: [rowOf(OWNER, 3, 'again')] }])
    expect(await store.actors.readRows('turn', OWNER)).toEqual(rows)
    expect((await store.callPages.find(OWNER))?.turns).toEqual(rows.map(({ body }) => body))
  })

  it('are not lost with a record that is older than the stored one', async () => {
    await store.actors.commit([{ ...commitOf(ACTOR, 5), rows: rows.slice(0, 2) }])
    const older = { ...commitOf(ACTOR, 6), record: recordOf(ACTOR, 4), rows: rows.slice(2) }
    await store.actors.commit([older])
    expect(await placesOf(rows)).toEqual({ inline: 2, inTable: 3 })
  })
})
