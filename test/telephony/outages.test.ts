import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPhone, type OpenedPhone } from '../support/phone/open-phone.ts'

/** The carrier answers the order after five seconds. */
const SLOW = '+12025550190'

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
const dialled = (to: string) => opened.simulator.calls().filter(({ dialRequest: { to: number } }) => number === to)

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

  it('that the carrier has taken is not dialled again when it is repeated', async () => {
    opened.store.actors.fault = (call) => (call === 'commit' && dialled(SLOW).length > 0 ? 'before' : undefined)
    const { statusCode, body } = await order(SLOW, 'b', 20_000)
    expect([statusCode, body]).toEqual([503, expect.stringMatching(/may have been accepted/)])
    opened.store.actors.fault = () => undefined
    const again = await order(SLOW, 'b', 3_000)
    expect(again.statusCode).toBe(202)
    const { providerCallId } = JSON.parse(again.body) as { providerCallId: string }
    expect(dialled(SLOW).map(({ sid }) => sid)).toEqual([providerCallId])
  })

  it('that was begun is answered when it is repeated, whatever would be refused by now', async () => {
    const { projects, actors } = opened.store
    const project = await projects.find(opened.projectId)
    if (!project) throw new Error('The project is not there.')
    const before = dialled(SLOW).length
    actors.fault = (call) => (call === 'commit' && dialled(SLOW).length > before ? 'before' : undefined)
    expect((await order(SLOW, 'c', 20_000)).statusCode).toBe(503)
    actors.fault = () => undefined
    await projects.update({ ...project, callLimits: { live: null, perDay: 1, destinations: ['+91'] } })
    const again = await order(SLOW, 'c', 3_000)
    await projects.update(project)
    expect(again.statusCode).toBe(202)
    expect(dialled(SLOW)).toHaveLength(before + 1)
  })
})
