import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { MASK } from '../../../src/actors/inspection/redact.ts'
import type { ActorId } from '../../../src/actors/types.ts'
import type { Schema } from '../../../src/console/operation.ts'
import { hashKey } from '../../../src/security/key-format.ts'
import { bookingFlow } from '../../support/api/flows.ts'
import { storeLongJournal } from '../../support/console/long-journal.ts'
import {
  openConsole,
  type ConsoleResponse,
  type Member,
  type OpenedConsole,
} from '../../support/console/open-console.ts'
import { longTest } from '../../support/long-test.ts'

type Entry = Schema<'Entry'>
type ListedActor = Schema<'ListedActor'>

let console: OpenedConsole
let member: Member
beforeAll(async () => void (console = await openConsole()))
beforeEach(async () => void (member = await console.addMember()))
afterAll(() => console.close())

const get = <Body>(path: string) => member.request<Body>('GET', `/console/api/actors/${path}`)
const list = (query = '') => member.request<ListedActor[]>('GET', `${member.project}/actors${query}`)
const entriesOf = async (actorId: string) => (await get<Entry[]>(`${actorId}/entries?limit=200`)).json
const seed = () => ({ ...console.deps, now: () => console.clock.now() })
const nextOf = ({ headers }: ConsoleResponse) => /^<([^>]+)>; rel="next"$/.exec(String(headers.link))?.[1]

async function makeAgent(flow: object = bookingFlow): Promise<string> {
  const settings = { name: 'Booker', model: 'builtin:rules', flow }
  return (await member.make(`${member.project}/agents`, settings)).id
}

async function converse(agentId: string, messages: string[], model?: string): Promise<ActorId> {
  const path = `/console/api/agents/${agentId}/test-conversations`
  const body = { variables: { business: 'Luna' }, ...(model !== undefined && { model }) }
  const { callId } = await member.make<{ callId: string }>(path, body)
  for (const text of messages) await member.request('POST', `${path}/${callId}/messages`, { body: { text } })
  return `conversation/${callId}`
}

describe('GET actors', () => {
  it('lists every machine of a project, newest first, with where it is and what it waits for', async () => {
    const { id: keyId } = await member.make(`${member.project}/keys`, { name: 'K' })
    await console.clock.advance(1_000)
    const conversation = await converse(await makeAgent(), ['name=Asha'])
    await console.clock.advance(1_000)
    const { id } = await member.make(`${member.project}/webhooks`, { url: 'http://127.0.0.1:9/hook' })
    const { deliveryId } = await member.make<{ deliveryId: string }>(`/console/api/webhooks/${id}/ping`)

    const { status, json } = await list()
    expect(status).toBe(200)
    expect(json.map(({ actorId }) => actorId)).toEqual([
      `webhook-delivery/${deliveryId}`,
      conversation,
      `api-key/${keyId}`,
    ])
    expect(json[1]).toMatchObject({
      type: 'conversation',
      machine: 'conversation',
      value: { active: { size: 'listening' } },
      status: 'active',
      wakeAt: new Date(console.clock.now() - 1_000 + 15 * 60_000).toISOString(),
      effects: [],
      rejected: null,
    })
    expect(json.map(({ subject }) => subject)).toEqual([['ping', '127.0.0.1:9'], ['Booker'], ['K']])
    expect(json[1]?.seq).toBe((await entriesOf(conversation)).length)
  })

  it('keeps to a type and a status, and gives them page by page', async () => {
    const agentId = await makeAgent()
    const made: string[] = []
    for (const messages of [[], ['name=A', 'people=1'], [], ['name=B', 'people=2'], []]) {
      await console.clock.advance(1_000)
      made.unshift(await converse(agentId, messages))
      await member.make(`${member.project}/keys`, { name: 'K' })
    }
    const all = (await list()).json.map(({ actorId }) => actorId)
    expect(all.length).toBe(10)
    const ofType = (await list('?type=conversation')).json.map(({ actorId }) => actorId)
    expect(ofType).toEqual(made)
    expect((await list('?type=call')).json).toEqual([])
    const done = await list('?type=conversation&status=done')
    expect(done.json.map(({ actorId }) => actorId)).toEqual([made[1], made[3]])
    expect(done.json.map(({ value }) => value)).toEqual(['ended', 'ended'])

    const paged: string[] = []
    let page = await list('?limit=3')
    for (;;) {
      paged.push(...page.json.map(({ actorId }) => actorId))
      const next = nextOf(page)
      if (next === undefined) break
      page = await member.request<ListedActor[]>('GET', next)
    }
    expect(paged).toEqual(all)
  })

  it('shows why the latest event was rejected, and that it changed nothing', async () => {
    const actorId = await storeLongJournal(seed(), member.projectId, 2, 'No such number.')
    expect((await list()).json).toMatchObject([{ actorId, seq: 3, value: 'failed', rejected: 'No such number.' }])
    const [, before, last] = await entriesOf(actorId)
    expect(last).toMatchObject({ from: 'failed', to: 'failed', rejected: 'No such number.', startEffects: [] })
    expect(before?.rejected).toBeNull()
    const { json } = await get<{ context: object }>(`${actorId}/states/3`)
    expect(json).toMatchObject({
      seq: 3,
      context: (await get<{ context: object }>(`${actorId}/states/2`)).json.context,
    })
  })

  it('answers 400 for an unknown type, status or cursor', async () => {
    for (const query of ['?type=toaster', '?status=happy', '?before=x', '?before=']) {
      expect([query, (await list(query)).status]).toEqual([query, 400])
    }
  })

  it('is 404 for a project of others', async () => {
    const stranger = await console.addMember()
    expect((await stranger.request('GET', `${member.project}/actors`)).status).toBe(404)
  })
})

