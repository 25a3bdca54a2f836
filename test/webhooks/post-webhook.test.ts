import type { Socket } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createEndpointLimiter } from '../../src/webhooks/endpoint-limiter.ts'
import { Receiver, respond } from '../support/webhooks/receiver.ts'
import { CALL, T0, SECRET, stripe, unhurried, setUp, attempt, run, attemptAt, drip, closed } from './webhook-attempt.ts'

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
    expect(JSON.parse(String(arrival?.body))).toMatchObject({ id: 'd1', data: { call: { id: 'c1' } } })
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
    onTestFinished(() => receiver[Symbol.asyncDispose]())
    const { post, addEndpoint, payloads } = setUp()
    addEndpoint('e1', receiver.url)
    await run(post)
    await run(post, attempt({ attempt: 2 }))
    const bodies = receiver.arrivals.map(({ body }) => String(body))
    const envelope = `{"id":"d1","event":"call.completed","createdAt":"2027-01-15T08:00:00.000Z","data":{"call":${CALL}}}`
    expect(bodies).toEqual([envelope, envelope])
    expect(payloads.size).toBe(0)
  })

  it('has identical bytes on every attempt, under a fresh signature', async () => {
    const { receiver, post, clock } = await attemptAt(respond(500))
    clock.at += 30_000
    await run(post, attempt({ attempt: 2 }))
    clock.at += 1_000
    await run(post, attempt({ attempt: 2, manual: true }))
    const [first, second, third] = receiver.arrivals
    expect(second?.body.equals(first?.body ?? Buffer.alloc(0))).toBe(true)
    expect(third?.body.equals(first?.body ?? Buffer.alloc(0))).toBe(true)
    const times = receiver.arrivals.map(({ headers }) => headers['Svc-Signature']?.slice(0, 12))
    expect(times).toEqual(['t=1800000000', 't=1800000030', 't=1800000031'])
    expect(new Set(receiver.arrivals.map(({ headers }) => headers['Svc-Delivery']))).toEqual(new Set(['d1']))
  })

  it('has the bytes that an older version has stored, where it has', async () => {
    const { receiver, post, payloads } = await attemptAt(respond(500))
    payloads.set('d1', '{"id":"d1","as":"sent before"}')
    await run(post, attempt({ attempt: 2 }))
    expect(String(receiver.arrivals[1]?.body)).toBe('{"id":"d1","as":"sent before"}')
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
    ['200 OK', true],
    ['503 Busy', false],
  ])('of %s counts from its head on, though what follows in the same piece is no body', async (line, accepted) => {
    const { result, receiver, post } = await attemptAt(
      (socket) => socket.write(`HTTP/1.1 ${line}\r\nTransfer-Encoding: chunked\r\n\r\nno size\r\n`),
      unhurried,
    )
    expect(result).toMatchObject({ accepted, status: parseInt(line) })
    await closed(receiver.sockets[0])
    expect(await run(post, attempt({ attempt: 2 }))).toMatchObject({ accepted })
  })

  it('that came in time counts, though the process was too busy to read it before the time limit', async () => {
    const answerAndBlock = (socket: Socket) => {
      respond(200)(socket)
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 250)
    }
    const { result } = await attemptAt(answerAndBlock, { timeLimitMs: 200 })
    expect(result).toMatchObject({ accepted: true, status: 200 })
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

describe('an endpoint that too much waits for', () => {
  it.each([
    ['that responds', 0, 5_000],
    ['that responds', 30_000, 15_000],
    ['that responds', 86_400_000, 3_600_000],
    ['without a response', 0, 60_000],
    ['without a response', 600_000, 300_000],
    ['without a response', 86_399_999, 3_600_000],
  ])(
    '%s puts a delivery that was put off for %d ms already off for %d ms',
    async (kind, postponedMs, postponedForMs) => {
      const isUnresponsive = () => kind === 'without a response'
      const limiter = { ...createEndpointLimiter(), isFull: () => true, isUnresponsive }
      const { post, clock, summariesSought } = setUp({ limiter })
      clock.at = T0 + 7 * 86_400_000 // however old it is
      const result = await post(attempt({ postponedMs }), { signal: new AbortController().signal, effectId: 'post' })
      expect(result).toMatchObject({
        accepted: false,
        stop: false,
        postponedForMs,
        postponedMs: postponedMs + postponedForMs,
      })
      expect(summariesSought()).toBe(0)
    },
  )

  it('without a response gets nothing more of what was put off for a day', async () => {
    const limiter = { ...createEndpointLimiter(), isFull: () => true, isUnresponsive: () => true }
    const { post } = setUp({ limiter })
    const result = await run(post, attempt({ postponedMs: 86_400_000 }))
    const error = 'The endpoint does not answer, and too many other deliveries wait for it.'
    expect(result).toEqual({ accepted: false, status: null, error, durationMs: 0, stop: true })
  })

  it('is sent to at once by a person, and pinged, while all slots are taken', async () => {
    await using receiver = await Receiver.start(respond(200))
    const limiter = createEndpointLimiter({ total: 1, perEndpoint: 1, extra: 0 })
    const { post, addEndpoint } = setUp({ limiter: { ...limiter, isFull: () => true } })
    addEndpoint('e1', receiver.url)
    await limiter.acquire('e1', new AbortController().signal)
    expect(await run(post, attempt({ manual: true }))).toMatchObject({ accepted: true })
    expect(await run(post, attempt({ event: 'ping', callId: null }))).toMatchObject({ accepted: true })
  })
})
