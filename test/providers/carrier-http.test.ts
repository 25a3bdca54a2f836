import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { createCarrierHttp } from '../../src/providers/carrier-http.ts'

it('loses no order to a carrier that closes its connections when they have lain idle', async () => {
  const server = createServer((socket) => {
    socket.on('error', () => {})
    // The second order meets a connection that is going away.
    socket.once('data', () => {
      socket.write('HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}')
      socket.once('data', () => socket.destroy())
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/Calls.json`
  const exchange = createCarrierHttp()
  const order = { method: 'POST', url, headers: {}, body: 'To=1' } as const
  for (let index = 0; index < 3; index += 1) {
    expect(await exchange(order, new AbortController().signal)).toEqual({ status: 200, body: '{}' })
  }
  server.close()
})
