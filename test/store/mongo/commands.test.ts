import type { CommandStartedEvent } from 'mongodb'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openMongoStore, type MongoStore } from '../../../src/store/mongo/open-mongo-store.ts'
import { capabilities, newDatabase, skipReason } from '../../support/mongod/mongod.ts'
import { commitOf, journalRowOf, newActorId, recordOf, rowOf, turnOf } from '../actor-samples.ts'

const { hasLookup } = capabilities

describe.skipIf(skipReason !== undefined)('MongoDB commands', () => {
  let database: ReturnType<typeof newDatabase>
  let store: MongoStore
  let commands: CommandStartedEvent[]
  beforeEach(async () => {
    database = newDatabase()
    commands = []
    store = await open(database.url)
    commands.length = 0
  })
  afterEach(async () => {
    await store.close()
    await database.remove()
  })

  const open = (url: string) =>
    openMongoStore({ url, log: { info() {} }, onCommand: (event) => void commands.push(event) })

  /** Names of the commands that `work` sends, in order. */
  async function sent(work: Promise<unknown>): Promise<string[]> {
    commands.length = 0
    await work
    return commands.map((event) => `${event.commandName} ${String(event.command[event.commandName])}`)
  }

  it('are two for a commit, however many actors and entries are in it, and one where no record comes with it', async () => {
    const ids = Array.from({ length: 50 }, () => newActorId())
    const begun = ids.map((actorId) => ({
      ...commitOf(actorId, 2),
      journal: journalRowOf(actorId, 2, { firstSeq: 1 }),
      rows: [rowOf(actorId, 0)],
    }))
    expect(await sent(store.actors.commit(begun))).toEqual(['insert journal', 'update actors'])
    expect(await sent(store.actors.commit(ids.map((actorId) => turnOf(actorId, 3))))).toEqual(['insert journal'])
  })

  it('are three for a commit that starts other actors', async () => {
    const childId = newActorId('delivery')
    const child = { journal: journalRowOf(childId, 1), record: recordOf(childId, 1), rows: [] }
    const commit = { ...commitOf(newActorId(), 1), creates: [child] }
    expect(await sent(store.actors.commit([commit]))).toEqual(['insert journal', 'insert journal', 'update actors'])
  })

  it.skipIf(hasLookup === false)('is one for each read', async () => {
    const actorId = newActorId()
    await store.actors.commit([{ ...commitOf(actorId, 1, { lookup: 'handle' }), rows: [rowOf('call', 0)] }])
    const { actors } = store
    expect(await sent(actors.load(actorId))).toEqual(['aggregate actors'])
    expect(await sent(actors.readJournal(actorId, 0, 9))).toEqual(['find journal'])
    expect(await sent(actors.findEvent(actorId, 'event-1'))).toEqual(['find journal'])
    expect(await sent(actors.lastSeq(actorId))).toEqual(['find journal'])
    expect(await sent(store.callPages.find(actorId.slice(13)))).toEqual(['aggregate actors'])
    expect(await sent(actors.findByLookup('handle', 9))).toEqual(['find actors'])
    expect(await sent(actors.readRows('turn', 'call'))).toEqual(['find journal'])
    expect(await sent(actors.list({ list: 'calls', projectId: 'project', limit: 50 }))).toEqual(['find actors'])
    expect(await sent(actors.listDue(5, [1], 9))).toEqual(['find actors'])
  })

  it.each([
    '',
    '?readConcernLevel=local&journal=false&w=1&wtimeoutMS=1&readPreference=secondary',
    '?maxPoolSize=3&appName=ours&socketTimeoutMS=20000',
  ])('ask for a majority with its journals, in writing and in reading, whatever the URL says: %s', async (options) => {
    await store.close()
    const actorId = newActorId()
    store = await open(`${database.url}${options}`)
    commands.length = 0
    await store.actors.commit([commitOf(actorId, 1)])
    await store.actors.load(actorId)
    await store.slots.claim('project', 'key', 1, 'holder')
    for (const { commandName, command } of commands) {
      expect(command).not.toHaveProperty('$readPreference')
      if (commandName === 'find' || commandName === 'aggregate') {
        expect(command).toMatchObject({ readConcern: { level: 'majority' } })
      } else {
        expect(command).toMatchObject({ writeConcern: { w: 'majority', j: true } })
      }
    }
    const names = ['insert', 'update', 'find', ...(hasLookup === true ? ['aggregate'] : [])]
    expect(commands.map(({ commandName }) => commandName)).toEqual(expect.arrayContaining(names))
  })

  it('use no transaction, pipeline of updates, or change stream', async () => {
    const actorId = newActorId()
    await store.actors.commit([commitOf(actorId, 1)])
    await store.actors.adopt(actorId, 1, 'node')
    await store.keyUsage.add([{ keyId: 'key', count: 1, lastUsedAt: 1 }])
    const text = JSON.stringify(commands.map(({ command }) => command as unknown))
    expect(text).not.toMatch(/startTransaction|\$changeStream|"u":\[/)
  })
})
