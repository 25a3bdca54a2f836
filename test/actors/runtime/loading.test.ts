import { assign, setup } from 'xstate'
import { describe, expect, it } from 'vitest'
import { createChainCheck } from '../../../src/actors/runtime/chain-check.ts'
import type { JournalRow, StoredRecord } from '../../../src/actors/ports/actor-store.ts'
import { readRows } from '../../../src/actors/runtime/read-journal.ts'
import type { ActorId } from '../../../src/actors/types.ts'
import { define, openKernel, typed, type Kit } from '../../support/kernel/kernel-kit.ts'
import { enlargeRecord } from '../../support/enlarge-record.ts'

const counter = define(
  setup({
    types: typed<{
      context: { count: number; text: string }
      events: { type: 'add'; text?: string } | { type: 'end' }
    }>(),
    actions: {
      add: assign({
        count: ({ context }) => context.count + 1,
        text: ({ context, event }) => (event.type === 'add' && event.text ? event.text : context.text),
      }),
    },
    delays: { untilDue: 30_000 },
  }).createMachine({
    id: 'counter',
    options: { maxIterations: 10 },
    context: { count: 0, text: '' },
    initial: 'open',
    states: {
      open: { on: { add: { actions: 'add' }, end: 'closed' }, after: { untilDue: 'due' } },
      due: { on: { add: { actions: 'add' }, end: 'closed' } },
      closed: { type: 'final' },
    },
  }),
  { maxTailRows: 0 },
)

const open = () => openKernel({ definitions: [counter] })

/** An actor with this many entries. */
async function counted(actors: Kit, entries: number): Promise<ActorId> {
  const { actorId } = await actors.create('counter')
  for (let count = 1; count < entries; count += 1) await actors.send(actorId, 'add')
  return actorId
}

/** Counts every entry that leaves the store. */
function countReads(actors: Kit): { entries: number } {
  const reads = { entries: 0 }
  actors.store.seen = (_actorId, rows) => {
    reads.entries += rows.length
    return rows
  }
  return reads
}

/** Stores the journal with an older record, as a crash leaves it. */
async function storeBehind(actors: Kit, rows: JournalRow[], record: StoredRecord): Promise<void> {
  const { actorId } = record
  const commits = rows.map((journal) => ({ actorId, journal, record, rows: [], creates: [] }))
  await actors.everything.actors.commit(commits)
}

/** Entries of an actor and its record after the first of them. */
async function journalOf(count: number): Promise<{ actorId: ActorId; rows: JournalRow[]; first: StoredRecord }> {
  const actors = await open()
  const { actorId } = await actors.create('counter')
  const first = (await actors.everything.actors.load(actorId))?.record
  for (let index = 1; index < count; index += 1) await actors.send(actorId, 'add')
  if (!first) throw new Error('The actor was not stored.')
  return { actorId, rows: await Array.fromAsync(readRows(actors.everything.actors, actorId)), first }
}

describe('Loading an actor', () => {
  it('reads its record alone, however long its journal is', async () => {
    const actors = await open()
    const [short, long] = [await counted(actors, 2), await counted(actors, 3_000)]
    const cost: object[] = []
    for (const actorId of [short, long]) {
      await actors.restart()
      const [calls, reads] = [{ ...actors.store.calls }, countReads(actors)]
      expect(await actors.send(actorId, 'add')).toMatchObject({ outcome: 'taken' })
      const { load = 0, readTail = 0, readJournal = 0 } = actors.store.calls
      cost.push({
        loads: load - (calls.load ?? 0),
        tails: readTail - (calls.readTail ?? 0),
        journals: readJournal - (calls.readJournal ?? 0),
        ...reads,
      })
    }
    expect(cost).toEqual([
      { loads: 1, tails: 0, journals: 0, entries: 0 },
      { loads: 1, tails: 0, journals: 0, entries: 0 },
    ])
    expect(await actors.context(long)).toMatchObject({ count: 3_000 })
  })

  it('folds the entries that its record does not cover, a page at a time', async () => {
    const { actorId, rows, first } = await journalOf(250)
    const actors = await open()
    await storeBehind(actors, rows, first)
    const reads = countReads(actors)
    expect(await actors.context(actorId)).toMatchObject({ count: 249 })
    expect(reads.entries).toBe(249)
    await actors.send(actorId, 'add', { eventId: 'one more' })
    expect(await actors.context(actorId)).toMatchObject({ count: 250 })
  })

  it.each([
    ['a changed entry', (rows: JournalRow[]) => rows.map((row) => (row.seq === 120 ? { ...row, body: '{}' } : row))],
    ['a missing entry', (rows: JournalRow[]) => rows.filter(({ seq }) => seq !== 150)],
    [
      'a changed entry right behind the record',
      (rows: JournalRow[]) => rows.map((row) => (row.seq === 2 ? { ...row, eventId: 'other' } : row)),
    ],
  ])('is refused for %s behind its record', async (_name, damage) => {
    const { actorId, rows, first } = await journalOf(200)
    const actors = await open()
    await storeBehind(actors, damage(rows), first)
    await expect(actors.send(actorId, 'add')).rejects.toMatchObject({ code: 'journal_damaged' })
  })

  it('is refused for a record that is larger than any may become', async () => {
    const actors = await open()
    const actorId = await counted(actors, 1)
    await enlargeRecord(actors, actorId)
    await actors.restart()
    await expect(actors.send(actorId, 'add')).rejects.toMatchObject({ code: 'actor_too_large' })
  })
})

