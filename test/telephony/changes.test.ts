import { createHash } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ConsoleDeps } from '../../src/console/console-deps.ts'
import { saveConnection } from '../../src/console/connections.ts'
import { hashKey } from '../../src/security/key-format.ts'
import { callView } from '../../src/machines/dialogue/call-view.ts'
import { createSeal } from '../../src/security/seal.ts'
import { openPhone, type OpenedPhone } from '../support/phone/open-phone.ts'

let opened: OpenedPhone
beforeEach(async () => void (opened = await openPhone()))
afterEach(() => opened.close())

/** A call at which the person is being spoken with. */
async function talking(): Promise<string> {
  const { json } = await opened.place({ to: '+12025550100', provider: 'telephony_a' })
  const id = String(json['id'])
  await opened.advance(8_000)
  expect((await opened.read(id)).status).toBe('in_progress')
  return id
}
async function connect(provider: string, fields: Record<string, string>) {
  const { store, clock, projectId } = opened
  const config = { allowsPrivateModelUrls: true }
  const deps = { store, clock, config, seal: createSeal(Buffer.alloc(32, 7)) } as unknown as ConsoleDeps
  await saveConnection(deps, projectId, provider, fields)
}
async function hangUp(id: string): Promise<number> {
  const pending = opened.request('DELETE', `/v1/calls/${id}`)
  await opened.advance(10_000)
  return (await pending).status
}
const failed = (reason: string) =>
  opened.figure(`parley_hang_up_failed_total{telephony="telephony_a",reason="${reason}"}`)
const warnings = () => opened.logged.filter((line) => line.includes('did not end a call'))

describe('while a call goes on', () => {
  it('its agent may be deleted: it ends on its own flow, and its result has no name', async () => {
    const id = await talking()
    await opened.store.agents.update({ ...opened.agent, deletedAt: opened.clock.now() })
    expect(await opened.untilEnded(id)).toMatchObject({ outcome: 'completed', fields: { coming: true } })
    const stored = await opened.kernel.read(`call/${id}`)
    expect(stored && callView(stored.snapshot)).toMatchObject({ agentName: null })
    await opened.advance(1_000)
    expect(opened.posted).toHaveLength(2)
  })

  it('its flow may be changed: the call keeps the one that it began with', async () => {
    const id = await talking()
    const flow = { ...opened.agent.flow, fields: [], nodes: [] }
    const flowHash = createHash('sha256').update(JSON.stringify(flow)).digest('hex')
    await opened.store.agents.update({ ...opened.agent, flow, flowHash, ready: false })
    expect(await opened.untilEnded(id)).toMatchObject({ outcome: 'completed', fields: { coming: true } })
  })

  it('endpoints may be deleted or switched off: only those that are on when it ends are told', async () => {
    const id = await talking()
    const { store, projectId, clock } = opened
    const [gone, off] = await store.endpoints.list(projectId)
    if (!gone || !off) throw new Error('There are two.')
    await store.endpoints.update({ ...gone, deletedAt: clock.now() })
    await store.endpoints.update({ ...off, enabled: false })
    const late = { ...off, id: '01930000-0000-7000-8000-000000000001', enabled: true }
    await store.endpoints.insert(late)
    await opened.untilEnded(id)
    await opened.advance(1_000)
    expect(opened.posted.map(({ endpointId }) => endpointId)).toEqual([late.id])
  })

  it('the key that placed it may be revoked: it ends as ever, and is reported', async () => {
    const id = await talking()
    const [key] = await opened.store.actors.findByLookup(`key:${hashKey(opened.key)}`, 1)
    if (!key) throw new Error('It is in use.')
    await opened.kernel.send(key.actorId, { type: 'key.revoke' })
    expect((await opened.request('GET', `/v1/calls/${id}`)).status).toBe(401)
    await opened.advance(60_000)
    const stored = await opened.kernel.read(`call/${id}`)
    expect(stored && callView(stored.snapshot)).toMatchObject({ status: 'ended', outcome: 'completed' })
    expect(opened.posted).toHaveLength(2)
  })

  it('its account may be replaced by one that the carrier refuses: it ends, and the failed hang-up is told', async () => {
    const id = await talking()
    const { accountSid = '', phoneNumber = '' } = opened.simulator.accounts.telephony_a as Record<string, string>
    await connect('telephony_a', { accountSid, phoneNumber, authToken: 'another' })
    expect(await hangUp(id)).toBe(204)
    expect(await opened.read(id)).toMatchObject({ status: 'ended', outcome: 'failed', error: null })
    expect(await failed('refused')).toBeGreaterThan(0)
    const why = { callId: id, telephony: 'telephony_a', reason: 'refused', status: 401, carrierCode: 20_003 }
    expect(JSON.parse(warnings()[0] ?? '{}')).toMatchObject(why)
    expect(opened.posted).toHaveLength(2)
  })

  it('its account may be removed: it ends all the same, and the failed hang-up is told', async () => {
    const id = await talking()
    // With a carrier connected, the simulated ones are gone.
    await connect('telephony_b', { accountSid: 's', apiKey: 'k', apiToken: 't', phoneNumber: '+12025550000' })
    expect(await hangUp(id)).toBe(204)
    expect((await opened.read(id)).status).toBe('ended')
    expect(await failed('not_connected')).toBeGreaterThan(0)
    expect(JSON.parse(warnings()[0] ?? '{}')).toMatchObject({ callId: id, reason: 'not_connected' })
    expect(opened.logged.join('')).not.toContain('+1202555')
    expect(opened.posted).toHaveLength(2)
  })
})
