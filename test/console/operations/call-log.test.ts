import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bookingFlow, noticeFlow } from '../../support/api/flows.ts'
import { openConsole, type Member, type OpenedConsole } from '../../support/console/open-console.ts'
import { openReceiver } from '../../support/webhooks/simple-receiver.ts'
import { signatureOf } from '../../support/console/signature.ts'

interface Call {
  id: string
  startedAt: string
  variables: Record<string, string>
}

let console: OpenedConsole
let member: Member
let tests: string
const started: Call[] = []
beforeAll(async () => {
  console = await openConsole()
  member = await console.addMember()
  const { id } = await member.make(`${member.project}/agents`, {
    name: 'Booker',
    flow: bookingFlow,
    model: 'builtin:rules',
  })
  tests = `/console/api/agents/${id}/test-conversations`
  for (const business of ['Café Luna', 'Corner Shop', '100% <b>Bold</b>']) {
    await console.clock.advance(60_000)
    const { callId } = await member.make<{ callId: string }>(tests, { variables: { business } })
    started.push((await member.request<Call>('GET', `/console/api/calls/${callId}`)).json)
  }
  await member.request('POST', `${tests}/${started[1]?.id}/messages`, { body: { text: 'name=Asha Rao' } })
})
afterAll(() => console.close())

const find = async (query: Record<string, string>) => {
  const path = `${member.project}/calls?${new URLSearchParams(query).toString()}`
  return (await member.request<Call[]>('GET', path)).json.map(({ id }) => started.findIndex((call) => call.id === id))
}
const at = (index: number) => started[index]?.startedAt ?? ''

describe('the call log', () => {
  it('gives the calls of a period, its end not included', async () => {
    expect(await find({})).toEqual([2, 1, 0])
    expect(await find({ from: at(1) })).toEqual([2, 1])
    expect(await find({ to: at(1) })).toEqual([0])
    expect(await find({ from: at(0), to: at(2) })).toEqual([1, 0])
    expect(await find({ from: at(2), to: at(0) })).toEqual([])
    expect(await find({ from: at(1).replace('Z', '+00:00') })).toEqual([2, 1])
    expect(await find({ to: '2026-03-03' })).toEqual([2, 1, 0])
  })

  it('gives a period page by page', async () => {
    const first = await member.request<Call[]>('GET', `${member.project}/calls?limit=1&to=${at(2)}`)
    expect(first.json[0]?.id).toBe(started[1]?.id)
    const next = /<([^>]+)>/.exec(String(first.headers.link))?.[1] ?? ''
    const second = await member.request<Call[]>('GET', next)
    expect(second.json.map(({ id }) => id)).toEqual([started[0]?.id])
    expect(second.headers.link).toBeUndefined()
  })

  it.each(['x', '2026', '2026-13-01', '2026-03-02T09:00', 'now', ''])('is 400 for the time %j', async (time) => {
    for (const name of ['from', 'to']) {
      const query = new URLSearchParams({ [name]: time }).toString()
      expect((await member.request('GET', `${member.project}/calls?${query}`)).status).toBe(400)
    }
  })

  it('finds text wherever a person may look for it, in any case and as it is', async () => {
    expect(await find({ q: 'CAFÉ' })).toEqual([0])
    expect(await find({ q: 'cafe\u0301 luna' })).toEqual([0])
    expect(await find({ q: '100% <B>' })).toEqual([2])
    expect(await find({ q: 'asha rao' })).toEqual([1])
    expect(await find({ q: started[2]?.id.slice(0, 30) ?? '' })).toContain(2)
    expect(await find({ q: '.*' })).toEqual([])
    expect(await find({ q: 'shop', status: 'ended' })).toEqual([])
    expect((await member.request('GET', `${member.project}/calls?q=`)).status).toBe(400)
    expect((await member.request('GET', `${member.project}/calls?q=${'x'.repeat(201)}`)).status).toBe(400)
  })

  it('finds a number however it is written', async () => {
    const { callId } = await member.make<{ callId: string }>(tests, { variables: { business: '+919876543210' } })
    started.push((await member.request<Call>('GET', `/console/api/calls/${callId}`)).json)
    for (const q of ['+91 98765 43210', '098765-43210', '(+91) 98765.43210', ' 9876543210\n', '+919876543210']) {
      expect(await find({ q }), q).toEqual([3])
    }
    expect(await find({ q: '98765 43211' })).toEqual([])
    expect(await find({ q: '- - - - -' })).toEqual([])
  })
})

