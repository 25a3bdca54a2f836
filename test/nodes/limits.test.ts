import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { skipReason } from '../support/mongod/mongod.ts'
import { at, openCluster, type Answer, type Cluster, type ClusterNode } from './cluster.ts'

const PER_MINUTE = 12

interface IssuedKey {
  id: string
  key: string
  status: string
}

describe.skipIf(skipReason !== undefined)('Two nodes', () => {
  let cluster: Cluster
  let one: ClusterNode
  let two: ClusterNode

  beforeAll(async () => {
    cluster = await openCluster({ count: 2, settings: { RATE_LIMIT_PER_MINUTE: `${PER_MINUTE}` } })
    one = at(cluster.nodes, 0)
    two = at(cluster.nodes, 1)
  })
  beforeEach(() => cluster.freshProject())
  afterAll(() => cluster.close())

  /** The same on both by turns, all at once. */
  function race<Body>(count: number, ask: (node: ClusterNode, n: number) => Promise<Answer<Body>>) {
    return Promise.all(Array.from({ length: count }, (_, n) => ask(n % 2 === 0 ? one : two, n)))
  }

  function statuses(answers: readonly Answer<unknown>[]): Record<number, number> {
    const counts: Record<number, number> = {}
    for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1
    return counts
  }

  const path = (rest: string) => `projects/${cluster.projectId}/${rest}`
  const issue = (node: ClusterNode, name: string) => node.manage<IssuedKey>('POST', path('keys'), { name })
  const keys = async () => (await one.manage<{ keys: IssuedKey[] } | IssuedKey[]>('GET', path('keys'))).json
  const working = async () => {
    const listed = await keys()
    return (Array.isArray(listed) ? listed : listed.keys).filter(({ status }) => status === 'active')
  }
  const agent = (node: ClusterNode, key = cluster.key) => node.request('GET', `/v1/agents/${cluster.agentId}`, { key })

  it('refuse a key at once that the other has revoked', async () => {
    const { json } = await issue(one, 'Short-lived')
    expect((await agent(two, json.key)).status).toBe(200)
    expect((await agent(one, json.key)).status).toBe(200)
    expect((await one.manage('POST', `keys/${json.id}/revoke`)).status).toBe(200)
    expect((await agent(two, json.key)).status).toBe(401)
    expect((await agent(one, json.key)).status).toBe(401)
  })

  it('issue no more than 20 keys between them', async () => {
    const issued = await race(26, (node, n) => issue(node, `Key ${n}`))
    const { 201: made = 0, 409: refused = 0 } = statuses(issued)
    expect(made + refused).toBe(26)
    expect(await working()).toHaveLength(made + 1)
    expect(made + 1).toBeLessThanOrEqual(20)
    // Whoever gave way in the crowd can come again, until there are 20.
    for (let more = made + 1; more < 20; more += 1) expect((await issue(two, 'One more')).status).toBe(201)
    expect((await issue(one, 'One too many')).status).toBe(409)
    expect(await working()).toHaveLength(20)
  })

  it('make no more than 5 endpoints between them', async () => {
    const add = (node: ClusterNode, n: number) =>
      node.manage('POST', path('webhooks'), { url: `http://127.0.0.1:9/${n}` })
    const { 201: made = 0 } = statuses(await race(10, add))
    expect(made).toBeLessThanOrEqual(5)
    for (let more = made; more < 5; more += 1) expect((await add(two, more)).status).toBe(201)
    expect((await add(one, 99)).status).toBe(409)
  })

  it('rotate a key once', async () => {
    const { json } = await issue(one, 'Old')
    const rotated = await race(6, (node) => node.manage<IssuedKey>('POST', `keys/${json.id}/rotate`, { graceHours: 0 }))
    expect(statuses(rotated)).toEqual({ 201: 1, 409: 5 })
    expect(await working()).toHaveLength(2)
    const replacement = rotated.find(({ status }) => status === 201)?.json.key ?? ''
    expect((await agent(two, replacement)).status).toBe(200)
    expect((await agent(one, json.key)).status).toBe(401)
  })

  it('do the work of an Idempotency-Key once', async () => {
    const headers = { 'idempotency-key': 'order-1' }
    const started = await race(6, (node) => cluster.start(node, { headers }))
    expect(Object.keys(statuses(started)).every((status) => status === '201' || status === '409')).toBe(true)
    const again = await cluster.start(two, { headers })
    expect(again).toMatchObject({ status: 201, headers: { 'idempotency-replayed': 'true' } })
    for (const { status, json } of started) if (status === 201) expect(json.callId).toBe(again.json.callId)
    const calls = await one.app.store.actors.list({ list: 'calls', projectId: cluster.projectId, limit: 10 })
    expect(calls).toHaveLength(1)

    const { callId } = again.json
    const said = await race(4, (node) => node.say(callId, 'I am Priya', { 'idempotency-key': 'message-1' }))
    expect(said.some(({ status }) => status === 200)).toBe(true)
    expect(said.every(({ status }) => status === 200 || status === 409)).toBe(true)
    const events = await cluster.events(`conversation/${callId}`)
    expect(events.filter((type) => type === 'message.send')).toHaveLength(1)
  })

  it('share an Idempotency-Key whose first node stands still in the middle of it, and wakes up later', async () => {
    const headers = { 'idempotency-key': 'order-2' }
    const { promise: isHeld, resolve: held } = Promise.withResolvers<void>()
    two.network.mishap = (request) => {
      if (request.includes('xstate.init')) {
        two.network.hold()
        held()
      }
      return undefined
    }
    const late = cluster.start(two, { headers })
    await isHeld
    expect((await cluster.start(one, { headers })).status).toBe(409)
    cluster.clock.set(cluster.clock.now() + 21_000)
    await one.app.sweeps.heartbeat()
    const answered = await cluster.start(one, { headers })
    expect(answered.status).toBe(201)
    two.network.mishap = () => undefined
    two.network.letGo()
    expect(await late).toMatchObject({ status: 201, json: { callId: answered.json.callId } })
    const calls = await one.app.store.actors.list({ list: 'calls', projectId: cluster.projectId, limit: 10 })
    expect(calls).toHaveLength(1)
    await two.app.sweeps.heartbeat()
  })

  it('count requests a minute each for itself', async () => {
    for (let request = 0; request < PER_MINUTE; request += 1) expect((await agent(one)).status).toBe(200)
    expect(await agent(one)).toMatchObject({ status: 429 })
    expect(await agent(two)).toMatchObject({
      status: 200,
      headers: { 'x-ratelimit-remaining': String(PER_MINUTE - 1) },
    })
  })
})
