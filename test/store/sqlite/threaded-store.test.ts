import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SetupError, StoreUnavailable } from '../../../src/errors.ts'
import type { Agent, Endpoint, Project } from '../../../src/ports/records.ts'
import { openSqliteStore, type SqliteStore } from '../../../src/store/sqlite/open-sqlite-store.ts'
import { openThreadedSqliteStore } from '../../../src/store/sqlite/threaded-store.ts'
import { commitOf, entryOf, newActorId, recordOf } from '../actor-samples.ts'
import { newFolder } from '../folder.ts'

let folder: Awaited<ReturnType<typeof newFolder>>
let store: SqliteStore
beforeAll(async () => {
  folder = await newFolder()
  store = await openThreadedSqliteStore({ dataDir: folder.path })
})
afterAll(async () => {
  await store.close()
  await folder.remove()
})

/** The contract suite runs on the store that this one hands every write to; here, each write has to get there. */
describe('a SQLite store with a writing thread', () => {
  it('has every method that the store in one thread has', async () => {
    const other = await newFolder()
    const plain = await openSqliteStore({ dataDir: other.path })
    const methodsOf = (some: SqliteStore) =>
      Object.entries({ ...some, jobs: some.agendaBackend.repository }).flatMap(([port, methods]) =>
        Object.keys(methods as object).map((method) => `${port}.${method}`),
      )
    expect(methodsOf(store).toSorted()).toEqual(methodsOf(plain).toSorted())
    await plain.close()
    await other.remove()
  })

  it('sees each commit as soon as it is answered', async () => {
    const actorId = newActorId()
    for (const seq of [1, 2, 3]) {
      expect(await store.actors.commit([commitOf(actorId, seq, { owner: 'dead' })])).toEqual(['committed'])
      expect((await store.actors.load(actorId))?.record?.seq).toBe(seq)
      expect(await store.actors.findEvent(actorId, `event-${seq}`)).toEqual(entryOf(actorId, seq))
    }
    await store.actors.adopt(actorId, 3, 'alive')
    expect((await store.actors.load(actorId))?.record).toEqual(recordOf(actorId, 3, { owner: 'alive' }))
  })

  it('lets one of many parallel commits win', async () => {
    const actorId = newActorId()
    const commits = Array.from({ length: 20 }, (_, writer) => ({
      ...commitOf(actorId, 1),
      entries: [entryOf(actorId, 1, { eventId: `event of ${writer}` })],
    }))
    const results = await Promise.all(commits.map((commit) => store.actors.commit([commit])))
    expect(results.flat().toSorted()).toEqual(['committed', ...Array.from({ length: 19 }, () => 'lost')])
  })

  it('writes what people manage', async () => {
    const { projects, agents, flows, endpoints, connections, users, sessions } = store
    const project = { id: 'p', name: 'One', createdAt: 1 } as Project
    await projects.insert(project, 'ann')
    await projects.update({ ...project, name: 'Two' })
    expect(await projects.listFor('ann')).toEqual([{ ...project, name: 'Two' }])

    const agent = { id: 'a', projectId: 'p', name: 'One', updatedAt: 1, deletedAt: null } as Agent
    await agents.insert(agent)
    await agents.update({ ...agent, name: 'Two' })
    expect(await agents.list('p')).toEqual([{ ...agent, name: 'Two' }])

    await flows.put('hash', { start: 'a' })
    expect(await flows.find('hash')).toEqual({ start: 'a' })

    const endpoint = { id: 'e', projectId: 'p', enabled: true, createdAt: 1, deletedAt: null } as Endpoint
    await endpoints.insert(endpoint)
    await endpoints.update({ ...endpoint, enabled: false })
    expect(await endpoints.list('p')).toEqual([{ ...endpoint, enabled: false }])

    const connection = { projectId: 'p', provider: 'openai', credentials: 'sealed', updatedAt: 1 }
    await connections.put(connection)
    expect(await connections.list('p')).toEqual([connection])
    await connections.delete('p', 'openai')
    expect(await connections.list('p')).toEqual([])

    const user = { id: 'u', email: 'ann@example.com', passwordHash: 'hash', createdAt: 1 }
    expect(await Promise.all([users.insert(user), users.insert({ ...user, id: 'v' })])).toEqual([true, false])
    expect(await users.findByEmail('ann@example.com')).toEqual(user)

    await sessions.insert({ tokenHash: 't', userId: 'u', expiresAt: 5 })
    await sessions.insert({ tokenHash: 's', userId: 'u', expiresAt: 5 })
    await sessions.delete('s')
    expect([await sessions.find('t'), await sessions.find('s')].map(Boolean)).toEqual([true, false])
    await sessions.deleteExpired(5)
    expect(await sessions.find('t')).toBeNull()
  })

  it('writes the small tables and who is alive', async () => {
    const { idempotency, payloads, slots, keyUsage, nodes } = store
    const claim = { id: 'k', requestHash: 'h', runningOn: 'a', answer: null, expiresAt: 100 }
    const answer = { status: 200, body: '{}' }
    expect(await idempotency.claim(claim, 0)).toBeNull()
    await idempotency.answer('k', answer)
    await idempotency.releaseOf({ notIn: [] })
    expect(await idempotency.claim(claim, 0)).toEqual({ ...claim, runningOn: null, answer })
    await idempotency.release('k')
    expect(await idempotency.claim(claim, 0)).toBeNull()
    expect(await idempotency.deleteExpired(100, 9)).toBe(1)

    expect(await payloads.putIfAbsent('d', 'a\u0000b')).toBe('a\u0000b')
    expect(await payloads.find('d')).toBe('a\u0000b')

    const claims = await Promise.all(['a', 'b', 'c'].map((holder) => slots.claim('p', 'key', 2, holder)))
    expect(claims).toEqual([true, true, false])
    await slots.release('p', 'key', 'a')
    expect(await slots.holders('p', 'key')).toEqual(['b'])

    await keyUsage.add([{ keyId: 'k', count: 2, lastUsedAt: 3 }])
    expect(await keyUsage.findMany(['k'])).toEqual([{ keyId: 'k', count: 2, lastUsedAt: 3 }])

    await nodes.beat('n', 5)
    expect(await nodes.living(5)).toEqual(['n'])
    await nodes.leave('n')
    expect(await nodes.living(0)).toEqual([])
  })

  it('writes what is moved in', async () => {
    const { moving } = store
    const user = { id: 'moved', email: 'moved@example.com', passwordHash: '', createdAt: 1 }
    await moving.insertMissing('user', [user])
    expect(await store.users.find('moved')).toEqual(user)
    await moving.markImport({ fileId: 'f', lines: 1, isComplete: true })
    expect(await moving.findImport()).toEqual({ fileId: 'f', lines: 1, isComplete: true })
  })

  it('keeps the jobs of Agenda', async () => {
    const { repository } = store.agendaBackend
    const job = { name: 'sweep', type: 'single', priority: 0, nextRunAt: new Date(0), data: undefined } as const
    await repository.saveJob({ ...job, repeatInterval: 1_000 }, undefined)
    const locked = await repository.getNextJobToRun('sweep', new Date(), new Date(0), undefined, undefined)
    expect(locked?.lockedAt).toBeInstanceOf(Date)
    if (locked) await repository.saveJobState({ ...locked, failCount: 1 }, undefined)
    expect(await repository.queryJobs({ name: 'sweep' })).toMatchObject({ total: 1, jobs: [{ failCount: 1 }] })
    await expect(repository.saveJobState({ ...job }, undefined)).rejects.toThrow('was not saved')
  })

  it('refuses a folder that is taken, in the same words', async () => {
    await expect(openThreadedSqliteStore({ dataDir: folder.path })).rejects.toThrow(SetupError)
    await expect(openThreadedSqliteStore({ dataDir: folder.path })).rejects.toThrow(/^DATA_DIR: another Parley/)
  })

  it('is unavailable once closed, and frees the folder', async () => {
    const other = await newFolder()
    const closed = await openThreadedSqliteStore({ dataDir: other.path })
    expect(await closed.isReachable()).toBe(true)
    await closed.close()
    expect(await closed.isReachable()).toBe(false)
    await expect(closed.actors.commit([commitOf(newActorId(), 1)])).rejects.toThrow(StoreUnavailable)
    await expect(closed.actors.load(newActorId())).rejects.toThrow(StoreUnavailable)
    await (await openSqliteStore({ dataDir: other.path })).close()
    await other.remove()
  })
})
