import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Agent } from '../../../src/ports/entities.ts'
import { openApi, type OpenedApi } from '../../support/api/open-api.ts'

let api: OpenedApi
let agent: Agent
beforeAll(async () => {
  api = await openApi()
  agent = await api.addAgent()
})
afterAll(() => api.close())

function start(body: object | string | Buffer, headers: Record<string, string> = {}) {
  return api.request('POST', '/v1/conversations', { body, headers })
}

function valid(): string {
  return JSON.stringify({ agentId: agent.id, variables: { business: 'Luna' } })
}

function refusal(message: string) {
  return { message, error: 'Bad Request', statusCode: 400 }
}

describe('content types', () => {
  const refused = [
    'text/plain',
    'text/plain; charset=utf-8',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/json garbage',
    'application/jsonx',
    'application/json,text/plain',
    'text/plain, application/json',
    'application/octet-stream',
    'garbage',
    '/',
  ]

  it.each(refused)('answers 400 to %s and starts nothing', async (type) => {
    const before = await api.request('GET', '/v1/calls')
    const answer = await start(valid(), { 'content-type': type })
    expect(answer.json).toEqual(refusal('Send the body as JSON, with Content-Type: application/json.'))
    expect((await api.request('GET', '/v1/calls')).text).toBe(before.text)
  })

  it.each([
    'application/json',
    'Application/JSON',
    'application/json ; charset=UTF-8',
    'application/json;charset=utf-8',
  ])('takes %s', async (type) => {
    expect((await start(valid(), { 'content-type': type })).status).toBe(201)
  })

  it('answers 400 to a body without a type', async () => {
    const response = await api.app.inject({
      method: 'POST',
      url: '/v1/conversations',
      headers: { authorization: `Bearer ${api.key}`, 'content-type': '' },
      payload: Buffer.from(valid()),
    })
    expect(response.statusCode).toBe(400)
  })

  it('answers 400 to no body at all', async () => {
    const answer = await api.request('POST', '/v1/conversations')
    expect(answer.json).toEqual(refusal('The body must be a JSON object.'))
    const typed = await api.request('POST', '/v1/conversations', { headers: { 'content-type': 'application/json' } })
    expect(typed.json).toEqual(refusal('The body must be a JSON object.'))
    const text = await api.request('POST', '/v1/conversations', { headers: { 'content-type': 'text/plain' } })
    expect(text.json).toEqual(refusal('The body must be a JSON object.'))
  })

  it('lets a DELETE come with a JSON type and no body', async () => {
    const path = '/v1/conversations/00000000-0000-4000-8000-000000000000'
    for (const type of ['application/json', 'text/plain', 'application/x-www-form-urlencoded']) {
      expect((await api.request('DELETE', path, { headers: { 'content-type': type } })).status).toBe(204)
    }
    expect((await api.request('DELETE', path, { body: {} })).status).toBe(204)
  })
})

