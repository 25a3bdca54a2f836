import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { bookingFlow, brokenFlow, noticeFlow } from '../../support/api/flows.ts'
import {
  openConsole,
  type ConsoleResponse,
  type Member,
  type OpenedConsole,
} from '../../support/console/open-console.ts'

interface Draft {
  flow: object
  revision: number
  isDraft: boolean
  savedAt: string
  savedBy: string | null
  ready: boolean
  issues: { level: string; message: string }[]
  stepCount: number
}

interface Agent {
  id: string
  flow: object
  ready: boolean
  revision: number
  published: { version: number; at: string } | null
  hasDraft: boolean
}

const VARIABLES = { business: 'Luna' }

let console: OpenedConsole
let member: Member
let agent: Agent
let path: string
beforeAll(async () => void (console = await openConsole()))
beforeEach(async () => {
  member = await console.addMember()
  agent = await member.make<Agent>(`${member.project}/agents`, { name: 'A', model: 'builtin:rules', flow: noticeFlow })
  path = `/console/api/agents/${agent.id}`
})
afterAll(() => console.close())

const ifMatch = (revision: number | string) => ({
  'if-match': typeof revision === 'number' ? `"${revision}"` : revision,
})
const read = async () => (await member.request<Draft>('GET', `${path}/draft`)).json
const readAgent = async () => (await member.request<Agent>('GET', path)).json
const save = (flow: object, revision: number | string): Promise<ConsoleResponse<Draft>> =>
  member.request<Draft>('PUT', `${path}/draft`, { body: { flow }, headers: ifMatch(revision) })
const publish = (body: object) => member.request<Agent>('POST', `${path}/publish`, { body })
const textOf = async (id: string) => {
  const answer = await member.request<{ text: string }>('POST', `/console/api/agents/${id}/test-conversations`, {
    body: {},
  })
  return answer.json
}

it('reports patterns that only the service finds unsupported', async () => {
  const withPattern = (pattern: string) => ({
    ...bookingFlow,
    fields: (bookingFlow.fields as object[]).map((field, place) => (place === 0 ? { ...field, pattern } : field)),
  })
  const answer = await save(withPattern('\\p{Letter}+'), 1)
  const issue = {
    level: 'error',
    message: expect.stringContaining('"pattern" has a part that the service cannot match') as string,
    where: { node: null, pointer: '/fields/0/pattern' },
  }
  expect(answer.json).toMatchObject({ ready: false, issues: [issue] })
  expect((await publish({ revision: 2 })).status).toBe(422)
  const mended = await save(withPattern('\\p{L}+'), 2)
  expect(mended.json).toMatchObject({ ready: true, issues: [] })
})

describe('GET draft', () => {
  it('gives the published flow under its revision when nothing was changed', async () => {
    const answer = await member.request<Draft>('GET', `${path}/draft`)
    expect(answer.status).toBe(200)
    expect(answer.headers.etag).toBe('"1"')
    expect(answer.json).toMatchObject({
      flow: noticeFlow,
      revision: 1,
      isDraft: false,
      savedBy: null,
      ready: true,
      issues: [],
    })
    expect(answer.json.savedAt).toBe(agent.published?.at)
  })

  it('gives an empty flow for an agent made from a name alone', async () => {
    const bare = await member.make<Agent>(`${member.project}/agents`, { name: 'B' })
    expect(bare).toMatchObject({ published: null, hasDraft: false, revision: 1 })
    const { json } = await member.request<Draft>('GET', `/console/api/agents/${bare.id}/draft`)
    expect(json).toMatchObject({ flow: {}, isDraft: false, ready: false })
  })
})

