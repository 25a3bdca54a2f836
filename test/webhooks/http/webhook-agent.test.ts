import { constants } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { createServer as createTlsServer, type Server as TlsServer, type TlsOptions } from 'node:tls'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createWebhookAgent, type RequestTarget, type WebhookAgent } from '../../../src/webhooks/http/webhook-agent.ts'
import { certificate } from '../../support/webhooks/certificate.ts'
import { Receiver, respond } from '../../support/webhooks/receiver.ts'
import { nextTurn } from '../webhook-attempt.ts'

const REQUEST = Buffer.from('POST / HTTP/1.1\r\ncontent-length: 0\r\n\r\n')

function createAgent(): WebhookAgent {
  const agent = createWebhookAgent({ production: false, resolve: async () => ['127.0.0.1'], ca: certificate.cert })
  onTestFinished(() => agent.destroy())
  return agent
}

/** What the handler of one request hears, in order; `ended` resolves with the last. */
function send(agent: WebhookAgent, target: RequestTarget, request = REQUEST) {
  const heard: unknown[] = []
  const { promise: ended, resolve } = Promise.withResolvers<unknown[]>()
  const exchange = agent.send(target, request, {
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

describe('a receiver that answers first and reads afterwards', () => {
  const length = 8 * 1024 * 1024
  const head = Buffer.from(`POST / HTTP/1.1\r\ncontent-length: ${length}\r\n\r\n`)
  const large = Buffer.concat([head, Buffer.alloc(length)])

  /** Resolves with how many bytes a receiver gets that answers this to the first of them, by `answering`. */
  async function gets(answer: string, { tls = false, answering = 'write' as 'write' | 'end' } = {}) {
    const { promise: received, resolve: onClose } = Promise.withResolvers<number>()
    const { promise: isAnswered, resolve: onAnswered } = Promise.withResolvers<void>()
    const accept = (socket: Socket) => {
      let count = 0
      socket.on('data', (chunk: Buffer) => (count += chunk.length))
      socket.on('error', () => {}).once('close', () => onClose(count))
      socket.once('data', () => {
        socket.pause()
        socket[answering](answer)
        void isAnswered.then(nextTurn).then(() => socket.resume())
      })
    }
    const server = tls ? createTlsServer(certificate, accept) : createServer(accept)
    onTestFinished(() => void server.close())
    await once(server.listen(0, '127.0.0.1'), 'listening')
    const { port } = server.address() as AddressInfo
    const ended = new Promise<void>((onEnd) => {
      const handler = { onStatus: () => onAnswered(), onFailure: expect.unreachable, onEnd }
      createAgent().send(tls ? secure(port) : plain(port), large, handler)
    })
    const count = await received
    await ended
    return count
  }

  it.each([
    ['at once', 'Content-Length: 0', '', {}],
    ['at once, with TLS', 'Content-Length: 0', '', { tls: true }],
    ['and wants to close', 'Content-Length: 0\r\nConnection: close', '', {}],
    ['and sends nothing more', 'Content-Length: 0', '', { answering: 'end' }],
    ['at length', 'Content-Length: 1000000', 'x'.repeat(1_000_000), {}],
  ] as const)('%s gets the whole request', async (_how, fields, body, options) => {
    expect(await gets(`HTTP/1.1 200 OK\r\n${fields}\r\n\r\n${body}`, options)).toBe(large.length)
  })

  it('is given up with its exchange when it never closes', async () => {
    const { promise: isRead, resolve: onRead } = Promise.withResolvers<Socket>()
    const server = createServer({ allowHalfOpen: true }, (socket) => {
      socket.on('error', () => {}).on('end', () => onRead(socket))
      socket.once('data', () => {
        socket.pause()
        socket.write('HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n')
        void nextTurn().then(() => socket.resume())
      })
    })
    onTestFinished(() => void server.close())
    await once(server.listen(0, '127.0.0.1'), 'listening')
    const { exchange } = send(createAgent(), plain((server.address() as AddressInfo).port), large)
    const socket = await isRead
    exchange.abort()
    // Only what is written shows whether the other side is still there.
    while (!socket.destroyed) await nextTurn().then(() => socket.write('x'))
  })

  it('gets no more of it after it has refused it', async () => {
    expect(await gets('HTTP/1.1 413 Too Large\r\nContent-Length: 0\r\n\r\n')).toBeLessThan(large.length)
  })
})
