import type { Socket } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openGuardedSocket } from '../../src/security/open-guarded-socket.ts'
import type { Resolve } from '../../src/security/resolve.ts'
import { Receiver, respond } from '../support/webhooks/receiver.ts'

const REQUEST = 'POST / HTTP/1.1\r\ncontent-length: 0\r\n\r\n'
const blocked = { code: 'BLOCKED_ADDRESS' }
const loopback: Resolve = async () => ['127.0.0.1']

/** Sends a request and resolves with the first bytes of the response; rejects with the socket's error. */
async function ask(hostname: string, port: number, isAllowed: (address: string) => boolean, resolve: Resolve) {
  const { promise, resolve: received, reject } = Promise.withResolvers<string>()
  const buffer = Buffer.alloc(1_024)
  const onread = { buffer, callback: (count: number) => received(buffer.toString('latin1', 0, count)) === undefined }
  const target = { isTls: false, hostname, port }
  const socket: Socket = openGuardedSocket(target, { isAllowed, resolve }, { onread })
  onTestFinished(() => void socket.destroy())
  socket.on('error', reject).on('connect', () => socket.write(REQUEST))
  return promise
}

describe('a guarded socket', () => {
  it('connects to a name whose addresses are all allowed', async () => {
    await using receiver = await Receiver.start(respond(200))
    const seen = new Set<string>()
    await expect(ask('some.test', receiver.port, (address) => !!seen.add(address), loopback)).resolves.toContain('200')
    expect([...seen]).toEqual(['127.0.0.1'])
  })

  it('refuses a name as soon as one of its addresses is not allowed', async () => {
    await using receiver = await Receiver.start(respond(200))
    const mixed: Resolve = async () => ['127.0.0.1', '127.0.0.2']
    const isAllowed = (address: string) => address === '127.0.0.1'
    await expect(ask('some.test', receiver.port, isAllowed, mixed)).rejects.toMatchObject(blocked)
    expect(receiver.sockets).toHaveLength(0)
  })

  it('refuses the address that it ended up with, before anything is sent', async () => {
    await using receiver = await Receiver.start(respond(200))
    let asked = 0
    await expect(ask('some.test', receiver.port, () => ++asked === 1, loopback)).rejects.toMatchObject(blocked)
    expect(receiver.arrivals).toHaveLength(0)
  })

  it.each(['127.0.0.1', '::1'])('checks the literal address %s without a look-up', async (hostname) => {
    const resolve = async () => Promise.reject(new Error('A literal was looked up.'))
    await expect(ask(hostname, 9, () => false, resolve)).rejects.toMatchObject(blocked)
  })

  it('fails for a name without addresses', async () => {
    await expect(
      ask(
        'empty.test',
        9,
        () => true,
        async () => [],
      ),
    ).rejects.toMatchObject({ code: 'ENOTFOUND' })
  })
})