describe('PUT draft', () => {
  it('stores the flow unchanged with its check, and leaves the live one alone', async () => {
    const answer = await save(brokenFlow, 1)
    expect(answer.status).toBe(200)
    expect(answer.headers.etag).toBe('"2"')
    expect(answer.json).toMatchObject({
      flow: brokenFlow,
      revision: 2,
      isDraft: true,
      savedBy: member.email,
      ready: false,
    })
    expect(answer.json.issues[0]).toMatchObject({ level: 'error' })
    expect(await read()).toEqual(answer.json)
    expect(await readAgent()).toMatchObject({
      flow: noticeFlow,
      ready: true,
      revision: 2,
      hasDraft: true,
      published: { version: 1 },
    })
    const [listed] = (await member.request<Agent[]>('GET', `${member.project}/agents`)).json
    expect(listed).toMatchObject({ revision: 2, hasDraft: true })
    expect(await textOf(agent.id)).toMatchObject({ ended: true })
  })

  it('answers 412 for an old revision, and changes nothing', async () => {
    await save(bookingFlow, 1)
    for (const revision of [1, 3, 'W/"2"']) expect((await save(brokenFlow, revision)).status).toBe(412)
    expect(await read()).toMatchObject({ flow: bookingFlow, revision: 2 })
    expect((await save(brokenFlow, '*')).json).toMatchObject({ flow: brokenFlow, revision: 3 })
  })

  it('accepts one of two simultaneous saves', async () => {
    const answers = await Promise.all([save(bookingFlow, 1), save(brokenFlow, 1)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412])
    expect((await read()).flow).toEqual(answers.find(({ status }) => status === 200)?.json.flow)
  })

  it('answers 428 without If-Match and 400 with an invalid one', async () => {
    const missing = await member.request('PUT', `${path}/draft`, { body: { flow: {} } })
    expect(missing.status).toBe(428)
    expect(missing.json).toMatchObject({ error: 'Precondition Required', statusCode: 428 })
    for (const tag of ['2', '"0"', '"x"', '"1", "2"', '']) expect((await save({}, tag)).status).toBe(400)
    expect((await read()).revision).toBe(1)
  })

  it('answers 400 for an invalid flow or one larger than 256 KiB', async () => {
    for (const flow of [[], 'x', null, { note: 'x'.repeat(256 * 1024) }]) {
      expect((await save(flow as object, 1)).status).toBe(400)
    }
  })

  it('does not count the live flow as a draft, in any order of its keys', async () => {
    await save(bookingFlow, 1)
    const { json } = await save(Object.fromEntries(Object.entries(noticeFlow).reverse()), 2)
    expect(json).toMatchObject({ revision: 3, isDraft: false, savedBy: null })
    expect(await readAgent()).toMatchObject({ hasDraft: false, revision: 3 })
  })

  it('keeps hostile texts as texts', async () => {
    const flow = { start: '<img src=x onerror=alert(1)>', nodes: [{ id: '${7*7}', type: "'; DROP TABLE agents; --" }] }
    expect((await save(flow, 1)).json.flow).toEqual(flow)
  })
})

describe('DELETE draft', () => {
  it('returns to the live flow under a new revision', async () => {
    await save(bookingFlow, 1)
    const answer = await member.request('DELETE', `${path}/draft`, { headers: ifMatch(2) })
    expect([answer.status, answer.headers.etag]).toEqual([204, '"3"'])
    expect(await read()).toMatchObject({ flow: noticeFlow, revision: 3, isDraft: false })
  })

  it('changes nothing without a draft', async () => {
    const answer = await member.request('DELETE', `${path}/draft`, { headers: ifMatch(1) })
    expect([answer.status, answer.headers.etag]).toEqual([204, '"1"'])
  })

  it('answers 412 for an old revision and 428 without If-Match', async () => {
    await save(bookingFlow, 1)
    expect((await member.request('DELETE', `${path}/draft`, { headers: ifMatch(1) })).status).toBe(412)
    expect((await member.request('DELETE', `${path}/draft`)).status).toBe(428)
    expect(await read()).toMatchObject({ flow: bookingFlow, revision: 2 })
  })
})

describe('PUT agent beside a draft', () => {
  it('is live at once and leaves the draft and its revision alone', async () => {
    await save(bookingFlow, 1)
    await member.request('PUT', path, { body: { flow: brokenFlow } })
    expect(await readAgent()).toMatchObject({
      flow: brokenFlow,
      published: { version: 2 },
      revision: 2,
      hasDraft: true,
    })
    expect((await read()).flow).toEqual(bookingFlow)
  })

  it('makes an editor that has no draft read again', async () => {
    await member.request('PUT', path, { body: { flow: bookingFlow } })
    expect(await readAgent()).toMatchObject({ revision: 2, hasDraft: false })
    expect((await save(brokenFlow, 1)).status).toBe(412)
  })

  it('makes no version of settings alone, nor of the same flow', async () => {
    await member.request('PUT', path, { body: { name: 'B' } })
    await member.request('PUT', path, { body: { flow: noticeFlow } })
    expect(await readAgent()).toMatchObject({ published: { version: 1 }, revision: 1 })
  })

  it('keeps both of two simultaneous changes to different attributes', async () => {
    await save(bookingFlow, 1)
    const changes = ['name', 'description'].map((name) => member.request('PUT', path, { body: { [name]: 'changed' } }))
    await Promise.all([...changes, publish({ revision: 2 })])
    expect(await readAgent()).toMatchObject({ name: 'changed', description: 'changed', flow: bookingFlow })
  })
})

