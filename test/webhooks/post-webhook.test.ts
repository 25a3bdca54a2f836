import type { Socket } from 'node:net'
import Stripe from 'stripe'
import { afterEach, describe, expect, it } from 'vitest'
import type { Endpoint } from '../../src/ports/entities.ts'
import type { AttemptInput } from '../../src/ports/webhooks.ts'
import { createWebhookAgent } from '../../src/security/guarded-connector.ts'
import { createEndpointLimiter } from '../../src/webhooks/endpoint-limiter.ts'
import { createDeliveryBodies } from '../../src/webhooks/delivery-bodies.ts'
import { createPostWebhook, type PostWebhook } from '../../src/webhooks/post-webhook.ts'
import type { Resolve } from '../../src/security/resolve.ts'
import { certificate } from '../support/webhooks/certificate.ts'
import { Receiver, respond } from '../support/webhooks/receiver.ts'

const T0 = 1_800_000_000_000
const SECRET = 'whsec_m4xGkq0Zb1vJ7n-2_Qd8sY5uTfRcWpLhEaOiKzXyBtA'
const stripe = new Stripe('sk_test_unused')
const signal = new AbortController().signal
/** Longer than a test may take, so that the time limit cannot be what ends it. */
const unhurried = { timeLimitMs: 60_000 }

const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

/** The effect on a real agent, over stores that are kept in maps. Time stands still unless `clock.at` is set. */
function setUp(options: { production?: boolean; resolve?: Resolve; timeLimitMs?: number; isFull?: boolean } = {}) {
  const { production = false, resolve = async () => ['127.0.0.1'], timeLimitMs = 5_000, isFull = false } = options
  const endpoints = new Map<string, Endpoint>()
  const payloads = new Map<string, string>()
  const summaries = new Map<string, string>()
  const clock = { at: T0, now: () => clock.at }
  const agent = createWebhookAgent({ production, resolve, ca: certificate.cert })
  closing.push(() => agent.destroy())
  let rendered = 0
  const post = createPostWebhook({
    endpoints: { find: async (id) => endpoints.get(id) ?? null },
    bodies: createDeliveryBodies({
      payloads: {
        find: async (id) => payloads.get(id) ?? null,
        async putIfAbsent(id, body) {
          if (!payloads.has(id)) payloads.set(id, body)
          return payloads.get(id) ?? ''
        },
      },
      summaries: { find: async (callId) => summaries.get(callId) ?? null },
      renderCall: async (callId, id) => JSON.stringify({ id, callId, rendering: ++rendered, text: 'नमस्ते 👋 \u2028' }),
    }),
    decryptSecret: (stored) => stored.replace('sealed:', ''),
    agent,
    limiter: isFull ? { ...createEndpointLimiter(), isFull: () => true } : createEndpointLimiter(),
    clock,
    production,
    timeLimitMs,
  })
  return {
    post,
    clock,
    payloads,
    summaries,
    renderings: () => rendered,
    addEndpoint: (id: string, url: string, rest: Partial<Endpoint> = {}) => {
      const endpoint = { id, projectId: 'p1', url, secret: `sealed:${SECRET}`, enabled: true, createdAt: T0 }
      endpoints.set(id, { ...endpoint, deletedAt: null, ...rest })
    },
  }
}

function attempt(rest: Partial<AttemptInput> = {}): AttemptInput {
  return {
    deliveryId: 'd1',
    endpointId: 'e1',
    url: 'http://where.it.was/before',
    event: 'call.completed',
    callId: 'c1',
    message: null,
    attempt: 1,
    manual: false,
    createdAt: T0,
    ...rest,
  }
}

/** Endpoints are read once in a turn of the event loop. */
const nextTurn = () => new Promise((resolve) => setImmediate(resolve))
const run = (post: PostWebhook, input = attempt()) => post(input, { signal, effectId: 'e' })

/** One attempt at a receiver that behaves like this. */
async function attemptAt(answer: (socket: Socket, n: number) => void, options: { timeLimitMs?: number } = {}) {
  const receiver = await Receiver.start(answer)
  closing.push(() => receiver[Symbol.asyncDispose]())
  const { addEndpoint, ...rest } = setUp(options)
  addEndpoint('e1', receiver.url)
  return { ...rest, result: await run(rest.post), receiver }
}

