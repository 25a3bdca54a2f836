import { MongoClient } from 'mongodb'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createAgentStore, type AgentDocument } from '../../../src/store/mongo/agent-store.ts'
import { findPagesInTwo, findPagesJoined, type CallPageFinder } from '../../../src/store/mongo/call-pages.ts'
import { createJournal } from '../../../src/store/mongo/journal.ts'
import { createKeyLookup } from '../../../src/store/mongo/key-lookup.ts'
import { openMongoStore, type MongoStore } from '../../../src/store/mongo/open-mongo-store.ts'
import type { ActorDocument, JournalDocument } from '../../../src/store/mongo/schema.ts'
import type { Agent } from '../../../src/ports/entities.ts'
import { capabilities, newDatabase, skipReason } from '../../support/mongod/mongod.ts'
import { commitOf, journalRowOf, newActorId, recordOf, rowOf, turnOf } from '../actor-samples.ts'

const HANDLE = 'key:abc'

const WAYS = capabilities.hasLookup === false ? ['in two'] : ['joined', 'in two']

describe.skipIf(skipReason !== undefined).each(WAYS)('MongoDB: calls and keys, %s', (way) => {
  let database: ReturnType<typeof newDatabase>
  let store: MongoStore
  let client: MongoClient
  let commands: string[]
  let pages: CallPageFinder
  beforeEach(async () => {
    database = newDatabase()
    store = await openMongoStore({ url: database.url, log: { info() {} } })
    commands = []
    client = new MongoClient(database.url, { monitorCommands: true })
    client.on('commandStarted', ({ commandName, command }) => {
      commands.push(`${commandName} ${String(command[commandName])}`)
    })
    const db = client.db()
    const actors = db.collection<ActorDocument>('actors')
    const agents = createAgentStore(db.collection<AgentDocument>('agents'))
    pages =
      way === 'joined'
        ? findPagesJoined(actors, agents)
        : findPagesInTwo(actors, db.collection<JournalDocument>('journal'), agents)
  })
  afterEach(async () => {
    await client.close()
    await store.close()
    await database.remove()
  })

  const looks = () => {
    const journal = createJournal(client.db().collection<JournalDocument>('journal'), 'node')
    const actors = client.db().collection<ActorDocument>('actors')
    return createKeyLookup(actors, journal, pages, { hasLookup: way === 'joined' })
  }

  async function call(fields = {}): Promise<{ callId: string; actorId: ReturnType<typeof newActorId> }> {
    const actorId = newActorId()
    const callId = actorId.slice('conversation/'.length)
    const rows = [rowOf(callId, 0), rowOf('other', 0)]
    await store.actors.commit([{ ...commitOf(actorId, 1, { agentId: 'a1', ...fields }), rows }])
    return { callId, actorId }
  }

  async function key(): Promise<ReturnType<typeof recordOf>> {
    const record = recordOf(newActorId('api-key'), 1, { lookup: HANDLE, list: 'keys' })
    await store.actors.commit([{ ...commitOf(record.actorId, 1), record }])
    return record
  }

  it('a page has the record, the turns and the name of the agent', async () => {
    const { callId, actorId } = await call()
    await store.agents.insert({
      id: 'a1',
      projectId: 'project',
      name: 'Booker',
      updatedAt: 1,
      deletedAt: null,
    } as Agent)
    commands = []
    expect(await pages.find(callId)).toEqual({
      record: recordOf(actorId, 1, { agentId: 'a1' }),
      isBehind: false,
      turns: [rowOf(callId, 0).body],
      agentName: 'Booker',
    })
    const inTwo = ['find actors', 'find agents', 'find journal', 'find journal']
    // What goes side by side goes in any order.
    expect(commands.filter((name) => !name.startsWith('endSessions')).toSorted()).toEqual(
      way === 'joined' ? ['aggregate actors'] : inTwo,
    )
  })

  it('a page says when its record is behind its journal', async () => {
    const { callId, actorId } = await call()
    await client
      .db()
      .collection<JournalDocument>('journal')
      .insertOne({
        ...journalRowOf(actorId, 2),
        eventId: 'event-2',
        _id: `${actorId}:2`,
        shardPrefix: actorId.slice(-2),
        writer: 'dead',
        batch: 1,
      })
    expect(await pages.find(callId)).toMatchObject({ isBehind: true, turns: [rowOf(callId, 0).body] })
  })

  it('a key comes with the page of a call, whichever of them is there', async () => {
    const record = await key()
    const { callId, actorId } = await call()
    const unknown = newActorId().slice('conversation/'.length)
    const page = { record: recordOf(actorId, 1, { agentId: 'a1' }), turns: [rowOf(callId, 0).body] }
    expect(await looks().withPage(HANDLE, callId)).toMatchObject({ key: record, page })
    expect(await looks().withPage('key:none', callId)).toEqual({ key: null, page: null })
    expect(await looks().withPage(HANDLE, unknown)).toEqual({ key: record, page: null })
    expect(await looks().withPage('key:none', unknown)).toEqual({ key: null, page: null })
  })

  it('a key comes with how far a conversation has come', async () => {
    const record = await key()
    const { actorId } = await call()
    await store.actors.commit([turnOf(actorId, 3, { firstSeq: 2 })])
    commands = []
    expect(await looks().withSeq(HANDLE, actorId)).toEqual({ key: record, seq: 3 })
    expect(commands.toSorted()).toEqual(way === 'joined' ? ['aggregate actors'] : ['find actors', 'find journal'])
    expect(await looks().withSeq('key:none', actorId)).toEqual({ key: null, seq: 0 })
    expect(await looks().withSeq(HANDLE, newActorId())).toEqual({ key: record, seq: 0 })
  })
})
