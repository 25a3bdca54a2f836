import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { ChatServer, completes, streams, type Reaction } from '../language/model/chat-server.ts'
import { skipReason } from '../support/mongod/mongod.ts'
import { at, openCluster, PATIENTLY, type Cluster, type ClusterNode } from './cluster.ts'

describe.skipIf(skipReason !== undefined)('A node that is told to stop', () => {
  let cluster: Cluster
  let node: ClusterNode
  let other: ClusterNode
  let model: ChatServer

  beforeAll(async () => {
    model = await ChatServer.start()
    const settings = { OPENAI_COMPATIBLE_BASE_URL: model.baseUrl, DRAIN_MS: '1000' }
    cluster = await openCluster({ count: 2, settings })
    other = at(cluster.nodes, 0)
    node = at(cluster.nodes, 1)
  })
  afterAll(async () => {
    await cluster.close()
    await model.stop()
  })

  it('sends everyone elsewhere, and fails nobody who has come already', async () => {
    let answer: (() => void) | undefined
    const thinks: Reaction = (response, request) => {
      answer = () => completes('{"values":{"name":"Asha"}}')(response, request)
    }
    model.reacts(streams('Your name?'), thinks, streams('How many?'))
    const slow = (await cluster.start(node, { model: 'openai-compatible:slow' })).json.callId
    const quick = (await cluster.start(other)).json.callId
    const inHand = node.say(slow, 'I am Asha')
    await vi.waitFor(() => expect(answer).toBeDefined(), PATIENTLY)

    const stopped = node.stop()
    expect((await node.app.server.inject('/readyz')).statusCode).toBe(503)
    expect((await node.app.server.inject('/healthz')).statusCode).toBe(200)
    expect(await node.say(quick, 'I am Priya Sharma')).toMatchObject({
      status: 200,
      headers: { connection: 'close' },
    })
    answer?.()
    expect(await inHand).toMatchObject({ status: 200, json: { reply: 'How many?' } })
    await stopped

    expect(await other.request('DELETE', `/v1/conversations/${slow}`)).toMatchObject({ status: 204 })
    expect(await other.say(quick, 'we are four')).toMatchObject({ status: 200, json: { ended: true } })
    expect(await other.app.sweeps.aliveNodes()).toHaveLength(1)
  })
})