describe('a webhook request', () => {
  it('carries the headers and the body of the contract', async () => {
    const { receiver } = await attemptAt(respond(200))
    const [arrival] = receiver.arrivals
    expect(arrival?.requestLine).toBe('POST /hook?from=svc HTTP/1.1')
    expect(arrival?.headers).toMatchObject({
      'Content-Type': 'application/json',
      'User-Agent': 'Svc-Webhooks/1',
      'Svc-Event': 'call.completed',
      'Svc-Delivery': 'd1',
    })
    expect(JSON.parse(String(arrival?.body))).toMatchObject({ id: 'd1', callId: 'c1' })
  })

  it('is signed so that an independent receiver accepts it, with the time of the attempt', async () => {
    const { receiver } = await attemptAt(respond(200))
    const [arrival] = receiver.arrivals
    const header = arrival?.headers['Svc-Signature'] ?? ''
    expect(header).toMatch(/^t=1800000000,v1=[0-9a-f]{64}$/)
    const read = () => stripe.webhooks.constructEvent(arrival?.body ?? '', header, SECRET, 300, undefined, T0)
    expect(read()).toMatchObject({ id: 'd1' })
  })

  it('has the summary that the call ended with, and the same bytes on every attempt, and keeps no copy', async () => {
    const receiver = await Receiver.start(respond(500))
    closing.push(() => receiver[Symbol.asyncDispose]())
    const { post, addEndpoint, summaries, payloads, renderings } = setUp()
    addEndpoint('e1', receiver.url)
    summaries.set('c1', '{"id":"c1","outcome":"completed"}')
    await run(post)
    await run(post, attempt({ attempt: 2 }))
    const bodies = receiver.arrivals.map(({ body }) => String(body))
    const call = { id: 'c1', outcome: 'completed' }
    const envelope = { id: 'd1', event: 'call.completed', createdAt: '2027-01-15T08:00:00.000Z', data: { call } }
    expect(bodies).toEqual([JSON.stringify(envelope), JSON.stringify(envelope)])
    expect([payloads.size, renderings()]).toEqual([0, 0])
  })

  it('has identical bytes on every attempt, under a fresh signature', async () => {
    const { receiver, post, clock, renderings } = await attemptAt(respond(500))
    clock.at += 30_000
    await run(post, attempt({ attempt: 2 }))
    clock.at += 1_000
    await run(post, attempt({ attempt: 2, manual: true }))
    expect(renderings()).toBe(1)
    const [first, second, third] = receiver.arrivals
    expect(second?.body.equals(first?.body ?? Buffer.alloc(0))).toBe(true)
    expect(third?.body.equals(first?.body ?? Buffer.alloc(0))).toBe(true)
    const times = receiver.arrivals.map(({ headers }) => headers['Svc-Signature']?.slice(0, 12))
    expect(times).toEqual(['t=1800000000', 't=1800000030', 't=1800000031'])
    expect(new Set(receiver.arrivals.map(({ headers }) => headers['Svc-Delivery']))).toEqual(new Set(['d1']))
  })

  it('has the bytes of the first rendering when the first attempt is repeated after a crash', async () => {
    const { receiver, post } = await attemptAt(respond(200))
    await run(post)
    const [first, second] = receiver.arrivals
    expect(second?.body.equals(first?.body ?? Buffer.alloc(0))).toBe(true)
  })

  it('carries a ping', async () => {
    await using receiver = await Receiver.start(respond(204))
    const { post, addEndpoint } = setUp()
    addEndpoint('e1', receiver.url)
    await run(post, attempt({ event: 'ping', callId: null, message: 'Hello' }))
    expect(receiver.arrivals[0]?.headers['Svc-Event']).toBe('ping')
    expect(JSON.parse(String(receiver.arrivals[0]?.body))).toEqual({
      id: 'd1',
      event: 'ping',
      createdAt: '2027-01-15T08:00:00.000Z',
      data: { message: 'Hello' },
    })
  })
})

