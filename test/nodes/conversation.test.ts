import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { ChatServer, completes, hangs, streams } from '../language/model/chat-server.ts'
import { isAtRest } from '../../src/machines/conversation/reply-view.ts'
import { skipReason } from '../support/mongod/mongod.ts'
import { Receiver, respond } from '../support/webhooks/receiver.ts'
import { at, openCluster, PATIENTLY, type Cluster, type ClusterNode } from './cluster.ts'

const SLOW = 'openai-compatible:slow'
const PATIENT = { timeout: 120_000, interval: 1 }

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
    // One is still being answered until the other has been, so it does not matter how fast either is.
    const { promise: refused, resolve: wasRefused } = Promise.withResolvers<unknown>()
    model.reacts((response, request) => {
      const isLast = request.body.stream === true
      const answers = isLast ? streams('How many?') : completes('{"values":{"name":"Asha"}}')
      void refused.then(() => answers(response, request))
    })
    const asked = [one.say(callId, 'Asha, says one'), two.say(callId, 'Asha, says two')]
    wasRefused(await Promise.race(asked))
    const said = await Promise.all(asked)
    expect(said.map(({ status }) => status).sort()).toEqual([200, 409])
    const kept = said.findIndex(({ status }) => status === 200) === 0 ? 'Asha, says one' : 'Asha, says two'
    expect(heard(await call(callId))).toEqual([...before, kept])
    const sent = (await cluster.journal(`conversation/${callId}`)).filter(({ event }) => event.type === 'message.send')
    expect(sent).toHaveLength(before.length + 1)
  })

  it('takes of two messages at once both only if one was answered before the other was begun', async () => {
    let both = 0
    for (let pair = 0; pair < 12; pair += 1) {
      const callId = await started(at(nodes, pair % 5))
      const talkers = [at(nodes, 0), at(nodes, 1)]
      const said = await Promise.all(talkers.map((node) => node.say(callId, 'I am Priya Sharma')))
      const taken = said.filter(({ status }) => status === 200)
      expect(said.every(({ status }) => status === 200 || status === 409)).toBe(true)
      expect(heard(await call(callId))).toHaveLength(taken.length)
      both += taken.length - 1

      // Whoever came second found everything that the first had brought about.
      const journal = await cluster.journal(`conversation/${callId}`)
      const begun = journal.flatMap(({ event }, place) => (event.type === 'message.send' ? [place] : []))
      expect(begun).toHaveLength(taken.length)
      for (const place of begun) {
        const { value, status } = at(journal, place - 1)
        expect(isAtRest({ value, status, context: {} })).toBe(true)
      }
      const times = journal.map(({ event }) => event.at)
      expect(times).toEqual(times.toSorted((a, b) => a - b))
    }
    expect(both).toBeLessThan(12)
  })

  it('answers a DELETE when the end is there, also when the node that was to bring it has died', async () => {
    const [dying, asked, successor] = [at(nodes, 0), at(nodes, 1), at(nodes, 2)]
    const callId = await started(dying)
    const { ended, second } = await closeAndDie(callId, dying, asked)
    cluster.clock.set(cluster.clock.now() + 21_000)
    for (const { app } of nodes.slice(1)) await app.sweeps.heartbeat()
    expect(ended()).toBe(false)
    await successor.app.sweeps.adoptOrphans()
    await vi.waitFor(async () => {
      await asked.app.kernel.catchUp()
      expect(ended()).toBe(true)
    })
    expect(await second).toMatchObject({ status: 204 })
    expect(await call(callId, asked)).toMatchObject({ status: 'ended', outcome: 'failed' })
  })

  it('lets nobody wait longer than a minute for what another node does not come to', async () => {
    const [standing, asked] = [at(nodes, 0), at(nodes, 1)]
    const callId = await started(standing)
    const { ended, second } = await closeAndDie(callId, standing, asked)
    const since = cluster.clock.now()
    await vi.waitFor(async () => {
      await asked.app.kernel.catchUp()
      cluster.clock.set(cluster.clock.now() + 1_000)
      expect(ended()).toBe(true)
    }, PATIENT)
    expect(cluster.clock.now() - since).toBeGreaterThan(60_000)
    expect(await second).toMatchObject({
      status: 503,
      headers: { 'retry-after': expect.any(String) as string },
      json: { message: expect.stringContaining('may have been accepted') as string },
    })
  })

  /**
   * The conversation is closing, `dying` stands still before it has found out whom to tell, and `asked` is asked to end
   * it.
   */
  async function closeAndDie(callId: string, dying: ClusterNode, asked: ClusterNode) {
    dying.network.mishap = (request) => {
      if (request.includes('endpoints')) dying.network.hold()
      return undefined
    }
    const first = dying.request('DELETE', `/v1/conversations/${callId}`)
    onTestFinished(async () => {
      dying.network.mishap = () => undefined
      dying.network.letGo()
      expect(await first).toMatchObject({ status: 204 })
      for (const { app } of nodes) await app.sweeps.heartbeat()
    })
    const value = async () => (await asked.app.kernel.read(`conversation/${callId}`))?.snapshot.value
    await vi.waitFor(async () => expect(await value()).toBe('closing'))
    let hasEnded = false
    const second = asked.request('DELETE', `/v1/conversations/${callId}`).finally(() => (hasEnded = true))
    return { second, ended: () => hasEnded }
  }

  it('ends on one node while another waits for the model: 410 there', async () => {
    const [one, two] = [at(nodes, 0), at(nodes, 1)]
    model.reacts(streams('Your name?'), hangs)
    const callId = await started(one, SLOW)
    const waiting = one.say(callId, 'Asha')
    await vi.waitFor(() => expect(model.requests).toHaveLength(2), PATIENTLY)
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
    await vi.waitFor(() => expect(model.requests).toHaveLength(2), PATIENTLY)
    one.network.goAway()
    cluster.clock.set(cluster.clock.now() + 21_000)
    for (const { app } of nodes.slice(1)) await app.sweeps.heartbeat()
    await two.app.sweeps.adoptOrphans()
    await vi.waitFor(async () => expect(heard(await call(callId, two))).toEqual(['I am Asha']), PATIENTLY)
    expect(model.requests).toHaveLength(4)
    one.network.comeBack()
    await vi.waitFor(() => one.app.kernel.catchUp(), PATIENTLY)
    expect(await waiting).toMatchObject({ status: 200, json: { fields: { name: 'Asha' }, reply: 'How many?' } })
    const effects = (await cluster.journal(`conversation/${callId}`)).flatMap(({ event }) =>
      typeof event.effectId === 'string' ? [event.effectId] : [],
    )
    expect(new Set(effects).size).toBe(effects.length)
    await one.app.sweeps.heartbeat()
  })
})
