import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { StoreUnavailable } from '../../../src/base/errors.ts'
import { openConsole, type Member, type OpenedConsole } from '../../support/console/open-console.ts'
import { longTest } from '../../support/long-test.ts'

interface KeyAnswer {
  id: string
  name: string
  start: string
  status: string
  expiresAt: string | null
  requestCount: number
  lastUsedAt: string | null
  replaces: string | null
  key: string
}

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

let console: OpenedConsole
let member: Member
let keys: string
beforeAll(async () => void (console = await openConsole()))
beforeEach(async () => {
  member = await console.addMember()
  keys = `${member.project}/keys`
})
afterAll(() => console.close())

const create = (body: object = { name: 'Server' }) => member.make<KeyAnswer>(keys, body)
const act = (id: string, action: 'rotate' | 'revoke', body?: object) =>
  member.request<KeyAnswer>('POST', `/console/api/keys/${id}/${action}`, body && { body })
const list = async () => (await member.request<KeyAnswer[]>('GET', keys)).json
const find = async (id: string) => (await list()).find((key) => key.id === id)
const at = (ms: number) => new Date(console.clock.now() + ms).toISOString()

/** Whether the public API lets this key in. */
async function works(key: string): Promise<boolean> {
  const answer = await console.app.inject({ url: '/v1/agents', headers: { authorization: `Bearer ${key}` } })
  return answer.statusCode === 200
}

async function createMany(count: number) {
  return Promise.all(Array.from({ length: count }, (_, index) => create({ name: `Key ${index}` })))
}

describe('POST keys', () => {
  it('shows a key that works once, and its first 16 characters for ever', async () => {
    const answer = await member.request<KeyAnswer>('POST', keys, { body: { name: ' Server ' } })
    expect(answer.status).toBe(201)
    const { key, ...rest } = answer.json
    expect(key).toMatch(/^svc_live_[0-9A-Za-z]{43}$/)
    expect(rest).toEqual({
      id: expect.any(String) as string,
      name: 'Server',
      start: key.slice(0, 16),
      status: 'active',
      createdAt: at(0),
      expiresAt: null,
      lastUsedAt: null,
      requestCount: 0,
      replaces: null,
    })
    expect(await works(key)).toBe(true)
    expect(await list()).toEqual([rest])
  })

  it('gives it an expiry after which it is expired at once', async () => {
    const { id, key, expiresAt } = await create({ name: 'Short', expiresInDays: 1 })
    expect(expiresAt).toBe(at(DAY_MS))
    await console.clock.advance(DAY_MS - 1)
    expect(await works(key)).toBe(true)
    await console.clock.advance(1)
    expect(await works(key)).toBe(false)
    expect(await find(id)).toMatchObject({ status: 'expired', expiresAt })
  })

  it('accepts 3,650 days, and null for no expiry', async () => {
    expect((await create({ name: 'Long', expiresInDays: 3650 })).expiresAt).toBe(at(3650 * DAY_MS))
    expect((await create({ name: 'Endless', expiresInDays: null })).expiresAt).toBeNull()
  })

  it.each([0, -1, 3651, 1.5, '30', true])('refuses an expiry of %j days with 400', async (expiresInDays) => {
    expect((await member.request('POST', keys, { body: { name: 'K', expiresInDays } })).status).toBe(400)
    expect(await list()).toEqual([])
  })

  it.each([
    [0, 'expiresInDays must be at least 1.'],
    [3651, 'expiresInDays must be at most 3650.'],
  ])('says of an expiry of %d days what may be', async (expiresInDays, message) => {
    const { json } = await member.request('POST', keys, { body: { name: 'K', expiresInDays } })
    expect(json).toMatchObject({ message })
  })

  it.each([[{}], [{ name: ' ' }], [{ name: null }]])('refuses %j with 400', async (body) => {
    expect((await member.request('POST', keys, { body })).status).toBe(400)
  })

  it('creates exactly 20 of 21 simultaneous keys; the last one gets 409 with the reason', async () => {
    const wishes = Array.from({ length: 21 }, () => member.request('POST', keys, { body: { name: 'Race' } }))
    const answers = await Promise.all(wishes)
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(20)
    const [refused] = answers.filter(({ status }) => status === 409)
    expect(refused?.json).toMatchObject({
      error: 'Conflict',
      message: expect.stringContaining('20 working keys') as string,
    })
    expect(await list()).toHaveLength(20)
  })

  it('has room again for each key that was revoked or has expired', async () => {
    const [first] = await createMany(19)
    await create({ name: 'Short', expiresInDays: 1 })
    expect((await member.request('POST', keys, { body: { name: 'Late' } })).status).toBe(409)
    await act(first?.id ?? '', 'revoke')
    await create()
    expect((await member.request('POST', keys, { body: { name: 'Late' } })).status).toBe(409)
    await console.clock.advance(DAY_MS)
    await create()
    expect((await member.request('POST', keys, { body: { name: 'Late' } })).status).toBe(409)
  })

  it('keeps a place for a key that is on its way, and frees it when nothing came', async () => {
    await console.deps.store.slots.claim(member.projectId, 'key', 20, console.deps.newId())
    await createMany(19)
    expect((await member.request('POST', keys, { body: { name: 'Late' } })).status).toBe(409)
    await console.clock.advance(60_000)
    await create()
  })

  it('is shown, the new one of a rotation too, where the store is away as soon as it is stored', async () => {
    const { runtime } = console.deps
    const read = runtime.read.bind(runtime)
    const away = () => Promise.reject(new StoreUnavailable('away'))
    const reads = vi.spyOn(runtime, 'read').mockImplementationOnce(away)
    const created = await member.request<KeyAnswer>('POST', keys, { body: { name: 'Server' } })
    expect([created.status, await works(created.json.key)]).toEqual([201, true])
    reads.mockReset().mockImplementationOnce(read).mockImplementationOnce(away).mockImplementation(read)
    let isAnswered = false
    const pending = act(created.json.id, 'rotate', { graceHours: 0 }).finally(() => (isAnswered = true))
    while (!isAnswered) await console.clock.advance(500)
    const rotated = await pending
    reads.mockRestore()
    expect([rotated.status, await works(rotated.json.key)]).toEqual([201, true])
  })

  it('counts the keys of each project by itself', async () => {
    await createMany(20)
    const other = await console.addMember()
    expect((await other.request('POST', `${other.project}/keys`, { body: { name: 'K' } })).status).toBe(201)
  })
})

