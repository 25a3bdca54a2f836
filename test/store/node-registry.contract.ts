import { describe, expect, it } from 'vitest'
import { useStore, type OpenStore } from './open-store.ts'

export function describeNodeRegistryContract(name: string, open: OpenStore): void {
  describe(`${name}: nodes`, () => {
    const store = useStore(open)

    it('lists nodes that beat at a moment or later', async () => {
      const { nodes } = store()
      await nodes.beat('a', 100)
      await nodes.beat('b', 200)
      await nodes.beat('c', 300)
      expect((await nodes.living(200)).toSorted()).toEqual(['b', 'c'])
      expect(await nodes.living(301)).toEqual([])
    })

    it('counts the latest beat', async () => {
      const { nodes } = store()
      await nodes.beat('a', 100)
      await nodes.beat('a', 500)
      expect(await nodes.living(400)).toEqual(['a'])
    })

    it('forgets a node that leaves', async () => {
      const { nodes } = store()
      await nodes.beat('a', 100)
      await nodes.leave('a')
      await nodes.leave('never seen')
      expect(await nodes.living(0)).toEqual([])
    })
  })
}
