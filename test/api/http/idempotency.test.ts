import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { StoreUnavailable } from '../../../src/base/errors.ts'
import type { Agent } from '../../../src/ports/entities.ts'
import { CarrierRefusal, PlacingInterrupted } from '../../../src/ports/phone-calls.ts'
import { openApi, type ApiResponse, type OpenedApi } from '../../support/api/open-api.ts'
import { ScriptedPhone } from '../../support/api/phone.ts'

const DAY_MS = 24 * 60 * 60 * 1000

let api: OpenedApi
let phone: ScriptedPhone
let agent: Agent
beforeAll(async () => {
  phone = new ScriptedPhone()
  api = await openApi({ deps: { phone } })
})
beforeEach(async () => {
  await api.freshProject()
  Object.assign(phone, new ScriptedPhone())
  phone.placed.length = 0
  agent = await api.addAgent()
})
afterAll(() => api.close())

function start(key: string, body: object = {}, project?: { key: string }): Promise<ApiResponse> {
  const request = { agentId: agent.id, variables: { business: 'Luna' }, ...body }
  return api.request('POST', '/v1/conversations', { body: request, headers: { 'idempotency-key': key }, ...project })
}

function place(key: string): Promise<ApiResponse> {
  const body = { agentId: agent.id, to: '+911234567890', variables: { business: 'Luna' } }
  return api.request('POST', '/v1/calls', { body, headers: { 'idempotency-key': key } })
}

function callIdIn({ json }: ApiResponse): string {
  return (json as { callId: string }).callId
}

async function callCount(): Promise<number> {
  return ((await api.request('GET', '/v1/calls')).json as unknown[]).length
}

