import { describe, expect, it } from 'vitest'
import type { HourlyCounts } from '../../src/ports/call-figures.ts'
import { useStore, type OpenStore } from './open-store.ts'

const at = (hour: number, counts: Record<string, number>, rest: Partial<HourlyCounts> = {}): HourlyCounts => ({
  projectId: 'p1',
  agentId: '',
  hour,
  counts,
  ...rest,
})

export function describeCallFiguresContract(name: string, open: OpenStore): void {
  describe(`${name}: figures of calls`, () => {
    const store = useStore(open)
    const read = (from: number, to: number, agentId = '', projectId = 'p1') =>
      store().callFigures.read({ projectId, agentId, from, to })

    it('are added up by hour, and read in order of the hours', async () => {
      const { callFigures } = store()
      await callFigures.add('b1', [at(100, { calls: 1, 'outcome:completed': 1 }), at(9, { calls: 2 })])
      await callFigures.add('b2', [at(100, { calls: 2, 'outcome:failed': 2 })])
      expect(await read(0, 1_000)).toEqual([
        at(9, { calls: 2 }),
        at(100, { calls: 3, 'outcome:completed': 1, 'outcome:failed': 2 }),
      ])
    })

    it('are read from an hour up to another, which is not included', async () => {
      const { callFigures } = store()
      await callFigures.add(
        'b1',
        [8, 9, 10, 11].map((hour) => at(hour, { calls: hour })),
      )
      expect((await read(9, 11)).map(({ hour }) => hour)).toEqual([9, 10])
      expect(await read(12, 20)).toEqual([])
    })

    it('are those of one project and one agent, or of all agents', async () => {
      const { callFigures } = store()
      await callFigures.add('b1', [
        at(1, { calls: 3 }),
        at(1, { calls: 1 }, { agentId: 'a1' }),
        at(1, { calls: 2 }, { agentId: 'a2' }),
        at(1, { calls: 9 }, { projectId: 'p2' }),
      ])
      expect((await read(0, 2)).map(({ counts }) => counts)).toEqual([{ calls: 3 }])
      expect((await read(0, 2, 'a2')).map(({ counts }) => counts)).toEqual([{ calls: 2 }])
      expect((await read(0, 2, '', 'p2')).map(({ counts }) => counts)).toEqual([{ calls: 9 }])
    })

    it('are added once for each batch, however often it is tried', async () => {
      const { callFigures } = store()
      const batch = [at(1, { calls: 1 }), at(2, { calls: 1 })]
      for (let tries = 0; tries < 3; tries += 1) await callFigures.add('b1', batch)
      await callFigures.add('b2', batch)
      expect((await read(0, 3)).map(({ counts }) => counts)).toEqual([{ calls: 2 }, { calls: 2 }])
    })

    it('miss nothing when many batches come at once', async () => {
      const { callFigures } = store()
      await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          callFigures.add(`b${index}`, [at(1, { calls: 1 }), at(2, { calls: 2 })]),
        ),
      )
      expect((await read(0, 3)).map(({ counts }) => counts)).toEqual([{ calls: 20 }, { calls: 40 }])
    })
  })
}
