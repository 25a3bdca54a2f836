import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openApi, type OpenedApi } from '../../support/api/open-api.ts'

const WEB = 'https://console.example.com'

let api: OpenedApi
beforeAll(async () => {
  api = await openApi({ config: { webOrigin: WEB, publicUrl: 'https://api.example.com/', rateLimitPerMinute: 120 } })
})
afterAll(() => api.close())

function preflight(origin: string) {
  const headers = { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'authorization' }
  return api.app.inject({ method: 'OPTIONS', url: '/v1/conversations', headers })
}

describe('requests across origins', () => {
  it.each([WEB, 'https://api.example.com', 'http://localhost:80'])(
    'answers the preflight of %s without a key',
    async (origin) => {
      const { statusCode, headers } = await preflight(origin)
      expect(statusCode).toBe(204)
      expect(headers['access-control-allow-origin']).toBe(origin)
      expect(headers['access-control-allow-headers']).toBe('authorization')
      expect(headers['access-control-allow-methods']).toContain('DELETE')
      expect(headers['access-control-allow-credentials']).toBe('true')
      expect(headers['access-control-max-age']).toBe('600')
      expect(headers.vary).toBe('Origin, Access-Control-Request-Headers')
      expect(headers['x-ratelimit-limit']).toBeUndefined()
    },
  )

  it.each(['https://evil.example', 'null', `${WEB}.evil.example`, 'http://console.example.com'])(
    'gives %s no leave',
    async (origin) => {
      expect((await preflight(origin)).headers['access-control-allow-origin']).toBeUndefined()
      const answer = await api.request('GET', '/v1/agents', { headers: { origin } })
      expect(answer.headers['access-control-allow-origin']).toBeUndefined()
    },
  )

  it('says of every answer that it depends on who asks', async () => {
    for (const headers of [{}, { origin: WEB }, { origin: 'https://evil.example' }])
      expect((await api.request('GET', '/v1/agents', { headers })).headers.vary).toBe('Origin')
  })

  it('lets the web app read the answer, its limits and its errors', async () => {
    const headers = { origin: WEB }
    for (const options of [{ headers }, { headers, key: null }]) {
      const answer = await api.request('GET', '/v1/agents', options)
      expect(answer.headers['access-control-allow-origin']).toBe(WEB)
      expect(answer.headers['access-control-expose-headers']).toContain('X-RateLimit-Remaining')
    }
  })
})
