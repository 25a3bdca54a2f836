import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { RateLimiter } from '../../../src/api/http/rate-limit.ts'
import { openApi, type OpenedApi } from '../../support/api/open-api.ts'

let api: OpenedApi
beforeAll(async () => void (api = await openApi({ config: { rateLimitPerMinute: 120 } })))
afterAll(() => api.close())

async function freshKey(): Promise<string> {
  return (await api.addKey(api.projectId)).key
}

describe('rate limit', () => {
  it('lets 120 requests through and refuses the next until the window ends', async () => {
    const key = await freshKey()
    for (let left = 119; left >= 0; left -= 1) {
      const { status, headers } = await api.request('GET', '/v1/agents', { key })
      expect(status).toBe(200)
      expect(headers).toMatchObject({ 'x-ratelimit-limit': '120', 'x-ratelimit-remaining': String(left) })
    }
    await api.clock.advance(20_500)
    const refused = await api.request('GET', '/v1/agents', { key })
    expect(refused.json).toEqual({ message: 'Too many requests. Try again in 40 seconds.', statusCode: 429 })
    expect(refused.headers).toMatchObject({
      'x-ratelimit-limit': '120',
      'x-ratelimit-remaining': '0',
      'x-ratelimit-reset': '40',
      'retry-after': '40',
    })
    await api.clock.advance(39_499)
    expect((await api.request('GET', '/v1/agents', { key })).headers['retry-after']).toBe('1')
    await api.clock.advance(1)
    const again = await api.request('GET', '/v1/agents', { key })
    expect(again.status).toBe(200)
    expect(again.headers).toMatchObject({ 'x-ratelimit-remaining': '119', 'x-ratelimit-reset': '60' })
    expect(again.headers['retry-after']).toBeUndefined()
  })

  it('counts each key for itself', async () => {
    const [one, other] = [await freshKey(), await freshKey()]
    await api.request('GET', '/v1/agents', { key: one })
    await api.request('GET', '/v1/agents', { key: one })
    const { headers } = await api.request('GET', '/v1/agents', { key: other })
    expect(headers['x-ratelimit-remaining']).toBe('119')
  })

  it('counts whatever a valid key sends, and says so each time', async () => {
    const key = await freshKey()
    const unknown = '00000000-0000-4000-8000-000000000000'
    const requests = [
      ['GET', '/v1/agents', 200],
      ['HEAD', '/v1/agents', 200],
      ['GET', '/v1/nowhere', 404],
      ['PUT', '/v1/agents', 404],
      ['GET', `/v1/agents/${unknown}`, 404],
      ['GET', '/v1/agents/x', 400],
      ['GET', '/v1/agents/%ZZ', 400],
      ['GET', `/v1/agents/${'9'.repeat(2000)}`, 400],
      ['DELETE', `/v1/conversations/${unknown}`, 204],
    ] as const
    let left = 120
    for (const [method, path, expected] of requests) {
      const { status, headers } = await api.request(method, path, { key })
      expect([path, status]).toEqual([path, expected])
      expect([path, headers['x-ratelimit-remaining']]).toEqual([path, String((left -= 1))])
    }
    const bodies = [
      ['{', 400],
      ['x'.repeat(1024 * 1024 + 1), 413],
    ] as const
    for (const [body, expected] of bodies) {
      const { status, headers } = await api.request('POST', '/v1/conversations', { key, body })
      expect(status).toBe(expected)
      expect(headers['x-ratelimit-remaining']).toBe(String((left -= 1)))
    }
  })

  it('lets exactly 120 of 200 simultaneous requests through', async () => {
    const key = await freshKey()
    const answers = await Promise.all(Array.from({ length: 200 }, () => api.request('GET', '/v1/agents', { key })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(120)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(80)
  })

  it('never limits those without a valid key', async () => {
    for (let count = 0; count < 300; count += 1) {
      expect((await api.request('GET', '/v1/agents', { key: 'svc_live_wrong' })).status).toBe(401)
    }
    expect((await api.request('GET', '/v1/agents', { key: await freshKey() })).status).toBe(200)
  })

  it('does nothing for a refused request', async () => {
    const key = await freshKey()
    const agent = await api.addAgent()
    for (let count = 0; count < 120; count += 1) await api.request('GET', '/v1/agents', { key })
    const body = { agentId: agent.id, variables: { business: 'Luna' } }
    expect((await api.request('POST', '/v1/conversations', { key, body })).status).toBe(429)
    expect((await api.request('GET', `/v1/calls?agentId=${agent.id}`)).json).toEqual([])
  })

  it('is off with a limit of 0, headers and all', async () => {
    const unlimited = await openApi({ config: { rateLimitPerMinute: 0 } })
    for (let count = 0; count < 130; count += 1) {
      const { status, headers } = await unlimited.request('GET', '/v1/agents')
      expect(status).toBe(200)
      expect(headers['x-ratelimit-limit']).toBeUndefined()
    }
    await unlimited.close()
  })

  it('remembers no key for longer than its window', () => {
    const limiter = new RateLimiter(120)
    const reply = { header: () => reply } as never
    for (let n = 0; n < 5_000; n += 1) limiter.take(`key-${n}`, n, reply)
    expect(limiter.size).toBe(5_000)
    limiter.take('late', 64_999, reply)
    expect(limiter.size).toBe(1)
  })

  it('opens a new window when the clock is set back', () => {
    const limiter = new RateLimiter(1)
    const set: Record<string, unknown> = {}
    const reply = { header: (name: string, value: unknown) => void (set[name] = value) } as never
    limiter.take('key', 1_000_000, reply)
    limiter.take('key', 500_000, reply)
    expect(set['x-ratelimit-reset']).toBe(60)
  })
})
