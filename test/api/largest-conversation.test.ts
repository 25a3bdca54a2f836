import { afterAll, beforeAll, expect, it } from 'vitest'
import type { JsonObject } from '../../src/base/json.ts'
import { bookingFlow } from '../support/api/flows.ts'
import { openApi, type OpenedApi } from '../support/api/open-api.ts'

let api: OpenedApi
beforeAll(async () => void (api = await openApi()))
afterAll(() => api.close())

/** Three bytes each. */
const hindi = (length: number) => 'क'.repeat(length)
const names = Array.from({ length: 64 }, (_, n) => `${hindi(29)}f${n}`)

const wordy: JsonObject = {
  ...bookingFlow,
  nodes: [
    { id: hindi(100), type: 'start', say: hindi(2_000), next: 'all' },
    { id: 'all', type: 'ask', fields: names, guidance: hindi(2_000), next: 'bye' },
    { id: 'bye', type: 'end', say: hindi(2_000) },
  ],
  start: hindi(100),
  fields: names.map((name) => ({ name, type: 'string', description: hindi(60), options: [], required: true })),
  variables: [],
  settings: { persona: hindi(2_000), languages: ['hi'], maxAttempts: 10 },
}

it('A conversation that was let in is never refused for its size, whatever is said', async () => {
  const agent = await api.addAgent({ name: hindi(200), flow: wordy })
  expect(agent.issues).toEqual([])
  const variables = Object.fromEntries(Array.from({ length: 14 }, (_, n) => [hindi(97) + n, hindi(1_024)]))
  const model = 'openai:slow'
  const first = await api.request('POST', '/v1/conversations', { body: { agentId: agent.id, variables, model } })
  const { callId } = first.json as { callId: string }
  expect(first.status).toBe(201)
  api.model.ending = hindi(8_000)
  for (let round = 0; round < 8; round += 1) {
    const values = names.slice(round * 8, round * 8 + 8).map((name) => `${name}=${hindi(960)}`)
    const text = values.join(',').slice(0, 8_000)
    const answering = api.request('POST', `/v1/conversations/${callId}/messages`, { body: { text } })
    const release = await api.model.somebodyWaits()
    release()
    expect((await answering).status).toBe(200)
  }
  expect((await api.request('DELETE', `/v1/conversations/${callId}`)).status).toBe(204)
  const { json } = await api.request('GET', `/v1/calls/${callId}`)
  expect(json).toMatchObject({ status: 'ended', outcome: 'partial', variables })
})
