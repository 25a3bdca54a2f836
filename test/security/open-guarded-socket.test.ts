import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
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

  it('refuses that address before TLS begins', async () => {
    const { promise: received, resolve: onEnd } = Promise.withResolvers<number>()
    const server = createServer((socket) => {
      let count = 0
      socket.on('data', (chunk: Buffer) => (count += chunk.length)).on('error', () => {})
      socket.once('close', () => onEnd(count))
    }).listen(0, '127.0.0.1')
    onTestFinished(() => void server.close())
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    let asked = 0
    const guard = { isAllowed: () => ++asked === 1, resolve: loopback }
    const onread = { buffer: Buffer.alloc(1), callback: () => true }
    const socket = openGuardedSocket({ isTls: true, hostname: 'some.test', port }, guard, { onread })
    expect(await once(socket, 'error')).toMatchObject([blocked])
    expect(await received).toBe(0)
  })

  // The first address is of a process that is stopped, with so many connections waiting that Linux drops the next one.
  it.runIf(process.platform === 'linux')('gives an address the time that a lost packet takes', async () => {
    const listen = `require('net').createServer().listen({ host: '127.0.0.2', port: 0, backlog: 1 }, function () {
      console.log(this.address().port)
    })`
    const child = spawn(process.execPath, ['-e', listen])
    onTestFinished(() => void child.kill('SIGKILL'))
    const port = Number(await new Promise((resolve) => child.stdout.once('data', resolve)))
    child.kill('SIGSTOP')
    const waiting = [1, 2, 3].map(() => connect(port, '127.0.0.2').on('error', () => {}))
    onTestFinished(() => waiting.forEach((socket) => void socket.destroy()))
    await Promise.all(waiting.slice(0, 2).map((socket) => once(socket, 'connect')))
    const onread = { buffer: Buffer.alloc(1), callback: () => true }
    const guard = { isAllowed: () => true, resolve: async () => ['127.0.0.2', '127.0.0.3'] }
    const socket = openGuardedSocket({ isTls: false, hostname: 'some.test', port }, guard, { onread })
    onTestFinished(() => void socket.destroy())
    setTimeout(() => child.kill('SIGCONT'), 300)
    await once(socket, 'connect')
    expect(socket.remoteAddress).toBe('127.0.0.2')
  })

  it('goes on to the next address where one refuses', async () => {
    await using receiver = await Receiver.start(respond(200))
    const two: Resolve = async () => ['127.0.0.2', '127.0.0.1']
    await expect(ask('some.test', receiver.port, () => true, two)).resolves.toContain('200')
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
