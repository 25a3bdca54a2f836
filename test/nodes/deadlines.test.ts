import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ActorId } from '../../src/actors/types.ts'
import { skipReason } from '../support/mongod/mongod.ts'
import { Receiver, respond } from '../support/webhooks/receiver.ts'
import { at, openCluster, PATIENTLY, type Cluster, type ClusterNode } from './cluster.ts'

const MINUTE_MS = 60_000

describe.skipIf(skipReason !== undefined)('Deadlines that two nodes look after', () => {
  let cluster: Cluster
  let one: ClusterNode
  let two: ClusterNode
  let receiver: Receiver
  let verdict = 204

  beforeAll(async () => {
    receiver = await Receiver.start((socket) => respond(verdict)(socket))
    cluster = await openCluster({ count: 2 })
    one = at(cluster.nodes, 0)
    two = at(cluster.nodes, 1)
  })
  beforeEach(async () => {
    receiver.arrivals.length = 0
    verdict = 204
    await cluster.freshProject()
    await one.manage('POST', `projects/${cluster.projectId}/webhooks`, { url: receiver.url })
  })
  afterAll(async () => {
    await cluster.close()
    await receiver[Symbol.asyncDispose]()
  })

  async function pass(ms: number): Promise<void> {
    cluster.clock.set(cluster.clock.now() + ms)
    for (const { app } of cluster.nodes) await app.sweeps.heartbeat()
    await cluster.sweep()
    await cluster.sweep()
  }

  async function delivery(): Promise<ActorId> {
    const listed = () => two.app.store.actors.list({ list: 'deliveries', projectId: cluster.projectId, limit: 10 })
    await vi.waitFor(async () => expect(await listed()).toHaveLength(1), PATIENTLY)
    return at(await listed(), 0).actorId
  }

  async function countOf(actorId: ActorId, type: string): Promise<number> {
    return (await cluster.events(actorId)).filter((event) => event.startsWith(type)).length
  }

  it('end a conversation once, on whichever node', async () => {
    const { callId } = (await cluster.start(one)).json
    await two.say(callId, 'I am Priya Sharma')
    await pass(15 * MINUTE_MS + 1)
    await receiver.arrived(1)
    expect(await countOf(`conversation/${callId}`, 'xstate.after')).toBe(1)
    expect(await countOf(await delivery(), 'xstate.init')).toBe(1)
    expect(receiver.arrivals).toHaveLength(1)
    const call = await two.request<{ outcome: string }>('GET', `/v1/calls/${callId}`)
    expect(call.json.outcome).toBe('partial')
  })

  it('bring each attempt of a delivery once', async () => {
    verdict = 500
    const { callId } = (await cluster.start(one)).json
    await two.request('DELETE', `/v1/conversations/${callId}`)
    const actorId = await delivery()
    const attempted = (count: number) =>
      vi.waitFor(async () => expect(await countOf(actorId, 'xstate.done.actor')).toBe(count), PATIENTLY)
    await attempted(1)
    for (const [place, waitMs] of [0.5, 2, 10, 60, 360].map((minutes) => minutes * MINUTE_MS).entries()) {
      await pass(waitMs - 1_000)
      expect(receiver.arrivals).toHaveLength(place + 1)
      await pass(1_000)
      await attempted(place + 2)
    }
    await pass(24 * 60 * MINUTE_MS)
    expect(receiver.arrivals).toHaveLength(6)
    expect(new Set(receiver.arrivals.map(({ body }) => body.toString())).size).toBe(1)
    expect(await two.app.kernel.read(actorId)).toMatchObject({ snapshot: { value: 'failed' } })
  })

  it('find an attempt made again, under the same ids, when the node that made it died', async () => {
    const held: (() => void)[] = []
    const patient = await Receiver.start((socket, n) => {
      if (n === 1) held.push(() => respond(204)(socket))
      else respond(204)(socket)
    })
    await cluster.freshProject()
    await one.manage('POST', `projects/${cluster.projectId}/webhooks`, { url: patient.url })
    const { callId } = (await cluster.start(one)).json
    await one.request('DELETE', `/v1/conversations/${callId}`)
    await patient.arrived(1)
    const actorId = await delivery()
    const [effect] = (await two.app.kernel.read(actorId))?.effects ?? []

    one.network.goAway()
    cluster.clock.set(cluster.clock.now() + 21_000)
    await two.app.sweeps.heartbeat()
    await two.app.sweeps.adoptOrphans()
    await patient.arrived(2)
    await vi.waitFor(async () => expect(await two.app.kernel.read(actorId)).toMatchObject({ effects: [] }), PATIENTLY)
    one.network.comeBack()
    for (const answer of held) answer() // the dead node hears at last, and has nothing to say any more
    await pass(60_000)

    const [first, second] = patient.arrivals
    expect(second?.body).toEqual(first?.body)
    expect(second?.headers['Svc-Delivery']).toBe(first?.headers['Svc-Delivery'])
    const results = (await cluster.journal(actorId)).filter(({ event }) => event.effectId !== undefined)
    expect(results.map(({ event }) => event.effectId)).toEqual([effect?.id])
    await patient[Symbol.asyncDispose]()
  })
})
