import { describe, expect, it } from 'vitest'
import { TAIL_PAGE } from '../../../src/actors/ports/actor-store.ts'
import { commitOf, journalRowOf, newActorId, recordOf, turnOf } from '../actor-samples.ts'
import type { OpenedActors } from './actor-store.contract.ts'

/** One actor, read by its id. */
export function describeReading({ actors, put }: OpenedActors): void {
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
}
