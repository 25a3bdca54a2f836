import { afterEach, describe, expect, it } from 'vitest'
import { decodeEntries } from '../../src/actors/journal/journal-row.ts'
import type { ActorId } from '../../src/actors/types.ts'
import { callView } from '../../src/machines/call/call-view.ts'
import { callPayload } from '../../src/webhooks/call-payload.ts'
import { createCallSummaries } from '../../src/webhooks/call-summaries.ts'
import { envelopeOf } from '../../src/webhooks/envelope.ts'
import { openApi, type OpenedApi } from '../support/api/open-api.ts'

const DELIVERY = '0197aaaa-0000-7000-8000-000000000001'

let api: OpenedApi
afterEach(() => api.close())

/** A conversation of a few turns, ended by a DELETE; nothing of it is in the returned summaries' memory. */
async function endConversation(withEndpoint: boolean) {
  api = await openApi()
  const { id: agentId, projectId } = await api.addAgent()
  if (withEndpoint)
    await api.store.endpoints.insert({
      ...{ id: 'e1', projectId, url: 'http://receiver.example/', secret: 's', enabled: true },
      ...{ createdAt: api.clock.now(), deletedAt: null },
    })
  const callId = await startConversation(agentId)
  const text = 'name=Zoë “\u2028” 👋 \\ "quoted"'
  await api.request('POST', `/v1/conversations/${callId}/messages`, { body: { text } })
  await api.request('DELETE', `/v1/conversations/${callId}`)
  const actorId: ActorId = `conversation/${callId}`
  return { callId, actorId, summaries: createCallSummaries(api.kernel, api.store.actors) }
}

async function startConversation(agentId: string): Promise<string> {
  const started = await api.request('POST', '/v1/conversations', {
    body: { agentId, variables: { business: 'Café “Luna”' } },
  })
  return (started.json as { callId: string }).callId
}

describe('the summary of a call', () => {
  it('is in the journal once the call has ended, the same as one that is rendered afterwards', async () => {
    const { callId, actorId, summaries } = await endConversation(true)
    const summary = await summaries.find(callId)
    const rendered = await callPayload(api.kernel, api.store.actors)(callId, DELIVERY, 1_800_000_000_000)
    expect(summary).not.toBeNull()
    expect(envelopeOf(DELIVERY, 1_800_000_000_000, summary ?? '')).toBe(rendered)
    const record = await api.kernel.read(actorId)
    const agentName = record && callView(record.snapshot).agentName
    expect(await summaries.write(actorId, agentName)).toBe(summary)
  })

  it('is not written where nobody is told', async () => {
    const { callId, summaries } = await endConversation(false)
    expect(await summaries.find(callId)).toBeNull()
  })

  it('is unknown of a call that does not exist, or goes on', async () => {
    api = await openApi()
    const callId = await startConversation((await api.addAgent()).id)
    const summaries = createCallSummaries(api.kernel, api.store.actors)
    expect(await summaries.find(callId)).toBeNull()
    expect(await summaries.write(`conversation/${callId}`, 'Asha')).toBeNull()
    expect(await summaries.find(DELIVERY)).toBeNull()
  })

  it('is kept in memory from the commit that ends the call', async () => {
    const { callId, actorId } = await endConversation(true)
    const rows = await api.store.actors.readJournal(actorId, 0, 100)
    const record = await api.kernel.read(actorId)
    if (!record) throw new Error('The conversation is not stored.')
    const summaries = createCallSummaries(api.kernel, {
      readRows: () => Promise.reject(new Error('read')),
      readJournal: () => Promise.reject(new Error('read')),
      lastSeq: () => Promise.reject(new Error('read')),
    })
    await expect(summaries.find(callId)).rejects.toThrow('read')
    summaries.observe({ actorId, entries: rows.flatMap(decodeEntries), state: { plain: record.snapshot } })
    expect(await summaries.find(callId)).toContain('Zoë')
  })
})
