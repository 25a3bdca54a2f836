import { afterAll, beforeAll, expect, it } from 'vitest'
import { RateLimiter } from '../../../src/api/http/rate-limit.ts'
import type { Schema } from '../../../src/console/operation.ts'
import { bookingFlow } from '../../support/api/flows.ts'
import { openConsole, type Member, type OpenedConsole } from '../../support/console/open-console.ts'

let console: OpenedConsole
beforeAll(async () => void (console = await openConsole({ deps: { testStarts: new RateLimiter(3) } })))
afterAll(() => console.close())

async function agentOf(member: Member): Promise<string> {
  const { id } = await member.make(`${member.project}/agents`, {
    name: 'Desk',
    model: 'builtin:rules',
    flow: bookingFlow,
  })
  return `/console/api/agents/${id}`
}

it('counts test conversations, forks and test calls of one person together, and refuses more until the minute is over', async () => {
  const [one, other] = [await console.addMember(), await console.addMember()]
  const [agent, another] = [await agentOf(one), await agentOf(other)]
  const body = { variables: { business: 'Luna' } }
  const start = (member: Member, path: string) =>
    member.request<Schema<'Reply'>>('POST', `${path}/test-conversations`, { body })
  const first = await start(one, agent)
  const fork = () =>
    one.request('POST', `/console/api/actors/conversation/${first.json.callId}/fork`, {
      body: { seq: 1, flow: 'same' },
    })
  const call = () => one.request('POST', `${agent}/test-calls`, { body: { to: '+919876543210', variables: {} } })

  expect(first.status).toBe(201)
  expect((await fork()).status).toBe(201)
  // Counted though it comes to nothing: no carrier could call back.
  expect((await call()).status).not.toBe(429)
  await console.clock.advance(20_000)
  for (const refused of [await start(one, agent), await fork(), await call()]) {
    expect(refused.status).toBe(429)
    expect(refused.headers['retry-after']).toBe('40')
    expect(refused.json).toEqual({ message: 'Too many requests. Try again in 40 seconds.', statusCode: 429 })
  }
  expect((await start(other, another)).status).toBe(201)
  await console.clock.advance(40_000)
  expect((await start(one, agent)).status).toBe(201)
})

it('counts a fork by what it copies too, and makes none that is too much', async () => {
  const member = await console.addMember()
  const agent = await agentOf(member)
  const { callId } = await member.make<Schema<'Reply'>>(`${agent}/test-conversations`, {
    variables: { business: 'Luna' },
  })
  const seqOf = async () => (await console.kernel.read(`conversation/${callId}`))?.seq ?? 0
  const before = await seqOf()
  for (let turn = 0; turn < 2; turn += 1)
    await member.make(`${agent}/test-conversations/${callId}/messages`, { text: 'क'.repeat(8_000) })
  const fork = (seq: number) =>
    member.request('POST', `/console/api/actors/conversation/${callId}/fork`, { body: { seq, flow: 'same' } })
  const calls = async () => (await member.request<unknown[]>('GET', `${member.project}/calls`)).json.length

  expect((await fork(await seqOf())).status).toBe(429)
  expect(await calls()).toBe(1)
  await console.clock.advance(60_000)
  expect((await fork(before)).status).toBe(201)
  expect(await calls()).toBe(2)
})
