import { constants } from 'node:crypto'
import type { Socket } from 'node:net'
import type { Server as TlsServer, TlsOptions } from 'node:tls'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createWebhookAgent, type RequestTarget, type WebhookAgent } from '../../../src/webhooks/http/webhook-agent.ts'
import { certificate } from '../../support/webhooks/certificate.ts'
import { Receiver, respond } from '../../support/webhooks/receiver.ts'

const REQUEST = Buffer.from('POST / HTTP/1.1\r\ncontent-length: 0\r\n\r\n')

function createAgent(): WebhookAgent {
  const agent = createWebhookAgent({ production: false, resolve: async () => ['127.0.0.1'], ca: certificate.cert })
  onTestFinished(() => agent.destroy())
  return agent
}

/** What the handler of one request hears, in order; `ended` resolves with the last. */
function send(agent: WebhookAgent, target: RequestTarget) {
  const heard: unknown[] = []
  const { promise: ended, resolve } = Promise.withResolvers<unknown[]>()
  const exchange = agent.send(target, REQUEST, {
    onStatus: (status) => heard.push(status),
    onFailure: (error) => heard.push(error),
    onEnd: () => resolve(heard),
  })
  return { ended, exchange }
}

function plain(port: number): RequestTarget {
  return { origin: `http://127.0.0.1:${port}`, isTls: false, hostname: '127.0.0.1', port }
}

function secure(port: number, hostname = 'receiver.test'): RequestTarget {
  return { origin: `https://${hostname}:${port}`, isTls: true, hostname, port }
}

async function started(answer: (socket: Socket, n: number) => void, options: { tls?: TlsOptions } = {}) {
  const receiver = await Receiver.start(answer, options)
  onTestFinished(() => receiver[Symbol.asyncDispose]())
  return receiver
}

describe('an agent that is closed', () => {
  it('tells the requests that wait for a response', async () => {
    const receiver = await started(() => {})
    const agent = createAgent()
    const { ended } = send(agent, plain(receiver.port))
    await receiver.arrived(1)
    agent.destroy()
    expect(await ended).toEqual([expect.objectContaining({ message: 'Webhooks are not sent any more.' })])
  })

  it('ends those whose response has a body that goes on', async () => {
    const receiver = await started((socket) => socket.write('HTTP/1.1 200 OK\r\n\r\nsome text'))
    const agent = createAgent()
    const { promise: status, resolve: onStatus } = Promise.withResolvers<number>()
    const ended = new Promise<void>((onEnd) => {
      agent.send(plain(receiver.port), REQUEST, { onStatus, onFailure: expect.unreachable, onEnd })
    })
    expect(await status).toBe(200)
    agent.destroy()
    await ended
  })

  it('sends nothing more', async () => {
    const receiver = await started(() => {})
    const agent = createAgent()
    agent.destroy()
    expect(await send(agent, plain(receiver.port)).ended).toEqual([expect.any(Error)])
    expect(receiver.sockets).toHaveLength(0)
  })
})

describe('a receiver that closes connections without saying so', () => {
  it.each([
    ['ends', (socket: Socket) => void socket.end()],
    ['resets', (socket: Socket) => void socket.resetAndDestroy()],
  ])('and %s them costs one request, after which each has a connection of its own', async (_how, close) => {
    const served = new Set<Socket>()
    const receiver = await started((socket) => {
      if (served.has(socket)) close(socket)
      else respond(200)(socket)
      served.add(socket)
    })
    const agent = createAgent()
    const heard: unknown[] = []
    for (let n = 1; n <= 5; n++) heard.push(...(await send(agent, plain(receiver.port)).ended))
    expect(heard).toEqual([200, expect.any(Error), 200, 200, 200])
    expect(receiver.sockets).toHaveLength(4)
  })

  it('costs the others nothing', async () => {
    const receiver = await started((socket, n) => (n === 2 ? socket.resetAndDestroy() : respond(200)(socket)))
    const other = await started(respond(200))
    const agent = createAgent()
    for (let n = 1; n <= 4; n++) await send(agent, plain(receiver.port)).ended
    for (let n = 1; n <= 4; n++) await send(agent, plain(other.port)).ended
    expect(other.sockets).toHaveLength(1)
  })
})

describe('TLS', () => {
  it('is begun without the earlier session after it failed with it', async () => {
    const receiver = await started(respond(200, 'Connection: close\r\n'), {
      tls: { maxVersion: 'TLSv1.2', secureOptions: constants.SSL_OP_NO_TICKET },
    })
    const sessions = new Set<string>()
    const server = receiver.server as TlsServer
    server.on('newSession', (id, _session, done) => {
      sessions.add(id.toString('hex'))
      done()
    })
    server.on('resumeSession', (id, done) => done(sessions.has(id.toString('hex')) ? new Error('No.') : null))
    const agent = createAgent()
    const heard: unknown[] = []
    for (let n = 1; n <= 3; n++) heard.push(...(await send(agent, secure(receiver.port)).ended))
    expect(heard).toEqual([200, expect.any(Error), 200])
  })

  it('names the host without the dot that a name may end with', async () => {
    const names: string[] = []
    const receiver = await started(respond(200), {
      tls: { SNICallback: (name, done) => done(null, void names.push(name)) },
    })
    expect(await send(createAgent(), secure(receiver.port, 'receiver.test.')).ended).toEqual([200])
    expect(names).toEqual(['receiver.test'])
  })
})
