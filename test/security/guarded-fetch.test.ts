import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createGuardedFetch } from '../../src/security/guarded-fetch.ts'

let inside: Server
let port = 0
let requests = 0
beforeAll(async () => {
  inside = createServer((_request, response) => {
    requests += 1
    response.end('secret')
  })
  await new Promise<void>((resolve) => inside.listen(0, '127.0.0.1', resolve))
  port = (inside.address() as AddressInfo).port
})
afterAll(() => void inside.close())

describe('the guarded fetch', () => {
  it.each(['127.0.0.1', 'localhost', 'public-a-moment-ago.example'])('never reaches %s', async (host) => {
    const guarded = createGuardedFetch({ resolve: () => Promise.resolve(['127.0.0.1']) })
    const failure = await guarded
      .fetch(`http://${host}:${port}/`, { method: 'POST', body: '{}' })
      .catch((error: unknown) => error)
    expect(failure).toMatchObject({ cause: { code: 'BLOCKED_ADDRESS' } })
    expect(requests).toBe(0)
    await guarded.close()
  })
})