describe('GET definition', () => {
  it("returns the statechart and the flow that a conversation started with, whatever the agent's flow is now", async () => {
    const flow = { ...bookingFlow, settings: { ...(bookingFlow.settings as object), persona: 'Call +1 202 555 0143.' } }
    const agentId = await makeAgent(flow)
    await member.request('PUT', `/console/api/agents/${agentId}/layout`, { body: { nodes: { who: [10, 20] } } })
    const actorId = await converse(agentId, [])
    await member.request('PUT', `/console/api/agents/${agentId}`, { body: { flow: { ...flow, nodes: [] } } })
    const { status, json } = await get<Schema<'ActorDefinition'>>(`${actorId}/definition`)
    expect(status).toBe(200)
    expect(json).toMatchObject({
      machine: 'conversation',
      config: { id: 'conversation', states: { active: { states: { who: { states: { listening: {} } } } } } },
      flow: { start: 'hello', settings: { persona: `Call ${MASK}.` } },
      layout: { nodes: { who: [10, 20] } },
    })
    expect((json.flow as { nodes: { id: string }[] }).nodes.map(({ id }) => id)).toEqual([
      'hello',
      'who',
      'size',
      'bye',
    ])

    await member.request('DELETE', `/console/api/agents/${agentId}`)
    expect((await get(`${actorId}/definition`)).json).toMatchObject({ flow: { start: 'hello' }, layout: { nodes: {} } })
  })

  it('has no flow for other machines', async () => {
    const { id } = await member.make(`${member.project}/keys`, { name: 'K' })
    const { json } = await get(`api-key/${id}/definition`)
    expect(json).toMatchObject({ machine: 'api-key', config: { id: 'api-key' }, flow: null, layout: null })
  })
})

describe('GET entries', () => {
  it('gives what happened, from where to where, and what it began and ended', async () => {
    const actorId = await converse(await makeAgent(), ['name=Asha'])
    const entries = await entriesOf(actorId)
    expect(entries.map(({ seq, index, event }) => [seq, index, event.type])).toEqual([
      [1, 0, 'xstate.init'],
      [2, 1, 'xstate.done.actor.compose'],
      [3, 0, 'message.send'],
      [4, 1, 'xstate.done.actor.understand'],
      [5, 2, 'xstate.done.actor.compose'],
    ])
    expect(entries.map(({ from }) => from)).toEqual([null, ...entries.slice(0, -1).map(({ to }) => to)])
    expect(entries[2]).toMatchObject({
      from: { active: { who: 'listening' } },
      to: { active: { who: 'understanding' } },
      at: new Date(console.clock.now()).toISOString(),
      event: { type: 'message.send', text: 'name=Asha' },
      status: 'active',
      timersCancelled: ['xstate.after.untilIdle.conversation.active.who.listening'],
      startEffects: [{ id: `${actorId}#3#understand`, src: 'understand' }],
      stopEffects: [],
      creates: [],
      rejected: null,
    })
    expect(entries[4]?.timersSet).toMatchObject([{ generation: 5, event: expect.any(String) as string }])
  })

  it('goes on after any entry, and says when there are more', async () => {
    const actorId = await converse(await makeAgent(), ['name=Asha', 'people=4'])
    const all = await entriesOf(actorId)
    for (const { seq } of all) {
      const { json } = await get<Entry[]>(`${actorId}/entries?after=${seq}`)
      expect(json).toEqual(all.slice(seq))
    }
    const first = await get<Entry[]>(`${actorId}/entries?limit=2`)
    expect(first.json).toEqual(all.slice(0, 2))
    expect(nextOf(first)).toBe(`/console/api/actors/${actorId}/entries?limit=2&after=2`)
    expect(nextOf(await get(`${actorId}/entries?limit=2&after=${all.length - 2}`))).toBeUndefined()
    expect((await get(`${actorId}/entries?after=999999999`)).json).toEqual([])
    expect((await get(`${actorId}/entries?after=-1`)).status).toBe(400)
  })

  longTest('ends a page early where entries are large', async () => {
    const flow = { ...bookingFlow, settings: { ...(bookingFlow.settings as object), maxAttempts: 10 } }
    const text = 'ज'.repeat(8_000)
    const actorId = await converse(
      await makeAgent(flow),
      Array.from({ length: 9 }, () => text),
      'openai:quick',
    )
    const all = await entriesOf(actorId)
    const seqs: number[] = []
    let path: string | undefined = `/console/api/actors/${actorId}/entries?limit=200`
    while (path !== undefined) {
      const page: ConsoleResponse<Entry[]> = await member.request<Entry[]>('GET', path)
      expect(page.text.length).toBeLessThan(2 * 1024 * 1024)
      seqs.push(...page.json.map(({ seq }) => seq))
      path = nextOf(page)
    }
    expect(seqs).toEqual(seqs.map((_, index) => index + 1))
    expect(seqs.length).toBeGreaterThanOrEqual(all.length)
  })

  it('hides hashes of keys', async () => {
    const { id, key } = await member.make<{ id: string; key: string }>(`${member.project}/keys`, { name: 'K' })
    for (const path of ['entries', 'states/1', 'definition']) {
      const { status, text } = await get(`api-key/${id}/${path}`)
      expect(status).toBe(200)
      expect(text).not.toContain(key)
      expect(text).not.toContain(hashKey(key))
    }
  })
})

