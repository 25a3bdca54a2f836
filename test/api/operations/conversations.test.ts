import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { Agent } from '../../../src/ports/entities.ts'
import { brokenFlow, noticeFlow } from '../../support/api/flows.ts'
import { openApi, type ApiResponse, type OpenedApi } from '../../support/api/open-api.ts'

const UNKNOWN = '00000000-0000-4000-8000-000000000000'
const IDLE_MS = 15 * 60_000

let api: OpenedApi
let agent: Agent
beforeAll(async () => void (api = await openApi()))
beforeEach(async () => {
  // A message that met the end of its conversation may have left its request with the model.
  api.model.waiting.length = 0
  await api.freshProject()
  agent = await api.addAgent()
})
afterAll(() => api.close())

function start(body: object = {}, options: { key?: string } = {}): Promise<ApiResponse> {
  const variables = { business: 'Luna' }
  return api.request('POST', '/v1/conversations', { body: { agentId: agent.id, variables, ...body }, ...options })
}

async function started(body: object = {}): Promise<string> {
  return ((await start(body)).json as { callId: string }).callId
}

function say(callId: string, text: unknown, options: { key?: string } = {}): Promise<ApiResponse> {
  return api.request('POST', `/v1/conversations/${callId}/messages`, { body: { text }, ...options })
}

function end(callId: string, options: { key?: string } = {}): Promise<ApiResponse> {
  return api.request('DELETE', `/v1/conversations/${callId}`, options)
}

async function call(callId: string): Promise<Record<string, unknown>> {
  return (await api.request('GET', `/v1/calls/${callId}`)).json as Record<string, unknown>
}

async function addEndpoint(): Promise<void> {
  const secret = 'sealed'
  const id = crypto.randomUUID()
  const url = 'https://example.com/hook'
  const { projectId } = api
  await api.store.endpoints.insert({ id, projectId, url, secret, enabled: true, createdAt: 1, deletedAt: null })
}

/** Holds up the ends of conversations; answers when one is held, with what lets it go. */
function holdEnds(): { someoneWaits: Promise<void>; release: () => void } {
  const { endpoints } = api.store
  const list = endpoints.list.bind(endpoints)
  const held = Promise.withResolvers<void>()
  const gate = Promise.withResolvers<void>()
  const spy = vi.spyOn(endpoints, 'list').mockImplementation(async (projectId) => {
    held.resolve()
    await gate.promise
    return list(projectId)
  })
  onTestFinished(() => spy.mockRestore())
  return { someoneWaits: held.promise, release: gate.resolve }
}

async function deliveries(): Promise<unknown[]> {
  await api.kernel.writeUnwritten()
  return api.store.actors.list({ list: 'deliveries', projectId: api.projectId, limit: 50 })
}

