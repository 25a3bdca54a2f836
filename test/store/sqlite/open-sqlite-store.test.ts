import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { SetupError, StoreUnavailable } from '../../../src/base/errors.ts'
import { openSqliteStore, openSqliteStoreReadOnly } from '../../../src/store/sqlite/open-sqlite-store.ts'
import { DATABASE_FILE, LOCK_FILE, SCHEMA_VERSION, UPGRADES } from '../../../src/store/sqlite/schema.ts'
import { commitOf, journalRowOf, newActorId, recordOf, rowOf, turnOf } from '../actor-samples.ts'
import { newFolder } from '../folder.ts'

/** The oldest version that can be upgraded. */
const OLDEST_VERSION = Math.min(...UPGRADES.keys())

let folder: Awaited<ReturnType<typeof newFolder>>
beforeEach(async () => {
  folder = await newFolder()
})
afterEach(() => folder.remove())

/** What opening the folder is refused with. */
async function refusal(open: () => Promise<{ close(): Promise<void> }>): Promise<SetupError> {
  try {
    const store = await open()
    await store.close()
  } catch (error) {
    if (error instanceof SetupError) return error
    throw error
  }
  throw new Error('The store opened.')
}

function edit(sql: string): void {
  const connection = new DatabaseSync(join(folder.path, DATABASE_FILE))
  connection.exec(sql)
  connection.close()
}