describe('POST end', () => {
  const end = (id: string) => member.request('POST', `/console/api/calls/${id}/end`)
  const statusOf = async (id: string) => (await member.request('GET', `/console/api/calls/${id}`)).json

  it('ends a conversation of either channel, and again without effect', async () => {
    const { callId } = await member.make<{ callId: string }>(tests, { variables: { business: 'x' } })
    expect((await end(callId)).status).toBe(204)
    expect(await statusOf(callId)).toMatchObject({ status: 'ended', outcome: 'failed' })
    expect((await end(callId)).status).toBe(204)
    const { key } = await member.make<{ key: string }>(`${member.project}/keys`, { name: 'K' })
    const begun = await console.app.inject({
      method: 'POST',
      url: '/v1/conversations',
      headers: { authorization: `Bearer ${key}` },
      payload: { agentId: tests.split('/')[4], variables: { business: 'x' } },
    })
    const api = begun.json<{ callId: string }>().callId
    expect((await end(api)).status).toBe(204)
    expect(await statusOf(api)).toMatchObject({ status: 'ended', channel: 'api_text' })
  })

  it('is 404 for no call', async () => {
    expect((await end(console.deps.newId())).status).toBe(404)
  })
})

describe('deliveries of a call', () => {
  it('are found by the call and by their status, and can be sent by hand', async () => {
    const receiver = await openReceiver()
    const { id: endpointId, secret } = await member.make<{ id: string; secret: string }>(`${member.project}/webhooks`, {
      url: receiver.url,
    })
    const { id: agentId } = await member.make(`${member.project}/agents`, {
      name: 'N',
      flow: noticeFlow,
      model: 'builtin:rules',
    })
    const { key } = await member.make<{ key: string }>(`${member.project}/keys`, { name: 'K' })
    const begun = await console.app.inject({
      method: 'POST',
      url: '/v1/conversations',
      headers: { authorization: `Bearer ${key}` },
      payload: { agentId },
    })
    const { callId } = begun.json<{ callId: string }>()
    await member.make(`/console/api/webhooks/${endpointId}/ping`)
    const list = async (query: string) =>
      (
        await member.request<{ id: string; callId: string | null; status: string }[]>(
          'GET',
          `${member.project}/deliveries${query}`,
        )
      ).json
    await expect.poll(async () => (await list('')).map(({ status }) => status)).toEqual(['delivered', 'delivered'])
    expect((await list(`?callId=${callId}`)).map((one) => one.callId)).toEqual([callId])
    expect(await list(`?callId=${callId}&status=failed`)).toEqual([])
    expect((await list('?status=delivered')).length).toBe(2)
    expect(await list('?status=pending')).toEqual([])
    expect((await list(`?endpointId=${endpointId}`)).length).toBe(2)
    expect((await list(`?endpointId=${endpointId}&callId=${callId}&status=delivered`)).length).toBe(1)
    expect(await list(`?endpointId=${console.deps.newId()}`)).toEqual([])
    expect(await list(`?callId=${callId}&endpointId=${console.deps.newId()}`)).toEqual([])
    expect(await list(`?callId=${console.deps.newId()}`)).toEqual([])
    expect((await member.request('GET', `${member.project}/deliveries?status=lost`)).status).toBe(400)

    const [delivery] = await list(`?callId=${callId}`)
    await console.clock.advance(5_000)
    const request = await member.request<{ url: string; headers: Record<string, string>; body: string }>(
      'GET',
      `/console/api/deliveries/${delivery?.id}/request`,
    )
    // The ping and the call's event arrive in any order.
    const arrived = receiver.received.find(({ headers }) => headers['svc-delivery'] === delivery?.id)
    expect(request.json).toMatchObject({ url: receiver.url, body: arrived?.body })
    expect(arrived?.body).toContain(callId)
    const headers = Object.fromEntries(
      Object.entries(request.json.headers).map(([name, value]) => [name.toLowerCase(), value]),
    )
    expect(headers).toMatchObject({ 'svc-delivery': delivery?.id, 'svc-event': 'call.completed' })
    expect(headers['svc-signature']).toBe(signatureOf(secret, { headers, body: request.json.body }))
    expect(headers['svc-signature']).toContain(`t=${Math.floor(console.clock.now() / 1000)},`)
    expect(request.text).not.toContain(secret)

    await member.request('DELETE', `/console/api/webhooks/${endpointId}`)
    expect((await member.request('GET', `/console/api/deliveries/${delivery?.id}/request`)).status).toBe(409)
    await receiver.close()
  })
})
