import type { Socket } from 'node:net'
import type { TLSSocket } from 'node:tls'
import { describe, expect, it } from 'vitest'
import { createDnsResolve } from '../../src/security/resolve.ts'
import { Receiver, respond } from '../support/webhooks/receiver.ts'
import { T0, setUp, attempt, nextTurn, run, attemptAt, closed, acceptAndSay } from './webhook-attempt.ts'

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

  it.each([
    ['with the response', (send: () => void) => send()],
    ['a moment later', (send: () => void) => void setImmediate(send)],
  ])('on which more comes than was asked for, %s, carries no other request', async (_when, soon) => {
    const { receiver, post } = await attemptAt((socket, n) => {
      respond(200)(socket)
      if (n === 1) soon(() => respond(500)(socket))
    })
    await closed(receiver.sockets[0])
    for (const deliveryId of ['d2', 'd3'])
      expect(await run(post, attempt({ deliveryId }))).toMatchObject({ accepted: true, status: 200 })
    expect(receiver.sockets).toHaveLength(2)
  })

  it('whose receiver answers before it has read everything is not used again', async () => {
    await using receiver = await Receiver.start(() => {})
    const { post, addEndpoint, summaries } = setUp()
    addEndpoint('e1', receiver.url)
    summaries.set('c1', JSON.stringify({ text: 'y'.repeat(8 * 1024 * 1024) }))
    const answer = async (place: number) => {
      while (receiver.sockets.length <= place) await new Promise((resolve) => setImmediate(resolve))
      receiver.sockets[place]?.pause()
      respond(200)(receiver.sockets[place] as Socket)
    }
    for (const place of [0, 1]) {
      const [result] = await Promise.all([run(post, attempt({ deliveryId: `d${place}` })), answer(place)])
      expect(result).toMatchObject({ accepted: true })
    }
    expect(receiver.sockets).toHaveLength(2)
  })

  it('with TLS serves many deliveries, and a later one continues its session', async () => {
    await using receiver = await Receiver.start(respond(200), { tls: true })
    const { post, addEndpoint } = setUp()
    addEndpoint('e1', `https://receiver.test:${receiver.port}/`)
    for (const deliveryId of ['d1', 'd2', 'd3'])
      expect(await run(post, attempt({ deliveryId }))).toMatchObject({ accepted: true })
    expect(receiver.sockets).toHaveLength(1)
    await closed(receiver.sockets[0])
    expect(await run(post, attempt({ deliveryId: 'd4' }))).toMatchObject({ accepted: true })
    expect((receiver.sockets[1] as TLSSocket).isSessionReused()).toBe(true)
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

  it('to a name whose name servers are away does not blame the endpoint', async () => {
    const { post, addEndpoint } = setUp({ resolve: createDnsResolve({ servers: ['127.0.0.1:9'], tries: 1 }) })
    addEndpoint('e1', 'http://somewhere.test/')
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
