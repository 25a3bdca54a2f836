import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { JournalDamaged } from '../../../src/actors/journal/load.ts'
import { StoreUnavailable } from '../../../src/base/errors.ts'
import { openConsole, type Member, type OpenedConsole } from '../../support/console/open-console.ts'
import { openReceiver, type SimpleReceiver } from '../../support/webhooks/simple-receiver.ts'
import { signatureOf } from '../../support/console/signature.ts'

interface EndpointAnswer {
  id: string
  url: string
  enabled: boolean
  secret: string
}
interface DeliveryAnswer {
  id: string
  status: string
  attempts: number
  lastStatus: number | null
  lastError: string | null
  nextAttemptAt: string | null
  attemptLog: { at: string; status: number | null; error: string | null; durationMs: number; manual: boolean }[]
  body: string | null
}
interface PingAnswer {
  deliveryId: string
  accepted: boolean
  status: number | null
  error: string | null
  durationMs: number
}

let console: OpenedConsole
let member: Member
let receiver: SimpleReceiver
let webhooks: string
beforeAll(async () => void (console = await openConsole()))
beforeEach(async () => {
  member = await console.addMember()
  webhooks = `${member.project}/webhooks`
  receiver = await openReceiver()
})
afterEach(() => receiver.close())
afterAll(() => console.close())

const create = (url = receiver.url) => member.make<EndpointAnswer>(webhooks, { url })
const patch = (id: string, body: object) =>
  member.request<EndpointAnswer>('PATCH', `/console/api/webhooks/${id}`, { body })
const ping = (id: string) => member.request<PingAnswer>('POST', `/console/api/webhooks/${id}/ping`)
const getDelivery = (id: string) => member.request<DeliveryAnswer>('GET', `/console/api/deliveries/${id}`)
const resend = (id: string) => member.request<DeliveryAnswer>('POST', `/console/api/deliveries/${id}/resend`)
const list = async () => (await member.request<DeliveryAnswer[]>('GET', `${member.project}/deliveries`)).json

/** A delivery as the end of a call makes it; answers once its first attempt is over. */
async function deliver({ id: endpointId, url }: EndpointAnswer, callId = console.deps.newId()): Promise<string> {
  const id = console.deps.newId()
  const input = { deliveryId: id, projectId: member.projectId, endpointId, url, event: 'call.completed', callId }
  await console.kernel.createAndAsk(
    { type: 'webhook-delivery', id, machine: 'webhook-delivery', version: '1', input },
    ({ value }) => value !== 'attempting',
  )
  return id
}

/** Answers once the delivery has logged so many attempts and none is running. */
async function settled(id: string, attempts: number): Promise<DeliveryAnswer & { wakesUp: boolean }> {
  for (;;) {
    const record = await console.kernel.read(`webhook-delivery/${id}`)
    const { json } = await getDelivery(id)
    const isResting = record !== null && record.snapshot.value !== 'attempting'
    if (isResting && json.attemptLog.length >= attempts) return { ...json, wakesUp: record.wakeAt !== null }
    await new Promise((resolve) => setImmediate(resolve))
  }
}