describe('bodies', () => {
  it.each(['{', '', ' ', '{"agentId":}', "{'agentId':1}", 'undefined', '{"a":1}x', '\0'])(
    'answers 400 to %j',
    async (body) => {
      expect((await start(body)).status).toBe(400)
    },
  )

  it.each(['null', '[]', '"text"', '1', 'true'])('answers 400 to %s, which is no object', async (body) => {
    expect((await start(body)).json).toEqual(refusal('The body must be a JSON object.'))
  })

  it('answers 400 to bytes that are not UTF-8', async () => {
    const body = Buffer.concat([Buffer.from('{"agentId":"'), Buffer.from([0xff, 0xfe]), Buffer.from('"}')])
    expect((await start(body)).json).toEqual(refusal('The body is not valid UTF-8.'))
  })

  it.each([
    ['gzip', gzipSync],
    ['br', (text: string) => Buffer.from(text)],
    ['identity, gzip', gzipSync],
  ])('answers 400 to an encoding, %s, and says so', async (encoding, encode) => {
    const answer = await start(encode(valid()), { 'content-encoding': encoding })
    expect(answer.json).toEqual(refusal('Send the body uncompressed, without Content-Encoding.'))
  })

  it('takes the encoding that is none', async () => {
    expect((await start(valid(), { 'content-encoding': 'Identity' })).status).toBe(201)
  })

  it.each(['iso-8859-1', 'utf-16', '"utf-16le"'])('answers 400 to text in %s, and says so', async (charset) => {
    const answer = await start(valid(), { 'content-type': `application/json; charset=${charset}` })
    expect(answer.json).toEqual(refusal('Send the body in UTF-8.'))
  })

  it('reads past a byte order mark', async () => {
    expect((await start(`\uFEFF${valid()}`)).status).toBe(201)
  })

  it.each(['{"__proto__":{"x":1}}', '{"variables":{"__proto__":"x"}}', '{"constructor":{"prototype":{"x":1}}}'])(
    'answers 400 to %s and pollutes nothing',
    async (body) => {
      expect((await start(body)).json).toEqual(
        refusal('The body must not have a key __proto__, nor a key prototype in one named constructor.'),
      )
      expect(({} as { x?: unknown }).x).toBeUndefined()
    },
  )

  it.each([
    ['1.7e308', '1.7e+308'],
    ['1e-400', '0'],
    ['1e300', '1e+300'],
    ['0.12345678901234567890', '0.12345678901234568'],
    ['12345678901234567890.0', '12345678901234567000'],
    ['-0', '0'],
    ['1.10', '1.1'],
  ])('keeps the number %s as JavaScript prints it: %s', async (number, kept) => {
    const started = await start(`{"agentId":"${agent.id}","variables":{"business":${number}}}`)
    const { callId } = started.json as { callId: string }
    expect((await api.request('GET', `/v1/calls/${callId}`)).json).toMatchObject({ variables: { business: kept } })
  })

  it.each(['9007199254740993', '-9223372036854775808', '123456789012345678901234567890', '1234567890123456'])(
    'keeps all digits of the integer %s',
    async (number) => {
      const around = `"extra":"${'9'.repeat(20)}\\"${number}","nested":{"variables":{"business":${number}}}`
      const started = await start(`\uFEFF{${around},"agentId":"${agent.id}","variables":{"business": ${number} }}`)
      const { callId } = started.json as { callId: string }
      expect((await api.request('GET', `/v1/calls/${callId}`)).json).toMatchObject({ variables: { business: number } })
    },
  )

  it.each(['1e400', '-1E+0400', `1${'0'.repeat(400)}`, '123456789e302'])(
    'answers 400 to the number %s, which is none for JavaScript, and names it',
    async (number) => {
      const bodies = [
        [`{"agentId":"${agent.id}","variables":{"business":${number}}}`, 'variables.business'],
        [`{"agentId":"${agent.id}","variables":{"business":"L"},"extra":[0,{"a.b":${number}}]}`, 'extra.1.a.b'],
      ] as const
      for (const [body, name] of bodies)
        expect((await start(body)).json).toEqual(refusal(`${name} is too large a number. Send it as a string.`))
      expect((await start(number)).json).toEqual(refusal('The body must be a JSON object.'))
    },
  )

  it('takes texts that look like such numbers', async () => {
    const body = `{"agentId":"${agent.id}","variables":{"business":"1e400 ${'9'.repeat(400)}"}}`
    expect((await start(body)).status).toBe(201)
  })

  it.each([
    ['"\\ud800":1,"\\ud801":2', 'variables.\ufffd'],
    ['"a\\u0000":1,"a\ufffd":2', 'variables.a\ufffd'],
  ])('answers 400 to the names of %s, which would become one', async (names, path) => {
    const body = `{"agentId":"${agent.id}","variables":{"business":"L",${names}}}`
    const why = 'half characters and control characters are kept as U+FFFD'
    expect((await start(body)).json).toEqual(refusal(`The body has two names that both become ${path}: ${why}.`))
  })

  it('survives arrays that are nested as deep as may be', async () => {
    const deep = `${'['.repeat(15_000)}"\\u0000"${']'.repeat(15_000)}`
    expect((await start(`{"agentId":${deep}}`)).status).toBe(400)
    for (const business of ['"L"', '9007199254740993']) {
      const ignored = `{"agentId":"${agent.id}","variables":{"business":${business}},"extra":${deep}}`
      expect((await start(ignored)).status).toBe(201)
    }
  })

  it.each([
    ['names', `{${Array.from({ length: 20_001 }, (_, index) => `"a${index}":1`).join(',')}}`],
    ['values', `{"extra":[${'1,'.repeat(20_001)}1]}`],
    ['lists', `{"extra":${'['.repeat(30_000)}${']'.repeat(30_000)}}`],
  ])('answers 400 to too many %s before it parses them', async (_what, body) => {
    expect((await start(body)).json).toEqual(refusal('The body has too many parts: values, names and lists.'))
  })

  it('counts no commas, colons and brackets of texts', async () => {
    const text = ',:[{\\"'.repeat(15_000)
    expect((await start(`{"agentId":"${agent.id}","variables":{"business":"L"},"extra":"${text}"}`)).status).toBe(201)
  })

  it('takes exactly 512 KiB and answers 413 to a byte more', async () => {
    const padded = (bytes: number) => valid().slice(0, -1) + `,"extra":"${'x'.repeat(bytes - valid().length - 11)}"}`
    expect(Buffer.byteLength(padded(512 * 1024))).toBe(512 * 1024)
    expect((await start(padded(512 * 1024))).status).toBe(201)
    const answer = await start(padded(512 * 1024 + 1))
    expect(answer.json).toEqual({ message: 'The body is too large.', error: 'Payload Too Large', statusCode: 413 })
  })

  it('lets the last of several equal keys count', async () => {
    expect((await start(`{"agentId":1,"agentId":"${agent.id}","variables":{"business":"L"}}`)).status).toBe(201)
  })
})