describe('GET state', () => {
  it("returns the actor's state after each entry", async () => {
    const agentId = await makeAgent()
    const path = `/console/api/agents/${agentId}/test-conversations`
    const { callId } = await member.make<{ callId: string }>(path, { variables: { business: 'Luna' } })
    const actorId = `conversation/${callId}`
    const seen = [(await get<{ seq: number }>(actorId)).json]
    for (const text of ['name=Asha', 'nonsense', 'people=4']) {
      await console.clock.advance(5_000)
      await member.request('POST', `${path}/${callId}/messages`, { body: { text } })
      seen.push((await get<{ seq: number }>(actorId)).json)
    }
    for (const actor of seen) expect((await get(`${actorId}/states/${actor.seq}`)).json).toEqual(actor)
    for (const { seq, to, status } of await entriesOf(actorId)) {
      expect((await get(`${actorId}/states/${seq}`)).json).toMatchObject({ seq, value: to, status })
    }
  })

  it('answers 404 for an unknown entry and 400 for an invalid number', async () => {
    const actorId = await converse(await makeAgent(), [])
    expect((await get(`${actorId}/states/3`)).status).toBe(404)
    expect((await get(`${actorId}/states/999999999`)).status).toBe(404)
    for (const seq of ['0', 'x', '-1', '1.5', '9999999999'])
      expect((await get(`${actorId}/states/${seq}`)).status).toBe(400)
  })
})

describe('a journal of 5,000 entries', () => {
  it('is listed, and looked into anywhere', async () => {
    const actorId = await storeLongJournal(seed(), member.projectId, 5_000)
    const seqs: number[] = []
    for (let after = 0; ;) {
      const page = (await get<Entry[]>(`${actorId}/entries?limit=200&after=${after}`)).json
      if (page.length === 0) break
      seqs.push(...page.map(({ seq }) => seq))
      after = page.at(-1)?.seq ?? 0
    }
    expect(seqs).toEqual(Array.from({ length: 5_000 }, (_, index) => index + 1))

    for (const seq of [4_999, 4_998, 2_500, 2_501, 1, 5_000]) {
      expect((await get(`${actorId}/states/${seq}`)).json).toMatchObject({
        seq,
        value: seq % 2 === 0 ? 'failed' : 'attempting',
        context: { lastStatus: seq === 1 ? null : 500 },
      })
    }
  })

  it('answers 503 when too many history requests are waiting', async () => {
    const actorId = await storeLongJournal(seed(), member.projectId, 1_000)
    const answers = await Promise.all(Array.from({ length: 80 }, (_, index) => get(`${actorId}/states/${index + 1}`)))
    const statuses = new Set(answers.map(({ status }) => status))
    expect(statuses).toEqual(new Set([200, 503]))
    expect(answers.find(({ status }) => status === 503)?.headers['retry-after']).toBeDefined()
  })
})
