import { describe, expect, it } from 'vitest'
import { brokenFlow, noticeFlow } from '../../support/api/flows.ts'
import {
  UNKNOWN,
  start,
  started,
  call,
  addEndpoint,
  deliveries,
  useApi,
  api,
  agent,
  startWith,
} from './conversation-requests.ts'

useApi()

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
    startWith(await api.addAgent({ flow: noticeFlow }))
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
    startWith(await api.addAgent({ model: 'openai:gpt' }))
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
    startWith(await api.addAgent({ flow: brokenFlow }))
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
