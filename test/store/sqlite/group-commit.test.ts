import { DatabaseSync } from 'node:sqlite'
import { describe, expect, it } from 'vitest'
import { StoreUnavailable } from '../../../src/base/errors.ts'
import { createActorStore } from '../../../src/store/sqlite/actor-store.ts'
import { createDatabase } from '../../../src/store/sqlite/database.ts'
import { openFile } from '../../../src/store/sqlite/open-file.ts'
import { createGroupCommit } from '../../../src/store/sqlite/group-commit.ts'
import { commitOf, newActorId } from '../actor-samples.ts'
import { newFolder } from '../folder.ts'

function open() {
  const connection = new DatabaseSync(':memory:')
  connection.exec('CREATE TABLE things (id INTEGER PRIMARY KEY)')
  const database = createDatabase(connection)
  const statements: string[] = []
  const watched = {
    ...database,
    transaction: <Result>(work: () => Result) => (statements.push('transaction'), database.transaction(work)),
  }
  const insert = database.prepare('INSERT INTO things (id) VALUES (?)')
  const ids = () =>
    database
      .prepare<{ id: number }>('SELECT id FROM things')
      .all()
      .map(({ id }) => id)
  return { together: createGroupCommit(watched), put: (id: number) => () => insert.run(id).rowid, ids, statements }
}

describe('writes of one turn', () => {
  it('share a transaction, and each gets its own answer', async () => {
    const { together, put, ids, statements } = open()
    expect(await Promise.all([together(put(1)), together(put(2)), together(put(3))])).toEqual([1, 2, 3])
    expect(statements).toEqual(['transaction'])
    expect(ids()).toEqual([1, 2, 3])
  })

  it('do not fail because one of them does', async () => {
    const { together, put, ids } = open()
    const results = await Promise.allSettled([together(put(1)), together(put(1)), together(put(2))])
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(ids()).toEqual([1, 2])
  })

  it('that come later are a group of their own', async () => {
    const { together, put, statements } = open()
    await together(put(1))
    await together(put(2))
    expect(statements).toEqual(['transaction', 'transaction'])
  })

  it('are not tried one by one when nothing can be written', async () => {
    const { together, put, ids, statements } = open()
    const outage = () => {
      throw new StoreUnavailable()
    }
    const results = await Promise.allSettled([together(put(1)), together(outage), together(put(2))])
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
    expect(statements).toEqual(['transaction'])
    expect(ids()).toEqual([])
  })

  it('leave a new actor whole that was first taken back because of another write', async () => {
    const folder = await newFolder()
    const connection = openFile(folder.path)
    const database = createDatabase(connection)
    const together = createGroupCommit(database)
    const actors = createActorStore(database, together, { isOnlyWriter: true })
    const actorId = newActorId()
    const fails = together(() => {
      throw new Error('Not this one.')
    })
    const results = await Promise.allSettled([actors.commit([commitOf(actorId, 1)]), fails])
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected'])
    expect(await actors.commit([commitOf(actorId, 2)])).toEqual(['committed'])
    expect((await actors.load(actorId))?.record?.seq).toBe(2)
    expect((await actors.readJournal(actorId, 0, 10)).map(({ seq }) => seq)).toEqual([1, 2])
    connection.close()
    await folder.remove()
  })
})