describe('GET keys', () => {
  it('counts requests, and records the time of the last one', async () => {
    const { id, key } = await create()
    await works(key)
    await works(key)
    await console.flushUsage()
    expect(await find(id)).toMatchObject({ requestCount: 2, lastUsedAt: at(0) })
  })

  it('lists the newest first', async () => {
    await create({ name: 'First' })
    await console.clock.advance(1000)
    await create({ name: 'Second' })
    expect((await list()).map(({ name }) => name)).toEqual(['Second', 'First'])
  })

  longTest('lists a working key, however many newer ones were revoked since', async () => {
    const { id: old } = await create({ name: 'Old' })
    let { id } = await create({ name: 'Churn' })
    for (let round = 0; round < 205; round += 1) {
      await console.clock.advance(1)
      id = (await act(id, 'rotate', { graceHours: 0 })).json.id
    }
    const ids = (await list()).map((key) => key.id)
    expect(ids).toContain(old)
    expect(new Set(ids).size).toBe(ids.length)
  })
})

describe('POST rotate', () => {
  it('replaces a key by one of the same name without expiry; the old one works for 24 hours more', async () => {
    const old = await create({ name: 'Server', expiresInDays: 30 })
    const { status, json: fresh } = await act(old.id, 'rotate')
    expect(status).toBe(201)
    expect(fresh).toMatchObject({ name: 'Server', status: 'active', expiresAt: null, replaces: old.id })
    expect(await find(old.id)).toMatchObject({ status: 'expiring', expiresAt: at(24 * HOUR_MS) })
    expect([await works(old.key), await works(fresh.key)]).toEqual([true, true])
    await console.clock.advance(24 * HOUR_MS)
    expect([await works(old.key), await works(fresh.key)]).toEqual([false, true])
    expect(await find(old.id)).toMatchObject({ status: 'expired' })
  })

  it('keeps an expiry that is sooner', async () => {
    const old = await create({ name: 'Server', expiresInDays: 1 })
    await act(old.id, 'rotate', { graceHours: 168 })
    expect(await find(old.id)).toMatchObject({ status: 'expiring', expiresAt: old.expiresAt })
  })

  it('stops the old key at once with a grace of 0', async () => {
    const old = await create()
    const fresh = await act(old.id, 'rotate', { graceHours: 0 })
    expect([await works(old.key), await works(fresh.json.key)]).toEqual([false, true])
    expect(await find(old.id)).toMatchObject({ status: 'expired' })
  })

  it('refuses an unknown property of a rotation, which would leave the old key working for a day', async () => {
    const { id } = await create()
    const { status, json } = await act(id, 'rotate', { graceHour: 0 })
    expect([status, json]).toMatchObject([400, { message: 'Unknown property: graceHour.' }])
  })

  it.each([-1, 169, '24', null, true])('refuses a grace of %j hours with 400', async (graceHours) => {
    const { id } = await create()
    expect((await act(id, 'rotate', { graceHours })).status).toBe(400)
    expect(await find(id)).toMatchObject({ status: 'active' })
  })

  it('is for active keys only: 409 for expiring, expired and revoked ones', async () => {
    const [expiring, revoked] = await createMany(2)
    const expired = await create({ name: 'Short', expiresInDays: 1 })
    await act(expiring?.id ?? '', 'rotate', { graceHours: 168 })
    await act(revoked?.id ?? '', 'revoke')
    await console.clock.advance(DAY_MS)
    for (const key of [expiring, revoked, expired]) {
      const answer = await act(key?.id ?? '', 'rotate')
      expect(answer.status).toBe(409)
      expect(answer.text).toContain('active')
    }
  })

  it('accepts one of two simultaneous rotations', async () => {
    const { id } = await create()
    const answers = await Promise.all([act(id, 'rotate'), act(id, 'rotate'), act(id, 'rotate', { graceHours: 0 })])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
    expect((await list()).filter(({ status }) => status === 'active')).toHaveLength(1)
    expect(await console.deps.store.slots.holders(member.projectId, 'key')).toHaveLength(
      (await list()).filter(({ status }) => status !== 'expired').length,
    )
  })

  it('works with 20 keys only without grace, and leaves exactly 20', async () => {
    const [first, second] = await createMany(20)
    expect((await act(first?.id ?? '', 'rotate')).status).toBe(409)
    expect((await act(first?.id ?? '', 'rotate', { graceHours: 0 })).status).toBe(201)
    expect((await member.request('POST', keys, { body: { name: 'Extra' } })).status).toBe(409)
    expect((await act(second?.id ?? '', 'rotate', { graceHours: 0 })).status).toBe(201)
    expect((await list()).filter(({ status }) => status === 'active')).toHaveLength(20)
  })

  it('shows the new key also when the place of the old one cannot be freed, which is done when one is needed', async () => {
    const { id } = await create()
    await createMany(19)
    const release = vi.spyOn(console.deps.store.slots, 'release').mockRejectedValueOnce(new StoreUnavailable('away'))
    const rotated = await act(id, 'rotate', { graceHours: 0 })
    release.mockRestore()
    expect(rotated.status).toBe(201)
    expect(await works(rotated.json.key)).toBe(true)
    await act(rotated.json.id, 'revoke')
    await create()
    expect(await console.deps.store.slots.holders(member.projectId, 'key')).toHaveLength(20)
  })

  it('never leaves more than 20 however rotating and creating race', async () => {
    const made = await createMany(20)
    const rotations = made.map(({ id }) => act(id, 'rotate', { graceHours: 0 }))
    const wishes = Array.from({ length: 10 }, () => member.request('POST', keys, { body: { name: 'Race' } }))
    expect((await Promise.all(rotations)).every(({ status }) => status === 201)).toBe(true)
    expect((await Promise.all(wishes)).every(({ status }) => status === 409)).toBe(true)
    expect((await list()).filter(({ status }) => status === 'active')).toHaveLength(20)
    expect(await console.deps.store.slots.holders(member.projectId, 'key')).toHaveLength(20)
  })
})

describe('POST revoke', () => {
  it('stops an active and an expiring key at once and for good', async () => {
    const [active, expiring] = await createMany(2)
    await act(expiring?.id ?? '', 'rotate')
    for (const key of [active, expiring]) {
      const answer = await act(key?.id ?? '', 'revoke')
      expect(answer.status).toBe(200)
      expect(answer.json.status).toBe('revoked')
      expect(await works(key?.key ?? '')).toBe(false)
    }
  })

  it('leaves an expired or revoked key unchanged', async () => {
    const { id } = await create({ name: 'Short', expiresInDays: 1 })
    await console.clock.advance(DAY_MS)
    expect((await act(id, 'revoke')).json.status).toBe('expired')
    const { id: other } = await create()
    const first = await act(other, 'revoke')
    await console.clock.advance(1000)
    expect((await act(other, 'revoke')).json).toEqual(first.json)
  })
})
