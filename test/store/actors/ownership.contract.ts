import { describe, expect, it } from 'vitest'
import { ALL_PARTITIONS, PARTITIONS } from '../../../src/actors/ports/actor-store.ts'
import { commitOf, newActorId, recordOf } from '../actor-samples.ts'
import type { OpenedActors } from './actor-store.contract.ts'

/** What sweeps ask for: who runs what an actor has pending, and what is due. */
export function describeOwnership({ actors, put }: OpenedActors): void {
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
}
