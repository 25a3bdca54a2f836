import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPhone, type OpenedPhone } from './support/open-phone.ts'

let opened: OpenedPhone
beforeAll(async () => void (opened = await openPhone()))
afterAll(() => opened.close())

async function order(to: string, key: string, waitMs: number) {
  const headers = { authorization: `Bearer ${opened.key}`, 'idempotency-key': key }
  const payload = { agentId: opened.agent.id, to }
  // It is sent when somebody waits for it.
  const pending = opened.app.inject({ method: 'POST', url: '/v1/calls', headers, payload }).then((answer) => answer)
  await opened.advance(waitMs)
  return pending
}
const dialled = (to: string) => opened.simulator.calls().filter(({ order: { to: number } }) => number === to)

describe('an order while the store is away', () => {
  it('is 503, and nobody is rung: there is no call without a record of it', async () => {
    opened.store.actors.isAway = true
    const { statusCode, headers, body } = await order('+14155550001', 'a', 12_000)
    opened.store.actors.isAway = false
    expect([statusCode, headers['retry-after']]).toEqual([503, '2'])
    expect(body).toContain('nothing was accepted')
    await opened.advance(5_000)
    expect(dialled('+14155550001')).toHaveLength(0)
    expect(opened.phone.capacity.count).toBe(0)
    expect((await order('+14155550001', 'a', 2_000)).statusCode).toBe(202)
  })
})
