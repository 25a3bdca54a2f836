import { describe, expect, it } from 'vitest'
import type { AgentVersion } from '../../src/ports/agent-drafts.ts'
import { ODD_TEXTS, useStore, type OpenStore } from './open-store.ts'

const draftOf = (start: string) => ({ flow: { start, '10': 1, '9': 2 }, savedAt: 5, savedBy: 'ada@example.com' })

export function describeAgentDraftsContract(name: string, open: OpenStore): void {
  const store = useStore(open)

  describe(`${name}: drafts`, () => {
    const drafts = () => store().drafts

    it('begin with revision 1 and nothing', async () => {
      expect(await drafts().find('a')).toEqual({ agentId: 'a', revision: 1, draft: null })
      expect(await drafts().states(['a'])).toEqual([])
      expect(await drafts().states([])).toEqual([])
    })

    it('are replaced under their revision only', async () => {
      expect(await drafts().replace('a', 2, draftOf('x'))).toBe(false)
      expect(await drafts().replace('a', 1, draftOf(ODD_TEXTS.join('')))).toBe(true)
      expect(await drafts().replace('a', 1, draftOf('late'))).toBe(false)
      expect(await drafts().find('a')).toEqual({ agentId: 'a', revision: 2, draft: draftOf(ODD_TEXTS.join('')) })
      expect(await drafts().replace('a', 2, null)).toBe(true)
      expect(await drafts().find('a')).toEqual({ agentId: 'a', revision: 3, draft: null })
      expect(await drafts().find('b')).toMatchObject({ revision: 1 })
    })

    it.each([1, 2])('are replaced by one of many who come at once with revision %d', async (revision) => {
      if (revision === 2) await drafts().replace('a', 1, null)
      const all = await Promise.all([1, 2, 3, 4, 5].map((n) => drafts().replace('a', revision, draftOf(`${n}`))))
      expect(all.filter(Boolean)).toHaveLength(1)
      const winner = all.indexOf(true) + 1
      expect(await drafts().find('a')).toEqual({ agentId: 'a', revision: revision + 1, draft: draftOf(`${winner}`) })
    })

    it('tell their state without being read', async () => {
      await drafts().replace('a', 1, draftOf('x'))
      await drafts().replace('b', 1, null)
      const states = await drafts().states(['a', 'b', 'c'])
      expect(states.toSorted((one, other) => (one.agentId < other.agentId ? -1 : 1))).toEqual([
        { agentId: 'a', revision: 2, hasDraft: true },
        { agentId: 'b', revision: 2, hasDraft: false },
      ])
    })

    it('begin anew when they were deleted', async () => {
      await drafts().replace('a', 1, draftOf('x'))
      await drafts().delete('a')
      expect(await drafts().find('a')).toEqual({ agentId: 'a', revision: 1, draft: null })
    })
  })

  describe(`${name}: layouts`, () => {
    const layouts = () => store().layouts

    it('are kept as they were put last', async () => {
      expect(await layouts().find('a')).toBeNull()
      await layouts().put({ agentId: 'a', nodes: { x: [1, 2] } })
      await layouts().put({
        agentId: 'a',
        nodes: { 'a.b$c': [-1.5, 2], ...Object.fromEntries(ODD_TEXTS.map((text) => [text, [0, 0]])) },
      })
      expect((await layouts().find('a'))?.nodes['a.b$c']).toEqual([-1.5, 2])
      expect(await layouts().find('b')).toBeNull()
      await layouts().delete('a')
      expect(await layouts().find('a')).toBeNull()
    })
  })

  describe(`${name}: versions`, () => {
    const versions = () => store().versions
    const versionOf = (version: number, agentId = 'a'): AgentVersion => ({
      ...{
        agentId,
        version,
        flowHash: 'h',
        at: version,
        by: null,
        note: ODD_TEXTS.join(''),
        stepCount: 1,
        ready: true,
      },
      flow: { start: `${version}`, '10': 1, '9': 2 },
    })

    it('are written once', async () => {
      const all = await Promise.all([1, 2, 3].map((at) => versions().insert({ ...versionOf(1), at })))
      expect(all.filter(Boolean)).toHaveLength(1)
      const kept = await versions().find('a', 1)
      expect(kept).toEqual({ ...versionOf(1), at: all.indexOf(true) + 1 })
      expect(await versions().find('a', 2)).toBeNull()
      expect(await versions().find('b', 1)).toBeNull()
    })

    it('are listed latest first, without their flows, page by page', async () => {
      for (const version of [1, 2, 3, 9, 10, 11, 100]) await versions().insert(versionOf(version))
      for (const other of ['0', 'a0', 'aa', 'b']) await versions().insert(versionOf(7, other))
      const { flow: _flow, ...listed } = versionOf(100)
      expect(await versions().list('a', 1)).toEqual([listed])
      expect((await versions().list('a', 3)).map(({ version }) => version)).toEqual([100, 11, 10])
      expect((await versions().list('a', 9, 10)).map(({ version }) => version)).toEqual([9, 3, 2, 1])
      expect(await versions().list('c', 9)).toEqual([])
    })

    it('are deleted up to one, or all', async () => {
      for (const version of [1, 2, 10]) await versions().insert(versionOf(version))
      await versions().insert(versionOf(1, 'b'))
      await versions().delete('a', 10)
      expect((await versions().list('a', 9)).map(({ version }) => version)).toEqual([10])
      await versions().delete('a')
      expect(await versions().list('a', 9)).toEqual([])
      expect(await versions().list('b', 9)).toHaveLength(1)
    })
  })
}