describe('POST /v1/conversations', () => {
  it('answers the agent’s first line', async () => {
    const answer = await start()
    expect(answer.status).toBe(201)
    expect(answer.json).toEqual({
      callId: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
      reply: 'Welcome to Luna. Please give name.',
      fields: {},
      step: 'who',
      ended: false,
      outcome: null,
    })
  })

  it('says so when the first line is the last', async () => {
    agent = await api.addAgent({ flow: noticeFlow })
    expect((await start()).json).toMatchObject({ ended: true, outcome: 'completed', step: 'bye' })
  })

  it('keeps every variable as text, undeclared ones too', async () => {
    const variables = {
      business: 7,
      open: true,
      note: '{{business}}',
      'a.b': '',
      $set: 'x',
      constructor: 'c',
      toString: 't',
    }
    const callId = await started({ variables })
    expect(await call(callId)).toMatchObject({
      variables: {
        business: '7',
        open: 'true',
        note: '{{business}}',
        'a.b': '',
        $set: 'x',
        constructor: 'c',
        toString: 't',
      },
    })
  })

  it.each([undefined, {}, { other: 'x' }, { business: '' }, { business: ' \n' }])(
    'answers 400 naming the variable that has no value in %j',
    async (variables) => {
      const answer = await start({ variables })
      expect(answer.json).toEqual({
        message: 'Variables without a value: business.',
        error: 'Bad Request',
        statusCode: 400,
      })
    },
  )

  it.each([null, 'x', [], { business: null }, { business: {} }, { business: ['x'] }, { business: 'x'.repeat(1025) }])(
    'answers 400 to variables of the form %j',
    async (variables) => {
      expect((await start({ variables })).status).toBe(400)
    },
  )

  it('takes 64 variables of 1,024 characters, and no more of either', async () => {
    const many = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, n) => [`v${n}`, 'x']))
    expect((await start({ variables: { ...many(63), business: 'x'.repeat(1024) } })).status).toBe(201)
    expect((await start({ variables: { ...many(64), business: 'x' } })).json).toMatchObject({
      message: 'variables may have at most 64 entries.',
    })
  })

  it('answers 400 when variables take more room than a conversation has', async () => {
    const variables = Object.fromEntries(Array.from({ length: 63 }, (_, n) => [`v${n}`, 'й'.repeat(1024)]))
    expect((await start({ variables: { ...variables, business: 'x' } })).status).toBe(400)
  })

  it.each(['x', ':', 'a:b:c', ':x', 'x:', '', 'nobody:x', 'builtin:other'])(
    'answers 400 to the model %j',
    async (model) => {
      expect((await start({ model })).status).toBe(400)
    },
  )

  it('answers 400 when the model’s provider is not connected', async () => {
    const answer = await start({ model: 'anthropic:claude' })
    expect(answer.status).toBe(400)
    expect(answer.json).toMatchObject({ message: 'The model provider anthropic is not connected to this project.' })
  })

  it('uses the requested model, else the agent’s, else the project’s', async () => {
    expect(await call(await started())).toMatchObject({ model: 'builtin:rules' })
    agent = await api.addAgent({ model: 'openai:gpt' })
    expect(await call(await started())).toMatchObject({ model: 'openai:gpt' })
    expect(await call(await started({ model: 'openai:gpt:2' }))).toMatchObject({ model: 'openai:gpt:2' })
  })

  it('answers 404 for an agent that is unknown, deleted or another project’s', async () => {
    const other = await api.addProject()
    const deleted = await api.addAgent({ deletedAt: 1 })
    const theirs = await api.addAgent({ projectId: other.projectId })
    for (const agentId of [UNKNOWN, deleted.id, theirs.id]) expect((await start({ agentId })).status).toBe(404)
  })

  it('answers 422 quoting the first error of a flow that is not ready', async () => {
    agent = await api.addAgent({ flow: brokenFlow })
    const answer = await start()
    const quoted = agent.issues.find(({ level }) => level === 'error')?.message ?? 'none'
    expect(answer.status).toBe(422)
    expect(answer.json).toEqual({
      message: `The agent's flow has an error: ${quoted}`,
      error: 'Unprocessable Entity',
      statusCode: 422,
    })
  })

  it('checks the body, the agent, its flow, the variables and the model in this order', async () => {
    const broken = await api.addAgent({ flow: brokenFlow })
    const bad = { variables: {}, model: 'x' }
    expect((await start({ ...bad, agentId: 'x' })).status).toBe(400)
    expect((await start({ ...bad, agentId: UNKNOWN })).status).toBe(404)
    expect((await start({ ...bad, agentId: broken.id })).status).toBe(422)
    expect((await start(bad)).json).toMatchObject({ message: 'Variables without a value: business.' })
    expect((await start({ model: 'x' })).json).toMatchObject({
      message: expect.stringContaining('<provider>:<model>') as string,
    })
  })

  it('answers 502 when the model is out of reach; the call has failed and is reported', async () => {
    await addEndpoint()
    const answer = await start({ model: 'openai:dead' })
    expect(answer.json).toEqual({
      message: 'The language model could not be reached. The conversation is closed.',
      error: 'Bad Gateway',
      statusCode: 502,
    })
    const [record] = (await api.request('GET', '/v1/calls')).json as Record<string, unknown>[]
    expect(record).toMatchObject({
      status: 'ended',
      outcome: 'failed',
      error: 'The language model could not be reached.',
      turnCount: 0,
    })
    expect(await deliveries()).toHaveLength(1)
  })
})

