import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { skipReason } from '../support/mongod/mongod.ts'
import { amended, replyTo } from '../support/mongo-wire.ts'
import type { Mishap } from '../support/tcp-proxy.ts'
import { Receiver, respond } from '../support/webhooks/receiver.ts'
import { at, openCluster, PATIENTLY, type Answer, type Cluster, type ClusterNode, type Reply } from './cluster.ts'

const STEPS_DOWN = [
  { code: 10_107, codeName: 'NotWritablePrimary' },
  { code: 189, codeName: 'PrimarySteppedDown' },
  { code: 11_600, codeName: 'InterruptedAtShutdown' },
] as const
const WRITES = /insert|update|delete|findAndModify/

/** What a member answers that will not do it. */
function refusal(no: (typeof STEPS_DOWN)[number]): Mishap {
  return { instead: (request) => replyTo(request, { ok: 0, errmsg: 'not primary', ...no }) }
}

/** Done, but not known to be with a majority. */
const IN_DOUBT: Mishap = {
  made: (answer) =>
    amended(answer, {
      writeConcernError: {
        code: 64,
        codeName: 'WriteConcernTimeout',
        errmsg: 'timed out',
        errInfo: { wtimeout: true },
      },
    }),
}

interface Call {
  status: string
  turns: { callerText: string | null }[]
}

