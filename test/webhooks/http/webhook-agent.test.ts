import type { Socket } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createWebhookAgent, type RequestTarget, type WebhookAgent } from '../../../src/webhooks/http/webhook-agent.ts'
import { certificate } from '../../support/webhooks/certificate.ts'
import { Receiver } from '../../support/webhooks/receiver.ts'

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

async function started(answer: (socket: Socket, n: number) => void): Promise<Receiver> {
  const receiver = await Receiver.start(answer)
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
