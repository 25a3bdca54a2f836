import { MongoClient, type CommandStartedEvent, type Document } from 'mongodb'
import { describe, expect, it } from 'vitest'
import type { Agent, Endpoint } from '../../../src/ports/entities.ts'
import { openMongoStore, type MongoStore } from '../../../src/store/mongo/open-mongo-store.ts'
import { findPagesInTwo } from '../../../src/store/mongo/call-pages.ts'
import { createJournal } from '../../../src/store/mongo/journal.ts'
import { createKeyLookup } from '../../../src/store/mongo/key-lookup.ts'
import { readUsage, type KeyUsageDocument } from '../../../src/store/mongo/key-usage-documents.ts'
import { INDEXES, type ActorDocument, type JournalDocument } from '../../../src/store/mongo/schema.ts'
import { newDatabase, skipReason } from '../../support/mongod/mongod.ts'
import { commitOf, journalRowOf, newActorId, recordOf, rowOf } from '../actor-samples.ts'

interface Query {
  collection: string
  /** Fields that it is found by. */
  fields: string[]
  /** Those of them that have one value, which an index may skip on its way to the order that is asked for. */
  equal?: string[]
  /** Those of them that are said to be there, or have a value that says so: a partial index is for such queries. */
  present?: string[]
  sort: [string, number][]
  /** Looked up by a field of another collection, for which a server may not use a partial index. */
  isJoin?: boolean
}

/** People are few, and so are nodes. */
const MAY_SCAN = new Set(['users', 'nodes', 'watchers'])

describe.skipIf(skipReason !== undefined)('MongoDB queries', () => {
  it('are all served by an index, order included, so that no cost grows with what is stored', async () => {
    const database = newDatabase()
    const commands: CommandStartedEvent[] = []
    const store = await openMongoStore({
      url: database.url,
      log: { info() {} },
      onCommand: (event) => commands.push(event),
    })
    commands.length = 0
    await useEverything(store)
    await store.close()
    const scanning = await scansAmong(commands, database.url)
    await database.remove()
    expect(scanning).toEqual([])

    const queries = commands.flatMap(queriesOf)
    const found = new Set(queries.map(({ collection }) => collection))
    for (const { collection } of INDEXES.filter((plan) => plan.collection !== 'agendaJobs'))
      expect(found).toContain(collection)
    const unserved = queries.filter((query) => !MAY_SCAN.has(query.collection) && !isServed(query))
    expect(unserved).toEqual([])
  })

  it('are each served by one index on a server that does not join them, as Amazon DocumentDB', async () => {
    const database = newDatabase()
    const store = await openMongoStore({ url: database.url, log: { info() {} } })
    const [actorId, callId] = [newActorId(), 'call']
    const lookup = { lookup: 'handle', agentId: 'agent' }
    await store.actors.commit([{ ...commitOf(actorId, 1, lookup), rows: [rowOf(callId, 0)] }])
    const client = await MongoClient.connect(database.url, { monitorCommands: true })
    const commands: CommandStartedEvent[] = []
    client.on('commandStarted', (event) => commands.push(event))
    const actors = client.db().collection<ActorDocument>('actors')
    const journal = client.db().collection<JournalDocument>('journal')
    const pages = findPagesInTwo(actors, journal, store.agents)
    const looks = createKeyLookup(actors, createJournal(journal, 'node'), pages, { hasLookup: false })
    const id = actorId.slice(actorId.indexOf('/') + 1)
    expect((await pages.find(id))?.record?.actorId).toBe(actorId)
    expect((await looks.withPage('handle', id)).page?.record?.actorId).toBe(actorId)
    expect(await looks.withSeq('handle', actorId)).toMatchObject({ key: { actorId }, seq: 1 })
    await readUsage(client.db().collection<KeyUsageDocument>('keyUsage'), ['k'])
    await client.close()
    await store.close()
    await database.remove()
    expect(commands.filter(joinsIndexes).map(({ command }) => JSON.stringify(command))).toEqual([])
    const queries = commands.flatMap(queriesOf)
    expect(queries.length).toBeGreaterThan(8)
    expect(queries.filter((query) => !isServed(query))).toEqual([])
  })

  it('would be found out without one', () => {
    const due = { collection: 'actors', fields: ['wakeAt', 'partition'], sort: [['wakeAt', 1]] as [string, number][] }
    expect(isServed({ ...due, present: [] })).toBe(false)
    expect(isServed({ ...due, present: ['wakeAt'] })).toBe(true)
    const listed = { collection: 'agents', fields: ['listedIn'], sort: [['updatedAt', -1]] as [string, number][] }
    expect(isServed({ ...listed, equal: [] })).toBe(false)
    expect(isServed({ ...listed, equal: ['listedIn'] })).toBe(true)
    const alternatives = [{ 'rows.owner': 'call' }, { _id: 'next' }]
    const asked = { commandName: 'find', command: { find: 'journal', filter: { $or: alternatives } } }
    expect(joinsIndexes(asked as never)).toBe(true)
    expect(isServed({ collection: 'actors', fields: ['seq'], sort: [] })).toBe(false)
    expect(isServed({ collection: 'actors', fields: ['lookup'], sort: [['listedAt', -1]] })).toBe(false)
    expect(isServed({ collection: 'journal', fields: ['rows.owner'], sort: [], isJoin: true })).toBe(false)
    expect(
      isServed({
        collection: 'agents',
        fields: ['listedIn'],
        sort: [
          ['updatedAt', 1],
          ['_id', -1],
        ],
      }),
    ).toBe(false)
  })
})

