import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openInspection, type OpenedInspection, type Person, watch } from '../support/console/open-inspection.ts'
import { RawSocket } from '../support/api/raw-socket.ts'

let opened: OpenedInspection
let owner: Person
beforeAll(async () => {
  opened = await openInspection()
  owner = await opened.person()
})
afterAll(() => opened.close())

const UPGRADE = ['Host: localhost', 'Connection: Upgrade', 'Upgrade: websocket']
const HANDSHAKE = ['Sec-WebSocket-Version: 13', 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==']

/** Sends the packet and returns the status of the answer, 0 for a connection closed without one. */
async function statusOf(...lines: string[]): Promise<number> {
  const socket = await RawSocket.open(opened.app)
  socket.send(...lines)
  const { status } = await socket.answer()
  socket.close()
  return status
}

describe('a request for an upgrade', () => {
  // Node hands over a wrapper instead of the socket when the body is incomplete: its missing `setTimeout` was thrown
  // in an event listener, and ended the process.
  it.each([
    ['a body that is to come', 'POST / HTTP/1.1', ['Content-Length: 1']],
    ['chunks that are to come', 'POST /v1/conversations HTTP/1.1', ['Transfer-Encoding: chunked']],
    ['a body that is to come, at a socket', 'GET /console/api/inspect HTTP/1.1', [...HANDSHAKE, 'Content-Length: 1']],
    ['chunks that are to come, at a socket', 'GET /console/api/inspect HTTP/1.1', ['Transfer-Encoding: chunked']],
    ['a body that is to come, at a path that does not exist', 'PUT /x HTTP/1.1', ['Content-Length: 10']],
  ])('with %s is no upgrade, and the service goes on', async (_name, line, headers) => {
    const socket = await RawSocket.open(opened.app)
    socket.send(line, ...UPGRADE, ...headers, '', '')
    expect(await statusOf('GET /healthz HTTP/1.1', 'Host: localhost', '', '')).toBe(200)
    socket.close()
  })

  it('with a body that has come is answered as a request', async () => {
    const inspect = 'GET /console/api/inspect HTTP/1.1'
    expect(await statusOf(inspect, ...UPGRADE, ...HANDSHAKE, 'Content-Length: 1', '', 'x')).toBe(401)
    expect(await statusOf(inspect, ...UPGRADE, ...HANDSHAKE, 'Content-Length: 0', '', '')).toBe(401)
  })

  it.each(['websocket', 'h2c'])('to %s is answered as a request by a path without a socket', async (protocol) => {
    const socket = await RawSocket.open(opened.app)
    const upgrade = ['Connection: Upgrade', `Upgrade: ${protocol}`]
    socket.send('GET /healthz HTTP/1.1', 'Host: localhost', ...upgrade, ...HANDSHAKE, '', '')
    const { status, head } = await socket.answer()
    expect(status).toBe(200)
    expect(head).not.toMatch(/connection: close/i)
    socket.close()
  })

  it('leads to a socket where there is one', async () => {
    const viewer = await watch(opened.url('?reveal=transcripts'), { cookie: owner.cookie })
    expect(viewer.socket.protocol).toBe('')
    viewer.socket.close()
    await viewer.closed
  })
})
