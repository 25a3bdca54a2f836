import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { createListQueue } from '../../../src/api/list-queue.ts'
import { LIMITS } from '../../../src/base/limits.ts'
import { openApi } from '../../support/api/open-api.ts'

/** A service whose first list waits until it is let go. */
async function openWithHeldList() {
  const readList = createListQueue({ maxTurnMs: 60_000 })
  const begun: string[] = []
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  const api = await openApi({
    deps: {
      readList: (projectId, reply, read) =>
        readList(projectId, reply, async () => {
          begun.push(reply.request.url)
          if (begun.length === 1) await held
          return read()
        }),
    },
  })
  onTestFinished(() => api.close())
  return { api, begun, letGo }
}

it('does not read the lists of a client that is gone', async () => {
  const { api, begun, letGo } = await openWithHeldList()
  await api.app.listen({ port: 0, host: '127.0.0.1' })
  const socket = connect((api.app.server.address() as AddressInfo).port, '127.0.0.1')
  await once(socket, 'connect')
  for (const limit of [1, 2, 3])
    socket.write(`GET /v1/calls?limit=${limit} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${api.key}\r\n\r\n`)
  await expect.poll(() => begun.length).toBe(1)
  const connections = () =>
    new Promise<number>((resolve) => api.app.server.getConnections((_error, count) => resolve(count)))
  const last = api.request('GET', '/v1/calls?limit=4')
  socket.destroy()
  await expect.poll(connections).toBe(0)
  letGo()
  expect((await last).status).toBe(200)
  expect(begun).toEqual([expect.stringMatching(/limit=[123]$/), '/v1/calls?limit=4'])
})

it('refuses more lists of a project than may wait, and none of another project', async () => {
  const { api, letGo } = await openWithHeldList()
  const { key } = await api.addProject()
  const asked = Array.from({ length: LIMITS.projectLists.value + 5 }, () => api.request('GET', '/v1/calls'))
  const other = api.request('GET', '/v1/calls', { key })
  expect((await Promise.race(asked)).status).toBe(503)
  letGo()
  const statuses = (await Promise.all(asked)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 503).length).toBeGreaterThan(0)
  expect(new Set(statuses)).toEqual(new Set([200, 503]))
  expect((await other).status).toBe(200)
})
