import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { encodeRecord } from '../../../src/actors/journal/records.ts'
import type { CallContext } from '../../../src/machines/dialogue/call-context.ts'
import type { Agent } from '../../../src/ports/entities.ts'
import { brokenFlow, noticeFlow } from '../../support/api/flows.ts'
import { CarrierRefusal } from '../../../src/ports/phone-calls.ts'
import { openApi, type ApiResponse, type OpenedApi } from '../../support/api/open-api.ts'
import { phoneContext, ScriptedPhone } from '../../support/api/phone.ts'

const UNKNOWN = '00000000-0000-4000-8000-000000000000'
const failure = { outcome: 'failed', endedAt: 5, error: null, modelFailed: false } as const

let api: OpenedApi
let phone: ScriptedPhone
let agent: Agent
beforeAll(async () => {
  phone = new ScriptedPhone()
  api = await openApi({ deps: { phone } })
})
beforeEach(async () => {
  await api.freshProject()
  Object.assign(phone, new ScriptedPhone(), { now: () => api.clock.now() })
  agent = await api.addAgent()
})
afterAll(() => api.close())

function place(body: object = {}): Promise<ApiResponse> {
  const request = { agentId: agent.id, to: '+91 98765 43210', variables: { business: 'Luna' }, ...body }
  return api.request('POST', '/v1/calls', { body: request })
}

async function converse(agentId = agent.id): Promise<string> {
  const body = { agentId, variables: { business: 'Luna' } }
  const answer = await api.request('POST', '/v1/conversations', { body })
  return (answer.json as { callId: string }).callId
}

/** A phone call as the store would hold it. */
async function storeCall(
  call: Partial<CallContext['call']> = {},
  rest: Partial<CallContext> = {},
  value = 'inProgress',
): Promise<string> {
  const id = crypto.randomUUID()
  const { projectId } = api
  const startedAt = api.clock.now()
  const facts = { callId: id, projectId, agentId: agent.id, agentName: agent.name, startedAt, ...call }
  const context = phoneContext(facts, rest)
  const ended = context.result !== null
  const record = {
    actorId: `call/${id}` as const,
    seq: 1,
    at: startedAt,
    hash: '',
    machine: 'call',
    version: '1',
    snapshot: { value, context, status: ended ? ('done' as const) : ('active' as const) },
    timers: [],
    effects: [],
    wakeAt: null,
    owner: null,
    index: { projectId, list: 'calls', listedAt: startedAt, agentId: agent.id, lookup: null },
  }
  const { actorId } = record
  const journal = { actorId, firstSeq: 1, seq: 1, eventId: null, hash: '', body: '{}' }
  await api.store.actors.commit([{ actorId, journal, record: encodeRecord(record), rows: [], creates: [] }])
  return id
}

