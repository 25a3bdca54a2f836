import { afterAll, beforeAll, expect, it } from 'vitest'
import type { JsonObject } from '../../src/base/json.ts'
import { LIMITS } from '../../src/base/limits.ts'
import { envelopeOf, renderSummary } from '../../src/webhooks/envelope.ts'
import { callView } from '../../src/machines/dialogue/call-view.ts'
import { bookingFlow } from '../support/api/flows.ts'
import { openApi, type OpenedApi } from '../support/api/open-api.ts'

let api: OpenedApi
beforeAll(async () => void (api = await openApi()))
afterAll(() => api.close())

/** Asks for the name until it is "done". */
const endless: JsonObject = {
  ...bookingFlow,
  nodes: [
    { id: 'hello', type: 'start', say: 'Hello.', next: 'who' },
    { id: 'who', type: 'ask', fields: ['name'], guidance: '', next: 'again' },
    {
      id: 'again',
      type: 'branch',
      branches: [{ next: 'bye', when: { op: 'eq', field: 'name', value: 'done' } }],
      default: 'who',
    },
    { id: 'bye', type: 'end', say: 'See you soon.' },
  ],
  variables: [],
}

interface Reply {
  callId: string
  reply: string
  ended: boolean
  outcome: string | null
}

/** Sends this message until the conversation ends, and answers its last reply. */
async function talkOn(text: string): Promise<Reply> {
  const agent = await api.addAgent({ flow: endless })
  const started = await api.request('POST', '/v1/conversations', { body: { agentId: agent.id } })
  let reply = started.json as Reply
  while (!reply.ended) {
    const path = `/v1/conversations/${reply.callId}/messages`
    const { status, json } = await api.request('POST', path, { body: { text } })
    expect(status).toBe(200)
    reply = json as Reply
  }
  return reply
}

it('ends with the last turn that it may have: partial, ended in that reply, and the webhook made once', async () => {
  const now = api.clock.now()
  const endpoint = { id: '00000000-0000-4000-8000-0000000000e1', projectId: api.projectId, url: 'https://example.com/' }
  await api.store.endpoints.insert({ ...endpoint, secret: '', enabled: true, createdAt: now, deletedAt: null })
  const { callId, reply, outcome } = await talkOn('name=Priya')
  expect(outcome).toBe('partial')
  expect(reply).toBe('I am sorry, this conversation has become too long, so I have to end it here. Goodbye.')
  const { json } = await api.request('GET', `/v1/calls/${callId}`)
  const call = json as { status: string; outcome: string; turns: JsonObject[] }
  expect(call).toMatchObject({ status: 'ended', outcome: 'partial', fields: { name: 'Priya' } })
  expect(call.turns).toHaveLength(LIMITS.callTurns.value)
  const later = await api.request('POST', `/v1/conversations/${callId}/messages`, { body: { text: 'name=done' } })
  expect(later.status).toBe(410)
  await api.kernel.writeUnwritten()
  const deliveries = await api.store.actors.list({ list: 'deliveries', projectId: api.projectId, limit: 10 })
  expect(deliveries).toHaveLength(1)
})

it('keeps the answer and the webhook of the longest conversation below their bytes', async () => {
  await api.freshProject()
  const escaped = 'name=Priya,' + '\u0001'.repeat(7_000)
  const { callId, outcome } = await talkOn(escaped)
  expect(outcome).toBe('partial')
  const { text } = await api.request('GET', `/v1/calls/${callId}`)
  expect(Buffer.byteLength(text)).toBeLessThan(LIMITS.callAnswerBytes.value)
  const record = await api.kernel.read(`conversation/${callId}`)
  const turns = (await api.store.actors.readRows('turn', callId)).map(({ body }) => body)
  if (!record) throw new Error('The conversation is not there.')
  const payload = envelopeOf(callId, 0, renderSummary(callView(record.snapshot), turns))
  expect(Buffer.byteLength(payload)).toBeLessThan(LIMITS.payloadBytes.value)
})
