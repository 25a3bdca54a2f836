import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openApi, type OpenedApi } from '../support/open-api.ts'

let api: OpenedApi
beforeEach(async () => void (api = await openApi()))
afterEach(() => api.close())

describe('smoke', () => {
  it('talks', async () => {
    const agent = await api.addAgent()
    const list = await api.request('GET', '/v1/agents')
    console.log(list.status, list.text, list.headers)
    const started = await api.request('POST', '/v1/conversations', {
      body: { agentId: agent.id, variables: { business: 'Luna' } },
    })
    console.log(started.status, started.text)
    expect(started.status).toBe(201)
    const { callId } = started.json as { callId: string }
    const one = await api.request('POST', `/v1/conversations/${callId}/messages`, { body: { text: 'name=Asha' } })
    console.log(one.status, one.text)
    const two = await api.request('POST', `/v1/conversations/${callId}/messages`, { body: { text: 'people=4' } })
    console.log(two.status, two.text)
    const call = await api.request('GET', `/v1/calls/${callId}`)
    console.log(call.status, call.text)
    const calls = await api.request('GET', `/v1/calls?limit=1`)
    console.log(calls.status, calls.text, calls.headers)
  })
})
