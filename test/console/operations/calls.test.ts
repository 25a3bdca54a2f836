import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { bookingFlow, brokenFlow, noticeFlow } from '../../support/api/flows.ts'
import {
  openConsole,
  type ConsoleResponse,
  type Member,
  type OpenedConsole,
} from '../../support/console/open-console.ts'

interface Reply {
  callId: string
  reply: string
  fields: object
  step: string
  ended: boolean
  outcome: string | null
}
interface CallAnswer {
  id: string
  agentId: string
  channel: string
  status: string
  outcome: string | null
  turnCount: number
}

const VARIABLES = { business: 'Cafe Luna' }

let console: OpenedConsole
let member: Member
let agentId: string
beforeAll(async () => void (console = await openConsole()))
beforeEach(async () => {
  member = await console.addMember()
  agentId = await addAgent(bookingFlow)
})
afterAll(() => console.close())

async function addAgent(flow: object, settings: object = { model: 'builtin:rules' }): Promise<string> {
  return (await member.make(`${member.project}/agents`, { name: 'Booker', flow, ...settings })).id
}

const start = (body: object | null = { variables: VARIABLES }, id = agentId) =>
  member.request<Reply>('POST', `/console/api/agents/${id}/test-conversations`, body === null ? {} : { body })
const say = (callId: string, text: unknown, id = agentId) =>
  member.request<Reply>('POST', `/console/api/agents/${id}/test-conversations/${callId}/messages`, { body: { text } })
const getCall = (id: string) => member.request('GET', `/console/api/calls/${id}`)
const listCalls = (query = '') => member.request<CallAnswer[]>('GET', `${member.project}/calls${query}`)

describe('test conversations', () => {
  it('run to their end as a person would have them, on the channel browser_text', async () => {
    const first = await start()
    expect(first.status).toBe(201)
    expect(first.json).toMatchObject({ fields: {}, ended: false, outcome: null })
    expect(first.json.reply).toContain('Welcome to Cafe Luna.')
    const { callId } = first.json
    const second = await say(callId, '  name=Asha ')
    expect(second.status).toBe(200)
    expect(second.json).toMatchObject({ callId, fields: { name: 'Asha' }, ended: false })
    expect((await say(callId, 'people=4')).json).toMatchObject({
      fields: { name: 'Asha', people: 4 },
      ended: true,
      outcome: 'completed',
    })
    expect((await getCall(callId)).json).toMatchObject({
      id: callId,
      agent: { id: agentId, name: 'Booker' },
      ...{ channel: 'browser_text', status: 'ended', outcome: 'completed', variables: VARIABLES },
      turns: [{ index: 0, callerText: null }, { callerText: 'name=Asha' }, { callerText: 'people=4' }],
    })
    expect((await say(callId, 'hello?')).status).toBe(410)
  })

  it('send no webhook', async () => {
    await member.make(`${member.project}/webhooks`, { url: 'http://127.0.0.1:9/hook' })
    const quiet = await addAgent(noticeFlow)
    expect((await start({}, quiet)).json).toMatchObject({ ended: true })
    expect((await member.request('GET', `${member.project}/deliveries`)).json).toEqual([])
  })

  it('start without a body where the flow declares no variables', async () => {
    expect((await start(null, await addAgent(noticeFlow))).status).toBe(201)
  })

  it.each([
    [null, 'business'],
    [{ variables: {} }, 'business'],
    [{ variables: { business: ' ' } }, 'business'],
    [{ variables: { business: null } }, 'business'],
    [{ variables: 'x' }, 'variables'],
    [{ variables: VARIABLES, model: 'gpt' }, 'model'],
    [{ variables: VARIABLES, model: '' }, 'model'],
    [{ variables: VARIABLES, model: 'anthropic:claude' }, 'anthropic'],
  ])('refuse to start with %j: 400', async (body, word) => {
    const answer = await start(body)
    expect(answer.status).toBe(400)
    expect(answer.text).toContain(word)
    expect((await listCalls()).json).toEqual([])
  })

  it('need a model from somewhere: the request, the agent or the project', async () => {
    await member.request('PATCH', member.project, { body: { defaultModel: '' } })
    const id = await addAgent(noticeFlow, {})
    expect((await start({}, id)).status).toBe(400)
    expect((await start({ model: 'builtin:rules' }, id)).status).toBe(201)
    await member.request('PATCH', member.project, { body: { defaultModel: 'builtin:rules' } })
    expect((await start({}, id)).status).toBe(201)
  })

  it('need a flow without errors: 422 quoting the first', async () => {
    const answer = await start({}, await addAgent(brokenFlow))
    expect(answer.status).toBe(422)
    expect(answer.text).toContain('nowhere')
  })

  it('are closed with 502 when the model cannot be reached', async () => {
    const answer = await start({ variables: VARIABLES, model: 'openai:dead' })
    expect(answer.status).toBe(502)
    expect((await listCalls()).json).toMatchObject([{ status: 'ended', outcome: 'failed' }])
  })

  it('accept one message at a time, and answer 409 to another', async () => {
    const { callId } = (await start({ variables: VARIABLES, model: 'openai:slow' })).json
    const first = say(callId, 'name=Asha')
    const release = await console.model.somebodyWaits()
    expect((await say(callId, 'name=Ravi')).status).toBe(409)
    release()
    expect((await first).json).toMatchObject({ fields: { name: 'Asha' } })
  })

  it.each([
    ['empty', ''],
    ['blank', '   '],
    ['a number', 5],
    ['null', null],
    ['too long', 'x'.repeat(8001)],
  ])('refuse a message that is %s with 400', async (_what, text) => {
    const { callId } = (await start()).json
    expect((await say(callId, text)).status).toBe(400)
  })

  it('answer 410 if unknown, of the public API, or of another agent', async () => {
    expect((await say(console.deps.newId(), 'hello')).status).toBe(410)
    const { key } = await member.make<{ key: string }>(`${member.project}/keys`, { name: 'K' })
    const started = await console.app.inject({
      method: 'POST',
      url: '/v1/conversations',
      headers: { authorization: `Bearer ${key}` },
      payload: { agentId, variables: VARIABLES },
    })
    expect((await say(started.json<Reply>().callId, 'hello')).status).toBe(410)
    const { callId } = (await start()).json
    expect((await say(callId, 'hello', await addAgent(noticeFlow))).status).toBe(410)
    expect((await say(callId, 'name=Asha')).status).toBe(200)
  })
})

