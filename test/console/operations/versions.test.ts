import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { StoreUnavailable } from '../../../src/base/errors.ts'
import { bookingFlow, brokenFlow, noticeFlow } from '../../support/api/flows.ts'
import { openConsole, type Member, type OpenedConsole } from '../../support/console/open-console.ts'
import { longTest } from '../../support/long-test.ts'

interface Version {
  version: number
  flowHash: string
  at: string
  by: string | null
  note: string
  stepCount: number
  ready: boolean
  flow?: object
}

let console: OpenedConsole
let member: Member
let path: string
beforeAll(async () => void (console = await openConsole()))
beforeEach(async () => {
  member = await console.addMember()
  const { id } = await member.make(`${member.project}/agents`, { name: 'A', flow: noticeFlow })
  path = `/console/api/agents/${id}`
})
afterAll(() => console.close())

const list = async (query = '') => (await member.request<Version[]>('GET', `${path}/versions${query}`)).json
const restore = (version: number | string, tag?: string) =>
  member.request(
    'POST',
    `${path}/versions/${version}/restore`,
    tag === undefined ? {} : { headers: { 'if-match': tag } },
  )

describe('GET versions', () => {
  it('lists every flow that was live, latest first, without the flows', async () => {
    await console.clock.advance(1000)
    await member.request('PUT', path, { body: { flow: bookingFlow } })
    await member.request('PUT', path, { body: { flow: brokenFlow } })
    const versions = await list()
    expect(versions.map(({ version, ready, by, note }) => ({ version, ready, by, note }))).toEqual([
      { version: 3, ready: false, by: member.email, note: '' },
      { version: 2, ready: true, by: member.email, note: '' },
      { version: 1, ready: true, by: member.email, note: '' },
    ])
    expect(new Set(versions.map(({ flowHash }) => flowHash)).size).toBe(3)
    expect(versions[0]).not.toHaveProperty('flow')
    expect(versions[1]?.stepCount).toBe(4)
  })

  it('gives pages, each with the address of the next', async () => {
    for (let n = 0; n < 4; n += 1) await member.request('PUT', path, { body: { flow: { note: n } } })
    const first = await member.request<Version[]>('GET', `${path}/versions?limit=2`)
    expect(first.json.map(({ version }) => version)).toEqual([5, 4])
    const next = /<([^>]+)>; rel="next"/.exec(String(first.headers.link))?.[1] ?? ''
    const second = await member.request<Version[]>('GET', next)
    expect(second.json.map(({ version }) => version)).toEqual([3, 2])
    expect((await list('?before=2')).map(({ version }) => version)).toEqual([1])
    expect((await member.request('GET', `${path}/versions?before=2`)).headers.link).toBeUndefined()
    expect((await member.request('GET', `${path}/versions?before=x`)).status).toBe(400)
  })

  it('is empty for an agent without a flow', async () => {
    const { id } = await member.make(`${member.project}/agents`, { name: 'B' })
    expect((await member.request('GET', `/console/api/agents/${id}/versions`)).json).toEqual([])
  })

  it('has a flow once whose publication was cut off and repeated', async () => {
    const save = { body: { flow: bookingFlow }, headers: { 'if-match': '"1"' } }
    await member.request('PUT', `${path}/draft`, save)
    const publish = () => member.request('POST', `${path}/publish`, { body: { revision: 2, note: 'Busy' } })
    const update = vi.spyOn(console.deps.store.agents, 'update').mockRejectedValueOnce(new StoreUnavailable('away'))
    expect((await publish()).status).toBe(503)
    update.mockRestore()
    expect((await publish()).json).toMatchObject({ flow: bookingFlow, published: { version: 2 } })
    expect((await list()).map(({ version }) => version)).toEqual([2, 1])
  })

  longTest('keeps the latest 200', async () => {
    for (let n = 0; n < 201; n += 1) await member.request('PUT', path, { body: { flow: { note: n } } })
    const versions = await list('?limit=200')
    expect([versions.length, versions[0]?.version, versions.at(-1)?.version]).toEqual([200, 202, 3])
    expect((await member.request('GET', `${path}/versions/2`)).status).toBe(404)
  })

  it('are gone with their agent', async () => {
    const [, , , , id = ''] = path.split('/')
    await member.request('DELETE', path)
    expect((await member.request('GET', `${path}/versions`)).status).toBe(404)
    expect(await console.deps.store.versions.list(id, 5)).toEqual([])
  })
})

describe('GET version', () => {
  it('gives the flow as it was saved', async () => {
    await member.request('PUT', path, { body: { flow: brokenFlow } })
    const { json } = await member.request<Version>('GET', `${path}/versions/2`)
    expect(json).toMatchObject({ version: 2, flow: brokenFlow })
    expect((await member.request<Version>('GET', `${path}/versions/1`)).json.flow).toEqual(noticeFlow)
  })

  it('is 404 for one that never was, 400 for what is no number', async () => {
    expect((await member.request('GET', `${path}/versions/9`)).status).toBe(404)
    for (const version of ['0', 'x', '1.5', '-1', '9999999999']) {
      expect([version, (await member.request('GET', `${path}/versions/${version}`)).status]).toEqual([version, 400])
    }
  })
})

describe('restore', () => {
  it('makes a version the draft and leaves what is live alone', async () => {
    await member.request('PUT', path, { body: { flow: bookingFlow } })
    const { headers } = await member.request('GET', `${path}/draft`)
    const answer = await restore(1, String(headers.etag))
    expect(answer.status).toBe(200)
    expect(answer.json).toMatchObject({ flow: noticeFlow, isDraft: true, savedBy: member.email })
    expect((await member.request('GET', path)).json).toMatchObject({ flow: bookingFlow, hasDraft: true })
  })

  it('is 428 without If-Match, 412 on a revision that is gone, 404 for no such version', async () => {
    expect((await restore(1)).status).toBe(428)
    expect((await restore(1, '"7"')).status).toBe(412)
    expect((await restore(9, '"1"')).status).toBe(404)
  })
})
