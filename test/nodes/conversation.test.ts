import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { ChatServer, completes, hangs, streams } from '../providers/models/chat-server.ts'
import { skipReason } from '../support/mongod/mongod.ts'
import { Receiver, respond } from '../webhooks/receiver.ts'
import { at, openCluster, type Cluster, type ClusterNode } from './cluster.ts'

const SLOW = 'openai-compatible:slow'

interface Call {
  status: string
  outcome: string | null
  fields: Record<string, unknown>
  turns: { index: number; callerText: string | null; agentText: string }[]
}

describe.skipIf(skipReason !== undefined)('A conversation on five nodes', () => {
  let cluster: Cluster
  let nodes: readonly ClusterNode[]
  let model: ChatServer
  let receiver: Receiver

  beforeAll(async () => {
    model = await ChatServer.start()
    receiver = await Receiver.start(respond(204))
    cluster = await openCluster({
      count: 5,
      settings: { OPENAI_COMPATIBLE_BASE_URL: model.baseUrl },
      skewMs: 40, // as good as clocks of servers are
    })
    nodes = cluster.nodes
  })
  beforeEach(async () => {
    receiver.arrivals.length = 0
    await cluster.freshProject()
  })
  afterAll(async () => {
    await cluster.close()
    await receiver[Symbol.asyncDispose]()
    await model.stop()
  })

  async function started(node: ClusterNode, name?: string): Promise<string> {
    const { status, json } = await cluster.start(node, name === undefined ? {} : { model: name })
    expect(status).toBe(201)
    return json.callId
  }

  async function call(callId: string, node = at(nodes, 0)): Promise<Call> {
    return (await node.request<Call>('GET', `/v1/calls/${callId}`)).json
  }

  function heard({ turns }: Call): (string | null)[] {
    return turns.flatMap(({ callerText }) => (callerText === null ? [] : [callerText]))
  }

  it('goes as on one when every message goes to another node', async () => {
    await at(nodes, 3).manage('POST', `projects/${cluster.projectId}/webhooks`, { url: receiver.url })
    const callId = await started(at(nodes, 4))
    const first = await at(nodes, 0).say(callId, 'hmm')
    expect(first).toMatchObject({ status: 200, json: { fields: {}, ended: false } })
    const second = await at(nodes, 3).say(callId, 'I am Priya Sharma')
    expect(second).toMatchObject({ status: 200, json: { fields: { name: 'Priya Sharma' }, ended: false } })
    const third = await at(nodes, 1).say(callId, 'we are four')
    expect(third).toMatchObject({
      status: 200,
      json: { fields: { name: 'Priya Sharma', people: 4 }, ended: true, outcome: 'completed' },
    })
    expect(await at(nodes, 2).say(callId, 'hello?')).toMatchObject({ status: 410 })
    const everywhere = await Promise.all(nodes.map((node) => call(callId, node)))
    expect(new Set(everywhere.map((one) => JSON.stringify(one))).size).toBe(1)
    expect(heard(at(everywhere, 0))).toEqual(['hmm', 'I am Priya Sharma', 'we are four'])
    expect(at(everywhere, 0)).toMatchObject({ status: 'ended', outcome: 'completed' })
    await receiver.arrived(1)
    await cluster.sweep()
    expect(receiver.arrivals).toHaveLength(1)
  })

  it('never mixes up messages that follow each other, whichever clock is ahead', async () => {
    const callId = await started(at(nodes, 0))
    const texts = ['hmm', 'hmm', 'I am Priya Sharma', 'hmm', 'hmm', 'please never call me again']
    for (const [place, text] of texts.entries()) {
      // The one whose clock is behind remembers only what was before the other's turn.
      const { status, json } = await at(nodes, place % 2 === 0 ? 4 : 0).say(callId, text)
      expect([text, status, json.ended]).toEqual([text, 200, place === texts.length - 1])
    }
  })

  it.each(['fresh', 'stale'])('gives one of two messages at once 200 and the other 409, memory %s', async (memory) => {
    const [one, two, other] = [at(nodes, 0), at(nodes, 1), at(nodes, 2)]
    model.reacts(streams('Your name?'))
    const callId = await started(one, SLOW)
    if (memory === 'stale') {
      for (const node of [one, two, other]) {
        model.reacts(completes('{"values":{}}'), streams('Your name?'))
        expect(await node.say(callId, 'hmm')).toMatchObject({ status: 200 })
      }
    }
    const before = heard(await call(callId))
    model.reacts((response, request) => {
      const isLast = request.body.stream === true
      ;(isLast ? streams('How many?') : completes('{"values":{"name":"Asha"}}'))(response, request)
    })
    const said = await Promise.all([one.say(callId, 'Asha, says one'), two.say(callId, 'Asha, says two')])
    expect(said.map(({ status }) => status).sort()).toEqual([200, 409])
    const kept = said.findIndex(({ status }) => status === 200) === 0 ? 'Asha, says one' : 'Asha, says two'
    expect(heard(await call(callId))).toEqual([...before, kept])
    const sent = (await cluster.journal(`conversation/${callId}`)).filter(({ event }) => event.type === 'message.send')
    expect(sent).toHaveLength(before.length + 1)
  })

  it('ends on one node while another waits for the model: 410 there', async () => {
    const [one, two] = [at(nodes, 0), at(nodes, 1)]
    model.reacts(streams('Your name?'), hangs)
    const callId = await started(one, SLOW)
    const waiting = one.say(callId, 'Asha')
    await vi.waitFor(() => expect(model.requests).toHaveLength(2))
    expect(await two.request('DELETE', `/v1/conversations/${callId}`)).toMatchObject({ status: 204 })
    await one.app.kernel.catchUp()
    expect(await waiting).toMatchObject({ status: 410 })
    expect(await call(callId)).toMatchObject({ status: 'ended' })
  })

  it('is answered where somebody waits, by the node that took over the question', async () => {
    const [one, two] = [at(nodes, 0), at(nodes, 1)]
    model.reacts(streams('Your name?'), hangs, completes('{"values":{"name":"Asha"}}'), streams('How many?'))
    const callId = await started(one, SLOW)
    const waiting = one.say(callId, 'I am Asha')
    await vi.waitFor(() => expect(model.requests).toHaveLength(2))
    one.network.goAway()
    cluster.clock.set(cluster.clock.now() + 21_000)
    for (const { app } of nodes.slice(1)) await app.sweeps.beat()
    await two.app.sweeps.adoptOrphans()
    await vi.waitFor(async () => expect(heard(await call(callId, two))).toEqual(['I am Asha']))
    expect(model.requests).toHaveLength(4)
    one.network.comeBack()
    await vi.waitFor(() => one.app.kernel.catchUp(), { timeout: 10_000 })
    expect(await waiting).toMatchObject({ status: 200, json: { fields: { name: 'Asha' }, reply: 'How many?' } })
    const effects = (await cluster.journal(`conversation/${callId}`)).flatMap(({ event }) =>
      typeof event.effectId === 'string' ? [event.effectId] : [],
    )
    expect(new Set(effects).size).toBe(effects.length)
    await one.app.sweeps.beat()
  })
})
