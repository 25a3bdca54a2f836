import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { openApi, type OpenedApi } from '../support/api/open-api.ts'

let api: OpenedApi
let agentId: string
beforeAll(async () => void (api = await openApi({ maxOpenConversations: 2 })))
beforeEach(async () => {
  await api.freshProject()
  agentId = (await api.addAgent()).id
})
afterAll(() => api.close())

const variables = { business: 'Cafe Luna' }
const start = () => api.request('POST', '/v1/conversations', { body: { agentId, variables } })
const idOf = (answer: { json: unknown }) => (answer.json as { callId: string }).callId

it('refuses one more conversation than a project may have open with 429, and leaves no trace of it', async () => {
  await start()
  await start()
  const refused = await start()
  expect(refused.status).toBe(429)
  expect(refused.headers['retry-after']).toBe('60')
  expect(refused.json).toEqual({
    message: 'The project has 2 conversations open, as many as it may. End some, or try again later.',
    statusCode: 429,
  })
  expect((await api.request('GET', '/v1/calls')).json).toHaveLength(2)
})

it('has room again when one was ended', async () => {
  const id = idOf(await start())
  await start()
  await api.request('DELETE', `/v1/conversations/${id}`)
  expect((await start()).status).toBe(201)
  expect((await start()).status).toBe(429)
})

it('has room again when one has expired', async () => {
  await start()
  await start()
  await api.clock.advance(16 * 60_000)
  expect((await start()).status).toBe(201)
})

it('counts each project by itself', async () => {
  await start()
  await start()
  await api.freshProject()
  agentId = (await api.addAgent()).id
  expect((await start()).status).toBe(201)
})

it('names one wait in both headers, the longer one: this limit’s or that of the key’s window', async () => {
  const limited = await openApi({ maxOpenConversations: 0, config: { rateLimitPerMinute: 120 } })
  const { id } = await limited.addAgent()
  await limited.request('GET', '/v1/agents')
  await limited.clock.advance(20_500)
  const { status, headers } = await limited.request('POST', '/v1/conversations', { body: { agentId: id, variables } })
  expect(status).toBe(429)
  expect(headers).toMatchObject({ 'x-ratelimit-remaining': '118', 'x-ratelimit-reset': '60', 'retry-after': '60' })
  const { headers: next } = await limited.request('GET', '/v1/agents')
  expect(next).toMatchObject({ 'x-ratelimit-remaining': '117', 'x-ratelimit-reset': '40' })
  await limited.close()
})
