import { setImmediate } from 'node:timers/promises'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createDatabase, type Database } from '../../../src/store/sqlite/database.ts'
import { newFolder } from '../folder.ts'

describe('reads of one turn of the event loop', () => {
  let folder: Awaited<ReturnType<typeof newFolder>>
  let connection: DatabaseSync
  let other: DatabaseSync
  let database: Database

  beforeEach(async () => {
    folder = await newFolder()
    const path = `${folder.path}/reads.db`
    connection = new DatabaseSync(path)
    connection.exec('PRAGMA journal_mode = WAL; CREATE TABLE things (name TEXT)')
    other = new DatabaseSync(path)
    database = createDatabase(connection)
  })

  afterEach(async () => {
    connection.close()
    other.close()
    await folder.remove()
  })

  const count = (from: DatabaseSync = connection) => from.prepare('SELECT count(*) AS n FROM things').get()?.['n']
  const counting = () => database.prepare<{ n: number }>('SELECT count(*) AS n FROM things')
  const insert = () => database.prepare("INSERT INTO things VALUES ('x')")

  it('share a transaction from the second one on, until the turn is over', async () => {
    const read = counting()
    read.get()
    expect(connection.isTransaction).toBe(false)
    read.get()
    read.all()
    expect(connection.isTransaction).toBe(true)
    await setImmediate()
    expect(connection.isTransaction).toBe(false)
  })

  it('see what was written between them, which others see at once', () => {
    const [read, write] = [counting(), insert()]
    read.get()
    read.get()
    write.run()
    expect(count(other)).toBe(1)
    expect(read.get()).toEqual({ n: 1 })
    expect(read.get()).toEqual({ n: 1 })
    database.transaction(() => {
      write.run()
      expect(read.get()).toEqual({ n: 2 })
    })
    expect(count(other)).toBe(2)
    expect(read.all()).toEqual([{ n: 2 }])
    expect(database.prepare("INSERT INTO things VALUES ('y') RETURNING name").get()).toEqual({ name: 'y' })
    expect(count(other)).toBe(3)
  })

  it('see in the next turn what another process has written', async () => {
    const read = counting()
    read.get()
    read.get()
    other.exec("INSERT INTO things VALUES ('x')")
    await setImmediate()
    expect(read.get()).toEqual({ n: 1 })
  })

  it('are as before after a transaction that was taken back', async () => {
    const read = counting()
    read.get()
    read.get()
    expect(() =>
      database.transaction(() => {
        insert().run()
        throw new Error('no')
      }),
    ).toThrow('no')
    expect(read.get()).toEqual({ n: 0 })
    await setImmediate()
    expect(connection.isTransaction).toBe(false)
  })
})
