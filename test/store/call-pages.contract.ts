import { describe, expect, it } from 'vitest'
import type { Agent } from '../../src/ports/entities.ts'
import { commitOf, newActorId, recordOf, rowOf } from './actor-samples.ts'
import { useStore, type OpenStore } from './open-store.ts'

/** What every store promises of the pages of calls. */
export function describeCallPagesContract(name: string, open: OpenStore): void {
  describe(`${name}: pages of calls`, () => {
    const store = useStore(open)
    const agent = { id: 'a1', projectId: 'project', name: 'A "quoted" नाम', updatedAt: 1, deletedAt: null } as Agent

    it.each(['conversation', 'call'])('show the record, turns and agent of a %s', async (type) => {
      const actorId = newActorId(type)
      const callId = actorId.slice(type.length + 1)
      await store().agents.insert(agent)
      const first = { ...commitOf(actorId, 1, { agentId: 'a1' }), rows: [rowOf(callId, 1), rowOf(callId, 0)] }
      const second = { ...commitOf(actorId, 2, { agentId: 'a1' }), rows: [rowOf(callId, 2), rowOf('other', 0)] }
      await store().actors.commit([first])
      await store().actors.commit([second])
      expect(await store().callPages.find(callId)).toEqual({
        record: recordOf(actorId, 2, { agentId: 'a1' }),
        isBehind: false,
        turns: [0, 1, 2].map((position) => rowOf(callId, position).body),
        agentName: agent.name,
      })
    })

    it.each(['conversation', 'call'])(
      'of a %s that has ended show its summary in place of its record',
      async (type) => {
        const actorId = newActorId(type)
        const callId = actorId.slice(type.length + 1)
        await store().agents.insert(agent)
        const ended = commitOf(actorId, 1, { agentId: 'a1', summary: '{"outcome":"done"}' })
        await store().actors.commit([{ ...ended, rows: [rowOf(callId, 0)] }])
        expect(await store().callPages.find(callId)).toEqual({
          record: null,
          projectId: 'project',
          agentId: 'a1',
          summary: '{"outcome":"done"}',
          turns: [rowOf(callId, 0).body],
          agentName: agent.name,
        })
      },
    )

    it('show the present name of the agent, also of a deleted one', async () => {
      const actorId = newActorId()
      await store().agents.insert(agent)
      await store().actors.commit([commitOf(actorId, 1, { agentId: 'a1' })])
      await store().agents.update({ ...agent, name: 'Later', deletedAt: 5 })
      expect(await store().callPages.find(actorId.slice(13))).toMatchObject({ agentName: 'Later', turns: [] })
    })

    it('have no name where there is no agent, and are not there where there is no call', async () => {
      const [stray, unknown] = [newActorId(), newActorId()]
      await store().actors.commit([commitOf(stray, 1, { agentId: 'nobody' })])
      expect(await store().callPages.find(stray.slice(13))).toMatchObject({ agentName: null })
      expect(await store().callPages.find(unknown.slice(13))).toBeNull()
    })
  })
}