/** Every way in which the store reads, changes and deletes. */
async function useEverything(store: MongoStore): Promise<void> {
  const [actorId, childId] = [newActorId(), newActorId('delivery')]
  const child = { journal: journalRowOf(childId, 1), record: recordOf(childId, 1), rows: [] }
  await store.actors.commit([{ ...commitOf(actorId, 1, { owner: 'a' }), rows: [rowOf('call', 0)], creates: [child] }])
  await store.actors.commit([{ ...commitOf(actorId, 1), creates: [child] }])
  await store.actors.commit([{ ...commitOf(newActorId(), 1), creates: [child] }])
  await store.actors.load(actorId)
  await store.actors.load(newActorId())
  await store.actors.adopt(actorId, 1, 'b')
  await store.actors.readJournal(actorId, 0, 5)
  await store.actors.findEvent(actorId, 'event-1')
  await store.actors.lastSeq(actorId)
  await store.callPages.find('call')
  await store.keyLookup?.withSeq('handle', actorId)
  await store.keyLookup?.withPage('handle', 'call')
  await store.actors.listDue(5, [1, 2], 5)
  await store.nodes.heartbeat('gone', 1)
  await store.actors.listOrphans(['b'], 5)
  await store.actors.listOwned('a', 5)
  const before = { listedAt: 5, actorId }
  for (const agentId of [{}, { agentId: 'agent' }]) {
    await store.actors.list({ projectId: 'project', list: 'calls', limit: 5, ...agentId })
    await store.actors.list({ projectId: 'project', list: 'calls', limit: 5, before, ...agentId })
  }
  await store.actors.findByLookup('handle', 5)
  const counts = { projectId: 'project', agentId: '', hour: 1, counts: { calls: 1 } }
  await store.callFigures.add('batch', [counts])
  await store.callFigures.add('batch', [counts])
  await store.callFigures.read({ projectId: 'project', agentId: '', from: 0, to: 5 })
  await store.changeFeed?.watch(['project'], 5)
  await store.changeFeed?.watchedElsewhere(1)
  await store.changeFeed?.publish([{ projectId: 'project', kind: 'call', id: 'call' }])
  await store.changeFeed?.read(['project'])
  await store.changeFeed?.read(['project'])
  await store.changeFeed?.watch([], 5)
  await store.changeFeed?.deleteBefore(1)
  await store.actors.readRows('turn', 'call')

  await store.nodes.listAlive(1)
  await store.nodes.deregister('node')
  const project = { id: 'p', name: '', defaultModel: '', defaultSpeech: '', defaultTelephony: '', createdAt: 1 }
  await store.projects.insert(project, 'user')
  await store.projects.update(project)
  await store.projects.find('p')
  await store.projects.listFor('user')
  await store.projects.isMember('p', 'user')
  const agent = { id: 'a', projectId: 'p', updatedAt: 1, deletedAt: null } as Agent
  await store.agents.update(agent)
  await store.agents.find('a')
  await store.agents.names(['a'])
  await store.agents.list('p')
  await store.flows.find('hash')
  const endpoint = { id: 'e', projectId: 'p', createdAt: 1, deletedAt: null } as Endpoint
  await store.endpoints.update(endpoint)
  await store.endpoints.find('e')
  await store.endpoints.findMany(['e'])
  await store.endpoints.list('p')
  await store.connections.put({ projectId: 'p', provider: 'openai', credentials: '', updatedAt: 1 })
  await store.connections.find('p', 'openai')
  await store.connections.list('p')
  await store.connections.delete('p', 'openai')
  await store.users.find('u')
  await store.users.findByEmail('ann@example.com')
  await store.users.count()
  await store.users.setPassword('u', 'hash')
  await store.users.setPassword('u', 'other', 'hash')
  await store.sessions.insert({ tokenHash: 'token', userId: 'u', mark: '', expiresAt: 5, endsAt: 5 }, 1)
  await store.sessions.find('token')
  await store.sessions.extend('token', 6)
  await store.sessions.delete('token')
  await store.sessions.deleteExpired(1)
  const claim = { id: 'k', requestHash: '', runningOn: 'a', answer: null, expiresAt: 5 }
  await store.idempotency.claim(claim, 0)
  await store.idempotency.claim(claim, 9)
  await store.idempotency.answer('k', { status: 200, body: '' })
  await store.idempotency.release('k')
  await store.idempotency.letGoOf({ notIn: ['a'] })
  await store.idempotency.claim(claim, 0)
  await store.idempotency.letGo('k', 'a')
  await store.idempotency.takeOver('k', 'a')
  await store.idempotency.deleteExpired(9, 5)
  await store.payloads.find('d')
  await store.slots.claim('p', 'key', 1, 'holder')
  await store.slots.release('p', 'key', 'holder')
  await store.slots.holders('p', 'key')
  await store.keyUsage.add([{ keyId: 'k', count: 1, lastUsedAt: 1 }])
  await store.keyUsage.findMany(['k'])
  await store.dailyCounts.add('calls', 1, 5)
  await store.dailyCounts.deleteBefore(1)
  const optOut = { projectId: 'p', number: '+12025550100', callId: 'c', at: 1 }
  await store.optOuts.add(optOut)
  await store.optOuts.find('p', optOut.number)
  await store.optOuts.list('p', 5)
  await store.optOuts.list('p', 5, optOut)
  await store.optOuts.lift('p', optOut.number)
}