describe('types', () => {
  it.each([123, true, null, ['x'], { $gt: '' }])('coerces nothing: agentId %j is 400', async (agentId) => {
    expect((await start({ agentId })).json).toEqual(refusal('agentId must be a UUID.'))
  })

  it('names what is missing', async () => {
    expect((await start({})).json).toEqual(refusal('agentId is required.'))
    expect((await api.request('POST', '/v1/calls', { body: { agentId: agent.id } })).json).toEqual(
      refusal('to is required.'),
    )
  })

  it.each(['', 'x', '507f1f77bcf86cd799439011', `urn:uuid:00000000-0000-4000-8000-000000000000`, ' '])(
    'answers 400 naming the UUID for agentId %j',
    async (agentId) => {
      expect((await start({ agentId })).json).toEqual(refusal('agentId must be a UUID.'))
      const call = await api.request('POST', '/v1/calls', { body: { agentId, to: '+911234567890' } })
      expect(call.json).toEqual(refusal('agentId must be a UUID.'))
      const list = await api.request('GET', `/v1/calls?agentId=${encodeURIComponent(agentId)}`)
      expect(list.json).toEqual(refusal('agentId must be a UUID.'))
    },
  )

  it.each(['x', '123', '507f1f77bcf86cd799439011', '9'.repeat(101), '9'.repeat(8000), 'urn:uuid:0', '..%2fx'])(
    'answers 400 naming the UUID for the id %s in a path',
    async (id) => {
      const expected = refusal('The id in the path must be a UUID.')
      expect((await api.request('GET', `/v1/agents/${id}`)).json).toEqual(expected)
      expect((await api.request('GET', `/v1/calls/${id}`)).json).toEqual(expected)
      expect((await api.request('DELETE', `/v1/calls/${id}`)).json).toEqual(expected)
      expect((await api.request('DELETE', `/v1/conversations/${id}`)).json).toEqual(expected)
      const message = await api.request('POST', `/v1/conversations/${id}/messages`, { body: {} })
      expect(message.json).toEqual(expected)
    },
  )

  it('takes ids in any case and gives them in lower case', async () => {
    const loud = agent.id.toUpperCase()
    expect((await api.request('GET', `/v1/agents/${loud}`)).json).toMatchObject({ id: agent.id })
    expect((await start({ agentId: loud, variables: { business: 'L' } })).status).toBe(201)
    expect((await api.request('GET', `/v1/calls?agentId=${loud}&limit=1`)).json).toMatchObject([{ agentId: agent.id }])
  })
})
