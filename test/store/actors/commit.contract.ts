import { describe, expect, it } from 'vitest'
import type { Commit } from '../../../src/actors/ports/actor-store.ts'
import type { ActorId } from '../../../src/actors/types.ts'
import { commitOf, journalRowOf, newActorId, recordOf, rowOf, turnOf } from '../actor-samples.ts'
import { ODD_TEXTS } from '../open-store.ts'
import type { OpenedActors } from './actor-store.contract.ts'

/** What a commit writes, and which of several wins. */
export function describeCommits({ actors, put }: OpenedActors): void {
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