describe('Idempotency-Key', () => {
  it('gets the first answer again for the same request', async () => {
    const first = await start('one')
    const second = await start('one')
    expect([second.status, second.text]).toEqual([201, first.text])
    expect(first.headers['idempotency-replayed']).toBeUndefined()
    expect(second.headers['idempotency-replayed']).toBe('true')
    expect(second.headers['content-type']).toBe(first.headers['content-type'])
    expect(await callCount()).toBe(1)
  })

  it('places one phone call, also after a refusal by the carrier', async () => {
    const first = await place('call')
    expect((await place('call')).text).toBe(first.text)
    phone.failure = new CarrierRefusal('No balance.')
    const refused = await place('other')
    phone.failure = null
    const again = await place('other')
    expect([again.status, again.text]).toEqual([400, refused.text])
    expect(again.headers['idempotency-replayed']).toBe('true')
    expect(phone.placed).toHaveLength(2)
  })

  it('keeps the answer of a call whose dialling a crash has cut off, and says so', async () => {
    const message = 'The service was interrupted while it placed the call.'
    phone.failure = new PlacingInterrupted(message)
    const first = await place('cut off')
    expect([first.status, first.json]).toEqual([500, { message, statusCode: 500 }])
    phone.failure = null
    const again = await place('cut off')
    expect([again.status, again.text]).toEqual([500, first.text])
    expect(phone.placed).toHaveLength(1)
  })

  it('sends one message', async () => {
    const { callId } = (await start('chat')).json as { callId: string }
    const path = `/v1/conversations/${callId}/messages`
    const request = { body: { text: 'name=Asha' }, headers: { 'idempotency-key': 'first message' } }
    const first = await api.request('POST', path, request)
    const second = await api.request('POST', path, request)
    expect([second.status, second.text]).toEqual([200, first.text])
    const other = await start('chat 2')
    const elsewhere = `/v1/conversations/${(other.json as { callId: string }).callId}/messages`
    expect((await api.request('POST', elsewhere, request)).status).toBe(422)
  })

  it('answers 422 to the same key with another body', async () => {
    await start('key')
    const answer = await start('key', { variables: { business: 'Sol' } })
    expect(answer.json).toEqual({
      message: 'This Idempotency-Key was used with another request.',
      error: 'Unprocessable Entity',
      statusCode: 422,
    })
  })

  it('answers 409 while the first is still being answered, and starts one', async () => {
    const { callId } = (await start('slow', { model: 'openai:slow' })).json as { callId: string }
    const path = `/v1/conversations/${callId}/messages`
    const request = { body: { text: 'name=Asha' }, headers: { 'idempotency-key': 'm' } }
    const first = api.request('POST', path, request)
    const release = await api.model.somebodyWaits()
    const second = await api.request('POST', path, request)
    expect(second.json).toMatchObject({
      statusCode: 409,
      message: 'The first request with this Idempotency-Key is still being answered.',
    })
    release()
    expect((await first).status).toBe(200)
    expect((await api.request('POST', path, request)).status).toBe(200)
  })

  it('starts one of many that come at once', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => start('burst')))
    expect(answers.filter(({ status }) => status === 201).length).toBeGreaterThanOrEqual(1)
    expect(answers.every(({ status }) => status === 201 || status === 409)).toBe(true)
    expect(await callCount()).toBe(1)
  })

  it('keeps a 502', async () => {
    const first = await start('dead', { model: 'openai:dead' })
    const second = await start('dead', { model: 'openai:dead' })
    expect([second.status, second.text]).toEqual([502, first.text])
    expect(await callCount()).toBe(1)
  })

  it('keeps a 410 of a message that was being answered when the conversation was ended', async () => {
    const { callId } = (await start('slow', { model: 'openai:slow' })).json as { callId: string }
    const request = { body: { text: 'name=Asha' }, headers: { 'idempotency-key': 'm' } }
    const send = () => api.request('POST', `/v1/conversations/${callId}/messages`, request)
    const message = send()
    const answer = await api.model.somebodyWaits()
    await api.request('DELETE', `/v1/conversations/${callId}`)
    answer()
    const first = await message
    const again = await send()
    expect(first.status).toBe(410)
    expect([again.status, again.text]).toEqual([410, first.text])
  })

  it('does not keep what had not begun to act', async () => {
    expect((await start('later', { model: 'x' })).status).toBe(400)
    expect((await start('later', { agentId: '00000000-0000-4000-8000-000000000000' })).status).toBe(404)
    expect((await start('later')).status).toBe(201)
    phone.isReachable = false
    expect((await place('phone')).status).toBe(503)
    phone.isReachable = true
    expect((await place('phone')).status).toBe(202)
  })

  it('belongs to one project and one operation', async () => {
    await start('shared')
    expect((await place('shared')).status).toBe(202)
    const other = await api.addProject()
    const theirs = await api.addAgent({ projectId: other.projectId })
    const answer = await start('shared', { agentId: theirs.id }, other)
    expect(answer.status).toBe(201)
    expect(answer.headers['idempotency-replayed']).toBeUndefined()
  })

  it('is free again after 24 hours, and begins something new then', async () => {
    const first = await start('day')
    await api.clock.advance(DAY_MS - 1)
    expect((await start('day')).text).toBe(first.text)
    await api.clock.advance(1)
    const next = await start('day')
    expect(next.status).toBe(201)
    expect((next.json as { callId: string }).callId).not.toBe((first.json as { callId: string }).callId)
  })

  describe('of a process that died before it could note the answer down', () => {
    it('is finished, not begun twice', async () => {
      const first = await lost(() => start('crash'))
      const second = await start('crash')
      expect([second.status, second.text]).toEqual([201, first.text])
      expect(await callCount()).toBe(1)
    })

    it('is finished also when midnight has passed', async () => {
      await api.clock.advance(DAY_MS - (api.clock.now() % DAY_MS) - 1)
      const first = await lost(() => start('late'))
      await api.clock.advance(60_000)
      expect((await start('late')).text).toBe(first.text)
      expect(await callCount()).toBe(1)
    })

    it('is 422 with another body', async () => {
      await lost(() => start('crash'))
      expect((await start('crash', { variables: { business: 'Sol' } })).status).toBe(422)
    })

    it('begins with the first line, whatever was said since', async () => {
      const first = await lost(() => start('crash'))
      await say(first, 'name=Asha')
      expect((await start('crash')).text).toBe(first.text)
    })

    it('begins also when many that it took with it are repeated at once', async () => {
      const keys = Array.from({ length: 20 }, (_, index) => `crash ${index}`)
      const first = []
      for (const key of keys) first.push((await lost(() => start(key))).text)
      const again = await Promise.all(keys.map((key) => start(key)))
      expect(again.map(({ text }) => text)).toEqual(first)
    })

    it('begins also when its agent was deleted meanwhile', async () => {
      const first = await lost(() => start('crash'))
      await api.store.agents.update({ ...agent, deletedAt: api.clock.now() })
      const second = await start('crash')
      expect([second.status, second.text]).toEqual([201, first.text])
    })

    it('is 502 where the model could not be reached', async () => {
      const first = await lost(() => start('crash', { model: 'openai:dead' }))
      const second = await start('crash', { model: 'openai:dead' })
      expect([second.status, second.text]).toEqual([502, first.text])
      expect(await callCount()).toBe(1)
    })

    it('has the reply that a message had, whatever was said since', async () => {
      const begun = await start('chat')
      const first = await lost(() => say(begun, 'name=Asha', 'm'))
      await say(begun, 'people=4')
      const second = await say(begun, 'name=Asha', 'm')
      expect([second.status, second.text]).toEqual([200, first.text])
    })

    it('is 410 where the conversation was ended before a message had its reply', async () => {
      const begun = await start('slow', { model: 'openai:slow' })
      const first = await lost(async () => {
        const message = say(begun, 'name=Asha', 'm')
        const answer = await api.model.somebodyWaits()
        await api.request('DELETE', `/v1/conversations/${callIdIn(begun)}`)
        answer()
        return message
      })
      const second = await say(begun, 'name=Asha', 'm')
      expect([second.status, second.text]).toEqual([410, first.text])
    })

    function say(begun: ApiResponse, text: string, key?: string): Promise<ApiResponse> {
      const headers = key === undefined ? {} : { 'idempotency-key': key }
      return api.request('POST', `/v1/conversations/${callIdIn(begun)}/messages`, { body: { text }, headers })
    }

    /** Makes a request whose claim is left behind. */
    async function lost(request: () => Promise<ApiResponse>): Promise<ApiResponse> {
      const { idempotency } = api.store
      const unchanged = { ...idempotency }
      idempotency.claim = (record, now) => unchanged.claim({ ...record, runningOn: 'a dead node' }, now)
      idempotency.answer = () => Promise.resolve()
      try {
        return await request()
      } finally {
        Object.assign(idempotency, unchanged)
      }
    }
  })

  it('is finished by a repeat after midnight when the answer could not be stored', async () => {
    const { idempotency } = api.store
    const unchanged = { ...idempotency }
    await api.clock.advance(DAY_MS - (api.clock.now() % DAY_MS) - 1)
    idempotency.answer = () => Promise.reject(new StoreUnavailable())
    const first = await start('late')
    Object.assign(idempotency, unchanged)
    await api.clock.advance(60_000)
    expect((await start('late')).text).toBe(first.text)
    expect(await callCount()).toBe(1)
  })

  it('is taken over by a repeat when a slow store writes its claim after it was given up', async () => {
    const { idempotency } = api.store
    const unchanged = { ...idempotency }
    const late = Promise.withResolvers<() => Promise<unknown>>()
    idempotency.claim = (record, now) => {
      late.resolve(() => unchanged.claim(record, now))
      return Promise.reject(new StoreUnavailable())
    }
    // It may be the repeat of one that was accepted.
    const refused = await start('slow')
    expect([refused.status, refused.text]).toEqual([503, expect.stringContaining('may have been accepted') as string])
    Object.assign(idempotency, unchanged)
    await (
      await late.promise
    )()
    expect((await start('slow')).status).toBe(201)
    expect(await callCount()).toBe(1)
  })

  it('takes 1 to 255 printable ASCII characters', async () => {
    expect((await start('x'.repeat(255))).status).toBe(201)
    expect((await start('a b~!')).status).toBe(201)
    for (const key of ['', 'x'.repeat(256), 'clé', 'tab\tbed']) expect((await start(key)).status, key).toBe(400)
  })
})
