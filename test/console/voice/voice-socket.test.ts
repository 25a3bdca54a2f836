import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { hashToken } from '../../../src/console/session/token.ts'
import type { Agent } from '../../../src/ports/entities.ts'
import { openInspection, watch, type OpenedInspection, type Person } from '../../support/console/open-inspection.ts'

let opened: OpenedInspection
let owner: Person
let agent: Agent
beforeAll(async () => void (opened = await openInspection()))
beforeEach(async () => {
  owner = await opened.person()
  agent = {
    ...{ id: crypto.randomUUID(), projectId: owner.projectId, name: 'A', description: '', model: '', speech: '' },
    ...{ telephony: '', phoneNumber: '', flow: {}, flowHash: '', ready: false, issues: [], stepCount: 0 },
    ...{ published: null, createdAt: 1, updatedAt: 1, deletedAt: null },
  }
  await opened.store.agents.insert(agent)
})
afterAll(() => opened.close())

const pathOf = (id: string) => `/console/api/agents/${id}/voice`
const talk = (id = agent.id, headers: Record<string, string> = { cookie: owner.cookie }) =>
  watch<{ type: string; statusCode?: number }>(`${opened.address.replace('http', 'ws')}${pathOf(id)}`, headers)
const refusal = (id?: string, headers?: Record<string, string>) =>
  talk(id, headers).then(
    () => 'connected',
    (error: Error) => error.message,
  )

describe('the voice socket refuses, before the upgrade,', () => {
  it('400: an invalid id, and a request that is no WebSocket', async () => {
    expect(await refusal('desk')).toBe('400')
    const response = await fetch(`${opened.address}${pathOf(agent.id)}`, { headers: { cookie: owner.cookie } })
    expect(response.status).toBe(400)
  })

  it('401: a request without a session', async () => {
    expect(await refusal(agent.id, {})).toBe('401')
    expect(await refusal(agent.id, { cookie: 'parley_session=made-up' })).toBe('401')
  })

  it('403: a page of another origin', async () => {
    expect(await refusal(agent.id, { cookie: owner.cookie, origin: 'https://evil.example' })).toBe('403')
    expect(await refusal(agent.id, { cookie: owner.cookie, origin: opened.address })).toBe('connected')
  })

  it('404: an agent of another project, a deleted one, and an unknown one', async () => {
    const stranger = await opened.person()
    expect(await refusal(agent.id, { cookie: stranger.cookie })).toBe('404')
    expect(await refusal(crypto.randomUUID())).toBe('404')
    await opened.store.agents.update({ ...agent, deletedAt: 5 })
    expect(await refusal()).toBe('404')
  })
})

describe('the voice socket closes', () => {
  it('with 1000 behind a message that says why a call could not begin', async () => {
    const socket = await talk()
    socket.socket.send(JSON.stringify({ type: 'start', sampleRateHz: 16_000 }))
    expect(await socket.closed).toEqual({ code: 1000, reason: 'The call could not begin.' })
    expect(socket.messages).toMatchObject([{ type: 'failed', statusCode: 422 }])
  })

  it('with 1008 for a binary frame, and when the session ends', async () => {
    const binary = await talk()
    binary.socket.send(Buffer.from([1, 2, 3]))
    expect((await binary.closed).code).toBe(1008)
    const late = await talk()
    await opened.store.sessions.delete(hashToken(owner.token))
    await opened.clock.advance(15_000)
    expect((await late.closed).code).toBe(1008)
  })

  it("with 1013 for a user's sixth conversation, not for another user's", async () => {
    const talks = await Promise.all(Array.from({ length: 5 }, () => talk()))
    const sixth = await talk()
    expect(await sixth.closed).toEqual({ code: 1013, reason: 'Too many calls at once. End one first.' })
    talks[0]?.socket.close()
    await talks[0]?.closed
    const { clients } = opened.app.websocketServer
    while (clients.size > 4) await new Promise((resolve) => setImmediate(resolve))
    const next = await talk()
    next.socket.send('{}')
    expect((await next.closed).code).toBe(1008)
  })
})
