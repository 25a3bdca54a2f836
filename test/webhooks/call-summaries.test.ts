import { afterEach, describe, expect, it } from 'vitest'
import { decodeEntries } from '../../src/actors/journal/journal-row.ts'
import type { ActorId } from '../../src/actors/types.ts'
import { callView } from '../../src/machines/dialogue/call-view.ts'
import { createCallSummaries } from '../../src/webhooks/call-summaries.ts'
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

/** Of which every look into the store fails. */
const unread = {
  readRows: () => Promise.reject(new Error('read')),
  readJournal: () => Promise.reject(new Error('read')),
}
const unknown = { read: () => Promise.reject(new Error('read')) }

describe('the summary of a call', () => {
  it('is the same when it is prepared as the call ends and when it is rendered from the store later', async () => {
    const { callId, actorId, summaries } = await endConversation(true)
    const rendered = String(await summaries.find(callId))
    const record = await api.kernel.read(actorId)
    if (!record) throw new Error('The conversation is not stored.')
    const entries = (await api.store.actors.readJournal(actorId, 0, 100)).flatMap(decodeEntries)
    const early = createCallSummaries({ read: () => api.kernel.read(actorId) }, api.store.actors)
    await early.prepare(actorId, callView(record.snapshot).agentName)
    early.observe({ actorId, entries, state: { plain: record.snapshot } })
    expect(rendered).toContain('Zoë')
    expect(String(await early.find(callId))).toBe(rendered)
    expect(JSON.stringify(entries)).not.toContain('durationSeconds')
  })

  it('is sent to the endpoint in the same bytes before and after a restart', async () => {
    const { callId } = await endConversation(true)
    const inMemory = await api.summaries.find(callId)
    expect(inMemory).not.toBeNull()
    expect(await createCallSummaries(api.kernel, api.store.actors).find(callId)).toEqual(inMemory)
  })

  it('is unknown of a call that does not exist, or goes on', async () => {
    api = await openApi()
    const callId = await startConversation((await api.addAgent()).id)
    const summaries = createCallSummaries(api.kernel, api.store.actors)
    expect(await summaries.find(callId)).toBeNull()
    await summaries.prepare(`conversation/${callId}`, 'Asha')
    expect(await summaries.find(callId)).toBeNull()
    expect(await summaries.find(DELIVERY)).toBeNull()
  })

  it('is in memory from the commit that ends the call, and not before', async () => {
    const { callId, actorId } = await endConversation(true)
    const rows = await api.store.actors.readJournal(actorId, 0, 100)
    const record = await api.kernel.read(actorId)
    if (!record) throw new Error('The conversation is not stored.')
    const turns = await api.store.actors.readRows('turn', callId)
    const summaries = createCallSummaries(unknown, { ...unread, readRows: () => Promise.resolve(turns) })
    await summaries.prepare(actorId, 'Asha', { actorId, snapshot: record.snapshot, rows: [] })
    const ending = { actorId, entries: rows.flatMap(decodeEntries), state: { plain: record.snapshot } }
    summaries.observe({ ...ending, state: { plain: { ...record.snapshot, status: 'active' } } })
    await expect(summaries.find(callId)).rejects.toThrow('read')
    summaries.observe(ending)
    expect(String(await summaries.find(callId))).toContain('Zoë')
    // Each of its deliveries has found it there; later attempts look into the store.
    await expect(summaries.find(callId)).rejects.toThrow('read')
  })

  it('is the one that an older version wrote into the journal, where it did', async () => {
    const { callId, actorId } = await endConversation(true)
    const [row] = (await api.store.actors.readJournal(actorId, 0, 100)).slice(-1)
    if (!row) throw new Error('There is no journal.')
    const body = row.body.replace('"output":{', '"output":{"summary":"{\\"as\\":\\"before\\"}",')
    const summaries = createCallSummaries(api.kernel, {
      ...api.store.actors,
      readJournal: () => Promise.resolve([{ ...row, body }]),
    })
    expect(String(await summaries.find(callId))).toBe('{"as":"before"}')
  })
})
