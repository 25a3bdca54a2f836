import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bookingFlow, noticeFlow } from '../../support/api/flows.ts'
import { openConsole, type Member, type OpenedConsole } from '../../support/console/open-console.ts'

let console: OpenedConsole
let member: Member
beforeAll(async () => {
  console = await openConsole()
  member = await console.addMember()
})
afterAll(() => console.close())

async function callBy(flow: object, body: object) {
  const settings = { name: 'A', model: 'builtin:rules', flow }
  const { id } = await member.make(`${member.project}/agents`, settings)
  return member.request<{ message: string }>('POST', `/console/api/agents/${id}/test-calls`, { body })
}

const TO = { to: '+12025550100' }

describe('POST test-calls', () => {
  it('is 400 for a number that is none, and for a variable that is missing', async () => {
    expect((await callBy(noticeFlow, { to: '12' })).status).toBe(400)
    expect((await callBy(bookingFlow, TO)).status).toBe(400)
  })

  it('is 422 for an agent whose flow has an error', async () => {
    const answer = await callBy({ ...noticeFlow, start: 'nowhere' }, TO)
    expect(answer.status).toBe(422)
    expect(answer.json.message).toContain('nowhere')
  })

  it('is 503 where no carrier could call back', async () => {
    expect((await callBy(noticeFlow, TO)).status).toBe(503)
  })
})
