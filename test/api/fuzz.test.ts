import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openApi, type OpenedApi } from '../support/api/open-api.ts'

let api: OpenedApi
let agentId: string
let callId: string
beforeAll(async () => {
  api = await openApi()
  agentId = (await api.addAgent()).id
  const body = { agentId, variables: { business: 'Luna' } }
  callId = ((await api.request('POST', '/v1/conversations', { body })).json as { callId: string }).callId
})
afterAll(() => api.close())

const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string(),
  fc.constantFrom('', '__proto__', '+911234567890', 'x:y'),
)
const member = fc.oneof(text, fc.jsonValue({ maxDepth: 2 }))
const body = () =>
  fc.oneof(
    fc.json({ maxDepth: 4 }),
    text,
    fc.record(
      {
        agentId: fc.oneof(fc.constant(agentId), member),
        to: fc.oneof(fc.constant('+911234567890'), member),
        text: member,
        variables: fc.oneof(fc.constant({ business: 'x' }), fc.dictionary(text, member), member),
        metadata: fc.oneof(fc.dictionary(text, member), member),
        provider: member,
        model: member,
      },
      { requiredKeys: [] },
    ),
  )
const path = () =>
  fc.oneof(
    fc.constantFrom('/v1/calls', '/v1/conversations', `/v1/conversations/${callId}/messages`, `/v1/calls/${callId}`),
    fc.tuple(fc.constantFrom('/v1/agents/', '/v1/calls/', '/v1/calls?'), fc.webPath()).map((parts) => parts.join('')),
    fc.webQueryParameters().map((query) => `/v1/calls?${query}&limit=${query}&before=${query}`),
  )
const method = fc.constantFrom('GET', 'POST', 'DELETE', 'PUT', 'HEAD')

describe('whatever is sent', () => {
  it('is answered as the OpenAPI document says, never with 500', async () => {
    await fc.assert(
      fc.asyncProperty(method, path(), body(), async (verb, url, payload) => {
        const { status } = await api.request(verb, url, verb === 'GET' || verb === 'HEAD' ? {} : { body: payload })
        expect([200, 201, 204, 400, 404, 409, 410, 503]).toContain(status)
      }),
      { numRuns: 400 },
    )
  })
})
