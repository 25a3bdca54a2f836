import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { skipReason } from '../support/mongod/mongod.ts'
import { commandIn } from '../support/mongo-wire.ts'
import { at, openCluster, type Cluster, type ClusterNode } from './cluster.ts'

/** Sent by themselves, whatever is asked. */
const BY_ITSELF = /hello|isMaster|ping|endSessions|agendaJobs|nodes|keyUsage/i

describe.skipIf(skipReason !== undefined)('What a request costs the database', () => {
  let cluster: Cluster
  let node: ClusterNode

  beforeAll(async () => {
    cluster = await openCluster({ count: 1 })
    node = at(cluster.nodes, 0)
  })
  afterAll(() => cluster.close())

  async function commandsOf(ask: () => Promise<{ status: number }>, status = 200): Promise<string[]> {
    const commands: string[] = []
    node.network.mishap = (request) => {
      const command = commandIn(Buffer.from(request, 'latin1'))
      if (!BY_ITSELF.test(command)) commands.push(command)
      return undefined
    }
    expect((await ask()).status).toBe(status)
    node.network.mishap = () => undefined
    return commands
  }

  const key = 'find actors'

  it('is one look and one write for a message', async () => {
    const { callId } = (await cluster.start(node)).json
    const commands = await commandsOf(() => node.say(callId, 'I am Priya Sharma'))
    expect(commands).toEqual(['aggregate actors', 'insert journal'])
  })

  it('is no more for a message whose id is written in capitals', async () => {
    const { callId } = (await cluster.start(node)).json
    const commands = await commandsOf(() => node.say(callId.toUpperCase(), 'I am Priya Sharma'))
    expect(commands).toEqual(['aggregate actors', 'insert journal'])
  })

  it('is one look for a call, and two more while its record is behind', async () => {
    const { callId } = (await cluster.start(node)).json
    const read = () => commandsOf(() => node.request('GET', `/v1/calls/${callId}`))
    expect(await read()).toEqual(['aggregate actors'])
    await node.say(callId, 'I am Priya Sharma')
    expect(await read()).toEqual(['aggregate actors', 'find journal', 'find journal'])
  })

  it('is its key, the agent, the project and two writes for a start', async () => {
    const commands = await commandsOf(() => cluster.start(node), 201)
    expect(commands).toEqual([key, 'find agents', 'find projects', 'insert journal', 'update actors'])
  })

  it('is its key and three looks for a list with calls that go on', async () => {
    const commands = await commandsOf(() => node.request('GET', '/v1/calls'))
    expect(commands).toEqual([key, 'find actors', 'find journal', 'find agents'])
  })
})
