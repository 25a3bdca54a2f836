import type { JobParameters } from 'agenda'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { MongoClient } from 'mongodb'
import { createAgendaBackend } from '../../../src/store/mongo/agenda-backend.ts'
import { createRecurringJobs } from '../../../src/startup/recurring-jobs.ts'
import { openMongoStore, type MongoStore } from '../../../src/store/mongo/open-mongo-store.ts'
import { capabilities, newDatabase, skipReason } from '../../support/mongod/mongod.ts'

describe.skipIf(skipReason !== undefined)('the Agenda backend on MongoDB', () => {
  let database: ReturnType<typeof newDatabase>
  let nodes: MongoStore[]
  beforeEach(async () => {
    database = newDatabase()
    nodes = await Promise.all([open(), open()])
    await Promise.all(nodes.map((node) => node.agendaBackend.connect()))
  })
  afterEach(async () => {
    await Promise.all(nodes.map((node) => node.close()))
    await database.remove()
  })

  const open = () => openMongoStore({ url: database.url, log: { info() {} } })
  const jobs = (place: number) => {
    const node = nodes[place]
    if (!node) throw new Error(`There is no node ${place}.`)
    return node.agendaBackend.repository
  }
  const sweep = (fields: Partial<JobParameters<unknown>> = {}): JobParameters<unknown> => ({
    name: 'sweep',
    type: 'single',
    priority: 0,
    nextRunAt: new Date(0),
    data: null,
    repeatInterval: 1_000,
    ...fields,
  })
  const save = (place: number, job: JobParameters<unknown>) => jobs(place).saveJob(job, undefined)
  const lockNext = (place: number) => {
    const now = new Date()
    return jobs(place).getNextJobToRun('sweep', now, new Date(now.getTime() - 10_000), now, undefined)
  }

  it('makes one job of a name, however many nodes start at once', async () => {
    await Promise.all(Array.from({ length: 10 }, (_, index) => save(index % 2, sweep())))
    expect(await jobs(0).queryJobs({ name: 'sweep' })).toMatchObject({ total: 1 })
  })

  /** Who takes a job is decided by an update. */
  const hasLocks = capabilities.hasAtomicUpdates !== false

  it.skipIf(!hasLocks)('gives a due job to one of the nodes', async () => {
    await save(0, sweep())
    const locked = await Promise.all([0, 1, 0, 1].map(lockNext))
    expect(locked.filter(Boolean)).toHaveLength(1)
  })

  it('leaves a run in progress its lock when another node joins, and takes the new period', async () => {
    await save(0, sweep())
    const running = await lockNext(0)
    const joined = await save(1, sweep({ repeatInterval: 5_000 }))
    expect(joined._id).toBe(running?._id)
    expect(await lockNext(1)).toBeUndefined()
    expect(await jobs(1).getJobById(running?._id ?? '')).toMatchObject({
      repeatInterval: 5_000,
      lockedAt: running?.lockedAt,
    })
  })

  it('gives a job that has lost its next run one again', async () => {
    const saved = await save(0, sweep())
    await jobs(0).saveJobState({ ...saved, nextRunAt: null }, undefined)
    await save(1, sweep())
    expect((await lockNext(1))?._id).toBe(saved._id)
  })

  it.skipIf(!hasLocks)('runs a schedule on one node at a time', async () => {
    const ran: string[] = []
    let running = 0
    let atOnce = 0
    const { promise: enough, resolve } = Promise.withResolvers<void>()
    const schedules = nodes.map(({ agendaBackend }, place) => {
      const schedule = createRecurringJobs({
        backend: agendaBackend,
        nodeId: `node-${place}`,
        log: { warn: (_details, message) => ran.push(message), error: (_details, message) => ran.push(message) },
      })
      schedule.every('sweep', 200, async () => {
        running += 1
        atOnce = Math.max(atOnce, running)
        await new Promise((done) => setImmediate(done))
        running -= 1
        ran.push('ran')
        if (ran.length === 3) resolve()
      })
      return schedule
    })
    await Promise.all(schedules.map((schedule) => schedule.start()))
    await enough
    for (const schedule of schedules) await schedule.stop()
    expect(atOnce).toBe(1)
    expect(new Set(ran)).toEqual(new Set(['ran']))
  })

  const DAY_MS = 86_400_000

  it('takes a recurring job for due when its next run lies further ahead than its period', async () => {
    const ahead = new Date(Date.now() + DAY_MS)
    await save(0, sweep({ nextRunAt: ahead }))
    await save(1, sweep({ nextRunAt: ahead }))
    const locked = await lockNext(1)
    expect(locked?.nextRunAt?.getTime()).toBeLessThanOrEqual(Date.now())
  })

  it('leaves one alone that is within its period', async () => {
    await save(0, sweep({ repeatInterval: 60_000, nextRunAt: new Date(Date.now() + 60_000) }))
    expect(await lockNext(0)).toBeUndefined()
  })

  it('takes a lock that lies in the future from whoever has it', async () => {
    await save(0, sweep())
    const ahead = new Date(Date.now() + DAY_MS)
    expect(await jobs(0).getNextJobToRun('sweep', ahead, new Date(0), ahead, undefined)).toBeDefined()
    await save(1, sweep())
    expect(await lockNext(1)).toBeDefined()
  })

  it('is kept in the database’s time by a node whose own clock is off', async () => {
    const client = await MongoClient.connect(database.url)
    const off = createAgendaBackend(client.db(), () => DAY_MS)
    await off.connect()
    const mine = sweep({ nextRunAt: new Date() })
    await off.repository.saveJob(mine, undefined)
    const now = new Date()
    const locked = await off.repository.getNextJobToRun('sweep', now, new Date(0), now, undefined)
    expect(locked).toMatchObject({ nextRunAt: mine.nextRunAt, lockedAt: now })
    const stored = await client.db().collection('agendaJobs').findOne({ name: 'sweep' })
    expect(stored?.['lockedAt']).toEqual(new Date(now.getTime() - DAY_MS))
    expect(stored?.['nextRunAt']).toEqual(new Date((mine.nextRunAt?.getTime() ?? 0) - DAY_MS))
    if (locked) await off.repository.saveJobState({ ...locked, nextRunAt: now }, undefined)
    expect(await client.db().collection('agendaJobs').findOne({ name: 'sweep' })).toMatchObject({
      nextRunAt: new Date(now.getTime() - DAY_MS),
    })
    await client.close()
  })
})
