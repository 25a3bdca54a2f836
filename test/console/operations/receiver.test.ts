import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { usedBytes } from '../../support/collect-garbage.ts'
import { openConsole, type Member, type OpenedConsole } from '../../support/console/open-console.ts'

interface Receiver {
  url: string
  answers: number
  requests: { at: string; answered: number; headers: Record<string, string>; body: string; signatureValid: boolean }[]
}

let console: OpenedConsole
let member: Member
beforeAll(async () => {
  console = await openConsole()
  await console.app.listen({ port: 0, host: '127.0.0.1' })
})
beforeEach(async () => void (member = await console.addMember()))
afterAll(() => console.close())

const path = () => `${member.project}/receiver`
const read = async () => (await member.request<Receiver>('GET', path())).json
const post = (url: string, body: string, headers: Record<string, string> = {}) =>
  fetch(url, { method: 'POST', body, headers })

describe('the built-in receiver', () => {
  it('keeps no more of a body than it shows', async () => {
    const { url } = await read()
    const mebibytes = (count: number) =>
      Array.from({ length: count }, (_, n) => post(url, `${n}${'x'.repeat(1024 * 1024)}`))
    await Promise.all(mebibytes(2))
    const before = await usedBytes()
    await Promise.all(mebibytes(20))
    expect((await read()).requests).toHaveLength(22)
    expect((await usedBytes()) - before).toBeLessThan(10 * 1024 * 1024)
  })

  it('has an address of this process that is constant and cannot be guessed', async () => {
    const { url, ...rest } = await read()
    const { port } = console.app.server.address() as AddressInfo
    expect(url).toContain(`http://127.0.0.1:${port}/console/receiver/${member.projectId}/`)
    expect(rest).toEqual({ answers: 200, requests: [] })
    expect((await read()).url).toBe(url)
    expect((await post(`${url}x`, '{}')).status).toBe(404)
    expect((await post(url.replace(/[^/]+$/, 'guess'), '{}')).status).toBe(404)
  })

  it('shows a delivery with its headers and exact body, the signature checked', async () => {
    const { url } = await read()
    const endpoint = await member.make(`${member.project}/webhooks`, { url })
    const ping = await member.make<{ accepted: boolean; deliveryId: string }>(
      `/console/api/webhooks/${endpoint.id}/ping`,
    )
    expect(ping.accepted).toBe(true)
    const { requests } = await read()
    expect(requests).toHaveLength(1)
    expect(requests[0]).toMatchObject({ answered: 200, signatureValid: true })
    expect(requests[0]?.headers).toMatchObject({ 'svc-event': 'ping', 'svc-delivery': ping.deliveryId })
    expect(await console.deps.store.payloads.find(ping.deliveryId)).toBe(requests[0]?.body)
  })

  it('answers 500 while configured to', async () => {
    const { url } = await read()
    const endpoint = await member.make(`${member.project}/webhooks`, { url })
    const changed = await member.request<Receiver>('PATCH', path(), { body: { answers: 500 } })
    expect(changed.json.answers).toBe(500)
    expect(await member.make(`/console/api/webhooks/${endpoint.id}/ping`)).toMatchObject({
      accepted: false,
      status: 500,
    })
    expect((await member.request('POST', path())).json).toMatchObject({ answers: 200, requests: [] })
    expect(await member.make(`/console/api/webhooks/${endpoint.id}/ping`)).toMatchObject({
      accepted: true,
      status: 200,
    })
  })

  it('detects a signature by no endpoint of the project', async () => {
    const { url } = await read()
    await member.make(`${member.project}/webhooks`, { url })
    const signatures = ['', 'nonsense', `t=1,v1=${'0'.repeat(64)}`]
    for (const signature of signatures) await post(url, '<script>alert(1)</script>', { 'svc-signature': signature })
    const { requests } = await read()
    expect(requests.map(({ signatureValid }) => signatureValid)).toEqual([false, false, false])
    expect(requests[0]?.body).toBe('<script>alert(1)</script>')
  })

  it('keeps the latest 50 requests, and of each 64 KiB', async () => {
    const { url } = await read()
    for (let n = 0; n < 51; n += 1) await post(url, String(n))
    await post(url, 'x'.repeat(70 * 1024))
    const { requests } = await read()
    expect([requests.length, requests[0]?.body.length, requests[1]?.body]).toEqual([50, 64 * 1024, '50'])
  })

  it('keeps projects apart', async () => {
    const { url } = await read()
    await post(url, 'mine')
    const other = await console.addMember()
    expect((await other.request<Receiver>('GET', `${other.project}/receiver`)).json.requests).toEqual([])
    expect((await other.request('GET', path())).status).toBe(404)
  })

  it.each([[{}], [{ answers: 404 }], [{ answers: '500' }]])('is 400 for %j', async (body) => {
    expect((await member.request('PATCH', path(), { body })).status).toBe(400)
  })

  it('is 404 in production, and its address with it', async () => {
    const other = await openConsole({ config: { production: true } })
    const visitor = await other.addMember()
    for (const [method, body] of [['GET'], ['POST'], ['PATCH', { answers: 500 }]] as const) {
      const answer = await visitor.request(method, `${visitor.project}/receiver`, body ? { body } : {})
      expect([method, answer.status]).toEqual([method, 404])
    }
    const sent = await other.app.inject({
      method: 'POST',
      url: `/console/receiver/${visitor.projectId}/token-of-${visitor.projectId}`,
      headers: { 'content-type': 'application/json' },
      payload: '{}',
    })
    expect(sent.statusCode).toBe(404)
    await other.close()
  })
})