describe('The sweep of due actors', () => {
  it('skips an actor that cannot be loaded, says so once a minute, and wakes the others', async () => {
    const actors = await open()
    const [tooLarge, healthy] = [await counted(actors, 1), await counted(actors, 1)]
    await enlargeRecord(actors, tooLarge)
    await actors.restart()
    await actors.advance(40_000)
    for (let sweep = 0; sweep < 5; sweep += 1) await actors.node.sweeps.wakeDueActors()
    expect(await actors.value(healthy)).toBe('due')
    const problems = () => actors.logged.filter(({ level }) => level === 'error')
    expect(problems()).toMatchObject([
      {
        details: { actorId: tooLarge, err: { code: 'actor_too_large' } },
        message: expect.stringContaining('skipped') as string,
      },
    ])
    expect(actors.kernel.skippedCount).toBe(1)
    await actors.clock.advance(61_000)
    await actors.node.sweeps.wakeDueActors()
    expect(problems()).toHaveLength(2)
  })
})

describe('The background check of hash chains', () => {
  const checkOf = (actors: Kit) => {
    const found: object[] = []
    const check = createChainCheck({
      actors: actors.store,
      scanActors: (after, limit) => actors.everything.transfer.scanActors(after, limit),
      progress: actors.everything.chainCheck,
      clock: actors.clock,
      log: { error: (details) => found.push(details) },
    })
    return { check, found }
  }

  it('verifies every entry of every journal, a slice at a time, also across restarts', async () => {
    const actors = await open()
    for (const entries of [3, 2_500, 1, 40]) await counted(actors, entries)
    const reads = countReads(actors)
    let slices = 0
    for (let before = -1; before < reads.entries; slices += 1) {
      before = reads.entries
      const { check, found } = checkOf(actors) // another process each time
      await check.run()
      expect(reads.entries - before).toBeLessThanOrEqual(1_100)
      expect(found).toEqual([])
    }
    expect(reads.entries).toBe(2_544)
    expect(slices).toBeGreaterThan(2)
  })

  it('begins again after an hour, also when the clock was wrong in between', async () => {
    const actors = await open()
    await counted(actors, 5)
    const { check } = checkOf(actors)
    await check.run()
    await check.run()
    expect(check.verifiedEntries).toBe(5)
    await actors.clock.advance(3_600_000)
    await check.run()
    expect(check.verifiedEntries).toBe(10)
    await actors.everything.chainCheck.save(JSON.stringify({ actorId: null, restsUntil: actors.clock.now() + 1e12 }))
    await check.run()
    expect(check.verifiedEntries).toBe(15)
  })

  it.each([
    ['a changed entry', 2, (rows: JournalRow[]) => rows.map((row) => (row.seq === 2 ? { ...row, body: '{}' } : row))],
    ['a missing entry', 4, (rows: JournalRow[]) => rows.filter(({ seq }) => seq !== 3)],
    ['a missing end', 5, (rows: JournalRow[]) => rows.filter(({ seq }) => seq !== 5)],
    ['no entry at all', 1, () => []],
  ])('reports %s, which loading no longer sees', async (_name, seq, damage) => {
    const actors = await open()
    const [broken, whole] = [await counted(actors, 5), await counted(actors, 5)]
    actors.store.seen = (actorId, rows) => (actorId === broken ? damage(rows) : rows)
    const { check, found } = checkOf(actors)
    await check.run()
    expect(found).toEqual([{ actorId: broken, seq }])
    expect([...check.brokenActors]).toEqual([broken])
    await actors.restart()
    for (const actorId of [broken, whole]) expect(await actors.send(actorId, 'add')).toMatchObject({ outcome: 'taken' })
  })
})
