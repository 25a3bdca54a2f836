import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LimitExceeded } from '../../../src/actors/journal/limits.ts'
import { UnknownMachine } from '../../../src/actors/machine-lookup.ts'
import { errorResponse, errorBody, sendError } from '../../../src/api/http/errors.ts'
import { Conflict, Gone, ModelUnavailable, NotFound, SetupError, StoreUnavailable } from '../../../src/base/errors.ts'
import { openApi, type OpenedApi } from '../../support/api/open-api.ts'

let api: OpenedApi
beforeAll(async () => void (api = await openApi({ config: { rateLimitPerMinute: 120 } })))
afterAll(() => api.close())

function bodyOf(error: unknown): unknown {
  return JSON.parse(errorBody(errorResponse(error)))
}

describe('error bodies', () => {
  it.each([
    [new NotFound('No such thing.'), { message: 'No such thing.', error: 'Not Found', statusCode: 404 }],
    [new Conflict('Busy.'), { message: 'Busy.', error: 'Conflict', statusCode: 409 }],
    [new Gone('Over.'), { message: 'Over.', error: 'Gone', statusCode: 410 }],
    [
      new LimitExceeded('context', 9, 8),
      { message: expect.any(String) as string, error: 'Bad Request', statusCode: 400 },
    ],
    [new ModelUnavailable(), { message: expect.any(String) as string, error: 'Bad Gateway', statusCode: 502 }],
    [new StoreUnavailable(), { message: expect.any(String) as string, error: 'Service Unavailable', statusCode: 503 }],
  ])('has message, error and statusCode for %s', (error, body) => {
    expect(bodyOf(error)).toEqual(body)
  })

  it.each([
    new Error('password=hunter2'),
    new SetupError('DATA_DIR /srv/x cannot be read'),
    new UnknownMachine('conversation', '1+abc'),
    Object.assign(new Error('select * from keys'), { statusCode: 418, code: 'FST_ERR_X' }),
    'a string',
    null,
    undefined,
  ])('shows nothing of an unexpected %s', (error) => {
    expect(bodyOf(error)).toEqual({ message: 'Something went wrong on our side.', statusCode: 500 })
  })
})

describe('failing parts', () => {
  it('answers 500 without a word of the cause, limits included', async () => {
    const { agents } = api.store
    const list = agents.list.bind(agents)
    agents.list = () => Promise.reject(new TypeError('secret detail'))
    const answer = await api.request('GET', '/v1/agents')
    agents.list = list
    expect(answer.status).toBe(500)
    expect(answer.json).toEqual({ message: 'Something went wrong on our side.', statusCode: 500 })
    expect(answer.headers['x-ratelimit-remaining']).toBe('119')
  })

  it('answers 503 with Retry-After while the store is away, to the key’s check as well', async () => {
    const { actors } = api.store
    const findByLookup = actors.findByLookup.bind(actors)
    actors.findByLookup = () => Promise.reject(new StoreUnavailable())
    const answer = await api.request('GET', '/v1/agents')
    actors.findByLookup = findByLookup
    expect(answer.status).toBe(503)
    expect(answer.headers['retry-after']).toBe('2')
  })
})

describe('around the API', () => {
  it('says that it lives and that it is ready', async () => {
    expect((await api.request('GET', '/healthz', { key: null })).json).toEqual({ status: 'ok' })
    expect((await api.request('GET', '/readyz', { key: null })).json).toEqual({ status: 'ready' })
    const { store } = api
    const isReachable = store.isReachable.bind(store)
    store.isReachable = () => Promise.resolve(false)
    expect((await api.request('GET', '/readyz', { key: null })).status).toBe(503)
    store.isReachable = isReachable
  })

  it('serves its OpenAPI document and its figures', async () => {
    const { json } = await api.request('GET', '/openapi.json', { key: null })
    expect(json).toMatchObject({ openapi: '3.1.0', paths: { '/v1/calls': { post: { operationId: 'placeCall' } } } })
    await api.request('GET', '/v1/agents')
    const { payload, headers } = await api.app.inject('/metrics')
    expect(headers['content-type']).toContain('text/plain')
    expect(payload).toMatch(/parley_http_request_duration_seconds_count\{operation="listAgents",status="200"\} \d+/)
  })

  it.each(['/', '/console'])('leads from %s to the console', async (path) => {
    const { statusCode, headers } = await api.app.inject(path)
    expect([statusCode, headers.location]).toEqual([302, '/console/'])
  })
})

describe('the log of a fault', () => {
  it('names the ids of the path, and no phone number', () => {
    const logged: object[] = []
    const id = '019cadc6-9a80-71ca-82e1-cffd432c02a2'
    const request = {
      method: 'DELETE',
      routeOptions: { url: '/opt-outs/:number' },
      params: { id, number: '+919876543210' },
      log: { error: (details: object) => logged.push(details) },
    }
    const reply = { code: () => reply, type: () => reply, send: () => reply }
    sendError(new Error('planted'), request as never, reply as never)
    expect(logged).toMatchObject([{ method: 'DELETE', ids: { id } }])
    expect(JSON.stringify(logged)).not.toContain('9876543210')
  })
})
