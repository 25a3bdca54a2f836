import { describe, expect, it } from 'vitest'
import {
  ALL_PARTITIONS,
  PARTITIONS,
  type Commit,
  type StoredRecord,
  TAIL_PAGE,
} from '../../src/actors/ports/actor-store.ts'
import { idOf } from '../../src/actors/journal/records.ts'
import type { ActorId } from '../../src/actors/types.ts'
import { commitOf, journalRowOf, newActorId, recordOf, rowOf, turnOf } from './actor-samples.ts'
import { ODD_TEXTS, useStore, type OpenStore } from './open-store.ts'

export function describeActorStoreContract(name: string, open: OpenStore): void {
  describe(`${name}: actors`, () => {
    const store = useStore(open)
    const actors = () => store().actors

    /** Commits one record a call, in order. */
    const put = async (actorId: ActorId, seq: number, fields: Partial<StoredRecord> = {}) =>
      expect(await actors().commit([commitOf(actorId, seq, fields)])).toEqual(['committed'])

    describe('commit', () => {
      it('keeps a record as it was given', async () => {
        const full = recordOf(newActorId(), 1, {
          wakeAt: 1_790_000_000_000,
          owner: 'node',
          list: 'calls',
          agentId: 'agent',
          lookup: 'handle',
          summary: '{"id":"one"}',
        })
        const bare = recordOf(newActorId(), 1)
        await actors().commit([full, bare].map((record) => ({ ...commitOf(record.actorId, 1), record })))
        expect(await actors().load(full.actorId)).toEqual({ record: full, tail: [] })
        expect(await actors().load(bare.actorId)).toEqual({ record: bare, tail: [] })
      })

      it('answers an empty batch with nothing', async () => {
        expect(await actors().commit([])).toEqual([])
      })

      it('appends rows of one entry or several, named or not', async () => {
        const actorId = newActorId()
        const rows = [
          journalRowOf(actorId, 3, { firstSeq: 1 }),
          journalRowOf(actorId, 4, { eventId: null }),
          journalRowOf(actorId, 6, { firstSeq: 5, eventId: null }),
        ]
        for (const row of rows) await actors().commit([{ ...commitOf(actorId, row.seq), journal: row }])
        expect(await actors().readJournal(actorId, 0, 10)).toEqual(rows)
      })

      it('leaves the record as it is where none comes with the row', async () => {
        const actorId = newActorId()
        await put(actorId, 1, { wakeAt: 5, owner: 'a', list: 'calls' })
        const turn = { ...turnOf(actorId, 2), rows: [rowOf(actorId, 0)] }
        expect(await actors().commit([turn])).toEqual(['committed'])
        const record = recordOf(actorId, 1, { wakeAt: 5, owner: 'a', list: 'calls' })
        expect(await actors().load(actorId)).toEqual({ record, tail: [turn.journal] })
        expect(await actors().readRows('turn', actorId)).toEqual(turn.rows)
        expect(await actors().lastSeq(actorId)).toBe(2)
      })

      it('replaces the record with a newer one, index columns too', async () => {
        const actorId = newActorId()
        await put(actorId, 1, { wakeAt: 5, owner: 'a', list: 'calls', agentId: 'x', lookup: 'y', listedAt: 1 })
        const newer = recordOf(actorId, 2, {
          ...{ wakeAt: 6, list: 'keys', listedAt: 2, lookup: 'z', projectId: 'other', summary: '{}' },
        })
        await actors().commit([{ ...commitOf(actorId, 2), record: newer }])
        expect((await actors().load(actorId))?.record).toEqual(newer)
        expect(await actors().list({ projectId: 'project', list: 'calls', limit: 9 })).toEqual([])
        expect(await actors().list({ projectId: 'other', list: 'keys', limit: 9 })).toEqual([newer])
      })

      it('gives a seq to the first of two commits in one batch', async () => {
        const actorId = newActorId()
        const [first, second] = rivals(actorId, 1, 2)
        expect(await actors().commit([first, second])).toEqual(['committed', 'lost'])
        expect(await actors().readJournal(actorId, 0, 10)).toEqual([first.journal])
        expect((await actors().load(actorId))?.record).toEqual(first.record)
      })

      it('gives a seq to exactly one of many parallel batches', async () => {
        const actorId = newActorId()
        await put(actorId, 1)
        const commits = rivals(actorId, 2, 20)
        const results = await Promise.all(commits.map((commit) => actors().commit([commitOf(newActorId(), 1), commit])))
        expect(results.map(([bystander]) => bystander)).toEqual(commits.map(() => 'committed'))
        const outcomes = results.map(([, outcome]) => outcome)
        expect(outcomes.filter((outcome) => outcome === 'committed')).toHaveLength(1)
        expect(outcomes.filter((outcome) => outcome === 'lost')).toHaveLength(19)
        const winner = commits[outcomes.indexOf('committed')]
        expect(await actors().readJournal(actorId, 1, 10)).toEqual([winner?.journal])
        expect((await actors().load(actorId))?.record).toEqual(winner?.record)
      })

      it('calls the same commit sent again a duplicate', async () => {
        const commit = commitOf(newActorId(), 1)
        expect(await actors().commit([commit])).toEqual(['committed'])
        expect(await actors().commit([commit])).toEqual(['duplicate'])
        expect(await actors().readJournal(commit.actorId, 0, 10)).toEqual([commit.journal])
      })

      it('calls the same commit sent again a duplicate without any name too', async () => {
        const actorId = newActorId()
        await put(actorId, 1)
        const turn = turnOf(actorId, 3, { firstSeq: 2, eventId: null })
        expect(await actors().commit([turn])).toEqual(['committed'])
        expect(await actors().commit([turn])).toEqual(['duplicate'])
        const rival = turnOf(actorId, 2, { eventId: null, hash: 'another' })
        expect(await actors().commit([rival])).toEqual(['lost'])
        expect(await actors().readJournal(actorId, 1, 10)).toEqual([turn.journal])
      })

      it('writes nothing of a commit whose event was taken before', async () => {
        const actorId = newActorId()
        const child = newActorId('delivery')
        await put(actorId, 1)
        const commit: Commit = {
          actorId,
          journal: journalRowOf(actorId, 3, { firstSeq: 2, eventId: 'event-1' }),
          record: recordOf(actorId, 3, { owner: 'me', list: 'calls' }),
          rows: [rowOf(actorId, 0)],
          creates: [{ journal: journalRowOf(child, 1), record: recordOf(child, 1), rows: [rowOf(child, 0)] }],
        }
        expect(await actors().commit([commit])).toEqual(['duplicate'])
        expect(await actors().load(actorId)).toEqual({ record: recordOf(actorId, 1), tail: [] })
        expect(await actors().readJournal(actorId, 1, 10)).toEqual([])
        expect(await actors().readRows('turn', actorId)).toEqual([])
        expect(await actors().load(child)).toBeNull()
        expect(await actors().readRows('turn', child)).toEqual([])
      })

      it('calls a commit a duplicate whose event another writer has taken at the same seq', async () => {
        const actorId = newActorId()
        await put(actorId, 1)
        const [one, two] = ['ours', 'theirs'].map((hash) => turnOf(actorId, 2, { eventId: 'same', hash }))
        expect(await actors().commit(one ? [one] : [])).toEqual(['committed'])
        expect(await actors().commit(two ? [two] : [])).toEqual(['duplicate'])
      })

      it('takes the same event id once for each actor', async () => {
        const commits = [newActorId(), newActorId()].map((actorId) => commitOf(actorId, 1))
        expect(await actors().commit(commits)).toEqual(['committed', 'committed'])
      })

      it('answers each commit of a batch by itself, in order', async () => {
        const [taken, repeated, fresh] = [newActorId(), newActorId(), newActorId()]
        await put(taken, 1)
        await put(repeated, 1)
        const batch = [
          commitOf(newActorId(), 1),
          { ...commitOf(taken, 1), journal: journalRowOf(taken, 1, { eventId: 'another' }) },
          commitOf(fresh, 1),
          { ...commitOf(repeated, 2), journal: journalRowOf(repeated, 2, { eventId: 'event-1' }) },
          commitOf(newActorId(), 1),
        ]
        expect(await actors().commit(batch)).toEqual(['committed', 'lost', 'committed', 'duplicate', 'committed'])
        expect((await actors().load(fresh))?.record?.seq).toBe(1)
      })

      it('keeps parallel commits of different actors apart', async () => {
        const ids = Array.from({ length: 64 }, () => newActorId())
        for (const seq of [1, 2, 3]) await Promise.all(ids.map((actorId) => put(actorId, seq)))
        for (const actorId of ids) {
          expect((await actors().readJournal(actorId, 0, 10)).map((entry) => entry.seq)).toEqual([1, 2, 3])
        }
      })

      it('never moves a record backwards', async () => {
        const actorId = newActorId()
        await actors().commit([{ ...commitOf(actorId, 2), journal: journalRowOf(actorId, 2, { firstSeq: 1 }) }])
        const late = { ...commitOf(actorId, 1, { list: 'calls', owner: 'late' }), journal: null }
        expect(await actors().commit([late])).toEqual(['committed'])
        expect(await actors().load(actorId)).toEqual({ record: recordOf(actorId, 2), tail: [] })
      })

      it('keeps long bodies and odd text unharmed', async () => {
        const texts = [...ODD_TEXTS, '\ud83d', 'x'.repeat(64 * 1024)]
        for (const text of texts) {
          const actorId = newActorId()
          const body = JSON.stringify({ text })
          const commit: Commit = {
            actorId,
            journal: journalRowOf(actorId, 1, { body }),
            record: recordOf(actorId, 1, { body }),
            rows: [{ ...rowOf(actorId, 0), body }],
            creates: [],
          }
          expect(await actors().commit([commit])).toEqual(['committed'])
          expect(await actors().load(actorId)).toEqual({ record: commit.record, tail: [] })
          expect(await actors().readJournal(actorId, 0, 10)).toEqual([commit.journal])
          expect(await actors().readRows('turn', actorId)).toEqual(commit.rows)
        }
      })

      it('tells odd event ids and handles apart', async () => {
        const actorId = newActorId()
        const ids = [...ODD_TEXTS, 'a\u0000c', 'a']
        for (const [index, eventId] of ids.entries()) {
          const seq = index + 1
          const commit = {
            ...commitOf(actorId, seq, { lookup: eventId }),
            journal: journalRowOf(actorId, seq, { eventId }),
          }
          expect(await actors().commit([commit])).toEqual(['committed'])
          expect((await actors().findEvent(actorId, eventId))?.seq).toBe(seq)
          expect((await actors().findByLookup(eventId, 9)).map((record) => record.seq)).toEqual([seq])
        }
      })
    })

    describe('rows', () => {
      it('come back in order of position, of one owner alone', async () => {
        const actorId = newActorId()
        const rows = [rowOf('call', 2), rowOf('call', 0), rowOf('other', 0), rowOf('call', 10), rowOf('call', 1)]
        await actors().commit([{ ...commitOf(actorId, 1), rows }])
        expect((await actors().readRows('turn', 'call')).map((row) => row.position)).toEqual([0, 1, 2, 10])
        expect(await actors().readRows('turn', 'other')).toEqual([rowOf('other', 0)])
        expect(await actors().readRows('turn', 'unknown')).toEqual([])
      })

      it('of turns that left the record as it was come back like all others', async () => {
        const actorId = newActorId()
        const owner = idOf(actorId)
        const read = async () => (await actors().readRows('turn', owner)).map(({ body }) => body)
        const bodies = Array.from({ length: 6 }, (_, position) => rowOf(owner, position).body)
        await actors().commit([{ ...commitOf(actorId, 1), rows: [rowOf(owner, 0)] }])
        await actors().commit([{ ...turnOf(actorId, 2), rows: [rowOf(owner, 1), rowOf(owner, 2)] }])
        await actors().commit([turnOf(actorId, 3), { ...turnOf(actorId, 4), rows: [rowOf(owner, 3)] }])
        expect(await read()).toEqual(bodies.slice(0, 4))
        await actors().commit([{ ...commitOf(actorId, 5), rows: [rowOf(owner, 4)] }])
        expect(await read()).toEqual(bodies.slice(0, 5))
        await actors().commit([{ ...turnOf(actorId, 6), rows: [rowOf(owner, 5), rowOf(owner, 0, 'another')] }])
        expect(await read()).toEqual(bodies)
        await actors().commit([{ ...commitOf(actorId, 6), journal: null }])
        expect(await read()).toEqual(bodies)
      })

      it('of turns after a reading are not lost to those that were read', async () => {
        const actorId = newActorId()
        const owner = idOf(actorId)
        const all = Array.from({ length: 5 }, (_, position) => rowOf(owner, position))
        await actors().commit([commitOf(actorId, 1)])
        await actors().commit([{ ...turnOf(actorId, 2), rows: all.slice(0, 2) }])
        expect(await actors().readRows('turn', owner)).toEqual(all.slice(0, 2))
        await actors().commit([{ ...turnOf(actorId, 3), rows: all.slice(2, 3) }])
        await actors().commit([{ ...commitOf(actorId, 4), rows: all.slice(3, 4) }])
        expect(await actors().readRows('turn', owner)).toEqual(all.slice(0, 4))
        await actors().commit([{ ...turnOf(actorId, 5), rows: all.slice(4) }])
        expect(await actors().readRows('turn', owner)).toEqual(all)
        await actors().commit([commitOf(actorId, 6)])
        await actors().commit([commitOf(actorId, 7)])
        expect(await actors().readRows('turn', owner)).toEqual(all)
      })

      it('of a turn that lost are not kept', async () => {
        const actorId = newActorId()
        const owner = idOf(actorId)
        await actors().commit([commitOf(actorId, 1)])
        const turn = (text: string) => {
          return { ...turnOf(actorId, 2, { hash: text, eventId: text }), rows: [rowOf(owner, 0, text)] }
        }
        expect(await actors().commit([turn('first'), turn('second')])).toEqual(['committed', 'lost'])
        expect(await actors().readRows('turn', owner)).toEqual([rowOf(owner, 0, 'first')])
        await actors().commit([commitOf(actorId, 3)])
        expect(await actors().readRows('turn', owner)).toEqual([rowOf(owner, 0, 'first')])
      })

      it('are written once: the first stays', async () => {
        const actorId = newActorId()
        await actors().commit([{ ...commitOf(actorId, 1), rows: [rowOf('call', 0, 'first')] }])
        const again = { ...commitOf(actorId, 2), rows: [rowOf('call', 0, 'second'), rowOf('call', 1)] }
        expect(await actors().commit([again])).toEqual(['committed'])
        expect(await actors().readRows('turn', 'call')).toEqual([rowOf('call', 0, 'first'), rowOf('call', 1)])
      })
    })

    describe('creates', () => {
      const creating = (parent: ActorId, seq: number, child: ActorId, text: string): Commit => ({
        ...commitOf(parent, seq),
        creates: [
          {
            journal: journalRowOf(child, 1),
            record: recordOf(child, 1, { body: JSON.stringify(text) }),
            rows: [rowOf(child, 0, text)],
          },
        ],
      })

      it('start with the commit', async () => {
        const [parent, child] = [newActorId(), newActorId('delivery')]
        const commit = creating(parent, 1, child, 'new')
        expect(await actors().commit([commit])).toEqual(['begun'])
        expect((await actors().load(child))?.record).toEqual(commit.creates[0]?.record)
        expect(await actors().readJournal(child, 0, 10)).toEqual([journalRowOf(child, 1)])
        expect(await actors().readRows('turn', child)).toEqual([rowOf(child, 0, 'new')])
      })

      it('leave an actor that exists as it is', async () => {
        const [parent, child] = [newActorId(), newActorId('delivery')]
        await put(child, 1)
        expect(await actors().commit([creating(parent, 1, child, 'again')])).toEqual(['committed'])
        expect(await actors().load(child)).toEqual({ record: recordOf(child, 1), tail: [] })
        expect(await actors().readRows('turn', child)).toEqual([])
      })

      it('happen once when two commits of a batch ask for the same actor', async () => {
        const child = newActorId('delivery')
        const batch = [creating(newActorId(), 1, child, 'one'), creating(newActorId(), 1, child, 'two')]
        const results = await actors().commit(batch)
        expect(['committed committed', 'begun committed', 'committed begun']).toContain(results.join(' '))
        expect(await actors().readJournal(child, 0, 10)).toHaveLength(1)
        expect(await actors().readRows('turn', child)).toHaveLength(1)
      })
    })

    describe('load', () => {
      it('answers null for an unknown actor', async () => {
        expect(await actors().load(newActorId())).toBeNull()
      })

      it('brings the rows that the record is behind by', async () => {
        const actorId = newActorId()
        await put(actorId, 1)
        const turns = [turnOf(actorId, 2), turnOf(actorId, 4, { firstSeq: 3 })]
        for (const turn of turns) await actors().commit([turn])
        const tail = turns.map(({ journal }) => journal)
        expect(await actors().load(actorId)).toEqual({ record: recordOf(actorId, 1), tail })
      })

      it('brings those of several records together, in their order', async () => {
        const [long, none, short] = [newActorId(), newActorId(), newActorId()]
        for (const actorId of [long, none, short]) await put(actorId, 1)
        const turns = [turnOf(long, 3, { firstSeq: 2 }), turnOf(short, 2), turnOf(long, 4)]
        for (const turn of turns) await actors().commit([turn])
        const tails = await actors().readTails([long, none, short].map((actorId) => ({ actorId, seq: 1 })))
        expect(tails).toEqual([[turns[0]?.journal, turns[2]?.journal], [], [turns[1]?.journal]])
        expect(await actors().readTails([{ actorId: long, seq: 3 }])).toEqual([[turns[2]?.journal]])
        expect(await actors().readTails([])).toEqual([])
      })

      it('brings them a page at a time', async () => {
        const actorId = newActorId()
        await put(actorId, 1)
        const entries = Array.from({ length: 2 * TAIL_PAGE + 5 }, (_, index) => journalRowOf(actorId, index + 2))
        for (const journal of entries) await actors().commit([{ ...commitOf(actorId, 1), journal }])
        const tail = (await actors().load(actorId))?.tail ?? []
        expect(tail).toEqual(entries.slice(0, TAIL_PAGE))
        for (let page = tail; page.length === TAIL_PAGE; tail.push(...page))
          page = await actors().readTail(actorId, tail.at(-1)?.seq ?? 0)
        expect(tail).toEqual(entries)
        expect(await actors().readTail(actorId, entries.length + 1)).toEqual([])
      })
    })

    describe('adopt', () => {
      it('writes down the new owner', async () => {
        const actorId = newActorId()
        await put(actorId, 1, { owner: 'dead', wakeAt: 7 })
        await actors().adopt(actorId, 1, 'alive')
        expect((await actors().load(actorId))?.record).toEqual(recordOf(actorId, 1, { owner: 'alive', wakeAt: 7 }))
        expect(await actors().listOrphans(['alive'], 9)).toEqual([])
      })

      it('writes down that nobody has anything to do for it', async () => {
        const actorId = newActorId()
        await put(actorId, 1, { owner: 'dead' })
        await actors().adopt(actorId, 1, null)
        expect((await actors().load(actorId))?.record?.owner).toBeNull()
        expect(await actors().listOrphans([], 9)).not.toContain(actorId)
      })

      it('takes back that a node owes what the actor has created', async () => {
        const [actorId, other] = [newActorId(), newActorId()]
        await actors().commit([commitOf(actorId, 1, { owner: 'running' })])
        for (const [id, seq] of [
          [actorId, 2],
          [other, 1],
        ] as const)
          await actors().commit([{ ...commitOf(id, seq, { owner: 'owing', list: 'calls' }), owes: true }])
        for (const id of [actorId, other]) {
          expect(await actors().listOrphans(['running'], 9)).toContain(id)
          expect(await actors().listOwned('owing', 9)).toContain(id)
          expect((await actors().load(id))?.record?.owner).toBe('owing')
        }
        expect(await actors().listOrphans(['running', 'owing'], 9)).toEqual([])
        expect(await actors().listOwned('running', 9)).toEqual([])
        expect(await actors().listOrphans(['running'], 1)).toHaveLength(1)
        await actors().adopt(actorId, 2, null)
        expect((await actors().load(actorId))?.record).toEqual(recordOf(actorId, 2, { owner: null, list: 'calls' }))
        expect(await actors().listOwned('owing', 9)).toEqual([other])
        await actors().adopt(other, 1, null)
        expect(await actors().listOrphans([], 9)).toEqual([])
      })

      it('leaves an actor alone that has moved on', async () => {
        const actorId = newActorId()
        await put(actorId, 1, { owner: 'dead' })
        await put(actorId, 2, { owner: null })
        await actors().adopt(actorId, 1, 'alive')
        expect((await actors().load(actorId))?.record?.owner).toBeNull()
      })

      it('does nothing for an unknown actor', async () => {
        const actorId = newActorId()
        await actors().adopt(actorId, 1, 'alive')
        expect(await actors().load(actorId)).toBeNull()
      })
    })

    describe('readJournal, findEvent and lastSeq', () => {
      it('page through a journal in order', async () => {
        const actorId = newActorId()
        const rows = Array.from({ length: 6 }, (_, index) => {
          const firstSeq = 2 * index + 1
          return journalRowOf(actorId, firstSeq + 1, { firstSeq })
        })
        for (const row of rows) await actors().commit([{ ...commitOf(actorId, row.seq), journal: row }])
        expect(await actors().readJournal(actorId, 0, 2)).toEqual(rows.slice(0, 2))
        expect(await actors().readJournal(actorId, 4, 2)).toEqual(rows.slice(2, 4))
        expect(await actors().readJournal(actorId, 8, 5)).toEqual(rows.slice(4))
        expect(await actors().readJournal(actorId, 12, 5)).toEqual([])
        expect(await actors().readJournal(newActorId(), 0, 5)).toEqual([])
      })

      it('begin with the row that holds the entry, also in the middle of it', async () => {
        const actorId = newActorId()
        const rows = [journalRowOf(actorId, 3, { firstSeq: 1 }), journalRowOf(actorId, 6, { firstSeq: 4 })]
        for (const row of rows) await actors().commit([{ ...commitOf(actorId, row.seq), journal: row }])
        expect(await actors().readJournal(actorId, 1, 5)).toEqual(rows)
        expect(await actors().readJournal(actorId, 4, 1)).toEqual(rows.slice(1))
      })

      it('find an entry by its event, in its own actor alone', async () => {
        const [actorId, other] = [newActorId(), newActorId()]
        await put(actorId, 1)
        await put(other, 1)
        await put(other, 2)
        expect(await actors().findEvent(actorId, 'event-1')).toEqual(journalRowOf(actorId, 1))
        expect(await actors().findEvent(actorId, 'event-2')).toBeNull()
        expect(await actors().findEvent(newActorId(), 'event-1')).toBeNull()
      })

      it('tell the latest seq, of whatever was committed last', async () => {
        const [actorId, child] = [newActorId(), newActorId('delivery')]
        expect(await actors().lastSeq(actorId)).toBeNull()
        const started = { journal: journalRowOf(child, 1), record: recordOf(child, 1), rows: [] }
        await actors().commit([{ ...commitOf(actorId, 1), creates: [started] }])
        await actors().commit([{ ...commitOf(actorId, 3), journal: journalRowOf(actorId, 3, { firstSeq: 2 }) }])
        expect([await actors().lastSeq(actorId), await actors().lastSeq(child)]).toEqual([3, 1])
      })
    })

    describe('listDue', () => {
      it('lists actors in order of their deadline, up to and including `until`', async () => {
        const [late, early, exact] = await Promise.all(
          [300, 100, 400, null, 401].map(async (wakeAt) => {
            const actorId = newActorId()
            await put(actorId, 1, { wakeAt })
            return actorId
          }),
        )
        const due = await actors().listDue(400, ALL_PARTITIONS, 10)
        expect(due).toEqual([
          { actorId: early, wakeAt: 100 },
          { actorId: late, wakeAt: 300 },
          { actorId: exact, wakeAt: 400 },
        ])
        expect(await actors().listDue(400, ALL_PARTITIONS, 2)).toEqual(due.slice(0, 2))
        expect(await actors().listDue(99, ALL_PARTITIONS, 10)).toEqual([])
      })

      it('keeps to the partitions asked for', async () => {
        const ids = await Promise.all(
          ALL_PARTITIONS.map(async (partition) => {
            const actorId = newActorId()
            await put(actorId, 1, { partition, wakeAt: 100 - partition })
            return actorId
          }),
        )
        const due = await actors().listDue(100, [0, 5, 15], 10)
        expect(due.map(({ actorId }) => actorId)).toEqual([ids[15], ids[5], ids[0]])
        expect(await actors().listDue(100, [], 10)).toEqual([])
        expect(await actors().listDue(100, ALL_PARTITIONS, 99)).toHaveLength(PARTITIONS)
      })

      it('follows a deadline that moves or is taken away', async () => {
        const actorId = newActorId()
        await put(actorId, 1, { wakeAt: 100 })
        await put(actorId, 2, { wakeAt: 500 })
        expect(await actors().listDue(400, ALL_PARTITIONS, 10)).toEqual([])
        expect(await actors().listDue(500, ALL_PARTITIONS, 10)).toEqual([{ actorId, wakeAt: 500 }])
        await put(actorId, 3, { wakeAt: null })
        expect(await actors().listDue(500, ALL_PARTITIONS, 10)).toEqual([])
      })
    })

    describe('listOrphans', () => {
      it('lists actors whose owner is not among the living', async () => {
        const owned = await Promise.all(
          ['dead', 'alive', 'gone', null, 'also alive', 'dead'].map(async (owner) => {
            const actorId = newActorId()
            await put(actorId, 1, { owner })
            return { actorId, owner }
          }),
        )
        const of = (...owners: string[]) =>
          owned.filter(({ owner }) => owner !== null && owners.includes(owner)).map(({ actorId }) => actorId)
        const orphans = await actors().listOrphans(['alive', 'also alive'], 10)
        expect(orphans.toSorted()).toEqual(of('dead', 'gone').toSorted())
        expect(await actors().listOrphans(['alive', 'also alive'], 2)).toHaveLength(2)
        expect((await actors().listOrphans([], 10)).toSorted()).toEqual(
          of('dead', 'gone', 'alive', 'also alive').toSorted(),
        )
        expect(await actors().listOrphans(['alive', 'also alive', 'dead', 'gone'], 10)).toEqual([])
      })

      it('is the counterpart of what a node owns', async () => {
        const mine = newActorId()
        await put(mine, 1, { owner: 'me' })
        await put(newActorId(), 1, { owner: 'other' })
        await put(newActorId(), 1, { owner: null })
        expect(await actors().listOwned('me', 9)).toEqual([mine])
        await put(mine, 2, { owner: null })
        expect(await actors().listOwned('me', 9)).toEqual([])
      })

      it('forgets an actor that has nothing pending any more', async () => {
        const actorId = newActorId()
        await put(actorId, 1, { owner: 'dead' })
        await put(actorId, 2, { owner: null })
        expect(await actors().listOrphans([], 10)).toEqual([])
      })
    })

    describe('list', () => {
      /** Seven calls, the fourth to sixth at the same moment. */
      const fill = async (fields: (index: number) => Partial<StoredRecord> = () => ({})) => {
        const times = [100, 200, 300, 400, 400, 400, 500]
        const records = times.map((listedAt, index) =>
          recordOf(newActorId(), 1, { list: 'calls', listedAt, ...fields(index) }),
        )
        await actors().commit(records.map((record) => ({ ...commitOf(record.actorId, 1), record })))
        return records.toReversed()
      }

      it('is newest first, and by id at the same moment', async () => {
        const newestFirst = await fill()
        expect(await actors().list({ list: 'calls', projectId: 'project', limit: 99 })).toEqual(newestFirst)
        expect(await actors().list({ list: 'calls', projectId: 'project', limit: 3 })).toEqual(newestFirst.slice(0, 3))
      })

      it('reaches everything page by page, each once', async () => {
        const newestFirst = await fill()
        for (const limit of [1, 2, 3]) {
          const seen: StoredRecord[] = []
          for (;;) {
            const last = seen.at(-1)
            const before = last && { before: { listedAt: last.listedAt, actorId: last.actorId } }
            const page = await actors().list({ list: 'calls', projectId: 'project', limit, ...before })
            seen.push(...page)
            if (page.length < limit) break
          }
          expect(seen).toEqual(newestFirst)
        }
      })

      it('can be narrowed to one agent, pages too', async () => {
        const newestFirst = await fill((index) => ({ agentId: index % 2 === 0 ? 'even' : 'odd' }))
        const even = newestFirst.filter((record) => record.agentId === 'even')
        const query = { list: 'calls', projectId: 'project', agentId: 'even' }
        expect(await actors().list({ ...query, limit: 99 })).toEqual(even)
        const [first, second] = even
        expect(first && second).toBeDefined()
        const before = second && { before: { listedAt: second.listedAt, actorId: second.actorId } }
        expect(await actors().list({ ...query, limit: 99, ...before })).toEqual(even.slice(2))
        expect(await actors().list({ ...query, agentId: 'nobody', limit: 99 })).toEqual([])
      })

      it('comes as summaries too, with the records that are asked for', async () => {
        const newestFirst = await fill((index) => ({ agentId: 'even', summary: index < 4 ? `{"no":${index}}` : null }))
        const [first] = newestFirst
        const before = first && { before: { listedAt: first.listedAt, actorId: first.actorId } }
        const query = { list: 'calls', projectId: 'project', limit: 9 }
        for (const narrowed of [{}, before, { agentId: 'even' }, { agentId: 'even', ...before }]) {
          const found = await actors().listSummaries({ ...query, ...narrowed }, ({ summary }) => summary === null)
          const expected = newestFirst.slice(narrowed && 'before' in narrowed ? 1 : 0)
          expect(found).toMatchObject(
            expected.map(({ actorId, listedAt, agentId, summary }) => ({ actorId, listedAt, agentId, summary })),
          )
          const unsummarized = expected.filter(({ summary }) => summary === null)
          expect(found.slice(0, unsummarized.length).map(({ record }) => record)).toEqual(unsummarized)
        }
      })

      it('mixes neither projects nor lists, and leaves out what is in none', async () => {
        await fill((index) => (index < 3 ? { projectId: 'other' } : index < 5 ? { list: 'keys' } : { list: null }))
        expect(await actors().list({ list: 'calls', projectId: 'project', limit: 99 })).toEqual([])
        expect(await actors().list({ list: 'calls', projectId: 'other', limit: 99 })).toHaveLength(3)
        expect(await actors().list({ list: 'keys', projectId: 'project', limit: 99 })).toHaveLength(2)
      })
    })

    describe('findByLookup', () => {
      it('finds actors by their exact handle', async () => {
        const [one, two, other] = [newActorId(), newActorId(), newActorId()]
        await put(one, 1, { lookup: 'handle' })
        await put(two, 1, { lookup: 'handle' })
        await put(other, 1, { lookup: 'Handle' })
        const found = await actors().findByLookup('handle', 9)
        expect(found.map((record) => record.actorId).toSorted()).toEqual([one, two].toSorted())
        expect(await actors().findByLookup('handle', 1)).toHaveLength(1)
        expect(await actors().findByLookup('hand', 9)).toEqual([])
      })

      it('no longer finds an actor that has let go of it', async () => {
        const actorId = newActorId()
        await put(actorId, 1, { lookup: 'handle' })
        await put(actorId, 2, { lookup: null })
        expect(await actors().findByLookup('handle', 9)).toEqual([])
      })

      it('finds an actor as it was last written, however often it was found before', async () => {
        const actorId = newActorId()
        await put(actorId, 1, { lookup: 'handle' })
        const seqs: (number | undefined)[] = []
        const look = async () => seqs.push((await actors().findByLookup('handle', 1))[0]?.seq)
        await look()
        await look()
        await put(actorId, 2, { lookup: 'handle' })
        await look()
        await actors().adopt(actorId, 2, 'another')
        expect((await actors().findByLookup('handle', 1))[0]?.owner).toBe('another')
        await put(actorId, 3, { lookup: null })
        await look()
        await put(actorId, 4, { lookup: 'handle' })
        await look()
        expect(seqs).toEqual([1, 1, 2, undefined, 4])
      })
    })
  })
}

/** Commits of one seq by different writers. */
function rivals(actorId: ActorId, seq: number, count: 2): [Commit, Commit]
function rivals(actorId: ActorId, seq: number, count: number): Commit[]
function rivals(actorId: ActorId, seq: number, count: number): Commit[] {
  return Array.from({ length: count }, (_, writer) => ({
    ...commitOf(actorId, seq, { body: JSON.stringify({ writer }), lookup: `writer ${writer}` }),
    journal: journalRowOf(actorId, seq, { eventId: `event of ${writer}` }),
  }))
}