function queriesOf({ commandName, command }: CommandStartedEvent): Query[] {
  const collection = String((command as Document)[commandName])
  const { filter, query, sort, pipeline, updates, deletes } = command as {
    filter?: Document
    /** Of a `findAndModify`. */
    query?: Document
    sort?: Document | Map<string, number>
    pipeline?: Stage[]
    updates?: { q: Document }[]
    deletes?: { q: Document }[]
  }
  const filters = [filter, query, matchIn(pipeline), ...[updates ?? [], deletes ?? []].flat().map(({ q }) => q)]
  const order = sort instanceof Map ? [...sort] : Object.entries((sort ?? {}) as Record<string, number>)
  const joins = joinsIn(pipeline)
  const direct = filters
    .filter((one) => one !== undefined)
    .flatMap(branchesOf)
    .map((conditions) => ({
      collection,
      fields: Object.keys(conditions),
      equal: Object.keys(conditions).filter((field) => hasOneValue(conditions[field])),
      present: Object.keys(conditions).filter((field) => isPresent(conditions[field])),
      sort: order,
    }))
  return [...direct, ...joins]
}

interface Stage {
  $match?: Document
  $lookup?: { from: string; foreignField?: string; pipeline?: Stage[] }
}

function joinsIn(pipeline: readonly Stage[] = []): Query[] {
  return pipeline.flatMap(({ $lookup }) => {
    if (!$lookup) return []
    const { from: collection, foreignField, pipeline: inner } = $lookup
    if (foreignField !== undefined) return [{ collection, fields: [foreignField], sort: [], isJoin: true }]
    return [{ collection, fields: Object.keys(matchIn(inner) ?? {}), sort: [] }, ...joinsIn(inner)]
  })
}

