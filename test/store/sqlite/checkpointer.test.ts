import { statSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createCheckpointer, CHECKPOINT_PAGES, type Checkpointer } from '../../../src/store/sqlite/checkpointer.ts'
import { createDatabase, type Database } from '../../../src/store/sqlite/database.ts'
import { createGroupCommit, type BatchedTransaction } from '../../../src/store/sqlite/group-commit.ts'
import { openFile } from '../../../src/store/sqlite/open-file.ts'
import { DATABASE_FILE } from '../../../src/store/sqlite/schema.ts'
import { newFolder } from '../folder.ts'

const PAGE_BYTES = 8_192
const WAIT = { timeout: 60_000, interval: 5 }

let folder: Awaited<ReturnType<typeof newFolder>>
let path: string
let database: Database
let checkpointer: Checkpointer
let together: BatchedTransaction
/** Rows written. */
let count: number
beforeEach(async () => {
  count = 0
  folder = await newFolder()
  path = join(folder.path, DATABASE_FILE)
  database = createDatabase(openFile(folder.path))
  checkpointer = createCheckpointer(database, path)
  together = createGroupCommit(database, () => checkpointer.committed())
})
afterEach(async () => {
  await checkpointer.close()
  database.close()
  await folder.remove()
})

/** Commits rows of a page each, one commit after the other. */
async function write(pages: number): Promise<void> {
  const insert = database.prepare('INSERT INTO flows (hash, body) VALUES (?, ?)')
  for (let page = 0; page < pages; page += 1) {
    await together(() => insert.run(`${count}`, 'x'.repeat(PAGE_BYTES)))
    count += 1
  }
}
/** Pages in the log, and how many of them are in the file as well. */
function log(): { log: number; checkpointed: number } {
  const found = database.prepare<{ log: number; checkpointed: number }>('PRAGMA wal_checkpoint(NOOP)').get()
  return { log: found?.log ?? -1, checkpointed: found?.checkpointed ?? -1 }
}

describe('the log of the SQLite file', () => {
  it('stays out of the file while it is short', async () => {
    await write(CHECKPOINT_PAGES / 8)
    expect(log().log).toBeLessThan(CHECKPOINT_PAGES)
    expect(log().checkpointed).toBe(0)
  })

  it('is brought into the file by another thread once it is long, and then begins anew', async () => {
    const before = statSync(path).size
    let longest = 0
    while (log().log >= longest) {
      longest = log().log
      await write(100)
      const isUnderWay = () => log().checkpointed > 0 || log().log < longest
      if (longest >= CHECKPOINT_PAGES) await vi.waitFor(() => expect(isUnderWay()).toBe(true), WAIT)
    }
    expect(longest).toBeGreaterThan(CHECKPOINT_PAGES / 2)
    expect(statSync(path).size).toBeGreaterThan(before)
    expect(database.prepare<{ rows: number }>('SELECT count(*) AS rows FROM flows').get()?.rows).toBe(count)
  })

  it('is in the file after the thread has ended with the store', async () => {
    await write(CHECKPOINT_PAGES)
    await checkpointer.close()
    database.close()
    expect(() => statSync(`${path}-wal`)).toThrow('ENOENT')
    database = createDatabase(openFile(folder.path))
    expect(database.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' })
    expect(database.prepare<{ rows: number }>('SELECT count(*) AS rows FROM flows').get()?.rows).toBe(count)
  })
})