describe('a response', () => {
  it.each([200, 201, 202, 204, 206, 299])('of %i counts as delivered', async (status) => {
    const { result } = await attemptAt(respond(status))
    expect(result).toEqual({ accepted: true, status, error: null, durationMs: 0, stop: false })
  })

  it.each([400, 401, 404, 410, 429, 500, 503])('of %i does not', async (status) => {
    const { result } = await attemptAt(respond(status, 'Retry-After: 1\r\n'))
    const error = `The endpoint answered ${status}.`
    expect(result).toEqual({ accepted: false, status, error, durationMs: 0, stop: false })
  })

  it.each([301, 302, 303, 304, 307, 308])('of %i does not, and is not followed', async (status) => {
    const { result, receiver } = await attemptAt(respond(status, 'Location: /elsewhere\r\n'))
    const error = `The endpoint answered ${status}. Redirects are not followed.`
    expect(result).toMatchObject({ accepted: false, status, error })
    expect(receiver.arrivals).toHaveLength(1)
  })

  it('is waited for behind interim ones', async () => {
    const { result } = await attemptAt((socket) => {
      socket.write('HTTP/1.1 103 Early Hints\r\nLink: </x>\r\n\r\n')
      respond(204)(socket)
    })
    expect(result).toMatchObject({ accepted: true, status: 204 })
  })

  it.each([
    ['at once with the answer', ['HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 204 No Content\r\n\r\n']],
    ['alone', ['HTTP/1.1 100 Continue\r\n\r\n', 'HTTP/1.1 204 No Content\r\n\r\n']],
    [
      'with a header, in pieces',
      ['HTTP', '/1.1 10', '0 Continue\r\nX: y\r', '\n\r', '\nHTTP/1.1 204 No Content\r\n\r\n'],
    ],
    [
      'twice, and with hints',
      ['HTTP/1.1 100 C\r\n\r\nHTTP/1.1 100 C\r\n\r\nHTTP/1.1 103 E\r\n\r\n', 'HTTP/1.1 204 N\r\n\r\n'],
    ],
  ])('is waited for behind a 100 that nobody asked for, sent %s', async (_how, pieces) => {
    const { result } = await attemptAt((socket) => {
      socket.setNoDelay(true)
      const send = ([piece, ...rest]: string[]) => {
        if (piece !== undefined) socket.write(piece, () => setImmediate(() => setImmediate(() => send(rest))))
      }
      send(pieces)
    })
    expect(result).toMatchObject({ accepted: true, status: 204, error: null })
  })

  it('that begins with a 100 without an end is no answer', async () => {
    const { result } = await attemptAt((socket) => {
      socket.write(`HTTP/1.1 100 Continue\r\nX: ${'y'.repeat(8_000)}`)
      socket.end()
    })
    expect(result).toMatchObject({ accepted: false, status: null })
  })

  it('counts from its head on, though its body never ends', async () => {
    const { result, receiver } = await attemptAt((socket) => {
      socket.write('HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n')
      const more = () => {
        while (!socket.destroyed && socket.write(`4000\r\n${'x'.repeat(0x4000)}\r\n`));
      }
      socket.on('drain', more)
      more()
    }, unhurried)
    expect(result).toMatchObject({ accepted: true, status: 200 })
    await closed(receiver.sockets[0])
    expect(receiver.arrivals).toHaveLength(1)
  })

  it('counts from its head on, though its body drips, and the time limit ends that', async () => {
    const { result, receiver } = await attemptAt(
      (socket) => {
        socket.write('HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\n')
        drip(socket, 'x')
      },
      { timeLimitMs: 100 },
    )
    expect(result).toMatchObject({ accepted: true, status: 200 })
    await closed(receiver.sockets[0])
  })

  it.each([
    ['never comes', () => {}],
    ['drips its head', (socket: Socket) => drip(socket, 'x-more: y\r\n', 'HTTP/1.1 200 OK\r\n')],
    ['is nothing but interim ones', (socket: Socket) => drip(socket, 'HTTP/1.1 103 Early Hints\r\n\r\n')],
  ])('that %s fails at the time limit', async (_what, answer) => {
    const { result, receiver } = await attemptAt(answer, { timeLimitMs: 100 })
    expect(result).toMatchObject({ accepted: false, status: null, error: 'No response within 0.1 seconds.' })
    await closed(receiver.sockets[0])
    expect(receiver.arrivals).toHaveLength(1)
  })

  it.each([
    ['200 kB of headers', (s: Socket) => s.write(`HTTP/1.1 200 OK\r\nx: ${'y'.repeat(200_000)}\r\n\r\n`), 'too large'],
    ['garbage', (s: Socket) => s.write('who are you?\r\n\r\n'), 'not valid HTTP'],
    ['an early close', (s: Socket) => s.end(), 'closed before a response'],
    ['a reset', (s: Socket) => s.resetAndDestroy(), 'closed before a response'],
    ['half a head and a close', (s: Socket) => s.end('HTTP/1.1 200 OK\r\nx:'), 'closed before a response'],
  ])('that is %s fails with a reason, after one request', async (_what, answer, words) => {
    const { result, receiver } = await attemptAt((socket) => void answer(socket))
    expect(result).toMatchObject({ accepted: false, status: null, stop: false })
    expect(result.error).toContain(words)
    expect(receiver.arrivals).toHaveLength(1)
  })

  it('tells how long it took', async () => {
    let later = () => {}
    await using receiver = await Receiver.start((socket) => {
      later()
      respond(200)(socket)
    })
    const { post, addEndpoint, clock } = setUp()
    later = () => (clock.at += 1_234.4)
    addEndpoint('e1', receiver.url)
    expect(await run(post)).toMatchObject({ durationMs: 1_234 })
  })
})