describe('POST /v1/calls', () => {
  it('answers 202 with the ringing call', async () => {
    const answer = await place({ to: '+91 (98765)-432-10', metadata: { order: 42, vip: true, note: 'ünï' } })
    expect(answer.status).toBe(202)
    expect(answer.json).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
      projectId: api.projectId,
      agentId: agent.id,
      channel: 'phone',
      status: 'ringing',
      outcome: null,
      error: null,
      fields: {},
      variables: { business: 'Luna' },
      metadata: { order: '42', vip: 'true', note: 'ünï' },
      to: '+919876543210',
      model: 'builtin:rules',
      telephony: 'telephony_a',
      providerCallId: 'CA1',
      startedAt: new Date(api.clock.now()).toISOString(),
      endedAt: null,
    })
  })

  it.each([
    '+1234567',
    '+1234567890123456',
    '1234567890',
    '00911234567890',
    '+91.98765.43210',
    '++911234567890',
    '',
    '+',
    'x',
  ])('answers 400 to the number %j and dials nothing', async (to) => {
    expect((await place({ to })).json).toMatchObject({
      message: 'to must be a number in international format: + and 8 to 15 digits.',
    })
    expect(phone.placed).toEqual([])
  })

  it.each(['+12345678', '+123456789012345'])('dials %s', async (to) => {
    expect((await place({ to })).json).toMatchObject({ to })
  })

  it.each([123, true, null, ['+911234567890'], { $ne: null }])('coerces nothing: to %j is 400', async (to) => {
    expect((await place({ to })).json).toMatchObject({ message: 'to must be a string.' })
  })

  it.each(['telephony_c', 'TELEPHONY_A', ''])('answers 400 to the provider %j', async (provider) => {
    expect((await place({ provider })).json).toMatchObject({ message: 'provider must be telephony_a or telephony_b.' })
  })

  it('keeps odd metadata as it came, and refuses more than 64 entries', async () => {
    const metadata = { 'a.b': '1', $set: '2', '': '3', constructor: '4', toString: '5', emoji: '😀' }
    expect((await place({ metadata })).json).toMatchObject({ metadata })
    const many = Object.fromEntries(Array.from({ length: 9_000 }, (_, n) => [`k${n}`, 'x']))
    expect((await place({ metadata: many })).json).toMatchObject({ message: 'metadata may have at most 64 entries.' })
    expect((await place({ metadata: { key: 'x'.repeat(100_000) } })).status).toBe(400)
    expect((await place({ metadata: { key: null } })).json).toMatchObject({
      message: 'metadata.key must be a string, a number or a boolean.',
    })
  })

  it('takes all the metadata that the document allows, names included', async () => {
    const entries = Array.from({ length: 64 }, (_, n) => [String(n).padStart(100, 'k'), 'x'.repeat(1_024)] as const)
    const metadata = Object.fromEntries(entries)
    expect((await place({ metadata })).json).toMatchObject({ metadata })
  })

  it.each(['+91\u00a098765 43210', '+91\t9876543210', '+91.98765.43210', '+91–98765–43210', '+91\n9876543210'])(
    'removes spaces, hyphens and parentheses from the number, and refuses %j',
    async (to) => {
      const message = 'to must be a number in international format: + and 8 to 15 digits.'
      expect((await place({ to })).json).toMatchObject({ message })
      expect((await place({ to: ' (+91) 98765-432(10) ' })).json).toMatchObject({ to: '+919876543210' })
    },
  )

  it('takes 80 KiB of metadata beside as much of variables, with names of 100 characters, and not more', async () => {
    const full = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, n) => [String(n).padStart(100, 'क'), 'क'.repeat(1_024)]))
    const variables = { business: 'Luna', ...full(24) }
    const placed = await place({ variables, metadata: full(24) })
    expect(placed.json).toMatchObject({ variables, metadata: full(24) })
    for (const name of ['variables', 'metadata']) {
      const { json } = await place({
        variables: { business: 'Luna' },
        metadata: {},
        [name]: { business: 'x', ...full(25) },
      })
      expect(json).toMatchObject({
        message: expect.stringMatching(
          `^The ${name} take \\d+ bytes as JSON; at most 81920 are allowed together.$`,
        ) as string,
      })
    }
    expect((await place({ metadata: { ['x'.repeat(101)]: '' } })).json).toMatchObject({
      message: 'metadata may have names of at most 100 characters.',
    })
    expect((await place({ metadata: { 'a/b~c': null } })).json).toMatchObject({
      message: 'metadata.a/b~c must be a string, a number or a boolean.',
    })
    expect((await place({ model: `openai:${'x'.repeat(200)}` })).json).toMatchObject({
      message: 'model may have at most 200 characters.',
    })
  })

  it('checks in the order of the design, each check hiding those behind it', async () => {
    const broken = await api.addAgent({ flow: brokenFlow })
    phone.isConnected = false
    phone.isReachable = false
    phone.failure = new CarrierRefusal('No balance.')
    const bad = { variables: {}, provider: 'x', model: 'x' }
    expect((await place({ ...bad, agentId: UNKNOWN, to: 'x' })).status).toBe(400)
    expect((await place({ ...bad, agentId: UNKNOWN })).status).toBe(404)
    expect((await place({ ...bad, agentId: broken.id })).status).toBe(422)
    expect((await place(bad)).json).toMatchObject({ message: 'Variables without a value: business.' })
    expect((await place({ provider: 'x', model: 'x' })).json).toMatchObject({
      message: 'provider must be telephony_a or telephony_b.',
    })
    expect((await place({ model: 'x' })).json).toMatchObject({
      message: expect.stringContaining('<provider>') as string,
    })
    expect((await place({ model: 'anthropic:x' })).json).toMatchObject({
      message: 'The model provider anthropic is not connected to this project.',
    })
    expect((await place()).json).toMatchObject({ message: 'telephony_a is not connected to this project.' })
    phone.isConnected = true
    expect((await place()).status).toBe(503)
    phone.isReachable = true
    expect((await place()).json).toEqual({ message: 'No balance.', error: 'Bad Request', statusCode: 400 })
  })

  it('answers 503 where there is no phone, after every other check', async () => {
    const silent = await openApi()
    const { id: agentId } = await silent.addAgent()
    const body = { agentId, to: '+911234567890', variables: { business: 'Luna' } }
    const answer = await silent.request('POST', '/v1/calls', { body })
    expect(answer.json).toEqual({
      message: 'Phone calls are unavailable: the server has no public URL.',
      error: 'Service Unavailable',
      statusCode: 503,
    })
    expect(answer.headers['retry-after']).toBeUndefined()
    const tooMuch = Object.fromEntries(Array.from({ length: 64 }, (_, n) => [`k${n}`, 'क'.repeat(1_000)]))
    for (const mistake of [{ model: 'x' }, { provider: 'x' }, { variables: {} }, { metadata: tooMuch }])
      expect((await silent.request('POST', '/v1/calls', { body: { ...body, ...mistake } })).status).toBe(400)
    await silent.close()
  })
})

