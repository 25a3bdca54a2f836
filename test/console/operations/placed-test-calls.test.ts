import { afterAll, beforeAll, expect, it } from 'vitest'
import { callView } from '../../../src/machines/dialogue/call-view.ts'
import type { Schema } from '../../../src/console/operation.ts'
import { noticeFlow } from '../../support/api/flows.ts'
import { openConsole, type OpenedConsole } from '../../support/console/open-console.ts'
import { openPhone, type OpenedPhone } from '../../support/phone/open-phone.ts'

let phone: OpenedPhone
let console: OpenedConsole
beforeAll(async () => {
  phone = await openPhone()
  console = await openConsole({ deps: { phone: phone.phone.calls } })
})
afterAll(async () => {
  await console.close()
  await phone.close()
})

/** Answers once the carrier has taken the call or refused it, for which its clock has to go on. */
async function place(to: string) {
  const member = await console.addMember()
  const { id } = await member.make(`${member.project}/agents`, { name: 'A', model: 'builtin:rules', flow: noticeFlow })
  const agent = await console.deps.store.agents.find(id)
  if (!agent) throw new Error('The agent was not stored.')
  // The calls are in a store of their own, which has to know the flow.
  await phone.store.flows.put(agent.flowHash, noticeFlow)
  const path = `/console/api/agents/${id}/test-calls`
  const pending = member.request<Schema<'Call'> & { message: string }>('POST', path, { body: { to } })
  let isOver = false
  void pending.finally(() => (isOver = true))
  while (!isOver) await phone.advance(100)
  return pending
}

it('is 201 with the call once the carrier has taken it, and the call goes on to its end', async () => {
  const { status, json } = await place('+12025550100')
  expect(status).toBe(201)
  expect(json).toMatchObject({ channel: 'phone', to: '+12025550100', agent: { name: 'A' }, outcome: null, turns: [] })
  for (let waited = 0; waited < 120_000 && !(await hasEnded(json.id)); waited += 500) await phone.advance(500)
  const ended = await phone.kernel.read(`call/${json.id}`)
  expect(ended && callView(ended.snapshot)).toMatchObject({ status: 'ended', outcome: 'completed', error: null })
})

it('is 400 with the words of a carrier that refuses the number', async () => {
  const { status, json } = await place('+12025550110')
  expect([status, json.message]).toEqual([400, expect.stringContaining('+12025550110')])
})

async function hasEnded(callId: string): Promise<boolean> {
  return (await phone.kernel.read(`call/${callId}`))?.snapshot.status === 'done'
}