describe('POST /v1/conversations/:id/messages', () => {
  it('answers the next line until the agent has said its last', async () => {
    const callId = await started()
    expect((await say(callId, '  name=Asha\n')).json).toEqual({
      callId,
      reply: 'Please give people.',
      fields: { name: 'Asha' },
      step: 'size',
      ended: false,
      outcome: null,
    })
    expect((await say(callId.toUpperCase(), 'people=4')).json).toEqual({
      callId,
      reply: 'See you soon.',
      fields: { name: 'Asha', people: 4 },
      step: 'bye',
      ended: true,
      outcome: 'completed',
    })
    expect((await say(callId, 'hello?')).json).toEqual({
      message: 'The conversation has ended, has expired or never existed.',
      error: 'Gone',
      statusCode: 410,
    })
  })

  it.each([
    undefined,
    null,
    5,
    {},
    { $where: '1' },
    [],
    '',
    '  \n\t',
    '\u00a0',
    '\u200b\u200d',
    '\u0000\u0001',
    '\ufeff \u00ad',
  ])('answers 400 to the text %j', async (text) => {
    const callId = await started()
    expect((await say(callId, text)).status).toBe(400)
    expect((await say(UNKNOWN, text)).status).toBe(400)
    expect(await call(callId)).toMatchObject({ turns: [expect.anything()] })
  })

  it('takes 8,000 characters after trimming, and not one more', async () => {
    const callId = await started()
    expect((await say(callId, ` ${'x'.repeat(8000)} `)).status).toBe(200)
    expect((await say(callId, 'x'.repeat(8001))).json).toMatchObject({
      message: 'text may have at most 8000 characters.',
    })
  })

  it.each(['😀 नमस्ते', '"quotes" \\ and \u2028 end', 'tab\tand\r\nline', '__proto__', '{{business}}'])(
    'keeps %j as it was said',
    async (text) => {
      const callId = await started()
      expect((await say(callId, text)).status).toBe(200)
      const { turns } = (await call(callId)) as { turns: { callerText: string }[] }
      expect(turns[1]?.callerText).toBe(text)
    },
  )

  it('answers 409 to a message that comes while one is being answered, and keeps no trace of it', async () => {
    const callId = await started({ model: 'openai:slow' })
    const first = say(callId, 'name=Asha')
    const release = await api.model.somebodyWaits()
    const second = await say(callId, 'name=Ravi')
    expect(second.json).toEqual({
      message: 'The previous message is still being answered.',
      error: 'Conflict',
      statusCode: 409,
    })
    release()
    expect((await first).json).toMatchObject({ fields: { name: 'Asha' } })
    expect((await call(callId)).turns).toHaveLength(2)
  })

  it('answers one of two messages that come at once', async () => {
    const callId = await started({ model: 'openai:slow' })
    const both = [say(callId, 'name=Asha'), say(callId, 'name=Ravi')]
    const release = await api.model.somebodyWaits()
    expect((await Promise.race(both)).status).toBe(409)
    release()
    expect((await Promise.all(both)).map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it('answers 410 for a conversation that is unknown, another project’s, or no text conversation of the API', async () => {
    const callId = await started()
    const other = await api.addProject()
    expect((await say(UNKNOWN, 'hi')).status).toBe(410)
    expect((await say(callId, 'name=Asha', { key: other.key })).status).toBe(410)
    expect(await call(callId)).toMatchObject({ fields: {} })
  })

  it('answers 502 when the model is lost on the way; the call has failed and is reported once', async () => {
    await addEndpoint()
    const callId = await started({ model: 'openai:gpt' })
    api.model.isBroken = true
    expect((await say(callId, 'name=Asha')).status).toBe(502)
    expect(await call(callId)).toMatchObject({ status: 'ended', outcome: 'failed', error: null })
    expect((await say(callId, 'hello?')).status).toBe(410)
    expect(await deliveries()).toHaveLength(1)
  })

  it('answers 410 after 15 idle minutes, and the call ended at the deadline', async () => {
    const callId = await started()
    await api.clock.advance(IDLE_MS - 1)
    expect((await say(callId, 'name=Asha')).status).toBe(200)
    const deadline = api.clock.now() + IDLE_MS
    await api.clock.advance(IDLE_MS)
    await api.kernel.wake([{ actorId: `conversation/${callId}`, wakeAt: deadline }])
    expect((await say(callId, 'people=4')).status).toBe(410)
    // From the deadline on nothing is taken; the result is prepared first.
    await expect
      .poll(() => call(callId))
      .toMatchObject({ status: 'ended', outcome: 'partial', endedAt: new Date(deadline).toISOString() })
  })
})

describe('DELETE /v1/conversations/:id', () => {
  it('ends it as failed when nothing was collected, and reports it', async () => {
    await addEndpoint()
    const callId = await started()
    const answer = await end(callId)
    expect([answer.status, answer.text]).toEqual([204, ''])
    expect(await call(callId)).toMatchObject({
      status: 'ended',
      outcome: 'failed',
      endedAt: new Date(api.clock.now()).toISOString(),
    })
    expect(await deliveries()).toHaveLength(1)
  })

  it('ends it as partial when something was collected', async () => {
    const callId = await started()
    await say(callId, 'name=Asha')
    await end(callId)
    expect(await call(callId)).toMatchObject({ outcome: 'partial', fields: { name: 'Asha' } })
  })

  it('may be repeated, also all at once, and reports once', async () => {
    await addEndpoint()
    const callId = await started()
    const answers = await Promise.all([end(callId), end(callId), end(callId)])
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204])
    expect((await end(callId)).status).toBe(204)
    expect(await deliveries()).toHaveLength(1)
  })

  it('answers the second of two when the first has come through, and messages in between with 410', async () => {
    await addEndpoint()
    const callId = await started()
    const ends = holdEnds()
    const answered: string[] = []
    const first = end(callId).then(({ status }) => answered.push(`first ${status}`))
    await ends.someoneWaits
    const second = end(callId).then(({ status }) => answered.push(`second ${status}`))
    const message = say(callId, 'name=Asha')
    expect(await call(callId)).toMatchObject({ status: 'in_progress', outcome: null, endedAt: null })
    expect(answered).toEqual([])
    ends.release()
    await Promise.all([first, second])
    expect((await message).status).toBe(410)
    expect(answered.sort()).toEqual(['first 204', 'second 204'])
    expect(await call(callId)).toMatchObject({ status: 'ended', outcome: 'failed' })
    expect(await deliveries()).toHaveLength(1)
  })

  it('answers 204 to an unknown id, and to another project’s without ending it', async () => {
    const callId = await started()
    const other = await api.addProject()
    expect((await end(UNKNOWN)).status).toBe(204)
    expect((await end(callId, { key: other.key })).status).toBe(204)
    expect(await call(callId)).toMatchObject({ status: 'in_progress', outcome: null })
  })

  it.each([0, 1, 2, 3, 5, 8])('and a message that comes %i rounds later is 410', async (rounds) => {
    const callId = await started({ model: 'openai:slow' })
    const ends = holdEnds()
    const deleted = end(callId)
    for (let round = 0; round < rounds; round += 1) await new Promise((resolve) => setImmediate(resolve))
    const message = say(callId, 'name=Asha')
    await ends.someoneWaits
    ends.release()
    expect((await deleted).status).toBe(204)
    expect((await message).status).toBe(410)
  })

  it('leaves nothing of a message that was understood and not answered', async () => {
    const callId = await started({ model: 'openai:slow' })
    const first = say(callId, 'name=Asha')
    ;(await api.model.somebodyWaits())()
    await first
    api.model.holdsReplies = true
    onTestFinished(() => void (api.model.holdsReplies = false))
    const message = say(callId, 'name=Ravi')
    ;(await api.model.somebodyWaits())()
    const reply = await api.model.somebodyWaits()
    expect((await end(callId)).status).toBe(204)
    reply()
    expect((await message).status).toBe(410)
    const { turns, ...ended } = await call(callId)
    expect(ended).toMatchObject({ outcome: 'partial', fields: { name: 'Asha' } })
    expect(JSON.stringify(turns)).not.toContain('Ravi')
  })

  it('ends it at once while a message is being answered, which then gets 410', async () => {
    const callId = await started({ model: 'openai:slow' })
    const message = say(callId, 'name=Asha')
    const release = await api.model.somebodyWaits()
    expect((await end(callId)).status).toBe(204)
    release()
    expect((await message).status).toBe(410)
    expect(await call(callId)).toMatchObject({ status: 'ended', outcome: 'failed', fields: {} })
  })
})
