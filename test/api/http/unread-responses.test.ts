import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { openApi, type OpenedApi } from '../../support/api/open-api.ts'

/** Requests that one connection sends at once; their answers are more than all buffers of the operating system hold. */
const PIPELINED = 30
const GREEDY = 12

/** A service with a list of calls that takes a mebibyte. */
async function openWithLongList(config: { connectionTimeoutMs?: number; maxUnreadBytes?: number }): Promise<OpenedApi> {
  const api = await openApi({ config })
  onTestFinished(() => api.close())
  const { id: agentId } = await api.addAgent()
  const filler = Array.from({ length: 60 }, (_, index) => [`v${index}`, 'x'.repeat(1_024)] as const)
  const variables = { business: 'Luna', ...Object.fromEntries(filler) }
  for (let count = 0; count < 20; count += 1) {
    expect((await api.request('POST', '/v1/conversations', { body: { agentId, variables } })).status).toBe(201)
  }
  await api.app.listen({ port: 0, host: '127.0.0.1' })
  return api
}

/** Asks for the list again and again, and reads nothing. */
async function askWithoutReading(api: OpenedApi): Promise<Socket> {
  const socket = connect((api.app.server.address() as AddressInfo).port, '127.0.0.1').pause()
  socket.on('error', () => {})
  await once(socket, 'connect')
  const request = `GET /v1/calls?limit=200 HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${api.key}\r\n\r\n`
  socket.write(request.repeat(PIPELINED))
  return socket
}

async function isHangUp(socket: Socket): Promise<boolean> {
  socket.resume()
  await once(socket, 'close')
  return true
}

it('a client that reads nothing loses its connection when what it leaves unread takes too much memory', async () => {
  const api = await openWithLongList({ maxUnreadBytes: 4 * 1024 * 1024 })
  const idle = connect((api.app.server.address() as AddressInfo).port, '127.0.0.1')
  await once(idle, 'connect')
  const greedy = await Promise.all(Array.from({ length: GREEDY }, () => askWithoutReading(api)))
  const connections = () =>
    new Promise<number>((resolve) => api.app.server.getConnections((_error, count) => resolve(count)))
  // One may keep what all together may.
  await expect.poll(connections).toBeLessThan(GREEDY)
  expect(await connections()).toBeGreaterThan(1)
  expect((await api.request('GET', '/v1/agents')).status).toBe(200)
  expect(idle.destroyed).toBe(false)
  for (const socket of [idle, ...greedy]) socket.destroy()
})

it('a client that reads nothing loses its connection when nothing moves on it for too long', async () => {
  const api = await openWithLongList({ connectionTimeoutMs: 400 })
  const greedy = await askWithoutReading(api)
  const connections = () =>
    new Promise<number>((resolve) => api.app.server.getConnections((_error, count) => resolve(count)))
  await expect.poll(connections).toBe(0)
  expect(await isHangUp(greedy)).toBe(true)
})