describe('GET /v1/calls', () => {
  it('lists calls on every channel, newest first, with agent and turn count', async () => {
    const first = await converse()
    await api.clock.advance(1)
    const second = await storeCall({}, { turnCount: 2 })
    const { json } = await api.request('GET', '/v1/calls')
    expect(json).toMatchObject([
      { id: second, channel: 'phone', status: 'in_progress', turnCount: 2, agent: { id: agent.id, name: 'Booker' } },
      { id: first, channel: 'api_text', turnCount: 1, to: null, telephony: null, providerCallId: null },
    ])
    for (const call of json as object[]) expect(call).not.toHaveProperty('turns')
  })

  it('shows the calls of the key’s project only', async () => {
    await converse()
    const other = await api.addProject()
    expect((await api.request('GET', '/v1/calls', { key: other.key })).json).toEqual([])
  })

  it('can be narrowed to one agent, a deleted one too', async () => {
    const other = await api.addAgent({ flow: noticeFlow, name: 'Notice' })
    await converse()
    const id = await converse(other.id)
    await api.store.agents.update({ ...other, name: 'Last name', deletedAt: 1 })
    const { json } = await api.request('GET', `/v1/calls?agentId=${other.id}`)
    expect(json).toMatchObject([{ id, agent: { id: other.id, name: 'Last name' } }])
  })

  it('answers 404 for an agent that never was one of the project', async () => {
    const theirs = await api.addAgent({ projectId: (await api.addProject()).projectId })
    for (const id of [UNKNOWN, theirs.id]) {
      expect((await api.request('GET', `/v1/calls?agentId=${id}`)).status).toBe(404)
    }
  })

  it('answers 400 to an agent id given twice', async () => {
    const { json } = await api.request('GET', `/v1/calls?agentId=${agent.id}&agentId=${agent.id}`)
    expect(json).toMatchObject({ statusCode: 400, message: 'agentId may be given only once.' })
    const twice = await api.request('GET', '/v1/calls?before=x&before=y')
    expect(twice.json).toMatchObject({ statusCode: 400, message: 'before may be given only once.' })
  })

  it.each([
    '0',
    'abc',
    '',
    '-5',
    '1e2',
    '10.7',
    '201',
    '999999999999999999999',
    '0.5',
    'NaN',
    '3&limit=x',
    '[]',
    '%00',
  ])('never refuses limit=%s', async (limit) => {
    expect((await api.request('GET', `/v1/calls?limit=${limit}`)).status).toBe(200)
  })

  it('reaches every call through the Link header, each once', async () => {
    const ids: string[] = []
    for (let n = 0; n < 7; n += 1) {
      if (n % 3 === 0) await api.clock.advance(1)
      ids.push(await converse())
    }
    const seen: string[] = []
    let path: string | undefined = `/v1/calls?limit=2&agentId=${agent.id}`
    let pages = 0
    while (path) {
      const { json, headers } = await api.request('GET', path)
      seen.push(...(json as { id: string }[]).map(({ id }) => id))
      pages += 1
      path = /^<(\/v1\/calls\?limit=2&agentId=[^>]+&before=[^>]+)>; rel="next"$/.exec(headers.link ?? '')?.[1]
    }
    expect(pages).toBe(4)
    expect([...seen].sort()).toEqual([...ids].sort())
    const all = (await api.request('GET', '/v1/calls')).json as { id: string }[]
    expect(seen).toEqual(all.map(({ id }) => id))
  })

  it.each(['x', '', 'MTIz', '%00', 'a'.repeat(300), 'x&before=y'])('answers 400 to the cursor %s', async (before) => {
    expect((await api.request('GET', `/v1/calls?before=${before}`)).status).toBe(400)
  })
})

