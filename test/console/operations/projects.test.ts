import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { openConsole, type Member, type OpenedConsole } from '../../support/console/open-console.ts'

let console: OpenedConsole
let member: Member
beforeAll(async () => void (console = await openConsole()))
beforeEach(async () => void (member = await console.addMember()))
afterAll(() => console.close())

describe('projects', () => {
  it('are created empty, listed for their members and read alone', async () => {
    const made = await member.request('POST', '/console/api/projects', { body: { name: ' Night desk ' } })
    expect(made.status).toBe(201)
    expect(made.json).toEqual({
      id: expect.any(String) as string,
      name: 'Night desk',
      defaultModel: 'builtin:rules',
      defaultSpeech: '',
      defaultTelephony: '',
      timeZone: '',
      callLimits: { live: null, perDay: null, destinations: [] },
      createdAt: new Date(console.clock.now()).toISOString(),
    })
    const listed = await member.request<{ id: string }[]>('GET', '/console/api/projects')
    expect(listed.json.map(({ id }) => id).sort()).toEqual([member.projectId, made.json.id].sort())
    expect((await member.request('GET', `/console/api/projects/${String(made.json.id)}`)).json).toEqual(made.json)
  })

  it('are limited to 500 per user', async () => {
    const { projects, users } = console.deps.store
    const project = await projects.find(member.projectId)
    const { json } = await member.request<{ email: string }>('GET', '/console/api/session')
    const { id: userId = '' } = (await users.findByEmail(json.email)) ?? {}
    for (let n = 1; project && n < 500; n += 1) await projects.insert({ ...project, id: console.deps.newId() }, userId)
    expect(await member.request('POST', '/console/api/projects', { body: { name: 'One more' } })).toMatchObject({
      status: 409,
      json: { message: 'You have 500 projects, as many as may be.' },
    })
    const other = await console.visitor()
    expect((await other.request('POST', '/console/api/projects', { body: { name: 'First' } })).status).toBe(201)
  })

  it('are not listed for anybody else', async () => {
    const other = await console.visitor()
    expect((await other.request('GET', '/console/api/projects')).json).toEqual([])
  })

  it('change only in the given attributes', async () => {
    const change = { defaultModel: 'builtin:rules', defaultSpeech: 'deepgram', defaultTelephony: 'telephony_b' }
    expect((await member.request('PATCH', member.project, { body: change })).json).toMatchObject(change)
    const renamed = await member.request('PATCH', member.project, { body: { name: 'Luna', defaultSpeech: '' } })
    expect(renamed.status).toBe(200)
    expect(renamed.json).toMatchObject({ ...change, name: 'Luna', defaultSpeech: '' })
    expect((await member.request('GET', member.project)).json).toEqual(renamed.json)
  })

  it('keep what somebody else has changed since they were read', async () => {
    const { projects } = console.deps.store
    const before = await projects.find(member.projectId)
    await member.request('PATCH', member.project, { body: { callLimits: { perDay: 7 } } })
    const stale = vi.spyOn(projects, 'find').mockResolvedValueOnce(before).mockResolvedValueOnce(before)
    await member.request('PATCH', member.project, { body: { name: 'Luna' } })
    stale.mockRestore()
    expect(await projects.find(member.projectId)).toMatchObject({ name: 'Luna', callLimits: { perDay: 7 } })
  })

  it('have a time zone, kept under its present name, or none', async () => {
    const place = async (timeZone: string) =>
      (await member.request('PATCH', member.project, { body: { timeZone } })).json.timeZone
    expect(await place(' asia/calcutta ')).toBe('Asia/Kolkata')
    expect((await member.request('PATCH', member.project, { body: { name: 'Luna' } })).json.timeZone).toBe(
      'Asia/Kolkata',
    )
    expect(await place('')).toBe('')
  })

  it('hold their phone calls to limits, of which those that are left out keep their values', async () => {
    const limit = async (callLimits: object) =>
      (await member.request('PATCH', member.project, { body: { callLimits } })).json.callLimits
    expect(await limit({ live: 3, destinations: ['+91'] })).toEqual({ live: 3, perDay: null, destinations: ['+91'] })
    expect(await limit({ perDay: 100 })).toEqual({ live: 3, perDay: 100, destinations: ['+91'] })
    expect(await limit({ live: null, destinations: [] })).toEqual({ live: null, perDay: 100, destinations: [] })
  })

  it('say in words how many destinations may be', async () => {
    const callLimits = { destinations: Array.from({ length: 101 }, (_, n) => `+${n}`) }
    expect((await member.request('PATCH', member.project, { body: { callLimits } })).json).toMatchObject({
      message: 'callLimits.destinations may have at most 100 entries.',
    })
  })

  it.each([
    [{ callLimits: { live: -1 } }],
    [{ callLimits: { live: 1.5 } }],
    [{ callLimits: { perDay: '9' } }],
    [{ callLimits: { destinations: ['91'] } }],
    [{ callLimits: { destinations: null } }],
    [{ callLimits: { destinations: Array.from({ length: 101 }, (_, n) => `+${n}`) } }],
    [{ name: '' }],
    [{ name: '   ' }],
    [{ name: 7 }],
    [{ defaultModel: 'nobody:x' }],
    [{ defaultModel: 'rules' }],
    [{ defaultSpeech: 'gramophone' }],
    [{ defaultTelephony: 'telephony_c' }],
    [{ defaultTelephony: null }],
    [{ timeZone: 'Asia/Nowhere' }],
    [{ timeZone: null }],
  ])('reject %j with 400 and stay unchanged', async (body) => {
    const before = await member.request('GET', member.project)
    expect((await member.request('PATCH', member.project, { body })).status).toBe(400)
    expect((await member.request('GET', member.project)).json).toEqual(before.json)
  })

  it('have names of at most 200 characters', async () => {
    const rename = async (length: number) =>
      (await member.request('PATCH', member.project, { body: { name: 'x'.repeat(length) } })).status
    expect([await rename(200), await rename(201)]).toEqual([200, 400])
  })

  it('cannot be created without a name', async () => {
    expect((await member.request('POST', '/console/api/projects', { body: {} })).status).toBe(400)
    expect((await member.request('POST', '/console/api/projects')).status).toBe(400)
  })

  it.each(['Café 🎉 Лу́на', "Robert'); DROP TABLE projects;--", '__proto__'])('keep the name %j', async (name) => {
    const { json } = await member.request('PATCH', member.project, { body: { name } })
    expect(json.name).toBe(name)
    expect((await member.request('GET', member.project)).json.name).toBe(json.name)
  })

  it('are found by their id in any case, and not by anything that is no UUID', async () => {
    const shouted = `/console/api/projects/${member.projectId.toUpperCase()}`
    expect((await member.request('GET', shouted)).status).toBe(200)
    const answer = await member.request('GET', '/console/api/projects/first')
    expect(answer.status).toBe(400)
    expect(answer.json.message).toContain('UUID')
  })
})