describe.skipIf(skipReason !== undefined)('A node on a bad network', () => {
  let cluster: Cluster
  let node: ClusterNode
  let other: ClusterNode
  let receiver: Receiver

  beforeAll(async () => {
    receiver = await Receiver.start(respond(204))
    cluster = await openCluster({ count: 2 })
    node = at(cluster.nodes, 0)
    other = at(cluster.nodes, 1)
  })
  beforeEach(async () => {
    receiver.arrivals.length = 0
    await cluster.freshProject()
    await other.manage('POST', `projects/${cluster.projectId}/webhooks`, { url: receiver.url })
  })
  afterEach(() => {
    node.network.mishap = () => undefined
    node.network.delayMs = 0
    node.network.comeBack()
    node.network.letGo()
  })
  afterAll(async () => {
    await cluster.close()
    await receiver[Symbol.asyncDispose]()
  })

  /** Happens to the first request in which all these words occur. */
  function befalls(mishap: Mishap, ...words: string[]): { readonly happened: boolean } {
    const state = { happened: false }
    node.network.mishap = (request) => {
      if (state.happened || !words.every((word) => request.includes(word))) return undefined
      state.happened = true
      return mishap
    }
    return state
  }

  async function heard(callId: string): Promise<(string | null)[]> {
    const { turns } = (await other.request<Call>('GET', `/v1/calls/${callId}`)).json
    return turns.flatMap(({ callerText }) => (callerText === null ? [] : [callerText]))
  }

  const started = async () => (await cluster.start(other)).json.callId

  function expectRefusal({ status, headers }: Answer<unknown>): void {
    expect(status).toBe(503)
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  }

  /** As a patient client does. */
  async function insist(ask: () => Promise<Answer<Reply>>): Promise<Answer<Reply>> {
    for (;;) {
      const answer = await ask()
      if (answer.status !== 503) return answer
      cluster.clock.set(cluster.clock.now() + Number(answer.headers['retry-after']) * 1_000)
    }
  }

  it('answers later when everything takes its time', async () => {
    const callId = await started()
    node.network.delayMs = 30
    expect(await node.say(callId, 'I am Priya Sharma')).toMatchObject({ status: 200 })
    expect(await node.say(callId, 'we are four')).toMatchObject({ status: 200, json: { ended: true } })
    await receiver.arrived(1)
    expect(await heard(callId)).toEqual(['I am Priya Sharma', 'we are four'])
  })

  it.each(['deafen', 'cut'] as const)('finds out that a write was made whose answer was lost (%s)', async (mishap) => {
    const callId = await started()
    const accident = befalls(mishap, 'journal', 'message.send')
    expect(await node.say(callId, 'I am Priya Sharma')).toMatchObject({
      status: 200,
      json: { fields: { name: 'Priya Sharma' } },
    })
    expect(accident.happened).toBe(true)
    expect(await heard(callId)).toEqual(['I am Priya Sharma'])
    expect(await other.say(callId, 'we are four')).toMatchObject({ status: 200, json: { ended: true } })
    await receiver.arrived(1)
  })

  it('accepts nothing of a write that never came through: 503, and the same again goes well', async () => {
    const callId = await started()
    const accident = befalls('lose', 'journal', 'message.send')
    expectRefusal(await node.say(callId, 'I am Priya Sharma'))
    expect(accident.happened).toBe(true)
    expect(await heard(callId)).toEqual([])
    expect(await insist(() => node.say(callId, 'I am Priya Sharma'))).toMatchObject({ status: 200 })
    expect(await heard(callId)).toEqual(['I am Priya Sharma'])
  })

  it.each(['lose', 'deafen', 'cut'] as const)(
    'tells the end once when records cannot be written (%s)',
    async (mishap) => {
      const callId = await started()
      const accident = befalls(mishap, 'update', 'actors')
      const { status } = await insist(() => node.request('DELETE', `/v1/conversations/${callId}`))
      expect(status).toBe(204)
      expect(accident.happened).toBe(true)
      await vi.waitFor(async () => {
        cluster.clock.set(cluster.clock.now() + 1_000)
        await cluster.clock.advance(0)
        await node.app.sweeps.heartbeat()
        expect(receiver.arrivals).toHaveLength(1)
      }, PATIENTLY)
      const call = await other.request<Call>('GET', `/v1/calls/${callId}`)
      expect(call.json.status).toBe('ended')
    },
  )

  it('tells the end of a conversation whose receivers could not be found while it closed', async () => {
    const callId = await started()
    let losses = 0
    node.network.mishap = (request) => (request.includes('endpoints') && (losses += 1) <= 6 ? 'lose' : undefined)
    const closed = node.request('DELETE', `/v1/conversations/${callId}`)
    await vi.waitFor(async () => {
      await cluster.clock.advance(1_000)
      expect(receiver.arrivals).toHaveLength(1)
    }, PATIENTLY)
    expect(losses).toBeGreaterThan(6)
    expect([204, 503]).toContain((await closed).status) // who waits for long is told to come again
    const types = await cluster.events(`conversation/${callId}`)
    expect(types.filter((type) => type.includes('resolveRecipients'))).toEqual(['xstate.done.actor.resolveRecipients'])
    const call = await other.request<Call>('GET', `/v1/calls/${callId}`)
    expect(call.json.status).toBe('ended')
  })

  it('uses up no attempt of a webhook whose secret could not be read', async () => {
    const callId = await started()
    let [isClosing, losses] = [false, 0]
    node.network.mishap = (request) => {
      isClosing ||= request.includes('webhook-delivery/') && request.includes('insert')
      return isClosing && request.includes('endpoints') && (losses += 1) <= 6 ? 'lose' : undefined
    }
    await insist(() => node.request('DELETE', `/v1/conversations/${callId}`))
    await vi.waitFor(async () => {
      await cluster.clock.advance(1_000)
      expect(receiver.arrivals).toHaveLength(1)
    }, PATIENTLY)
    expect(losses).toBeGreaterThan(6)
    const [made] = (await cluster.journal(`conversation/${callId}`)).flatMap(({ creates }) => creates)
    const deliveryId = `webhook-delivery/${made?.id ?? ''}` as const
    await vi.waitFor(async () => {
      const delivery = await other.app.kernel.read(deliveryId)
      expect(delivery?.snapshot).toMatchObject({ value: 'delivered', context: { attempts: 1 } })
    }, PATIENTLY)
  })

  it.each([
    ['lose', 'lose'],
    ['deafen', 'deafen'],
    ['cut', 'cut'],
    ['a primary that steps down', refusal(STEPS_DOWN[0])],
    ['a write in doubt', IN_DOUBT],
  ] as const)('survives any one accident on its way (%s)', async (_name, mishap) => {
    for (let unlucky = 1; unlucky <= 8; unlucky += 1) {
      const callId = await started()
      let requests = 0
      node.network.mishap = () => ((requests += 1) === unlucky ? mishap : undefined)
      const headers = { 'idempotency-key': `message-${unlucky}` }
      const first = await insist(() => node.say(callId, 'I am Priya Sharma', headers))
      expect([unlucky, first.status]).toEqual([unlucky, 200])
      node.network.mishap = () => undefined
      expect(await heard(callId)).toEqual(['I am Priya Sharma'])
    }
    await cluster.clock.advance(5_000)
    await node.app.sweeps.heartbeat()
  })

  it.each(STEPS_DOWN)(
    'accepts nothing of a write that $codeName refuses, and goes on with the next primary',
    async (no) => {
      const callId = await started()
      const accident = befalls(refusal(no), 'journal', 'message.send')
      expectRefusal(await node.say(callId, 'I am Priya Sharma'))
      expect(accident.happened).toBe(true)
      expect(await heard(callId)).toEqual([])
      expect(await insist(() => node.say(callId, 'I am Priya Sharma'))).toMatchObject({ status: 200 })
      expect(await heard(callId)).toEqual(['I am Priya Sharma'])
    },
  )

  it('finds out that a write was made which a majority had not taken over in time', async () => {
    const callId = await started()
    const accident = befalls(IN_DOUBT, 'journal', 'message.send')
    expect(await node.say(callId, 'I am Priya Sharma')).toMatchObject({
      status: 200,
      json: { fields: { name: 'Priya Sharma' } },
    })
    expect(accident.happened).toBe(true)
    expect(await heard(callId)).toEqual(['I am Priya Sharma'])
  })

  it('refuses with 503 while there is no primary, and recovers by itself', async () => {
    const callId = await started()
    const [no] = STEPS_DOWN
    node.network.mishap = (request) => (WRITES.test(request) ? refusal(no) : undefined)
    const refused = await Promise.all([
      node.say(callId, 'I am Priya Sharma'),
      cluster.start(node),
      node.request('DELETE', `/v1/conversations/${callId}`),
    ])
    for (const answer of refused) expectRefusal(answer)
    expect(await heard(callId)).toEqual([])
    node.network.mishap = () => undefined
    for (const text of ['I am Priya Sharma', 'we are four'])
      expect(await insist(() => node.say(callId, text))).toMatchObject({ status: 200 })
    expect(await heard(callId)).toEqual(['I am Priya Sharma', 'we are four'])
    await receiver.arrived(1)
    await node.app.sweeps.heartbeat()
    expect(receiver.arrivals).toHaveLength(1)
  })

  it('waits for a network that stands still, and goes on by itself', async () => {
    const callId = await started()
    node.network.hold()
    const waiting = node.say(callId, 'I am Priya Sharma')
    expect(await other.request('GET', `/v1/calls/${callId}`)).toMatchObject({ status: 200 })
    node.network.letGo()
    expect(await waiting).toMatchObject({ status: 200 })
    expect(await heard(callId)).toEqual(['I am Priya Sharma'])
  })

  it('refuses with 503 while the database is away for half a minute, and recovers by itself', async () => {
    const callId = await started()
    expect((await node.say(callId, 'I am Priya Sharma')).status).toBe(200)
    node.network.goAway()
    const ready = node.app.server.inject('/readyz')
    const refused = await Promise.all([
      node.say(callId, 'we are four'),
      cluster.start(node),
      node.request('DELETE', `/v1/conversations/${callId}`),
      node.request('GET', `/v1/calls/${callId}`),
    ])
    for (const answer of refused) expectRefusal(answer)
    expect((await ready).statusCode).toBe(503)
    cluster.clock.set(cluster.clock.now() + 30_000)
    expect(await heard(callId)).toEqual(['I am Priya Sharma'])
    node.network.comeBack()
    expect(await insist(() => node.say(callId, 'we are four'))).toMatchObject({ status: 200, json: { ended: true } })
    await receiver.arrived(1)
    expect(receiver.arrivals).toHaveLength(1)
    expect((await node.app.server.inject('/readyz')).statusCode).toBe(200)
    await node.app.sweeps.heartbeat()
  })

  it('does not claim that nothing was accepted of a change whose answer was lost', async () => {
    const hooks = `projects/${cluster.projectId}/webhooks`
    node.network.mishap = (request) => (/insert.*endpoints/s.test(request) ? 'deafen' : undefined)
    const answer = await node.manage<{ message: string }>('POST', hooks, { url: receiver.url })
    expect(answer).toMatchObject({ status: 503 })
    expect(answer.json.message).toContain('may have been accepted')
  })

  it.each([
    ['of which no majority is left', IN_DOUBT],
    ['that takes no writes', refusal(STEPS_DOWN[0])],
  ])(
    'is not ready on a database %s, though it answers pings, and is again with the next heartbeat',
    async (_kind, no) => {
      const ready = async () => (await node.app.server.inject('/readyz')).statusCode
      node.network.mishap = (request) => (WRITES.test(request) ? no : undefined)
      await node.app.sweeps.heartbeat().catch(() => {})
      expect(await ready()).toBe(503)
      node.network.mishap = () => undefined
      await node.app.sweeps.heartbeat()
      expect(await ready()).toBe(200)
    },
  )
})