describe('opening a SQLite store', () => {
  it('creates the folder and keeps what is written', async () => {
    const dataDir = join(folder.path, 'deep', 'er')
    const actorId = newActorId()
    const first = await openSqliteStore({ dataDir })
    await first.actors.commit([commitOf(actorId, 1)])
    await first.close()

    const second = await openSqliteStore({ dataDir })
    expect(await second.isReachable()).toBe(true)
    expect(await second.actors.load(actorId)).toEqual({ record: recordOf(actorId, 1), tail: [] })
    await second.close()
    expect(await second.isReachable()).toBe(false)
  })

  it('forgets the nodes of before, which are dead by then', async () => {
    const first = await openSqliteStore({ dataDir: folder.path })
    await first.nodes.heartbeat('old', 100)
    await first.close()
    const second = await openSqliteStore({ dataDir: folder.path })
    expect(await second.nodes.listAlive(0)).toEqual([])
    await second.close()
  })

  it('refuses a folder that another process has', async () => {
    const store = await openSqliteStore({ dataDir: folder.path })
    const error = await refusal(() => openSqliteStore({ dataDir: folder.path }))
    expect(error.message).toMatch(/^DATA_DIR: another Parley is running on /)
    await store.close()
  })

  it('gets the folder, and all that was answered, after the other process was killed', async () => {
    const program = `
      import { openSqliteStore } from ${JSON.stringify(moduleUrl('src/store/sqlite/open-sqlite-store.ts'))}
      import { commitOf } from ${JSON.stringify(moduleUrl('test/store/actor-samples.ts'))}
      const store = await openSqliteStore({ dataDir: process.argv[1] })
      await store.actors.commit([commitOf('conversation/killed', 1)])
      process.stdout.write('ready')
      setInterval(() => {}, 1_000)`
    const child = spawn(process.execPath, ['--input-type=module-typescript', '--eval', program, folder.path], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    await once(child.stdout, 'data')
    expect((await refusal(() => openSqliteStore({ dataDir: folder.path }))).message).toContain('another Parley')

    child.kill('SIGKILL')
    await once(child, 'exit')
    const store = await openSqliteStore({ dataDir: folder.path })
    expect((await store.actors.load('conversation/killed'))?.record?.seq).toBe(1)
    await store.close()
  })

  it('refuses a file of a newer schema and leaves it as it is', async () => {
    await (await openSqliteStore({ dataDir: folder.path })).close()
    edit(`PRAGMA user_version = ${SCHEMA_VERSION + 1}`)
    expect((await refusal(() => openSqliteStore({ dataDir: folder.path }))).message).toContain('newer Parley')
    expect((await refusal(() => openSqliteStoreReadOnly(folder.path))).message).toContain('newer Parley')
    edit(`PRAGMA user_version = ${SCHEMA_VERSION}`)
    await (await openSqliteStore({ dataDir: folder.path })).close()
  })

  it('refuses a file of an older schema and leaves it as it is', async () => {
    await (await openSqliteStore({ dataDir: folder.path })).close()
    edit(`PRAGMA user_version = ${OLDEST_VERSION - 1}`)
    const sentence =
      /^DATA_DIR: .* was written by an older Parley \(schema \d+, this one knows \d+\), which this one cannot read\./
    expect((await refusal(() => openSqliteStore({ dataDir: folder.path }))).message).toMatch(sentence)
    expect((await refusal(() => openSqliteStoreReadOnly(folder.path))).message).toMatch(sentence)
    edit(`PRAGMA user_version = ${SCHEMA_VERSION}`)
    await (await openSqliteStore({ dataDir: folder.path })).close()
  })

  it('upgrades a file of the version before, and only to write to it', async () => {
    const [conversation, owner] = ['conversation/old', 'old'] as const
    const store = await openSqliteStore({ dataDir: folder.path })
    await store.actors.commit([{ ...commitOf(conversation, 1), rows: [rowOf(owner, 0)] }])
    await store.actors.commit([commitOf('conversation/ended', 1, { owner: 'dead' })])
    await store.slots.claim('p1', 'key', 2, 'k1')
    await store.close()
    edit(`
      ALTER TABLE journal DROP COLUMN rows;
      ALTER TABLE actors DROP COLUMN summary;
      ALTER TABLE slots RENAME COLUMN slot TO place;
      DROP TABLE owed;
      INSERT INTO actorRows SELECT 'turn', 'old', 0, rows FROM actors WHERE rows <> '';
      ALTER TABLE actors DROP COLUMN rows;
      PRAGMA user_version = ${OLDEST_VERSION}`)
    expect((await refusal(() => openSqliteStoreReadOnly(folder.path))).message).toContain('older Parley')
    const upgraded = await openSqliteStore({ dataDir: folder.path })
    await upgraded.actors.commit([{ ...turnOf(conversation, 2), rows: [rowOf(owner, 1)] }])
    expect(await upgraded.actors.readRows('turn', owner)).toEqual([rowOf(owner, 0), rowOf(owner, 1)])
    expect(await upgraded.actors.readJournal(conversation, 0, 9)).toHaveLength(2)
    expect(await upgraded.slots.claim('p1', 'key', 2, 'k2')).toBe(true)
    expect(await upgraded.slots.claim('p1', 'key', 2, 'k3')).toBe(false)
    expect(await upgraded.slots.holders('p1', 'key')).toEqual(['k1', 'k2'])
    expect(await upgraded.actors.listOrphans([], 9)).toEqual(['conversation/ended'])
    await upgraded.actors.adopt('conversation/ended', 1, null)
    expect(await upgraded.actors.listOrphans([], 9)).toEqual([])
    await upgraded.actors.commit([{ ...commitOf('conversation/new', 1, { owner: 'dead' }), owes: true }])
    expect(await upgraded.actors.listOrphans([], 9)).toEqual(['conversation/new'])
    await upgraded.close()
    const reader = await openSqliteStoreReadOnly(folder.path)
    expect(await reader.actors.readRows('turn', owner)).toHaveLength(2)
    await reader.close()
  })

  it('refuses the database of another program', async () => {
    edit('CREATE TABLE theirs (x)')
    expect((await refusal(() => openSqliteStore({ dataDir: folder.path }))).message).toMatch(
      /^DATA_DIR: .*another program/,
    )
    edit('DROP TABLE theirs')
  })

  it('refuses a file that is no database', async () => {
    writeFileSync(join(folder.path, DATABASE_FILE), 'Not a database at all. '.repeat(1_000))
    const error = await refusal(() => openSqliteStore({ dataDir: folder.path }))
    expect(error.message).toMatch(/^DATA_DIR: .*damaged or no database/)
  })

  it('refuses a file that cannot be opened', async () => {
    mkdirSync(join(folder.path, DATABASE_FILE))
    const error = await refusal(() => openSqliteStore({ dataDir: folder.path }))
    expect(error.message).toMatch(/^DATA_DIR: .*cannot be opened/)
  })

  it('refuses a folder that cannot be made or written', async () => {
    const file = join(folder.path, 'file')
    writeFileSync(file, '')
    expect((await refusal(() => openSqliteStore({ dataDir: join(file, 'data') }))).message).toMatch(
      /^DATA_DIR: .*cannot be created/,
    )
    mkdirSync(join(folder.path, LOCK_FILE))
    expect((await refusal(() => openSqliteStore({ dataDir: folder.path }))).message).toMatch(
      /^DATA_DIR: nothing can be written/,
    )
  })
})

describe('opening a SQLite store for reading', () => {
  it('reads beside the process that writes', async () => {
    const writer = await openSqliteStore({ dataDir: folder.path })
    const reader = await openSqliteStoreReadOnly(folder.path)
    const actorId = newActorId()
    for (const seq of [1, 2, 3]) {
      await writer.actors.commit([commitOf(actorId, seq)])
      expect(await reader.actors.findEvent(actorId, `event-${seq}`)).toEqual(journalRowOf(actorId, seq))
    }
    await reader.close()
    await writer.close()
  })

  it('reads a folder that no process has open', async () => {
    const actorId = newActorId()
    const writer = await openSqliteStore({ dataDir: folder.path })
    await writer.actors.commit([commitOf(actorId, 1)])
    await writer.close()
    const reader = await openSqliteStoreReadOnly(folder.path)
    expect(await reader.actors.readJournal(actorId, 0, 10)).toEqual([journalRowOf(actorId, 1)])
    await reader.close()
  })

  it('writes nothing', async () => {
    await (await openSqliteStore({ dataDir: folder.path })).close()
    const reader = await openSqliteStoreReadOnly(folder.path)
    await expect(reader.actors.commit([commitOf(newActorId(), 1)])).rejects.toThrow(StoreUnavailable)
    await expect(reader.nodes.heartbeat('node', 1)).rejects.toThrow(StoreUnavailable)
    await reader.close()
  })

  it('refuses an empty folder', async () => {
    expect((await refusal(() => openSqliteStoreReadOnly(folder.path))).message).toMatch(/^DATA_DIR: there is no /)
  })
})

function moduleUrl(path: string): string {
  return new URL(`../../../${path}`, import.meta.url).href
}
