import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Agent } from '../../../src/ports/entities.ts'
import { createLog } from '../../../src/startup/log.ts'
import { openApi, type OpenedApi } from '../../support/api/open-api.ts'
import { RawSocket } from '../../support/api/raw-socket.ts'

let api: OpenedApi
/** The same with little time to say something. */
let hasty: OpenedApi
/** The same with the limit of requests. */
let limited: OpenedApi
let agent: Agent
let authorization: string
const logged: string[] = []
beforeAll(async () => {
  const log = createLog({ LOG_LEVEL: 'trace' }, { write: (line) => void logged.push(line) })
  api = await openApi({ deps: { log } })
  limited = await openApi({ config: { rateLimitPerMinute: 120 } })
  hasty = await openApi({ config: { requestTimeoutMs: 400, rateLimitPerMinute: 120 }, deps: { log } })
  agent = await api.addAgent()
  authorization = `Authorization: Bearer ${api.key}`
  for (const { app } of [api, limited, hasty]) await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => Promise.all([api.close(), limited.close(), hasty.close()]))

const HOST = 'Host: localhost'
const JSON_TYPE = 'Content-Type: application/json'
const MEBIBYTE = 1024 * 1024

/** What every response to a request with a valid key has. */
const LIMITS = /x-ratelimit-limit: 120\r\nx-ratelimit-remaining: \d+\r\nx-ratelimit-reset: \d+/i

describe('what a valid key sends and nobody can read', () => {
  const start = 'POST /v1/conversations HTTP/1.1'
  const chunked = 'Transfer-Encoding: chunked'
  const keyed = (key: string) => `Authorization: Bearer ${key}`
  const slowly = async (socket: RawSocket, lines: string[], rest: string) => {
    socket.send(...lines)
    await vi.waitFor(() => expect(limited.usage.size).toBeGreaterThan(0))
    socket.send(rest)
  }

  it.each([
    ['a chunk without a length', ['ZZZ', '', ''], 400, 'The request is not valid HTTP.'],
    ['a chunk that is longer than its length', ['1', '{{{{', '', ''], 400, 'The request is not valid HTTP.'],
    [
      'trailers that are too large',
      ['0', `X: ${'x'.repeat(20_000)}`, '', ''],
      431,
      'The request headers are too large.',
    ],
  ])('is answered with the limits of the key, at once and late: %s', async (_what, body, status, message) => {
    for (const isLate of [false, true]) {
      const { key } = await limited.addKey(limited.projectId)
      const socket = await RawSocket.open(limited.app)
      const head = [start, HOST, keyed(key), JSON_TYPE, chunked, '', '']
      limited.usage.clear()
      if (isLate) await slowly(socket, head, body.join('\r\n'))
      else socket.send(...head.slice(0, -1), body.join('\r\n'))
      const answer = await socket.answer()
      expect(answer).toMatchObject({ status, head: expect.stringMatching(LIMITS) as string })
      expect(JSON.parse(answer.body)).toMatchObject({ message, statusCode: status })
      await socket.closed()
    }
  })

  it('is answered 401 where the key is none', async () => {
    const socket = await RawSocket.open(limited.app)
    socket.send(start, HOST, keyed('svc_live_x'), JSON_TYPE, chunked, '', 'ZZZ', '', '')
    const answer = await socket.answer()
    expect(answer.status).toBe(401)
    expect(answer.head).not.toMatch(LIMITS)
    await socket.closed()
  })

  it('is answered 408 with the limits of the key where the body does not come', async () => {
    const socket = await RawSocket.open(hasty.app)
    socket.send(start, HOST, keyed(hasty.key), JSON_TYPE, 'Content-Length: 100', '', '{')
    expect(await socket.answer()).toMatchObject({ status: 408, head: expect.stringMatching(LIMITS) as string })
    await socket.closed()
  })

  it.each([
    ['no host', 400, []],
    ['two hosts', 400, [HOST, 'Host: elsewhere']],
    ['an expectation that there is not', 417, [HOST, 'Expect: 200-ok']],
  ])('counts a head with %s, and says so', async (_what, status, lines) => {
    const { key } = await limited.addKey(limited.projectId)
    const socket = await RawSocket.open(limited.app)
    socket.send('GET /v1/agents HTTP/1.1', keyed(key), ...lines, '', '')
    const answer = await socket.answer()
    expect(answer.status).toBe(status)
    expect(answer.head).toMatch(/x-ratelimit-remaining: 119/i)
    await socket.closed()
  })

  it('leaves its answer to a request with too short a length, and closes the connection', async () => {
    const socket = await RawSocket.open(limited.app)
    socket.send(start, HOST, keyed(limited.key), JSON_TYPE, 'Content-Length: 3', '', '{"agentId": "x"}', '')
    const answer = await socket.answer()
    expect(answer).toMatchObject({ status: 400, head: expect.stringMatching(LIMITS) as string })
    expect(JSON.parse(answer.body)).toMatchObject({ message: 'The body is not valid JSON.' })
    await socket.closed()
  })

  it('gets no second answer when the rest of what was answered does not come', async () => {
    const socket = await RawSocket.open(hasty.app)
    socket.send('GET /v1/agents HTTP/1.1', HOST, keyed(hasty.key), 'Content-Length: 100', '', '{')
    expect((await socket.answer()).status).toBe(200)
    await socket.closed()
    expect((await socket.answer()).head).toBe('')
  })

  it('keeps the answer of a request before it on the connection', async () => {
    const socket = await RawSocket.open(limited.app)
    socket.send('GET /v1/agents HTTP/1.1', HOST, keyed(limited.key), '', '', 'garbage', '', '')
    expect((await socket.answer()).status).toBe(200)
    await socket.closed()
  })
})

describe('on the wire', () => {
  it('answers 413 to a large body and goes on with the connection', async () => {
    const socket = await RawSocket.open(api.app)
    const size = 4 * MEBIBYTE
    socket.send('POST /v1/conversations HTTP/1.1', HOST, authorization, JSON_TYPE, `Content-Length: ${size}`, '', '')
    for (let sent = 0; sent < size; sent += MEBIBYTE) socket.send('x'.repeat(MEBIBYTE))
    expect(await socket.answer()).toMatchObject({
      status: 413,
      body: '{"message":"The body is too large.","error":"Payload Too Large","statusCode":413}',
    })
    socket.send('GET /v1/agents HTTP/1.1', HOST, authorization, '', '')
    expect((await socket.answer()).status).toBe(200)
    socket.close()
  })

  it('does the same when the length is not known beforehand', async () => {
    const socket = await RawSocket.open(api.app)
    socket.send('POST /v1/conversations HTTP/1.1', HOST, authorization, JSON_TYPE, 'Transfer-Encoding: chunked', '', '')
    for (let chunk = 0; chunk < 3; chunk += 1) socket.send('100000', 'x'.repeat(MEBIBYTE), '')
    socket.send('0', '', '')
    expect((await socket.answer()).status).toBe(413)
    socket.send('GET /v1/agents HTTP/1.1', HOST, authorization, '', '')
    expect((await socket.answer()).status).toBe(200)
    socket.close()
  })

  it('answers bad JSON and goes on with the connection', async () => {
    const socket = await RawSocket.open(api.app)
    socket.send('POST /v1/conversations HTTP/1.1', HOST, authorization, JSON_TYPE, 'Content-Length: 1', '', '{')
    expect(await socket.answer()).toMatchObject({
      status: 400,
      head: expect.not.stringMatching(/connection: close/i) as string,
    })
    socket.send('GET /v1/agents HTTP/1.1', HOST, authorization, '', '')
    expect((await socket.answer()).status).toBe(200)
    socket.close()
  })

  it('answers 408 to a body that does not come, and hangs up', async () => {
    const socket = await RawSocket.open(hasty.app)
    socket.send(
      'POST /v1/conversations HTTP/1.1',
      HOST,
      `Authorization: Bearer ${hasty.key}`,
      JSON_TYPE,
      'Content-Length: 100',
      '',
      '{',
    )
    expect(await socket.answer()).toMatchObject({
      status: 408,
      body: '{"message":"The request did not arrive in time.","error":"Request Timeout","statusCode":408}',
    })
    await socket.closed()
  })

  it('answers 408 to a head that does not end, and hangs up', async () => {
    const socket = await RawSocket.open(hasty.app)
    socket.send('GET /v1/agents HTTP/1.1', HOST)
    expect((await socket.answer()).status).toBe(408)
    await socket.closed()
  })

  it('hangs up on one who says nothing', async () => {
    const socket = await RawSocket.open(hasty.app)
    await socket.closed()
  })

  it('lets the first of two Authorization headers count', async () => {
    const socket = await RawSocket.open(api.app)
    socket.send('GET /v1/agents HTTP/1.1', HOST, 'Authorization: Bearer x', authorization, '', '')
    expect((await socket.answer()).status).toBe(401)
    socket.close()
  })

  it.each([
    ['text/plain', 'application/json'],
    ['application/json;', 'text/plain'],
  ])('does not let a second Content-Type smuggle a body past its checks: %s, %s', async (first, second) => {
    const socket = await RawSocket.open(api.app)
    const types = [`Content-Type: ${first}`, `Content-Type: ${second}`]
    socket.send(
      'POST /v1/conversations HTTP/1.1',
      HOST,
      authorization,
      ...types,
      'Content-Length: 14',
      '',
      '{"agentId":"x"',
    )
    expect((await socket.answer()).status).toBe(400)
    socket.close()
  })

  it('answers 400 to a body without a type', async () => {
    const socket = await RawSocket.open(api.app)
    const body = JSON.stringify({ agentId: agent.id, variables: { business: 'x' } })
    socket.send('POST /v1/conversations HTTP/1.1', HOST, authorization, `Content-Length: ${body.length}`, '', body)
    expect(await socket.answer()).toMatchObject({
      status: 400,
      body: expect.stringContaining('Content-Type') as string,
    })
    socket.close()
  })

  it.each([
    ['garbage', ['garbage', '', '']],
    ['two lengths', ['POST /v1/calls HTTP/1.1', HOST, 'Content-Length: 1', 'Transfer-Encoding: chunked', '', '']],
    ['a raw newline in a header', ['GET /v1/agents HTTP/1.1', HOST, 'Authorization: Bearer x\ny', '', '']],
  ])('answers 400 to %s', async (_name, lines) => {
    const socket = await RawSocket.open(api.app)
    socket.send(...lines)
    const answer = await socket.answer()
    expect(answer.status).toBe(400)
    expect(JSON.parse(answer.body)).toEqual({
      message: 'The request is not valid HTTP.',
      error: 'Bad Request',
      statusCode: 400,
    })
    await socket.closed()
  })

  it('answers 400 to a request without a host', async () => {
    const socket = await RawSocket.open(api.app)
    socket.send('GET /healthz HTTP/1.1', '', '')
    const answer = await socket.answer()
    expect(answer.status).toBe(400)
    expect(JSON.parse(answer.body)).toMatchObject({ message: 'The request has no Host header.' })
    socket.close()
  })

  it.each([
    ['two hosts', 400, ['GET /healthz HTTP/1.1', HOST, 'host: elsewhere', '', '']],
    ['a tunnel', 404, ['CONNECT example.com:443 HTTP/1.1', HOST, '', '']],
    ['an expectation that there is not', 417, ['GET /healthz HTTP/1.1', HOST, 'Expect: 200-ok', '', '']],
  ])('answers %s in the standard form', async (_name, status, lines) => {
    const socket = await RawSocket.open(api.app)
    socket.send(...lines)
    const answer = await socket.answer()
    expect(answer.status).toBe(status)
    expect(JSON.parse(answer.body)).toEqual({
      message: expect.stringMatching(/\.$/) as string,
      error: expect.any(String) as string,
      statusCode: status,
    })
    socket.close()
  })

  it('answers 431 to a head that is too large', async () => {
    const socket = await RawSocket.open(api.app)
    socket.send(`GET /v1/agents/${'9'.repeat(20_000)} HTTP/1.1`, HOST, authorization, '', '')
    const answer = await socket.answer()
    expect(answer.status).toBe(431)
    expect(JSON.parse(answer.body)).toEqual({
      message: 'The request headers are too large.',
      error: 'Request Header Fields Too Large',
      statusCode: 431,
    })
    socket.close()
  })

  it('logs no key of a request that cannot be read, at any level', async () => {
    const socket = await RawSocket.open(api.app)
    socket.send('GET /v1/agents HTTP/1.1', HOST, authorization, 'Bad\u0000Header: x', '', '')
    expect((await socket.answer()).status).toBe(400)
    expect(logged.join('')).toContain('HPE_INVALID_HEADER_TOKEN')
    expect(logged.join('')).not.toContain(api.key)
    expect(logged.join('')).not.toContain('rawPacket')
    socket.close()
  })

  it('lets a conversation go on when its client has gone away', async () => {
    const body = { agentId: agent.id, variables: { business: 'Luna' }, model: 'openai:slow' }
    const { callId } = (await api.request('POST', '/v1/conversations', { body })).json as { callId: string }
    const message = JSON.stringify({ text: 'name=Asha' })
    const socket = await RawSocket.open(api.app)
    const path = `/v1/conversations/${callId}/messages`
    socket.send(
      `POST ${path} HTTP/1.1`,
      HOST,
      authorization,
      JSON_TYPE,
      `Content-Length: ${message.length}`,
      '',
      message,
    )
    const release = await api.model.somebodyWaits()
    socket.close()
    release()
    await expect
      .poll(async () => (await api.request('GET', `/v1/calls/${callId}`)).json)
      .toMatchObject({
        fields: { name: 'Asha' },
        turns: [{ index: 0 }, { index: 1 }],
      })
    const next = api.request('POST', path, { body: { text: 'people=2' } })
    ;(await api.model.somebodyWaits())()
    expect((await next).json).toMatchObject({ ended: true })
  })
})
