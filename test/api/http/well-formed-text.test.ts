import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createCallSummaries } from '../../../src/webhooks/call-summaries.ts'
import { bookingFlow } from '../../support/api/flows.ts'
import { openApi, type OpenedApi } from '../../support/api/open-api.ts'

/** Two halves of characters, the byte that ends a text in C, an escape, and what must stay. */
const ODD = '\ud83d \udc00 \u0000 \u001b \b😀\t"\\'
const MENDED = '\ufffd \ufffd \ufffd \ufffd \ufffd😀\t"\\'

let api: OpenedApi
beforeAll(async () => void (api = await openApi()))
beforeEach(() => api.freshProject())
afterAll(() => api.close())

async function post(path: string, body: object): Promise<Record<string, unknown>> {
  return (await api.request('POST', path, { body })).json as Record<string, unknown>
}

describe('Text that is none', () => {
  it('is mended where it comes in, whoever says it', async () => {
    const agent = await api.addAgent()
    api.model.ending = ODD
    const variables = { business: ODD, [`own ${ODD}`]: ODD }
    const first = await post('/v1/conversations', { agentId: agent.id, variables })
    const second = await post(`/v1/conversations/${String(first.callId)}/messages`, { text: `name=${ODD}` })
    const { json } = await api.request('GET', `/v1/calls/${String(first.callId)}`)
    api.model.ending = ''
    expect(first.reply).toBe(`Welcome to ${MENDED}. Please give name.${MENDED}`)
    expect(second).toMatchObject({ fields: { name: MENDED }, reply: `Please give people.${MENDED}` })
    expect(json).toMatchObject({
      variables: { business: MENDED, [`own ${MENDED}`]: MENDED },
      turns: [{}, { callerText: `name=${MENDED}`, agentText: `Please give people.${MENDED}` }],
    })
  })

  it('leaves webhooks saying what the API shows, in JSON that any reader takes', async () => {
    const agent = await api.addAgent({ flow: { ...bookingFlow, settings: { persona: '', languages: ['hi'] } } })
    api.model.ending = ODD
    const { callId } = await post('/v1/conversations', { agentId: agent.id, variables: { business: ODD } })
    await post(`/v1/conversations/${String(callId)}/messages`, { text: `name=${ODD}` })
    api.model.ending = ''
    await api.request('DELETE', `/v1/conversations/${String(callId)}`)
    const { json } = await api.request('GET', `/v1/calls/${String(callId)}`)
    const shown = json as { turns: { callerText: string; agentText: string }[]; fields: object; variables: object }

    const body = String(await createCallSummaries(api.kernel, api.store.actors).find(String(callId)))
    const sent = JSON.parse(body) as Record<string, unknown>
    expect(body.isWellFormed()).toBe(true)
    expect(body).not.toMatch(/\\u|\\b/)
    expect(sent).toMatchObject({ fields: shown.fields, variables: shown.variables })
    expect(sent.turns).toMatchObject(
      shown.turns.map(({ callerText, agentText }) => ({ caller: callerText, agent: agentText })),
    )
  })
})