describe('a connection', () => {
  it('serves many deliveries, and is closed by us when idle', async () => {
    const { receiver, post } = await attemptAt(respond(200))
    for (let i = 0; i < 30; i++) await run(post, attempt({ deliveryId: `d${i}` }))
    expect(receiver.arrivals).toHaveLength(31)
    expect(receiver.sockets.length).toBeLessThan(5)
    for (const socket of receiver.sockets) await closed(socket)
  })

  it('that the receiver closed after its answer costs the next delivery nothing', async () => {
    const { receiver, post } = await attemptAt((socket) => {
      respond(200)(socket)
      socket.end()
    })
    for (const deliveryId of ['d2', 'd3', 'd4']) {
      expect(await run(post, attempt({ deliveryId }))).toMatchObject({ accepted: true })
    }
    expect(receiver.arrivals).toHaveLength(4)
  })

  it('that breaks under the second request fails that attempt rather than send it twice', async () => {
    const { receiver, post } = await attemptAt((socket, n) =>
      n === 2 ? socket.resetAndDestroy() : respond(200)(socket),
    )
    expect(await run(post, attempt({ deliveryId: 'd2' }))).toMatchObject({ accepted: false, status: null })
    expect(receiver.arrivals).toHaveLength(2)
  })

  it('that nobody takes fails with words for it', async () => {
    const receiver = await Receiver.start(respond(200))
    const { post, addEndpoint } = setUp()
    addEndpoint('e1', receiver.url)
    await receiver[Symbol.asyncDispose]()
    expect(await run(post)).toMatchObject({ accepted: false, status: null, error: 'The connection was refused.' })
  })

  it('to a name without an address fails with words for it', async () => {
    const resolve = async () => Promise.reject(Object.assign(new Error('no'), { code: 'ENOTFOUND' }))
    const { post, addEndpoint } = setUp({ resolve })
    addEndpoint('e1', 'http://nowhere.test/')
    expect(await run(post)).toMatchObject({ accepted: false, error: 'The host name could not be resolved.' })
  })

  it('is included in the time limit while it is being made', async () => {
    const { post, addEndpoint } = setUp({ resolve: () => new Promise(() => {}), timeLimitMs: 50 })
    addEndpoint('e1', 'http://slow-names.test/')
    expect(await run(post)).toMatchObject({ accepted: false, error: 'No response within 0.05 seconds.' })
  })

  it('that is ready only after the time limit carries nothing', async () => {
    const name = Promise.withResolvers<string[]>()
    await using receiver = await Receiver.start(respond(200))
    const { post, addEndpoint } = setUp({ resolve: () => name.promise, timeLimitMs: 500 })
    addEndpoint('e1', `http://slow-names.test:${receiver.port}/`)
    expect(await run(post)).toMatchObject({ accepted: false })
    name.resolve(['127.0.0.1'])
    addEndpoint('e2', receiver.url)
    expect(await run(post, attempt({ deliveryId: 'd2', endpointId: 'e2' }))).toMatchObject({ accepted: true })
    expect(receiver.arrivals.map(({ headers }) => headers['Svc-Delivery'])).toEqual(['d2'])
  })

  it('may be TLS, with the certificate checked against the name', async () => {
    await using receiver = await Receiver.start(respond(200), { tls: true })
    const { post, addEndpoint } = setUp()
    addEndpoint('e1', `https://receiver.test:${receiver.port}/`)
    expect(await run(post)).toMatchObject({ accepted: true, status: 200 })
    addEndpoint('e2', `https://other.test:${receiver.port}/`)
    const other = await run(post, attempt({ deliveryId: 'd2', endpointId: 'e2' }))
    expect(other).toMatchObject({ accepted: false, status: null })
    expect(other.error).toContain('The TLS connection failed')
    expect(receiver.arrivals).toHaveLength(1)
  })

  it('that should be TLS but is not fails with words for it', async () => {
    await using receiver = await Receiver.start(respond(200))
    const { post, addEndpoint } = setUp()
    addEndpoint('e1', `https://receiver.test:${receiver.port}/`)
    const pending = run(post)
    await Promise.race([pending, acceptAndSay(receiver, 'HTTP/1.1 400 Bad Request\r\n\r\n')])
    expect((await pending).error).toContain('TLS')
  })
})

