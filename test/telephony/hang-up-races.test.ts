import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPhone, type OpenedPhone } from '../support/phone/open-phone.ts'

/** The carrier answers the order after five seconds, and rings the phone before. */
const SLOW = '+12025550190'
/** The order is answered with a server error, and nobody is dialled. */
const UNKNOWN = '+12025550188'
const POLITE = '+12025550100'
/** When the phone of the polite person is picked up, from the order on, and when the audio comes. */
const AROUND_ANSWER_MS = [2_900, 2_980, 3_000, 3_020, 3_040, 3_060, 3_080, 3_100, 3_200]

let opened: OpenedPhone
beforeAll(async () => void (opened = await openPhone()))
afterAll(() => opened.close())

async function begin(to: string, provider: string) {
  const { json } = await opened.place({ to, provider })
  return String(json['id'])
}
const remove = (id: string) => opened.request('DELETE', `/v1/calls/${id}`).then(({ status }) => status)
const postedFor = (id: string) => opened.posted.filter(({ callId }) => callId === id).length
/** How often the carrier was asked to end the call. */
const hangUps = async (id: string) => {
  const { providerCallId } = await opened.read(id)
  return opened.asked.filter(({ url, body }) => url.includes(`${providerCallId}`) && body === 'Status=completed').length
}
async function newest() {
  const { json } = await opened.request('GET', '/v1/calls?limit=1')
  const [call] = json as unknown as { id: string; status: string }[]
  if (!call) throw new Error('There is none.')
  return call
}
const carriersEnd = async (id: string) => {
  const { providerCallId } = await opened.read(id)
  return opened.simulator.calls().find(({ sid }) => sid === providerCallId)?.endedAt
}
/** Over for everybody: at the carrier, in memory, and told once to each endpoint. */
async function expectOver(id: string) {
  await opened.advance(5_000)
  expect((await opened.read(id)).status).toBe('ended')
  expect(await carriersEnd(id)).toEqual(expect.any(Number))
  expect(postedFor(id)).toBe(2)
  expect(opened.phone.capacity.count).toBe(0)
}

describe('DELETE /v1/calls/:id over telephony_a', () => {
  it.each([1_000, 8_000])('twice at once is 204 twice, and ends the call once (after %i ms)', async (afterMs) => {
    const id = await begin(POLITE, 'telephony_a')
    await opened.advance(afterMs)
    const both = Promise.all([remove(id), remove(id)])
    await opened.advance(10_000)
    expect(await both).toEqual([204, 204])
    await expectOver(id)
  })

  it.each([1_000, 8_000])('is one request to the carrier (after %i ms)', async (afterMs) => {
    const id = await begin(POLITE, 'telephony_a')
    await opened.advance(afterMs)
    const removed = remove(id)
    await opened.advance(10_000)
    expect([await removed, await hangUps(id)]).toEqual([204, 1])
  })

  it('at the moment of the answer, before or after it, leaves nobody on the line', async () => {
    for (const afterMs of AROUND_ANSWER_MS) {
      const id = await begin(POLITE, 'telephony_a')
      await opened.advance(afterMs)
      const removed = remove(id)
      await opened.advance(10_000)
      expect(await removed).toBe(204)
      expect((await opened.read(id)).outcome).toBe('failed')
      await expectOver(id)
    }
  })

  it('at the moment of the end changes nothing of the result', async () => {
    const id = await begin(POLITE, 'telephony_a')
    const removed: Promise<number>[] = []
    const stop = opened.kernel.observe(({ actorId, state }) => {
      const isClosing = JSON.stringify(state.plain.value).includes('closing')
      if (actorId === `call/${id}` && isClosing && removed.length === 0) removed.push(remove(id))
    })
    expect(await opened.untilEnded(id)).toMatchObject({ outcome: 'completed', fields: { coming: true } })
    stop()
    await opened.advance(1_000)
    expect(await Promise.all(removed)).toEqual([204])
    await expectOver(id)
  })

  it('before the order is answered ends the call, and the phone does not go on ringing', async () => {
    const ordered = opened.request('POST', '/v1/calls', { agentId: opened.agent.id, to: SLOW })
    await opened.advance(1_000)
    const { id } = await newest()
    const removed = remove(id)
    await opened.advance(20_000)
    expect(await removed).toBe(204)
    expect((await ordered).status).toBe(202)
    expect(await opened.read(id)).toMatchObject({ outcome: 'failed', turns: [] })
    await expectOver(id)
  })

  it('while nobody knows whether the phone rings is 204 once that is known', async () => {
    const ordered = opened.request('POST', '/v1/calls', { agentId: opened.agent.id, to: UNKNOWN })
    await opened.advance(1_000)
    const { id, status } = await newest()
    expect(status).toBe('queued')
    const removed = remove(id)
    await opened.advance(20_000)
    expect([await removed, (await ordered).status]).toEqual([204, 400])
    expect([await opened.read(id), postedFor(id)]).toMatchObject([{ status: 'ended', outcome: 'failed' }, 0])
    expect(opened.phone.capacity.count).toBe(0)
  })
})

describe('DELETE /v1/calls/:id over telephony_b', () => {
  it('is 400 as long as the call lives, and 204 when it has ended', async () => {
    const id = await begin(POLITE, 'telephony_b')
    expect(await remove(id)).toBe(400)
    await opened.advance(8_000)
    expect((await opened.read(id)).status).toBe('in_progress')
    expect(await Promise.all([remove(id), remove(id)])).toEqual([400, 400])
    expect(await opened.untilEnded(id)).toMatchObject({ outcome: 'completed' })
    expect(await remove(id)).toBe(204)
    await expectOver(id)
  })
})