describe('publish', () => {
  it('makes the draft live as the next version, and removes it', async () => {
    await console.clock.advance(1000)
    await save(bookingFlow, 1)
    const answer = await publish({ revision: 2, note: ' Tables. ' })
    expect(answer.status).toBe(200)
    expect(answer.json).toMatchObject({
      flow: bookingFlow,
      ready: true,
      hasDraft: false,
      revision: 3,
      published: { version: 2 },
    })
    expect(answer.json).toEqual(await readAgent())
    const [latest] = (await member.request<{ note: string; by: string }[]>('GET', `${path}/versions`)).json
    expect(latest).toMatchObject({ version: 2, note: 'Tables.', by: member.email })
  })

  it('is 412 on another revision, 409 without a draft', async () => {
    expect((await publish({ revision: 1 })).status).toBe(409)
    await save(bookingFlow, 1)
    for (const revision of [1, 3]) expect((await publish({ revision })).status).toBe(412)
    expect(await readAgent()).toMatchObject({ flow: noticeFlow, published: { version: 1 } })
  })

  it('is 422 quoting the first error, and changes nothing', async () => {
    const { json } = await save(brokenFlow, 1)
    const answer = await publish({ revision: 2 })
    expect(answer.status).toBe(422)
    expect(answer.json).toMatchObject({ message: `The draft has an error: ${json.issues[0]?.message ?? ''}` })
    expect(await readAgent()).toMatchObject({ flow: noticeFlow, hasDraft: true, revision: 2 })
  })

  it.each([
    [{}],
    [{ revision: '2' }],
    [{ revision: 0 }],
    [{ revision: 1.5 }],
    [{ revision: 1, note: 'x'.repeat(501) }],
  ])('is 400 for %j', async (body) => {
    expect((await publish(body)).status).toBe(400)
  })
})

describe('layout', () => {
  const nodes = { welcome: [10, -20.5], '<b>': [0, 0] }

  it('is empty at first, and then as it was saved last', async () => {
    const before = await readAgent()
    expect((await member.request('GET', `${path}/layout`)).json).toEqual({ nodes: {} })
    expect((await member.request('PUT', `${path}/layout`, { body: { nodes: { x: [1, 1] } } })).status).toBe(204)
    expect((await member.request('PUT', `${path}/layout`, { body: { nodes } })).status).toBe(204)
    expect((await member.request('GET', `${path}/layout`)).json).toEqual({ nodes })
    expect(await readAgent()).toEqual(before)
  })

  it.each([
    [{}],
    [{ nodes: [] }],
    [{ nodes: { a: [1] } }],
    [{ nodes: { a: [1, 2, 3] } }],
    [{ nodes: { a: ['1', '2'] } }],
    [{ nodes: { a: [1, 1e300] } }],
    [{ nodes: { ['x'.repeat(201)]: [1, 2] } }],
    [{ nodes: Object.fromEntries(Array.from({ length: 3000 }, (_, n) => [`a step of that many ${n}`, [1, 2]])) }],
  ])('is 400 for %j', async (body) => {
    expect((await member.request('PUT', `${path}/layout`, { body })).status).toBe(400)
  })
})

describe('test conversations on a draft', () => {
  const tests = () => `${path}/test-conversations`

  it('run the draft, while others run the live flow', async () => {
    await save(bookingFlow, 1)
    const draft = await member.request('POST', tests(), { body: { flow: 'draft', variables: VARIABLES } })
    expect([draft.status, draft.json.ended]).toEqual([201, false])
    const live = await member.request('POST', tests(), { body: { flow: 'published' } })
    expect(live.json.ended).toBe(true)
    await publish({ revision: 2 })
  })

  it('run the live flow if there is no draft', async () => {
    expect((await member.request('POST', tests(), { body: { flow: 'draft' } })).status).toBe(201)
  })

  it('are 422 quoting the first error of a broken draft', async () => {
    await save(brokenFlow, 1)
    const answer = await member.request('POST', tests(), { body: { flow: 'draft' } })
    expect(answer.status).toBe(422)
    expect(answer.json.message).toContain('The draft has an error: ')
    expect((await member.request('POST', tests(), { body: {} })).status).toBe(201)
  })

  it('are 400 for a flow of another name', async () => {
    expect((await member.request('POST', tests(), { body: { flow: 'x' } })).status).toBe(400)
  })
})

describe('DELETE test conversation', () => {
  const tests = () => `${path}/test-conversations`

  it('ends it at once, and again without effect', async () => {
    await member.request('PUT', path, { body: { flow: bookingFlow } })
    const { callId } = await member.make<{ callId: string }>(tests(), { variables: VARIABLES })
    expect((await member.request('DELETE', `${tests()}/${callId}`)).status).toBe(204)
    expect((await member.request('GET', `/console/api/calls/${callId}`)).json).toMatchObject({
      status: 'ended',
      outcome: 'failed',
    })
    expect((await member.request('DELETE', `${tests()}/${callId}`)).status).toBe(204)
    const late = await member.request('POST', `${tests()}/${callId}/messages`, { body: { text: 'hello' } })
    expect(late.status).toBe(410)
  })

  it('answers 410 for an id that is no conversation with this agent', async () => {
    expect((await member.request('DELETE', `${tests()}/${console.deps.newId()}`)).status).toBe(410)
    expect((await member.request('DELETE', `${tests()}/x`)).status).toBe(400)
  })
})