describe('call log', () => {
  async function fill() {
    const notice = await addAgent(noticeFlow)
    const made: string[] = []
    for (let round = 0; round < 6; round += 1) {
      await console.clock.advance(1000)
      const { json } = round % 2 === 0 ? await start() : await start({}, notice)
      made.unshift(json.callId)
    }
    return { notice, newestFirst: made }
  }

  it('lists the newest first with the number of turns', async () => {
    const { newestFirst } = await fill()
    const { json } = await listCalls()
    expect(json.map(({ id }) => id)).toEqual(newestFirst)
    expect(json[0]).toMatchObject({ channel: 'browser_text', turnCount: 1, agent: { name: 'Booker' } })
    expect(json[0]).not.toHaveProperty('turns')
  })

  it('filters by agent, channel, status and outcome', async () => {
    const { notice } = await fill()
    const count = async (query: string) => (await listCalls(query)).json.length
    expect(await count(`?agentId=${notice}`)).toBe(3)
    expect(await count(`?agentId=${notice.toUpperCase()}`)).toBe(3)
    expect(await count('?status=ended')).toBe(3)
    expect(await count('?status=in_progress')).toBe(3)
    expect(await count('?outcome=completed')).toBe(3)
    expect(await count('?outcome=failed')).toBe(0)
    expect(await count('?channel=browser_text')).toBe(6)
    expect(await count('?channel=phone')).toBe(0)
    expect(await count(`?agentId=${notice}&status=in_progress`)).toBe(0)
    expect((await listCalls(`?agentId=${console.deps.newId()}`)).status).toBe(404)
  })

  it.each(['', '?status=ended', '?channel=browser_text'])(
    'pages through %j without a gap or a repeat',
    async (query) => {
      await fill()
      const all = (await listCalls(query)).json.map(({ id }) => id)
      const seen: string[] = []
      let path: string | undefined = `${member.project}/calls${query}${query === '' ? '?' : '&'}limit=2`
      while (path !== undefined) {
        const page: ConsoleResponse<CallAnswer[]> = await member.request('GET', path)
        expect(page.json.length).toBeLessThanOrEqual(2)
        seen.push(...page.json.map(({ id }) => id))
        path = /^<(.+)>; rel="next"$/.exec(String(page.headers.link))?.[1]
      }
      expect(seen).toEqual(all)
    },
  )

  it.each(['?status=done', '?channel=fax', '?outcome=', '?agentId=x', '?before=x', '?before='])(
    'refuses %j with 400',
    async (query) => {
      expect((await listCalls(query)).status).toBe(400)
    },
  )

  it.each(['?limit=0', '?limit=abc', '?limit=-5', '?limit=999', '?limit=1&limit=2'])(
    'reads %j leniently',
    async (query) => {
      expect((await listCalls(query)).status).toBe(200)
    },
  )

  it('answers 404 for an unknown call and 400 for an invalid id', async () => {
    expect((await getCall(console.deps.newId())).status).toBe(404)
    expect((await getCall('first')).status).toBe(400)
  })

  it('keeps the name of an agent that was deleted', async () => {
    const { callId } = (await start()).json
    await member.request('DELETE', `/console/api/agents/${agentId}`)
    expect((await getCall(callId)).json).toMatchObject({ agent: { id: agentId, name: 'Booker' } })
    expect((await listCalls(`?agentId=${agentId}`)).json).toHaveLength(1)
  })
})
