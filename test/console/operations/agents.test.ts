import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { StoreUnavailable } from '../../../src/base/errors.ts'
import { bookingFlow, brokenFlow, noticeFlow } from '../../support/api/flows.ts'
import { openConsole, type Member, type OpenedConsole } from '../../support/console/open-console.ts'

interface AgentAnswer {
  id: string
  ready: boolean
  stepCount: number
  issues: { level: string; message: string; where: { node: string | null; pointer: string } }[]
  flow: object
  updatedAt: string
  name: string
}

let console: OpenedConsole
let member: Member
beforeAll(async () => void (console = await openConsole()))
beforeEach(async () => void (member = await console.addMember()))
afterAll(() => console.close())

function create(body: object): Promise<AgentAnswer> {
  return member.make<AgentAnswer>(`${member.project}/agents`, body)
}

async function stored(id: string) {
  const agent = await console.deps.store.agents.find(id)
  if (!agent) throw new Error('not stored')
  return agent
}

describe('POST agents', () => {
  it('creates an agent from a name alone, which is not ready, with the reason', async () => {
    const answer = await member.request<AgentAnswer>('POST', `${member.project}/agents`, { body: { name: ' Booker ' } })
    expect(answer.status).toBe(201)
    expect(answer.json).toMatchObject({
      projectId: member.projectId,
      name: 'Booker',
      ...{ description: '', model: '', speech: '', telephony: '', phoneNumber: '' },
      ready: false,
      stepCount: 0,
      flow: {},
    })
    expect(answer.json.issues.some(({ level }) => level === 'error')).toBe(true)
  })

  it('keeps all settings, the number in its normal form', async () => {
    const settings = {
      name: 'Booker',
      description: 'Books tables',
      model: 'openai:gpt',
      speech: 'sarvam',
      telephony: 'telephony_a',
      phoneNumber: '+1 (415) 555-0100',
      flow: bookingFlow,
    }
    const agent = await create(settings)
    expect(agent).toMatchObject({ ...settings, phoneNumber: '+14155550100', ready: true, stepCount: 4 })
    expect((await member.request('GET', `/console/api/agents/${agent.id}`)).json).toEqual(agent)
  })

  it('stores a ready flow by its content, the same for the same flow however it is written', async () => {
    const first = await stored((await create({ name: 'A', flow: bookingFlow })).id)
    const reordered = Object.fromEntries(Object.entries(bookingFlow).reverse())
    const second = await stored((await create({ name: 'B', flow: reordered })).id)
    const third = await stored((await create({ name: 'C', flow: noticeFlow })).id)
    expect(first.flowHash).toMatch(/^[0-9a-f]{64}$/)
    expect(second.flowHash).toBe(first.flowHash)
    expect(third.flowHash).not.toBe(first.flowHash)
    expect(await console.deps.store.flows.find(first.flowHash)).toMatchObject({ id: 'booking' })
  })

  it('saves a broken flow as it is, with its issues', async () => {
    const agent = await create({ name: 'A', flow: brokenFlow })
    expect(agent).toMatchObject({ ready: false, stepCount: 1, flow: brokenFlow })
    expect(agent.issues.map(({ message }) => message).join(' ')).toContain('nowhere')
    const { node, pointer } = agent.issues.find(({ message }) => message.includes('nowhere'))?.where ?? {}
    expect([node, pointer]).toEqual([expect.any(String), expect.stringMatching(/^\/nodes\/0\//)])
    expect((await stored(agent.id)).flowHash).toBe('')
  })

  it.each([
    [{}],
    [{ name: '' }],
    [{ name: 'A', flow: [] }],
    [{ name: 'A', flow: 'start' }],
    [{ name: 'A', flow: null }],
    [{ name: 'A', model: 'gpt' }],
    [{ name: 'A', model: 'builtin:' }],
    [{ name: 'A', speech: 'gramophone' }],
    [{ name: 'A', telephony: 'TELEPHONY_A' }],
    [{ name: 'A', phoneNumber: '0800' }],
    [{ name: 'A', phoneNumber: 14155550100 }],
    [{ name: 'A', description: 5 }],
  ])('refuses %j with 400', async (body) => {
    expect((await member.request('POST', `${member.project}/agents`, { body })).status).toBe(400)
    expect((await member.request('GET', `${member.project}/agents`)).json).toEqual([])
  })

  it('names the choices, and says where there may be none', async () => {
    const body = { name: 'A', telephony: 'TELEPHONY_A' }
    const message = 'telephony must be empty or one of: telephony_a, telephony_b.'
    expect((await member.request('POST', `${member.project}/agents`, { body })).json).toMatchObject({ message })
  })

  it('accepts a flow of 256 KiB and rejects a larger one', async () => {
    const flowOf = (bytes: number) => ({ note: 'x'.repeat(bytes - '{"note":""}'.length) })
    expect(await create({ name: 'A', flow: flowOf(256 * 1024) })).toMatchObject({ ready: false })
    const larger = { body: { name: 'A', flow: flowOf(256 * 1024 + 1) } }
    const answer = await member.request('POST', `${member.project}/agents`, larger)
    expect(answer.status).toBe(400)
    expect(answer.json.message).toContain('256 KiB')
  })

  it('refuses a flow that is nothing but brackets, and bodies over 1 MiB', async () => {
    const deep = `{"name":"A","flow":{"a":${'['.repeat(50_000)}${']'.repeat(50_000)}}}`
    expect((await member.request('POST', `${member.project}/agents`, { body: deep })).status).toBe(400)
    const large = { body: { name: 'A', description: 'x'.repeat(1024 * 1024) } }
    expect((await member.request('POST', `${member.project}/agents`, large)).status).toBe(413)
  })

  it.each(['{"name":"A","flow":{"__proto__":{"a":1}}}', '{"name":"A","flow":{"constructor":{"prototype":{"a":1}}}}'])(
    'refuses %s',
    async (body) => {
      expect((await member.request('POST', `${member.project}/agents`, { body })).status).toBe(400)
    },
  )
})

describe('GET agents', () => {
  it('makes no more than 500 in one project', async () => {
    const first = await member.make<{ id: string }>(`${member.project}/agents`, { name: 'First' })
    const { agents } = console.deps.store
    const agent = await agents.find(first.id)
    for (let n = 1; agent && n < 500; n += 1) await agents.insert({ ...agent, id: console.deps.newId() })
    const create = () => member.request('POST', `${member.project}/agents`, { body: { name: 'One more' } })
    expect(await create()).toMatchObject({
      status: 409,
      json: { message: 'A project has at most 500 agents. Delete one first.' },
    })
    expect((await member.request('DELETE', `/console/api/agents/${first.id}`)).status).toBe(204)
    expect((await create()).status).toBe(201)
  })

  it('lists the latest updated first, with issues and without flows', async () => {
    const first = await create({ name: 'First', flow: bookingFlow })
    await console.clock.advance(1000)
    await create({ name: 'Second' })
    await console.clock.advance(1000)
    await member.request('PUT', `/console/api/agents/${first.id}`, { body: { description: 'Better' } })
    const { json } = await member.request<AgentAnswer[]>('GET', `${member.project}/agents`)
    expect(json.map(({ name }) => name)).toEqual(['First', 'Second'])
    expect(json[1]?.issues).not.toEqual([])
    expect(json[0]).not.toHaveProperty('flow')
  })
})

describe('PUT agent', () => {
  it('replaces the flow, checks it anew and keeps what is left out', async () => {
    const agent = await create({ name: 'A', description: 'Kept', flow: brokenFlow })
    await console.clock.advance(1000)
    const answer = await member.request<AgentAnswer>('PUT', `/console/api/agents/${agent.id}`, {
      body: { flow: noticeFlow },
    })
    expect(answer.status).toBe(200)
    expect(answer.json).toMatchObject({ name: 'A', description: 'Kept', ready: true, issues: [], flow: noticeFlow })
    expect(answer.json.updatedAt > agent.updatedAt).toBe(true)
  })

  it('removes a setting given as an empty text', async () => {
    const { id } = await create({ name: 'A', model: 'builtin:rules', phoneNumber: '+14155550100' })
    const { json } = await member.request('PUT', `/console/api/agents/${id}`, { body: { model: '', phoneNumber: ' ' } })
    expect(json).toMatchObject({ model: '', phoneNumber: '' })
  })

  it('changes nothing when it is refused', async () => {
    const agent = await create({ name: 'A', flow: bookingFlow })
    const bad = { body: { name: 'B', flow: noticeFlow, phoneNumber: 'none' } }
    expect((await member.request('PUT', `/console/api/agents/${agent.id}`, bad)).status).toBe(400)
    expect((await member.request('GET', `/console/api/agents/${agent.id}`)).json).toEqual(agent)
  })
})

describe('DELETE agent', () => {
  it('hides it from lists and keeps its name in its calls', async () => {
    const { id } = await create({ name: 'A' })
    expect((await member.request('DELETE', `/console/api/agents/${id}`)).status).toBe(204)
    expect((await member.request('GET', `/console/api/agents/${id}`)).status).toBe(404)
    expect((await member.request('PUT', `/console/api/agents/${id}`, { body: { name: 'B' } })).status).toBe(404)
    expect((await member.request('DELETE', `/console/api/agents/${id}`)).status).toBe(404)
    expect((await member.request('GET', `${member.project}/agents`)).json).toEqual([])
    expect((await stored(id)).name).toBe('A')
  })

  it('is done once the agent is removed, also where its draft cannot be', async () => {
    const { id } = await create({ name: 'A' })
    const failing = vi.spyOn(console.deps.store.drafts, 'delete').mockRejectedValueOnce(new StoreUnavailable('away'))
    expect((await member.request('DELETE', `/console/api/agents/${id}`)).status).toBe(204)
    failing.mockRestore()
    expect((await member.request('GET', `/console/api/agents/${id}`)).status).toBe(404)
  })
})
