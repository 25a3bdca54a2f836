import { describe, expect, it } from 'vitest'
import type { Commit } from '../../../src/actors/ports/actor-store.ts'
import { idOf } from '../../../src/actors/journal/records.ts'
import type { ActorId } from '../../../src/actors/types.ts'
import { commitOf, journalRowOf, newActorId, recordOf, rowOf, turnOf } from '../actor-samples.ts'
import type { OpenedActors } from './actor-store.contract.ts'

/** What comes with a commit: rows beside the actor, and actors that begin with it. */
export function describeRowsAndCreates({ actors, put }: OpenedActors): void {
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
}
