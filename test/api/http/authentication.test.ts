import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { generateKey } from '../../../src/security/key-format.ts'
import { openApi, type OpenedApi } from '../../support/api/open-api.ts'

const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000'
const OPERATIONS = [
  ['GET', '/v1/agents'],
  ['GET', `/v1/agents/${UNKNOWN_ID}`],
  ['POST', '/v1/calls'],
  ['GET', '/v1/calls'],
  ['GET', `/v1/calls/${UNKNOWN_ID}`],
  ['DELETE', `/v1/calls/${UNKNOWN_ID}`],
  ['POST', '/v1/conversations'],
  ['POST', `/v1/conversations/${UNKNOWN_ID}/messages`],
  ['DELETE', `/v1/conversations/${UNKNOWN_ID}`],
] as const

let api: OpenedApi
beforeAll(async () => void (api = await openApi({ config: { rateLimitPerMinute: 120 } })))
afterAll(() => api.close())

const refusal = '{"message":"A valid API key is required.","error":"Unauthorized","statusCode":401}'

describe('authentication', () => {
  it.each(OPERATIONS)('refuses %s %s without a key, and says nothing of the limit', async (method, path) => {
    const answer = await api.request(method, path, { key: null })
    expect(answer.status).toBe(401)
    expect(answer.text).toBe(refusal)
    expect(Object.keys(answer.headers).filter((name) => /ratelimit|retry/.test(name))).toEqual([])
  })

  it('refuses before it reads the path or the body', async () => {
    const bad = { key: null, body: '{"agentId":' }
    expect((await api.request('POST', '/v1/conversations', bad)).text).toBe(refusal)
    expect((await api.request('GET', '/v1/agents/x', { key: null })).text).toBe(refusal)
    expect((await api.request('GET', '/v1/agents/%ZZ', { key: null })).text).toBe(refusal)
    expect((await api.request('GET', `/v1/agents/${'9'.repeat(1000)}`, { key: null })).text).toBe(refusal)
  })

  it('gives the same answer whatever is wrong with the key', async () => {
    const { key } = await api.addKey(api.projectId)
    const expired = await api.addKey(api.projectId, api.clock.now() + 1000)
    const revoked = await api.addKey(api.projectId)
    await api.kernel.send(`api-key/${revoked.keyId}`, { type: 'key.revoke' })
    await api.clock.advance(1000)
    const flipped = key.slice(0, 20) + (key[20] === 'a' ? 'b' : 'a') + key.slice(21)
    const headers = [
      '',
      'Bearer',
      'Bearer ',
      `Basic ${key}`,
      key,
      `Bearer ${flipped}`,
      `Bearer ${key.slice(0, -1)}`,
      `Bearer ${key}x`,
      `Bearer  ${key}`,
      `Bearer ${key},`,
      `Bearer ${generateKey()}`,
      `Bearer ${expired.key}`,
      `Bearer ${revoked.key}`,
      `Bearer ${key} `,
    ]
    const seen = new Set<string>()
    for (const authorization of headers) {
      const answer = await api.request('GET', '/v1/agents', { key: null, headers: { authorization } })
      expect(answer.status, authorization).toBe(401)
      const { date: _date, ...rest } = answer.headers
      seen.add(JSON.stringify([answer.text, rest]))
    }
    expect(seen.size).toBe(1)
  })

  it('takes the scheme in any case', async () => {
    const answer = await api.request('GET', '/v1/agents', {
      key: null,
      headers: { authorization: `bearer ${api.key}` },
    })
    expect(answer.status).toBe(200)
  })

  it('stops a revoked key with its very next request', async () => {
    const { key, keyId } = await api.addKey(api.projectId)
    expect((await api.request('GET', '/v1/agents', { key })).status).toBe(200)
    await api.kernel.send(`api-key/${keyId}`, { type: 'key.revoke' })
    expect((await api.request('GET', '/v1/agents', { key })).status).toBe(401)
  })

  it('lets an old key work until its grace is over', async () => {
    const { key, keyId } = await api.addKey(api.projectId)
    const replacement = { keyId: '11111111-1111-4111-8111-111111111111', hash: 'aa', start: 'svc_live_x' }
    await api.kernel.send(`api-key/${keyId}`, { type: 'key.rotate', graceMs: 60_000, replacement })
    await api.clock.advance(59_999)
    expect((await api.request('GET', '/v1/agents', { key })).status).toBe(200)
    await api.clock.advance(1)
    expect((await api.request('GET', '/v1/agents', { key })).status).toBe(401)
  })

  it('counts every authenticated request of a key, and no other', async () => {
    const { key, keyId } = await api.addKey(api.projectId)
    await api.request('GET', '/v1/agents', { key })
    await api.request('GET', '/v1/agents/x', { key })
    await api.request('GET', '/v1/nowhere', { key })
    expect(api.usage.get(keyId)).toBe(3)
  })
})

describe('paths that are no endpoint', () => {
  const paths = ['/v1', '/v1/', '/v1/nowhere', '/v1/agents/', '/v1?x=1', `/v1/${'a'.repeat(3000)}`, '/v1/agents/a/b']

  it.each(paths)('answers 401 for %s without a key, else 404 that counts', async (path) => {
    expect((await api.request('GET', path, { key: null })).text).toBe(refusal)
    const { key } = await api.addKey(api.projectId)
    const answer = await api.request('GET', path, { key })
    expect(answer.json).toEqual({ message: 'There is no such endpoint.', error: 'Not Found', statusCode: 404 })
    expect(answer.headers['x-ratelimit-remaining']).toBe('119')
  })

  it.each(['/v2', '/V1/agents', '//v1/agents', '/v10', '/nowhere', '/v1agents'])('answers 404 for %s', async (path) => {
    const answer = await api.request('GET', path, { key: null })
    expect(answer.json).toEqual({ message: 'There is no such endpoint.', error: 'Not Found', statusCode: 404 })
    expect(answer.headers['x-ratelimit-limit']).toBeUndefined()
  })

  it.each(['PUT', 'PATCH', 'POST', 'OPTIONS'])(
    'answers 404 for %s on a path that has no such method',
    async (method) => {
      expect((await api.request(method, '/v1/agents')).status).toBe(404)
      expect((await api.request(method, '/v1/agents', { key: null })).status).toBe(401)
    },
  )

  it('does not read the body of a request to nowhere', async () => {
    expect((await api.request('POST', '/v1/nowhere', { body: '{"broken' })).status).toBe(404)
  })

  it('guards an endpoint whatever way its path is spelt', async () => {
    expect((await api.request('GET', '/%761/agents', { key: null })).status).toBe(401)
    expect((await api.request('GET', '/v1/%61gents', { key: null })).status).toBe(401)
    expect((await api.request('GET', '/v1/%61gents')).status).toBe(200)
  })
})