describe('in production', () => {
  it('a name that was public and is private at delivery gets no connection', async () => {
    await using receiver = await Receiver.start(respond(200), { tls: true })
    const { post, addEndpoint } = setUp({ production: true })
    addEndpoint('e1', `https://rebound.example:${receiver.port}/`)
    const error = 'The host does not resolve to a public address; nothing was sent.'
    expect(await run(post)).toMatchObject({ accepted: false, status: null, error, stop: false })
    expect(receiver.sockets).toHaveLength(0)
  })

  it('a name is judged again on every attempt', async () => {
    let asked = 0
    const { post, addEndpoint } = setUp({ production: true, resolve: async () => [`127.0.0.${++asked}`] })
    addEndpoint('e1', 'https://rebound.example/')
    await run(post)
    await run(post, attempt({ attempt: 2 }))
    expect(asked).toBe(2)
  })

  it.each(['127.0.0.1', '[::1]', '[::ffff:127.0.0.1]', '2130706433', '127.1', '169.254.169.254'])(
    'the literal address %s gets no connection',
    async (host) => {
      await using receiver = await Receiver.start(respond(200), { tls: true })
      const { post, addEndpoint } = setUp({ production: true })
      addEndpoint('e1', `https://${host}:${receiver.port}/`)
      expect((await run(post)).error).toContain('public address')
      expect(receiver.sockets).toHaveLength(0)
    },
  )

  it('an endpoint from other days that is not https gets nothing', async () => {
    const { post, addEndpoint } = setUp({ production: true })
    addEndpoint('e1', 'http://example.com/')
    expect(await run(post)).toMatchObject({ accepted: false, error: 'The URL must use https.', stop: false })
  })
})

