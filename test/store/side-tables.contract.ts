import { describe, expect, it } from 'vitest'
import { NOBODY, type IdempotencyRecord } from '../../src/ports/side-tables.ts'
import { ODD_TEXTS, useStore, type OpenStore } from './open-store.ts'

export function describeSideTablesContract(name: string, open: OpenStore): void {
  describe(`${name}: daily counts`, () => {
    const store = useStore(open)

    it('count up to the most that there may be, by name and day, however many come at once', async () => {
      const { dailyCounts } = store()
      const results = await Promise.all(Array.from({ length: 12 }, () => dailyCounts.add('a', 1, 5)))
      expect(results.filter(Boolean)).toHaveLength(5)
      expect(await dailyCounts.add('b', 1, 5)).toBe(true)
      expect(await dailyCounts.add('a', 2, 1)).toBe(true)
      expect(await dailyCounts.add('a', 2, 1)).toBe(false)
      expect(await dailyCounts.add('a', 2, 2)).toBe(true)
      expect(await dailyCounts.add('c', 1, 0)).toBe(false)
    })

    it('are forgotten with their day', async () => {
      const { dailyCounts } = store()
      await dailyCounts.add('a', 1, 1)
      await dailyCounts.add('a', 2, 1)
      await dailyCounts.deleteBefore(2)
      expect(await dailyCounts.add('a', 1, 1)).toBe(true)
      expect(await dailyCounts.add('a', 2, 1)).toBe(false)
    })
  })

  describe(`${name}: idempotency`, () => {
    const store = useStore(open)
    const idempotency = () => store().idempotency

    it('lets the first claim through and shows it to the next', async () => {
      const first = claimOf('k1')
      expect(await idempotency().claim(first, 0)).toBeNull()
      expect(await idempotency().claim(claimOf('k1', { requestHash: 'other', runningOn: 'b' }), 10)).toEqual(first)
      expect(await idempotency().claim(claimOf('k2'), 10)).toBeNull()
    })

    it('lets exactly one of many claims at once through', async () => {
      const results = await Promise.all(
        Array.from({ length: 20 }, (_, index) => idempotency().claim(claimOf('k1', { requestHash: `h${index}` }), 0)),
      )
      const winners = results.flatMap((found, index) => (found === null ? [index] : []))
      expect(winners).toHaveLength(1)
      for (const found of results) expect(found?.requestHash ?? `h${winners[0]}`).toBe(`h${winners[0]}`)
    })

    it('keeps the answer, whatever is in it', async () => {
      for (const [index, text] of [...ODD_TEXTS, '\ud83d'].entries()) {
        const answer = { status: 201, body: JSON.stringify({ text }) }
        await idempotency().claim(claimOf(`k${index}`), 0)
        await idempotency().answer(`k${index}`, answer)
        const found = await idempotency().claim(claimOf(`k${index}`, { runningOn: 'b' }), 10)
        expect(found).toEqual({ ...claimOf(`k${index}`), runningOn: null, answer })
      }
    })

    it('is free again after a release', async () => {
      await idempotency().claim(claimOf('k1'), 0)
      await idempotency().release('k1')
      expect(await idempotency().claim(claimOf('k1'), 10)).toBeNull()
    })

    it('stays when another node is to be released, or when it is answered', async () => {
      await idempotency().claim(claimOf('k1', { runningOn: 'a' }), 0)
      await idempotency().release('k1', 'b')
      expect(await idempotency().claim(claimOf('k1'), 10)).not.toBeNull()
      await idempotency().release('k1', 'a')
      expect(await idempotency().claim(claimOf('k1', { runningOn: 'a' }), 10)).toBeNull()
      await idempotency().answer('k1', { status: 200, body: '{}' })
      await idempotency().release('k1', 'a')
      expect(await idempotency().claim(claimOf('k1'), 10)).not.toBeNull()
    })

    it('is free again once it has expired, answered or not', async () => {
      await idempotency().claim(claimOf('k1', { expiresAt: 100 }), 0)
      await idempotency().answer('k1', { status: 200, body: '{}' })
      expect(await idempotency().claim(claimOf('k1', { expiresAt: 200 }), 99)).not.toBeNull()
      expect(await idempotency().claim(claimOf('k1', { requestHash: 'new', expiresAt: 200 }), 100)).toBeNull()
      const found = await idempotency().claim(claimOf('k1'), 150)
      expect(found).toEqual(claimOf('k1', { requestHash: 'new', expiresAt: 200 }))
    })

    it('lets go of unfinished claims of nodes that are gone, and of nothing else', async () => {
      await idempotency().claim(claimOf('gone', { runningOn: 'dead' }), 0)
      await idempotency().claim(claimOf('gone too', { runningOn: 'lost' }), 0)
      await idempotency().claim(claimOf('busy', { runningOn: 'alive' }), 0)
      await idempotency().claim(claimOf('done', { runningOn: 'dead' }), 0)
      await idempotency().answer('done', { status: 200, body: '{}' })
      await idempotency().letGoOf({ notIn: ['alive', 'unseen'] })
      const runningOn = async (id: string) => (await idempotency().claim(claimOf(id), 10))?.runningOn
      expect(await runningOn('gone')).toBe(NOBODY)
      expect(await runningOn('gone too')).toBe(NOBODY)
      expect(await runningOn('busy')).toBe('alive')
      expect(await runningOn('done')).toBeNull()
    })

    it('lets one of many take over what was let go, as it was claimed', async () => {
      const first = claimOf('k1', { runningOn: 'a', expiresAt: 500 })
      await idempotency().claim(first, 0)
      await idempotency().letGo('k1', 'b')
      expect(await idempotency().takeOver('k1', 'b')).toBe(false)
      await idempotency().letGo('k1', 'a')
      const nodes = Array.from({ length: 10 }, (_, index) => `node ${index}`)
      const results = await Promise.all(nodes.map((node) => idempotency().takeOver('k1', node)))
      expect(results.filter(Boolean)).toHaveLength(1)
      const runningOn = nodes[results.indexOf(true)]
      expect(await idempotency().claim(claimOf('k1'), 10)).toEqual({ ...first, runningOn })
      expect(await idempotency().takeOver('unknown', 'a')).toBe(false)
    })

    it('sweeps what has expired, a few at a time', async () => {
      for (const expiresAt of [10, 20, 30, 40]) await idempotency().claim(claimOf(`k${expiresAt}`, { expiresAt }), 0)
      expect(await idempotency().deleteExpired(30, 2)).toBe(2)
      expect(await idempotency().deleteExpired(30, 2)).toBe(1)
      expect(await idempotency().deleteExpired(30, 2)).toBe(0)
      expect(await idempotency().claim(claimOf('k40'), 5)).not.toBeNull()
    })
  })

  describe(`${name}: payloads`, () => {
    const store = useStore(open)

    it('keep the first body, to the byte', async () => {
      const { payloads } = store()
      for (const [index, text] of ODD_TEXTS.entries()) {
        expect(await payloads.putIfAbsent(`d${index}`, text)).toBe(text)
        expect(await payloads.putIfAbsent(`d${index}`, 'other')).toBe(text)
        expect(await payloads.find(`d${index}`)).toBe(text)
      }
      expect(await payloads.find('unknown')).toBeNull()
    })

    it('give all that put at once the same body', async () => {
      const { payloads } = store()
      const bodies = await Promise.all(Array.from({ length: 20 }, (_, index) => payloads.putIfAbsent('d', `${index}`)))
      expect(new Set(bodies).size).toBe(1)
      expect(await payloads.find('d')).toBe(bodies[0])
    })
  })

  describe(`${name}: slots`, () => {
    const store = useStore(open)

    it('are taken until none is left', async () => {
      const { slots } = store()
      expect(await slots.claim('project', 'endpoint', 2, 'a')).toBe(true)
      expect(await slots.claim('project', 'endpoint', 2, 'b')).toBe(true)
      expect(await slots.claim('project', 'endpoint', 2, 'c')).toBe(false)
      expect((await slots.holders('project', 'endpoint')).toSorted()).toEqual(['a', 'b'])
    })

    it('are counted for each project and kind', async () => {
      const { slots } = store()
      expect(await slots.claim('project', 'endpoint', 1, 'a')).toBe(true)
      expect(await slots.claim('project', 'key', 1, 'a')).toBe(true)
      expect(await slots.claim('other', 'endpoint', 1, 'a')).toBe(true)
      expect(await slots.holders('project', 'key')).toEqual(['a'])
      expect(await slots.holders('nobody', 'key')).toEqual([])
    })

    it('go to exactly as many of a crowd as there are', async () => {
      const { slots } = store()
      const results = await Promise.all(
        Array.from({ length: 40 }, (_, index) => slots.claim('project', 'key', 20, `holder ${index}`)),
      )
      expect(results.filter(Boolean)).toHaveLength(20)
      const winners = results.flatMap((isTaken, index) => (isTaken ? [`holder ${index}`] : []))
      expect((await slots.holders('project', 'key')).toSorted()).toEqual(winners.toSorted())
    })

    it('are free again after a release, also one in the middle', async () => {
      const { slots } = store()
      for (const holder of ['a', 'b', 'c']) await slots.claim('project', 'key', 3, holder)
      await slots.release('project', 'key', 'b')
      await slots.release('project', 'key', 'nobody')
      expect(await slots.claim('project', 'key', 3, 'd')).toBe(true)
      expect(await slots.claim('project', 'key', 3, 'e')).toBe(false)
      expect((await slots.holders('project', 'key')).toSorted()).toEqual(['a', 'c', 'd'])
    })

    it('are one for each holder, however often it asks', async () => {
      const { slots } = store()
      const results = await Promise.all(Array.from({ length: 5 }, () => slots.claim('project', 'key', 3, 'a')))
      expect(results).toEqual([true, true, true, true, true])
      expect(await slots.holders('project', 'key')).toEqual(['a'])
    })
  })

  describe(`${name}: key usage`, () => {
    const store = useStore(open)

    it('adds up what several nodes report', async () => {
      const { keyUsage } = store()
      await Promise.all(
        Array.from({ length: 10 }, (_, index) => keyUsage.add([{ keyId: 'k1', count: 3, lastUsedAt: index }])),
      )
      await keyUsage.add([
        { keyId: 'k1', count: 1, lastUsedAt: 1 },
        { keyId: 'k2', count: 5, lastUsedAt: 50 },
      ])
      await keyUsage.add([])
      const found = await keyUsage.findMany(['k1', 'k2', 'k3'])
      expect(found.toSorted((a, b) => a.keyId.localeCompare(b.keyId))).toEqual([
        { keyId: 'k1', count: 31, lastUsedAt: 9 },
        { keyId: 'k2', count: 5, lastUsedAt: 50 },
      ])
      expect(await keyUsage.findMany([])).toEqual([])
    })

    it('moves the time of last use forward only', async () => {
      const { keyUsage } = store()
      await keyUsage.add([{ keyId: 'k1', count: 1, lastUsedAt: 500 }])
      await keyUsage.add([{ keyId: 'k1', count: 1, lastUsedAt: 400 }])
      expect(await keyUsage.findMany(['k1'])).toEqual([{ keyId: 'k1', count: 2, lastUsedAt: 500 }])
    })
  })
}

function claimOf(id: string, fields: Partial<IdempotencyRecord> = {}): IdempotencyRecord {
  return { id, requestHash: 'hash', runningOn: 'a', answer: null, expiresAt: 1_000, ...fields }
}
