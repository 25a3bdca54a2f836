import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { commitOf, newActorId } from '../store/actor-samples.ts'
import { furnish } from '../support/transfer/furnished.ts'
import { clock, exportTo, newPath, using } from '../support/transfer/move.ts'
import { newSqlitePlace } from '../support/transfer/stores.ts'

describe('an export', () => {
  it('is refused while a node is running, and when one has started meanwhile', async () => {
    await using(await newSqlitePlace(), async (store) => {
      await furnish(store)
      await store.nodes.heartbeat('alive', clock.now())
      await expect(exportTo(await newPath(), store)).rejects.toThrow(/^A node is running on this store\. Stop/)
      await store.nodes.deregister('alive')
      const path = await newPath()
      const scanActors: typeof store.transfer.scanActors = async (after, limit) => {
        await store.nodes.heartbeat('early', clock.now())
        return store.transfer.scanActors(after, limit)
      }
      const watched = { ...store, transfer: { ...store.transfer, scanActors } }
      await expect(exportTo(path, watched)).rejects.toThrow('A node is running')
      expect(readFileSync(path, 'utf8')).not.toContain('{"end"')
    })
  })

  it('is refused for an empty store, and for half an import', async () => {
    await using(await newSqlitePlace(), async (store) => {
      await expect(exportTo(await newPath(), store)).rejects.toThrow('nothing in this store')
      await store.transfer.markImport({ fileId: 'f', lines: 1, isComplete: false })
      await expect(exportTo(await newPath(), store)).rejects.toThrow('half an import')
    })
  })

  it('names actors whose journals do not hold together, and takes them along', async () => {
    await using(await newSqlitePlace(), async (store) => {
      await furnish(store)
      const actorId = newActorId('api-key')
      await store.actors.commit([commitOf(actorId, 1)])
      const { damaged, counts } = await exportTo(await newPath(), store)
      expect(damaged).toEqual([actorId])
      expect(counts.actor).toBe(5)
    })
  })

  it('gives pending effects to nobody, for the first node to adopt', async () => {
    await using(await newSqlitePlace(), async (store) => {
      await furnish(store)
      const path = await newPath()
      await exportTo(path, store)
      expect(readFileSync(path, 'utf8')).toContain('"owner":"moved"')
      expect(readFileSync(path, 'utf8')).not.toContain('"owner":"node"')
    })
  })
})