describe('an endpoint', () => {
  it('that is off or deleted stops the delivery, and nothing is sent or rendered', async () => {
    await using receiver = await Receiver.start(respond(200))
    const { post, addEndpoint, payloads } = setUp()
    addEndpoint('e1', receiver.url, { enabled: false })
    const nothing = { accepted: false, status: null, durationMs: 0, stop: true }
    expect(await run(post)).toEqual({ ...nothing, error: 'The endpoint is switched off.' })
    addEndpoint('e1', receiver.url, { deletedAt: T0 })
    await nextTurn()
    expect(await run(post)).toEqual({ ...nothing, error: 'The endpoint was deleted.' })
    expect(await run(post, attempt({ endpointId: 'unknown' }))).toMatchObject({ stop: true })
    expect(receiver.sockets).toHaveLength(0)
    expect(payloads.size).toBe(0)
  })

  it('that is off can be pinged, a deleted one cannot', async () => {
    await using receiver = await Receiver.start(respond(200))
    const { post, addEndpoint } = setUp()
    const ping = attempt({ event: 'ping', callId: null, message: 'Hello' })
    addEndpoint('e1', receiver.url, { enabled: false })
    expect(await run(post, ping)).toMatchObject({ accepted: true })
    addEndpoint('e1', receiver.url, { enabled: false, deletedAt: T0 })
    expect(await run(post, ping)).toMatchObject({ accepted: false, stop: true })
  })

  it('that is healthy is reached at once beside four that hang with 200 deliveries each', async () => {
    await using hanging = await Receiver.start(() => {})
    await using healthy = await Receiver.start(respond(200))
    const { post, addEndpoint } = setUp()
    const stop = new AbortController()
    const stuck: Promise<unknown>[] = []
    for (const endpointId of ['a', 'b', 'c', 'd']) {
      addEndpoint(endpointId, hanging.url)
      for (let i = 0; i < 200; i++) {
        const input = attempt({ endpointId, deliveryId: `${endpointId}${i}` })
        stuck.push(post(input, { signal: stop.signal, effectId: 'e' }))
      }
    }
    addEndpoint('healthy', healthy.url)
    await hanging.arrived(32)
    expect(await run(post, attempt({ endpointId: 'healthy' }))).toMatchObject({ accepted: true })
    expect(hanging.arrivals.length).toBeLessThanOrEqual(40)
    stop.abort(new Error('The state was left.'))
    const outcomes = await Promise.allSettled(stuck)
    expect(outcomes.every(({ status }) => status === 'rejected')).toBe(true)
  })
})

describe('leaving the state', () => {
  it('cuts the attempt off and gives its place to the next', async () => {
    await using receiver = await Receiver.start((socket, n) => (n > 16 ? respond(200)(socket) : undefined))
    const { post, addEndpoint } = setUp()
    addEndpoint('e1', receiver.url)
    const stop = new AbortController()
    const cut = Array.from({ length: 16 }, (_, index) =>
      post(attempt({ deliveryId: `d${index}` }), { signal: stop.signal, effectId: 'e' }),
    )
    await receiver.arrived(16)
    const next = run(post, attempt({ deliveryId: 'last' }))
    stop.abort(new Error('The state was left.'))
    for (const one of cut) await expect(one).rejects.toThrow('The state was left.')
    expect(await next).toMatchObject({ accepted: true })
  })
})

function drip(socket: Socket, text: string, first = ''): void {
  socket.write(first)
  const timer = setInterval(() => socket.write(text), 5)
  socket.once('close', () => clearInterval(timer))
}

async function closed(socket: Socket | undefined): Promise<void> {
  if (socket && !socket.closed) await new Promise((resolve) => socket.once('close', resolve))
}

async function acceptAndSay(receiver: Receiver, text: string): Promise<void> {
  while (receiver.sockets.length === 0) await new Promise((resolve) => setImmediate(resolve))
  receiver.sockets[0]?.write(text)
}

describe('an endpoint that too much waits for', () => {
  it.each([
    [0, 60_000],
    [600_000, 300_000],
    [86_400_000, 3_600_000],
  ])('puts a delivery that is %d ms old off for %d ms', async (ageMs, postponedForMs) => {
    const { post, clock, renderings } = setUp({ isFull: true })
    clock.at = T0 + ageMs
    const result = await post(attempt(), { signal: new AbortController().signal, effectId: 'post' })
    expect(result).toMatchObject({ accepted: false, stop: false, postponedForMs })
    expect(renderings()).toBe(0)
  })

  it('is sent to at once by a person, and pinged', async () => {
    const { post } = setUp({ isFull: true })
    const context = { signal: new AbortController().signal, effectId: 'post' }
    const byHand = await post(attempt({ manual: true }), context)
    expect(byHand).toMatchObject({ error: 'The endpoint was deleted.' })
    expect(byHand).not.toHaveProperty('postponedForMs')
    expect(await post(attempt({ event: 'ping', callId: null }), context)).not.toHaveProperty('postponedForMs')
  })
})