describe('POST webhooks', () => {
  it('adds an endpoint and shows its secret this once', async () => {
    const answer = await member.request<EndpointAnswer>('POST', webhooks, { body: { url: receiver.url } })
    expect(answer.status).toBe(201)
    const { secret, ...rest } = answer.json
    expect(secret).toMatch(/^whsec_.{32,}$/)
    expect(rest).toEqual({
      id: expect.any(String) as string,
      url: receiver.url,
      enabled: true,
      event: 'call.completed',
      createdAt: new Date(console.clock.now()).toISOString(),
    })
    expect((await member.request('GET', webhooks)).json).toEqual([rest])
    expect((await console.deps.store.endpoints.find(rest.id))?.secret).not.toContain(secret)
  })

  it.each([
    '',
    'nonsense',
    'ftp://example.com',
    'https://user:pass@example.com/',
    `https://example.com/${'a'.repeat(2048)}`,
    7,
  ])('refuses the URL %j with 400', async (url) => {
    expect((await member.request('POST', webhooks, { body: { url } })).status).toBe(400)
    expect((await member.request('GET', webhooks)).json).toEqual([])
  })

  it('lets exactly 5 of 6 be added at once; a deleted one makes room', async () => {
    const wishes = Array.from({ length: 6 }, () => member.request('POST', webhooks, { body: { url: receiver.url } }))
    const answers = await Promise.all(wishes)
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5)
    const refused = answers.find(({ status }) => status === 409)
    expect(refused?.json.message).toContain('at most 5')
    const added = answers.find(({ status }) => status === 201)
    await member.request('DELETE', `/console/api/webhooks/${String(added?.json.id)}`)
    await create()
    expect((await member.request('POST', webhooks, { body: { url: receiver.url } })).status).toBe(409)
  })

  it('does not count an address that is rejected', async () => {
    for (let attempt = 0; attempt < 6; attempt += 1) {
      await member.request('POST', webhooks, { body: { url: 'ftp://example.com' } })
    }
    await create()
  })

  it('insists on public HTTPS addresses in production', async () => {
    const addresses: Record<string, string[]> = { 'public.example': ['93.184.216.34'], 'private.example': ['10.0.0.8'] }
    const strict = await openConsole({
      config: { production: true },
      deps: { resolve: (host) => Promise.resolve(addresses[host] ?? []) },
    })
    const owner = await strict.addMember()
    const add = async (url: string) =>
      (await owner.request('POST', `${owner.project}/webhooks`, { body: { url } })).status
    expect(await add('https://public.example/hook')).toBe(201)
    expect(await add('http://public.example/hook')).toBe(400)
    expect(await add('https://private.example/hook')).toBe(400)
    expect(await add('https://unknown.example/hook')).toBe(400)
    expect(await add('https://127.0.0.1/hook')).toBe(400)
    expect(await add('https://public.example:8443/hook')).toBe(201)
    expect(await add('https://public.example:22/hook')).toBe(400)
    await strict.close()
  })
})

describe('POST webhooks, where it cannot be stored', () => {
  const fails = () => {
    const { endpoints } = console.deps.store
    const insert = vi.spyOn(endpoints, 'insert').mockRejectedValueOnce(new StoreUnavailable('away'))
    return insert.mockRestore.bind(insert)
  }
  const add = () => member.request('POST', webhooks, { body: { url: receiver.url } })

  it('is 503, and takes no room from the five that a project may have', async () => {
    for (let count = 0; count < 5; count += 1) {
      const mend = fails()
      expect((await add()).status).toBe(503)
      mend()
    }
    expect((await member.request('GET', webhooks)).json).toEqual([])
    for (let count = 0; count < 5; count += 1) expect((await add()).status).toBe(201)
    expect((await add()).status).toBe(409)
  })

  it('keeps the room of one that was stored though nobody heard of it', async () => {
    const { endpoints } = console.deps.store
    const insert = endpoints.insert.bind(endpoints)
    const unheard = vi.spyOn(endpoints, 'insert').mockImplementationOnce(async (endpoint) => {
      await insert(endpoint)
      throw new StoreUnavailable('no answer')
    })
    expect((await add()).status).toBe(503)
    unheard.mockRestore()
    expect((await member.request('GET', webhooks)).json).toHaveLength(1)
    for (let count = 0; count < 4; count += 1) expect((await add()).status).toBe(201)
    expect((await add()).status).toBe(409)
  })
})

