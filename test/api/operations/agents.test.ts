import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { bookingFlow, brokenFlow } from '../../support/api/flows.ts'
import { openApi, type OpenedApi } from '../../support/api/open-api.ts'

let api: OpenedApi
beforeAll(async () => void (api = await openApi()))
beforeEach(() => api.freshProject())
afterAll(() => api.close())

const notFound = { message: 'There is no agent with this id.', error: 'Not Found', statusCode: 404 }

describe('GET /v1/agents', () => {
  it('lists the project’s agents in short form, most recently updated first', async () => {
    const now = api.clock.now()
    const old = await api.addAgent({ name: 'Old', updatedAt: now })
    const recent = await api.addAgent({ name: 'Recent', updatedAt: now + 2 })
    await api.addAgent({ name: 'Gone', updatedAt: now + 3, deletedAt: now + 3 })
    const other = await api.addProject()
    await api.addAgent({ name: 'Theirs', projectId: other.projectId })

    const { status, json } = await api.request('GET', '/v1/agents')
    expect(status).toBe(200)
    expect(json).toEqual([
      {
        id: recent.id,
        projectId: api.projectId,
        name: 'Recent',
        description: 'Books tables',
        model: '',
        speech: '',
        telephony: '',
        phoneNumber: '',
        ready: true,
        stepCount: 4,
        updatedAt: '2026-03-02T09:00:00.002Z',
      },
      expect.objectContaining({ id: old.id }),
    ])
  })

  it('answers an empty list for a project without agents', async () => {
    expect((await api.request('GET', '/v1/agents')).json).toEqual([])
  })

  it('ignores what follows a question mark', async () => {
    expect((await api.request('GET', '/v1/agents?limit=x&agentId=y')).status).toBe(200)
  })
})

describe('GET /v1/agents/:id', () => {
  it('adds the flow as saved, its issues and its age', async () => {
    const flow = { ...bookingFlow, note: { kept: ['as', 'is', 7, null] } }
    const agent = await api.addAgent({ flow, telephony: 'telephony_b', phoneNumber: '+15550100' })
    const { status, json } = await api.request('GET', `/v1/agents/${agent.id}`)
    expect(status).toBe(200)
    expect(json).toMatchObject({
      telephony: 'telephony_b',
      phoneNumber: '+15550100',
      issues: agent.issues.map(({ level, message }) => ({ level, message })),
      flow,
    })
    expect(json).toMatchObject({ createdAt: '2026-03-02T09:00:00.000Z' })
  })

  it('shows what is wrong with a flow that is not ready', async () => {
    const agent = await api.addAgent({ flow: brokenFlow })
    const { json } = await api.request('GET', `/v1/agents/${agent.id}`)
    const issues = agent.issues.map(({ level, message }) => ({ level, message }))
    expect(json).toMatchObject({ ready: false, issues })
    expect(issues.length).toBe((json as { issues: object[] }).issues.length)
    expect(agent.issues).toContainEqual(expect.objectContaining({ level: 'error' }))
  })

  it('answers 404 for an agent that is unknown, deleted or another project’s', async () => {
    const deleted = await api.addAgent({ deletedAt: 1 })
    const other = await api.addProject()
    const theirs = await api.addAgent({ projectId: other.projectId })
    for (const id of ['00000000-0000-0000-0000-000000000000', deleted.id, theirs.id]) {
      const { status, json } = await api.request('GET', `/v1/agents/${id}`)
      expect(status).toBe(404)
      expect(json).toEqual(notFound)
    }
    expect((await api.request('GET', `/v1/agents/${theirs.id}`, { key: other.key })).status).toBe(200)
  })
})
