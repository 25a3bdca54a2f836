import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openConsole, type Member, type OpenedConsole } from '../../support/console/open-console.ts'

interface Check {
  ok: boolean
  message: string
  ms: number
}

let console: OpenedConsole
let member: Member
let vendor: Server
let baseUrl: string
let seen: { method: string; url: string; headers: IncomingHttpHeaders; body: string }[]
let answer: { status: number; body: string }

beforeAll(async () => {
  vendor = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      seen.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body })
      response.writeHead(answer.status, answer.status === 302 ? { location: 'http://127.0.0.1:1/' } : {})
      response.end(answer.body)
    })
  })
  await new Promise<void>((resolve) => vendor.listen(0, '127.0.0.1', resolve))
  baseUrl = `http://127.0.0.1:${(vendor.address() as AddressInfo).port}`
  console = await openConsole({
    deps: {
      credentials: {
        find: (_project, provider) => Promise.resolve(provider === 'groq' ? { apiKey: 'k', baseUrl } : null),
      },
    },
  })
})
beforeEach(async () => {
  seen = []
  answer = { status: 200, body: '{"data":[]}' }
  member = await console.addMember()
})
afterAll(async () => {
  await console.close()
  vendor.close()
})

const check = (provider: string, body?: object) =>
  member.request<Check>('POST', `${member.project}/connections/${provider}/check`, body ? { body } : {})

describe('POST connection check', () => {
  it.each<[string, Record<string, string>, string, Record<string, string>]>([
    ['openai', { apiKey: 'k1' }, 'GET /models', { authorization: 'Bearer k1' }],
    ['openai-compatible', {}, 'GET /models', {}],
    ['anthropic', { apiKey: 'k1' }, 'GET /models?limit=1', { 'x-api-key': 'k1' }],
    ['google', { apiKey: 'k1' }, 'GET /models?pageSize=1', { 'x-goog-api-key': 'k1' }],
    ['mistral', { apiKey: 'k1' }, 'GET /models', { authorization: 'Bearer k1' }],
    ['deepgram', { apiKey: 'k1' }, 'GET /v1/projects', { authorization: 'Token k1' }],
    ['sarvam', { apiKey: 'k1' }, 'POST /text-lid', { 'api-subscription-key': 'k1' }],
    ['elevenlabs', { apiKey: 'k1' }, 'GET /v1/user', { 'xi-api-key': 'k1' }],
    ['cartesia', { apiKey: 'k1' }, 'GET /voices?limit=1', { authorization: 'Bearer k1' }],
    [
      'telephony_a',
      { accountSid: 'AC1', authToken: 't', phoneNumber: '+12025550100' },
      'GET /2010-04-01/Accounts/AC1.json',
      { authorization: `Basic ${Buffer.from('AC1:t').toString('base64')}` },
    ],
    [
      'telephony_b',
      { accountSid: 'ex1', apiKey: 'k', apiToken: 't', phoneNumber: '+12025550100' },
      'GET /v1/Accounts/ex1/Calls.json?PageSize=1',
      { authorization: `Basic ${Buffer.from('k:t').toString('base64')}` },
    ],
  ])('asks %s with %j', async (provider, fields, request, headers) => {
    const { status, json } = await check(provider, { ...fields, baseUrl })
    expect([status, json.ok, json.message]).toEqual([200, true, 'The provider accepts these credentials.'])
    expect(seen.map(({ method, url }) => `${method} ${url}`)).toEqual([request])
    expect(seen[0]?.headers).toMatchObject(headers)
    expect(
      (
        await member.request<{ provider: string; connected: boolean }[]>('GET', `${member.project}/connections`)
      ).json.find((one) => one.provider === provider)?.connected,
    ).toBe(false)
  })

  it('checks the saved connection when the request has none', async () => {
    expect((await check('groq')).json.ok).toBe(true)
    expect(seen[0]?.headers.authorization).toBe('Bearer k')
    expect((await check('mistral')).status).toBe(409)
  })

  it('passes a refusal on in the words of the provider', async () => {
    answer = { status: 401, body: '{"error":{"message":"Incorrect API key <b>provided</b>."}}' }
    const { status, json } = await check('openai', { apiKey: 'k', baseUrl })
    expect([status, json.ok]).toEqual([200, false])
    expect(json.message).toBe('The provider refuses these credentials (401): Incorrect API key <b>provided</b>.')
  })

  it.each([500, 302])('counts status %i as a refusal', async (status) => {
    answer = { status, body: 'x'.repeat(100_000) }
    expect((await check('openai', { apiKey: 'k', baseUrl })).json).toMatchObject({
      ok: false,
      message: `The provider answered with an error (${status})`,
    })
    expect(seen).toHaveLength(1)
  })

  it('says when the provider cannot be reached', async () => {
    const closed = createServer()
    await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve))
    const { port } = closed.address() as AddressInfo
    await new Promise((resolve) => closed.close(resolve))
    const { json } = await check('openai', { apiKey: 'k', baseUrl: `http://127.0.0.1:${port}` })
    expect(json).toMatchObject({ ok: false, message: 'The provider could not be reached: ECONNREFUSED.' })
  })

  it('answers 400 for wrong fields and 404 for an unknown provider, without a request to it', async () => {
    expect((await check('openai', { apiKey: '' })).status).toBe(400)
    expect((await check('openai', { apiKey: 'k', other: 'x' })).status).toBe(400)
    expect((await check('openai', { apiKey: 5 })).status).toBe(400)
    expect((await check('nobody', { apiKey: 'k' })).status).toBe(404)
    expect((await check('builtin', { apiKey: 'k' })).status).toBe(400)
    expect(seen).toEqual([])
  })
})