describe('PATCH webhook', () => {
  it('switches an endpoint off and on and moves it, keeping its secret', async () => {
    const { id } = await create()
    const before = await console.deps.store.endpoints.find(id)
    expect((await patch(id, { enabled: false })).json).toMatchObject({ id, enabled: false, url: receiver.url })
    const moved = await patch(id, { enabled: true, url: `${receiver.url}/new` })
    expect(moved.status).toBe(200)
    expect(moved.json).toMatchObject({ enabled: true, url: `${receiver.url}/new` })
    expect((await console.deps.store.endpoints.find(id))?.secret).toBe(before?.secret)
  })

  it.each([[{ enabled: 'no' }], [{ enabled: null }], [{ url: 'gopher://x' }], [{ url: 5 }]])(
    'refuses %j with 400',
    async (body) => {
      const { id } = await create()
      expect((await patch(id, body)).status).toBe(400)
    },
  )

  it('keeps what somebody else has changed since the endpoint was read', async () => {
    const { id } = await create()
    const { endpoints } = console.deps.store
    const before = await endpoints.find(id)
    await patch(id, { enabled: false })
    const stale = vi.spyOn(endpoints, 'find').mockResolvedValueOnce(before).mockResolvedValueOnce(before)
    const { json } = await patch(id, { url: `${receiver.url}/new` })
    stale.mockRestore()
    expect(json).toMatchObject({ enabled: false, url: `${receiver.url}/new` })
    expect(await endpoints.find(id)).toMatchObject({ enabled: false, url: `${receiver.url}/new` })
  })

  it('fails waiting deliveries, which stay failed when it is enabled again', async () => {
    const endpoint = await create()
    receiver.answer = 500
    const id = await deliver(endpoint)
    expect((await getDelivery(id)).json).toMatchObject({ status: 'pending', lastStatus: 500, attempts: 1 })
    await patch(endpoint.id, { enabled: false })
    const off = (await getDelivery(id)).json
    expect(off).toMatchObject({ status: 'failed', nextAttemptAt: null })
    expect(off.lastError).toContain('switched off')
    await patch(endpoint.id, { enabled: true })
    expect(await settled(id, 1)).toMatchObject({ status: 'failed', wakesUp: false })
  })

  it.each([
    ['switched off', 200, (id: string) => [patch(id, { enabled: false })]],
    ['switched off', 500, (id: string) => [patch(id, { enabled: false })]],
    ['switched off and on', 200, (id: string) => [patch(id, { enabled: false }), patch(id, { enabled: true })]],
    ['deleted', 200, (id: string) => [member.request('DELETE', `/console/api/webhooks/${id}`)]],
  ])('lets an attempt that runs as the endpoint is %s keep its result (%i)', async (_, status, change) => {
    receiver.answer = 'hang'
    const endpoint = await create()
    const callId = console.deps.newId()
    const made = deliver(endpoint, callId)
    await vi.waitUntil(() => receiver.received.length === 1)
    for (const changed of change(endpoint.id)) expect((await changed).status).toBeLessThan(300)
    receiver.release(status)
    const { json } = await getDelivery(await made)
    expect(json).toMatchObject({ attempts: 1, lastStatus: status, nextAttemptAt: null })
    expect(json.status).toBe(status === 200 ? 'delivered' : 'failed')
    expect(json.lastError).toBe(status === 200 ? null : 'The endpoint was switched off.')
    expect(json.attemptLog).toMatchObject([{ status, manual: false }])
  })

  it('fails waiting deliveries when a request to switch off is repeated, as the first one did not get that far', async () => {
    const endpoint = await create()
    receiver.answer = 500
    const id = await deliver(endpoint)
    const away = vi.spyOn(console.deps.store.actors, 'findByLookup').mockRejectedValueOnce(new Error('away'))
    expect((await patch(endpoint.id, { enabled: false })).status).toBe(500)
    away.mockRestore()
    expect((await patch(endpoint.id, { enabled: false })).status).toBe(200)
    expect((await getDelivery(id)).json).toMatchObject({ status: 'failed', nextAttemptAt: null })
  })
})