function matchIn(pipeline: readonly Stage[] | undefined): Document | undefined {
  return pipeline?.[0]?.$match
}

/** Reads for which the server itself says that it goes through all there is; none where it does not explain. */
async function scansAmong(commands: readonly CommandStartedEvent[], url: string): Promise<string[]> {
  const client = await MongoClient.connect(url)
  const scanning: string[] = []
  for (const { commandName, command } of commands) {
    const { filter, sort, limit, pipeline } = command as Partial<Record<string, Document>>
    const collection = String((command as Document)[commandName])
    const isRead = (commandName === 'find' || commandName === 'aggregate') && !MAY_SCAN.has(collection)
    if (!isRead) continue
    const query = pipeline ? { aggregate: collection, pipeline, cursor: {} } : { find: collection, filter, sort, limit }
    const plan = await client
      .db()
      .command({ explain: query, verbosity: 'queryPlanner' }, { ignoreUndefined: true })
      .catch(() => undefined)
    if (JSON.stringify(plan ?? {}).includes('COLLSCAN')) scanning.push(JSON.stringify(query))
  }
  await client.close()
  return scanning
}

/** Each branch of an `$or` that stands alone is looked up by itself; beside other conditions it only narrows them. */
function branchesOf(filter: Document): Document[] {
  const { $or: branches, ...conditions } = filter as Document & { $or?: Document[] }
  return branches && Object.keys(conditions).length === 0 ? branches : [conditions]
}

/** Whether a query needs more than one index, one for each alternative. */
function joinsIndexes({ commandName, command }: Pick<CommandStartedEvent, 'commandName' | 'command'>): boolean {
  const { filter, pipeline } = command as { filter?: Document; pipeline?: Stage[] }
  const branches = branchesOf((commandName === 'find' ? filter : matchIn(pipeline)) ?? {})
  return new Set(branches.map((branch) => Object.keys(branch).sort().join())).size > 1
}

function hasOneValue(condition: unknown): boolean {
  return typeof condition !== 'object' || condition === null || '$eq' in condition
}

/** By a value, or by `$exists`: of a range alone not every server concludes that there is something. */
function isPresent(condition: unknown): boolean {
  if (typeof condition !== 'object' || condition === null) return condition !== null
  return '$exists' in condition || '$eq' in condition || '$in' in condition
}

function isServed({ collection, fields, equal = fields, present = fields, sort, isJoin = false }: Query): boolean {
  const plans = INDEXES.filter((plan) => plan.collection === collection)
  return [{ key: { _id: 1 } }, ...plans].some((plan) => {
    // A partial index knows only of documents that have the field.
    if ('onlyWith' in plan && plan.onlyWith !== undefined && (isJoin || !present.includes(plan.onlyWith))) return false
    const key = Object.entries(plan.key as Record<string, number>)
    if (sort.length === 0) return fields.includes(key[0]?.[0] ?? '')
    const start = key.findIndex(([field]) => field === sort[0]?.[0])
    const isReached = start >= 0 && key.slice(0, start).every(([field]) => equal.includes(field))
    const turns = sort.map(([field, direction], place) => {
      const [name, own] = key[start + place] ?? []
      return name === field ? direction * (own ?? 0) : 0
    })
    const isInOrder = turns.every((turn) => turn === 1) || turns.every((turn) => turn === -1)
    return isReached && isInOrder && (start > 0 || fields.includes(key[0]?.[0] ?? ''))
  })
}