describe('GET /v1/calls/:id', () => {
  it('adds the turns in order, with ids that stay the same', async () => {
    const id = await converse()
    await api.request('POST', `/v1/conversations/${id}/messages`, { body: { text: 'name=Asha' } })
    const answer = await api.request('GET', `/v1/calls/${id}`)
    expect(answer.json).toMatchObject({
      id,
      agent: { id: agent.id, name: 'Booker' },
      status: 'in_progress',
      outcome: null,
      endedAt: null,
      fields: { name: 'Asha' },
      turns: [
        { index: 0, callId: id, callerText: null, agentText: 'Welcome to Luna. Please give name.', nodeId: 'who' },
        { index: 1, callId: id, callerText: 'name=Asha', agentText: 'Please give people.', nodeId: 'size' },
      ],
    })
    expect(answer.json).not.toHaveProperty('turnCount')
    expect((await api.request('GET', `/v1/calls/${id.toUpperCase()}`)).text).toBe(answer.text)
  })

  it('shows a phone call', async () => {
    const id = await storeCall({}, { result: { ...failure, error: 'The line was busy.' } }, 'ended')
    expect((await api.request('GET', `/v1/calls/${id}`)).json).toMatchObject({
      status: 'ended',
      outcome: 'failed',
      error: 'The line was busy.',
      endedAt: '1970-01-01T00:00:00.005Z',
      turns: [],
    })
  })

  it('answers 404 for a call that is unknown or another project’s', async () => {
    const id = await converse()
    const other = await api.addProject()
    const expected = { message: 'There is no call with this id.', error: 'Not Found', statusCode: 404 }
    expect((await api.request('GET', `/v1/calls/${UNKNOWN}`)).json).toEqual(expected)
    expect((await api.request('GET', `/v1/calls/${id}`, { key: other.key })).json).toEqual(expected)
  })
})

describe('DELETE /v1/calls/:id', () => {
  it('hangs up a call of telephony_a', async () => {
    const id = await storeCall({}, {}, 'ringing')
    expect((await api.request('DELETE', `/v1/calls/${id}`)).status).toBe(204)
    expect(phone.hungUp).toEqual([id])
  })

  it('answers 400 for a call of telephony_b', async () => {
    const id = await storeCall({ telephony: 'telephony_b' })
    expect((await api.request('DELETE', `/v1/calls/${id}`)).json).toMatchObject({
      message: 'The call was placed through telephony_b, which cannot end a call through its API.',
    })
    expect(phone.hungUp).toEqual([])
  })

  it('answers 204 for one that has ended, on whatever channel', async () => {
    const calls = [await storeCall({ telephony: 'telephony_b' }, { result: failure }), await converse()]
    await api.request('DELETE', `/v1/conversations/${calls[1]}`)
    for (const id of calls) expect((await api.request('DELETE', `/v1/calls/${id}`)).status).toBe(204)
    expect(phone.hungUp).toEqual([])
  })

  it('answers 400 for a running text conversation, naming the way to end it', async () => {
    const id = await converse()
    expect((await api.request('DELETE', `/v1/calls/${id}`)).json).toMatchObject({
      message: `This is a text conversation. End it with DELETE /v1/conversations/${id}.`,
    })
  })

  it('answers 404 for a call that is unknown or another project’s', async () => {
    const id = await storeCall({})
    const other = await api.addProject()
    expect((await api.request('DELETE', `/v1/calls/${UNKNOWN}`)).status).toBe(404)
    expect((await api.request('DELETE', `/v1/calls/${id}`, { key: other.key })).status).toBe(404)
    expect(phone.hungUp).toEqual([])
  })
})