describe('DELETE webhook', () => {
  it('removes the endpoint and fails its waiting deliveries, which stay listed', async () => {
    const endpoint = await create()
    receiver.answer = 500
    const ids = await Promise.all([deliver(endpoint), deliver(endpoint), deliver(endpoint)])
    expect((await member.request('DELETE', `/console/api/webhooks/${endpoint.id}`)).status).toBe(204)
    expect((await member.request('DELETE', `/console/api/webhooks/${endpoint.id}`)).status).toBe(404)
    expect((await patch(endpoint.id, { enabled: true })).status).toBe(404)
    expect((await ping(endpoint.id)).status).toBe(404)
    const listed = await list()
    expect(listed.map(({ id }) => id).sort()).toEqual([...ids].sort())
    for (const delivery of listed) {
      expect(delivery.status).toBe('failed')
      expect(delivery.lastError).toContain('deleted')
    }
    expect((await resend(ids[0])).status).toBe(409)
  })

  it('fails its waiting deliveries beside one that is damaged', async () => {
    const endpoint = await create()
    receiver.answer = 500
    const [damaged = '', whole = ''] = await Promise.all([deliver(endpoint), deliver(endpoint)])
    const { runtime } = console.deps
    const send = runtime.send.bind(runtime)
    const loading = vi.spyOn(runtime, 'send').mockImplementation((actorId, ...event) => {
      if (actorId === `webhook-delivery/${damaged}`) return Promise.reject(new JournalDamaged(actorId, 2))
      return send(actorId, ...event)
    })
    expect((await patch(endpoint.id, { enabled: false })).status).toBe(200)
    expect((await member.request('DELETE', `/console/api/webhooks/${endpoint.id}`)).status).toBe(204)
    loading.mockRestore()
    expect((await getDelivery(whole)).json.status).toBe('failed')
  })

  it('is done once the endpoint is removed, also where its deliveries cannot be looked for', async () => {
    const endpoint = await create()
    const { actors } = console.deps.store
    const lookup = vi.spyOn(actors, 'findByLookup').mockRejectedValue(new StoreUnavailable('away'))
    expect((await patch(endpoint.id, { enabled: false })).text).toContain('may have been accepted')
    expect((await member.request('DELETE', `/console/api/webhooks/${endpoint.id}`)).status).toBe(204)
    lookup.mockRestore()
    expect((await patch(endpoint.id, { enabled: true })).status).toBe(404)
  })
})

describe('POST ping', () => {
  it('sends one signed ping and returns its result', async () => {
    const endpoint = await create()
    const answer = await ping(endpoint.id)
    expect(answer.status).toBe(200)
    expect(answer.json).toEqual({
      deliveryId: expect.any(String) as string,
      accepted: true,
      status: 200,
      error: null,
      durationMs: expect.any(Number) as number,
    })
    const [sent] = receiver.received
    expect(sent?.headers).toMatchObject({ 'svc-event': 'ping', 'svc-delivery': answer.json.deliveryId })
    expect(JSON.parse(sent?.body ?? '')).toMatchObject({
      id: answer.json.deliveryId,
      event: 'ping',
      data: { message: expect.any(String) as string },
    })
    expect(sent?.headers['svc-signature']).toBe(signatureOf(endpoint.secret, sent))
  })

  it('says why when the receiver refuses, and does not try again', async () => {
    const endpoint = await create()
    receiver.answer = 503
    const { json } = await ping(endpoint.id)
    expect(json).toMatchObject({ accepted: false, status: 503 })
    expect(await settled(json.deliveryId, 1)).toMatchObject({ status: 'failed', attempts: 1, wakesUp: false })
  })

  it('says why the endpoint could not be reached', async () => {
    const gone = await openReceiver()
    await gone.close()
    const { json } = await ping((await create(gone.url)).id)
    expect(json).toMatchObject({ accepted: false, status: null })
    expect(json.error).toMatch(/refused/i)
  })

  it('runs ten pings of one user at once, and refuses more until one has ended', async () => {
    const { id } = await create()
    receiver.answer = 'hang'
    const pings = Array.from({ length: 11 }, () => ping(id))
    expect(await Promise.race(pings)).toMatchObject({
      status: 409,
      json: { message: 'Other pings are still waiting for an answer. Wait for them.' },
    })
    receiver.answer = 200
    const other = await console.addMember()
    const elsewhere = await other.make<EndpointAnswer>(`${other.project}/webhooks`, { url: receiver.url })
    const { json } = await other.request<PingAnswer>('POST', `/console/api/webhooks/${elsewhere.id}/ping`)
    expect(json.accepted).toBe(true)
    await receiver.close()
    const answers = await Promise.all(pings)
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10)
    expect((await ping(id)).status).toBe(200)
  })

  it('reaches an endpoint that is switched off', async () => {
    const { id } = await create()
    await patch(id, { enabled: false })
    expect((await ping(id)).json.accepted).toBe(true)
  })
})

