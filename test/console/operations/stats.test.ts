import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import type { Schema } from '../../../src/console/operation.ts'
import { noticeFlow } from '../../support/api/flows.ts'
import { openConsole, type Member, type OpenedConsole } from '../../support/console/open-console.ts'
import { openReceiver } from '../../support/webhooks/simple-receiver.ts'

type Stats = Schema<'Stats'>

const HOUR_MS = 3_600_000

let console: OpenedConsole
let member: Member
let key: string
let agentId: string
beforeAll(async () => void (console = await openConsole()))
beforeEach(async () => {
  // Each test begins an hour of its own.
  console.clock.set(Math.ceil((console.clock.now() + 1) / HOUR_MS) * HOUR_MS)
  member = await console.addMember()
  key = (await member.make<{ key: string }>(`${member.project}/keys`, { name: 'Site' })).key
  agentId = await newAgent()
})
afterAll(() => console.close())

const newAgent = async () =>
  (await member.make(`${member.project}/agents`, { name: 'A', model: 'builtin:rules', flow: noticeFlow })).id
const read = (query: Record<string, string> = {}) =>
  member.request<Stats>('GET', `${member.project}/stats?${new URLSearchParams(query).toString()}`)
const stats = async (query: Record<string, string> = {}) => (await read(query)).json
const iso = (ms: number) => new Date(ms).toISOString()

/** A conversation that says its notice and ends. */
async function converse(agent = agentId): Promise<void> {
  const answer = await console.app.inject({
    method: 'POST',
    url: '/v1/conversations',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    payload: JSON.stringify({ agentId: agent }),
  })
  expect(answer.statusCode).toBe(201)
  expect(answer.json()).toMatchObject({ ended: true })
}

describe('the figures of a project', () => {
  it('are empty, with a point for each day of the last week, before anything has ended', async () => {
    const answer = await read()
    expect(answer.status).toBe(200)
    const { from, to, series, ...rest } = answer.json
    expect(Date.parse(to) - Date.parse(from)).toBe(7 * 24 * HOUR_MS)
    expect(series.length).toBeGreaterThanOrEqual(7)
    expect(series.every(({ calls, minutes }) => calls === 0 && minutes === 0)).toBe(true)
    const none = { p50: null, p95: null, p99: null }
    expect(rest).toEqual({
      ...{ bucket: 'day', calls: 0, byOutcome: {}, byChannel: {}, minutes: 0, llmMs: none, audioMs: none },
      deliveries: { pending: 0, delivered: 0, failed: 0 },
    })
  })

  it('count ended calls immediately', async () => {
    await converse()
    await converse()
    expect(await stats()).toMatchObject({ calls: 2, byChannel: { api_text: 2 }, byOutcome: { completed: 2 } })
  })

  it('do not count tests in the browser', async () => {
    await member.make(`/console/api/agents/${agentId}/test-conversations`, {})
    expect(await stats()).toMatchObject({ calls: 0, byChannel: {} })
  })

  it('are those of one agent if given, including a deleted one', async () => {
    const other = await newAgent()
    await converse()
    await converse(other)
    await converse(other)
    expect((await stats({ agentId: other })).calls).toBe(2)
    expect((await stats()).calls).toBe(3)
    await member.request('DELETE', `/console/api/agents/${other}`)
    expect((await stats({ agentId: other })).calls).toBe(2)
  })

  it('are those of whole hours, with a point for each', async () => {
    const begin = console.clock.now()
    await converse()
    await console.clock.advance(2 * HOUR_MS)
    await converse()
    const all = await stats({ from: iso(begin + 60_000), to: iso(begin + 2 * HOUR_MS + 1) })
    expect(all).toMatchObject({ from: iso(begin), to: iso(begin + 3 * HOUR_MS), bucket: 'hour', calls: 2 })
    expect(all.series.map(({ at, calls }) => [at, calls])).toEqual([
      [iso(begin), 1],
      [iso(begin + HOUR_MS), 0],
      [iso(begin + 2 * HOUR_MS), 1],
    ])
    expect((await stats({ from: iso(begin), to: iso(begin + 2 * HOUR_MS) })).calls).toBe(1)
    const byDay = await stats({ from: iso(begin), to: iso(begin + 3 * HOUR_MS), bucket: 'day' })
    expect(byDay.series.reduce((sum, { calls }) => sum + calls, 0)).toBe(2)
    expect(byDay.series.every(({ at }) => at.endsWith('T00:00:00.000Z'))).toBe(true)
  })

  it('have the deliveries of the period', async () => {
    const receiver = await openReceiver()
    onTestFinished(() => receiver.close())
    await member.make(`${member.project}/webhooks`, { url: receiver.url })
    await converse()
    await expect.poll(async () => (await stats()).deliveries).toEqual({ pending: 0, delivered: 1, failed: 0 })
    const later = iso(console.clock.now() + HOUR_MS)
    expect((await stats({ from: later, to: iso(console.clock.now() + 2 * HOUR_MS) })).deliveries.delivered).toBe(0)
  })
})

describe('a day alone', () => {
  it('is its first moment in UTC: from one day to the next is the whole first day', async () => {
    console.clock.set(Date.parse('2026-05-04T23:30:00Z'))
    await converse()
    console.clock.set(Date.parse('2026-05-05T00:30:00Z'))
    await converse()
    const day = await stats({ from: '2026-05-04', to: '2026-05-05' })
    expect(day).toMatchObject({ from: '2026-05-04T00:00:00.000Z', to: '2026-05-05T00:00:00.000Z', calls: 1 })
    expect((await stats({ from: '2026-05-04', to: '2026-05-06' })).calls).toBe(2)
  })

  it.each(['04.05.2026', '2026-5-4', '2026-02-30', '2026-05-04T10:00', 'May 4'])(
    'is told apart from %j, which is 400 with what is right',
    async (from) => {
      const { status, json } = await read({ from })
      expect(status).toBe(400)
      expect(json).toMatchObject({ message: expect.stringContaining('or a day such as 2026-03-02') as string })
    },
  )
})

describe('GET stats is', () => {
  it.each([
    [{ from: 'yesterday' }],
    [{ to: '' }],
    [{ bucket: 'week' }],
    [{ agentId: 'x' }],
    [{ from: '2026-03-02T09:00:00Z', to: '2026-03-02T09:00:00Z' }],
    [{ from: '2026-03-03', to: '2026-03-02' }],
    [{ from: '2024-01-01', to: '2026-03-02' }],
  ])('400 for %j', async (query) => expect((await read(query)).status).toBe(400))

  it('401 without a session', async () => {
    const visitor = await console.visitor({ loggedIn: false })
    expect((await visitor.request('GET', `${member.project}/stats`)).status).toBe(401)
  })

  it('404 for a project of others, and for an agent that never was one of the project', async () => {
    const stranger = await console.addMember()
    expect((await stranger.request('GET', `${member.project}/stats`)).status).toBe(404)
    const query = new URLSearchParams({ agentId }).toString()
    expect((await stranger.request('GET', `${stranger.project}/stats?${query}`)).status).toBe(404)
  })
})
