import { Agent, request } from 'undici'
import { afterEach, describe, expect, it } from 'vitest'
import { createGuardedConnector } from '../../src/security/guarded-connector.ts'
import type { Resolve } from '../../src/security/resolve.ts'
import { Receiver, respond } from '../support/webhooks/receiver.ts'

const agents: Agent[] = []
afterEach(async () => {
  for (const agent of agents.splice(0)) await agent.destroy()
})

async function statusFrom(url: string, isAllowed: (address: string) => boolean, resolve: Resolve): Promise<number> {
  const connect = createGuardedConnector({ isAllowed, resolve, connectTimeoutMs: 5_000 })
  const agent = new Agent({ connect, allowH2: false })
  agents.push(agent)
  const { statusCode, body } = await request(url, { dispatcher: agent })
  await body.dump()
  return statusCode
}

const blocked = { code: 'BLOCKED_ADDRESS' }
const loopback: Resolve = async () => ['127.0.0.1']

describe('guarded connector', () => {
  it('connects to a name whose addresses are all allowed', async () => {
    await using receiver = await Receiver.start(respond(200))
    const seen: string[] = []
    const isAllowed = (address: string) => seen.push(address) > 0
    await expect(statusFrom(`http://some.test:${receiver.port}/`, isAllowed, loopback)).resolves.toBe(200)
    expect(new Set(seen)).toEqual(new Set(['127.0.0.1']))
  })

  it('refuses a name as soon as one of its addresses is not allowed', async () => {
    await using receiver = await Receiver.start(respond(200))
    const isAllowed = (address: string) => address === '127.0.0.1'
    const mixed: Resolve = async () => ['127.0.0.1', '127.0.0.2']
    await expect(statusFrom(`http://some.test:${receiver.port}/`, isAllowed, mixed)).rejects.toMatchObject(blocked)
    expect(receiver.sockets).toHaveLength(0)
  })

  it('refuses the address that the socket ended up with, before anything is sent', async () => {
    await using receiver = await Receiver.start(respond(200))
    let asked = 0
    const onlyOnce = () => ++asked === 1
    await expect(statusFrom(`http://some.test:${receiver.port}/`, onlyOnce, loopback)).rejects.toMatchObject(blocked)
    expect(receiver.arrivals).toHaveLength(0)
  })

  it('judges literal addresses without a look-up', async () => {
    const resolve = async () => Promise.reject(new Error('A literal was looked up.'))
    for (const host of ['127.0.0.1', '[::1]', '2130706433']) {
      await expect(statusFrom(`http://${host}:9/`, () => false, resolve)).rejects.toMatchObject(blocked)
    }
  })

  it('fails for a name without addresses', async () => {
    const nothing: Resolve = async () => []
    await expect(statusFrom('http://empty.test/', () => true, nothing)).rejects.toMatchObject({ code: 'ENOTFOUND' })
  })
})
