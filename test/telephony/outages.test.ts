import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { StoreUnavailable } from '../../src/base/errors.ts'
import { pause } from '../../src/base/pause.ts'
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
/** These tables answer so once a call is placed, until they are as before. */
function whilePlacing(answer: () => Promise<null>, tables: ('optOuts' | 'connections')[] = ['optOuts']): () => void {
  const { store } = opened
  let isPlaced = false
  store.actors.fault = (call) => void (isPlaced ||= call === 'commit')
  const restore = tables.map((name) => {
    const table: { find: (...whom: never[]) => Promise<unknown> } = store[name]
    const find = table.find.bind(table)
    table.find = (...whom) => (isPlaced ? answer() : find(...whom))
    return () => void (table.find = find)
  })
  return () => restore.forEach((undo) => undo())
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

  it.each([
    ['away', '14155550002', 'may have been accepted', () => Promise.reject(new StoreUnavailable('away'))],
    ['slow', '14155550003', 'nobody was dialled', () => pause(opened.clock, 12_001).then(() => null)],
  ])(
    'that could not be given to the carrier in time is 503, told to nobody, and can be repeated (%s)',
    async (how, number, told, answer) => {
      const to = `+${number}`
      const restore = whilePlacing(answer)
      const { statusCode, headers, body } = await order(to, how, 15_000)
      restore()
      expect([statusCode, headers['retry-after']]).toEqual([503, '2'])
      expect(body).toContain(told)
      expect(dialled(to)).toHaveLength(0)
      expect(opened.phone.capacity.count).toBe(0)
      const again = await order(to, how, 3_000)
      expect(again.statusCode).toBe(202)
      expect(dialled(to)).toHaveLength(1)
      const { id } = JSON.parse(again.body) as { id: string }
      expect((await order(to, how, 0)).headers['idempotency-replayed']).toBe('true')
      await opened.untilEnded(id)
      const listed = (await opened.request('GET', '/v1/calls')).json as unknown as { id: string; to: string }[]
      const both = listed.filter((call) => call.to === to).map((call) => call.id)
      expect(both).toHaveLength(2)
      const reported = opened.posted.map(({ callId }) => callId).filter((callId) => both.includes(callId))
      expect(new Set(reported)).toEqual(new Set([id]))
    },
  )

  it('is dialled in time where each of the reads before it is slow', async () => {
    const to = '+14155550007'
    const slow = () => pause(opened.clock, dialled(to).length > 0 ? 0 : 5_000).then(() => null)
    // Connections are read twice: none is there, so the simulated carrier is taken.
    const restore = whilePlacing(slow, ['optOuts', 'connections'])
    const { statusCode } = await order(to, 'reads', 20_000)
    restore()
    expect(statusCode).toBe(202)
  })

  it.each([
    ['and is dialled where that is in time', '+14155550005', 5_000, 1],
    ['and gives way to another where it is too late', '+14155550006', 40_000, 2],
  ])('whose record was written, and nobody heard, is found when it is repeated, %s', async (how, to, awayMs, calls) => {
    const { actors } = opened.store
    actors.fault = (call) => {
      if (call !== 'commit' || actors.isAway) return undefined
      actors.isAway = true
      return 'after'
    }
    expect((await order(to, how, awayMs)).statusCode).toBe(503)
    actors.fault = () => undefined
    actors.isAway = false
    expect((await order(to, how, 6_000)).statusCode).toBe(202)
    expect(dialled(to)).toHaveLength(1)
    const listed = (await opened.request('GET', '/v1/calls')).json as unknown as { to: string }[]
    expect(listed.filter((call) => call.to === to)).toHaveLength(calls)
  })

  it('whose record was written, and nobody heard, counts among the calls of the server once it is dialled', async () => {
    const { actors } = opened.store
    actors.fault = (call) => {
      if (call !== 'commit' || actors.isAway) return undefined
      actors.isAway = true
      return 'after'
    }
    expect((await order('+14155550008', 'counted', 5_000)).statusCode).toBe(503)
    actors.fault = () => undefined
    actors.isAway = false
    for (let second = 0; second < 5 && dialled('+14155550008').length === 0; second += 1) await opened.advance(1_000)
    const listed = (await opened.request('GET', '/v1/calls')).json as unknown as { id: string; to: string }[]
    const { id = '' } = listed.find(({ to }) => to === '+14155550008') ?? {}
    expect(opened.phone.capacity.pending).toContain(id)
    await opened.untilEnded(id)
    expect(opened.phone.capacity.pending).not.toContain(id)
  })

  it('that was written too late to dial for it is answered at once', async () => {
    const { actors } = opened.store
    const commit = actors.commit.bind(actors)
    actors.commit = async (...commits) => {
      actors.commit = commit
      const written = await commit(...commits)
      await pause(opened.clock, 12_001)
      return written
    }
    const { statusCode, body } = await order('+14155550004', 'late', 12_250)
    expect([statusCode, body]).toEqual([503, expect.stringContaining('nobody was dialled')])
    expect(dialled('+14155550004')).toHaveLength(0)
    expect((await order('+14155550004', 'late', 3_000)).statusCode).toBe(202)
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
