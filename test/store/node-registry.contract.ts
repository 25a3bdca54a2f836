import { describe, expect, it } from 'vitest'
import { useStore, type OpenStore } from './open-store.ts'

export function describeNodeRegistryContract(name: string, open: OpenStore): void {
  describe(`${name}: nodes`, () => {
    const store = useStore(open)

    it('lists nodes that beat at a moment or later', async () => {
      const { nodes } = store()
      await nodes.heartbeat('a', 100)
      await nodes.heartbeat('b', 200)
      await nodes.heartbeat('c', 300)
      expect((await nodes.listAlive(200)).toSorted()).toEqual(['b', 'c'])
      expect(await nodes.listAlive(301)).toEqual([])
    })

    it('does not take a node for alive whose beat lies ahead, as its clock did', async () => {
      const { nodes } = store()
      await nodes.heartbeat('ahead', 100_000)
      await nodes.heartbeat('right', 200)
      expect(await nodes.listAlive(100, 300)).toEqual(['right'])
    })

    it('counts the latest beat', async () => {
      const { nodes } = store()
      await nodes.heartbeat('a', 100)
      await nodes.heartbeat('a', 500)
      expect(await nodes.listAlive(400)).toEqual(['a'])
    })

    it('forgets a node that leaves', async () => {
      const { nodes } = store()
      await nodes.heartbeat('a', 100)
      await nodes.deregister('a')
      await nodes.deregister('never seen')
      expect(await nodes.listAlive(0)).toEqual([])
    })
  })
}