describe('GET deliveries', () => {
  it('lists the 50 latest, newest first', async () => {
    const endpoint = await create()
    const ids: string[] = []
    for (let count = 0; count < 52; count += 1) {
      await console.clock.advance(1)
      ids.push(await deliver(endpoint))
    }
    expect((await list()).map(({ id }) => id)).toEqual(ids.reverse().slice(0, 50))
  })

  it('shows one with its attempts and the exact text that was sent', async () => {
    const endpoint = await create()
    receiver.answer = 500
    const id = await deliver(endpoint)
    await console.passAndWake(30_000)
    const { status, attemptLog, body, nextAttemptAt } = await settled(id, 2)
    expect(status).toBe('pending')
    expect(attemptLog).toHaveLength(2)
    expect(attemptLog[0]).toMatchObject({ status: 500, manual: false })
    expect(receiver.received.map((sent) => sent.body)).toEqual([body, body])
    expect(nextAttemptAt).not.toBeNull()
  })

  it('has nothing to show of a project without any', async () => {
    expect(await list()).toEqual([])
  })
})

describe('POST resend', () => {
  it('sends a delivered one again: same id, same text, 202', async () => {
    const id = await deliver(await create())
    const answer = await resend(id)
    expect(answer.status).toBe(202)
    expect(answer.json).toMatchObject({ id, status: 'pending' })
    expect(await settled(id, 2)).toMatchObject({ status: 'delivered', attempts: 1 })
    const [first, second] = receiver.received
    expect(second?.body).toBe(first?.body)
    expect(second?.headers['svc-delivery']).toBe(id)
  })

  it('delivers a waiting one and cancels its next attempt', async () => {
    const endpoint = await create()
    receiver.answer = 500
    const id = await deliver(endpoint)
    receiver.answer = 204
    await resend(id)
    const delivery = await settled(id, 2)
    expect(delivery).toMatchObject({ status: 'delivered', nextAttemptAt: null, lastStatus: 204, wakesUp: false })
    expect(delivery.attemptLog.map(({ manual }) => manual)).toEqual([false, true])
  })

  it('is 409 while an attempt is running, so two at once send once', async () => {
    const id = await deliver(await create())
    receiver.answer = 'hang'
    const answers = await Promise.all([resend(id), resend(id)])
    expect(answers.map(({ status }) => status).sort()).toEqual([202, 409])
    expect(answers.find(({ status }) => status === 409)?.text).toContain('running')
  })

  it('is 409 for an endpoint that is switched off', async () => {
    const endpoint = await create()
    const id = await deliver(endpoint)
    await patch(endpoint.id, { enabled: false })
    const answer = await resend(id)
    expect(answer.status).toBe(409)
    expect(answer.text).toContain('switched off')
    expect(receiver.received).toHaveLength(1)
  })
})

it('cannot sign with the secret of another endpoint that was copied there in the store', async () => {
  const [one, other] = [await create(), await create()]
  const { endpoints } = console.deps.store
  const [stored, donor] = await Promise.all([endpoints.find(one.id), endpoints.find(other.id)])
  if (!stored || !donor) throw new Error('An endpoint is not there.')
  await endpoints.update({ ...stored, secret: donor.secret })
  expect((await ping(one.id)).json).toMatchObject({ accepted: false, status: null })
  expect(receiver.received).toHaveLength(0)
})
