import { describe, expect, it } from 'vitest'
import type { StoredRecord } from '../../../src/actors/ports/actor-store.ts'
import { commitOf, newActorId, recordOf } from '../actor-samples.ts'
import type { OpenedActors } from './actor-store.contract.ts'

/** Actors that are found by what they are listed under. */
export function describeLists({ actors, put }: OpenedActors): void {
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
}
