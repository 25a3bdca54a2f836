import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openCredentials } from '../../../src/console/connections.ts'
import { openConsole, type Member, type OpenedConsole } from '../../support/console/open-console.ts'

interface ConnectionAnswer {
  fields: { name: string; required: boolean; secret: boolean }[]
  provider: string
  kind: string
  connected: boolean
  source: string | null
}

const TWILIO = { accountSid: 'AC1', authToken: 'tok-secret', phoneNumber: '+1 415 555 0100' }

let console: OpenedConsole
let member: Member
beforeAll(async () => void (console = await openConsole()))
beforeEach(async () => void (member = await console.addMember()))
afterAll(() => console.close())

const put = (provider: string, body: object) =>
  member.request<ConnectionAnswer>('PUT', `${member.project}/connections/${provider}`, { body })
const remove = (provider: string) => member.request('DELETE', `${member.project}/connections/${provider}`)
const list = async () => (await member.request<ConnectionAnswer[]>('GET', `${member.project}/connections`)).json
const find = async (provider: string) => (await list()).find((each) => each.provider === provider)

async function stored(provider: string) {
  const connection = await console.deps.store.connections.find(member.projectId, provider)
  if (!connection) throw new Error('not stored')
  return connection
}

describe('connections', () => {
  it('list every provider with its kind, connected by the environment or built in', async () => {
    const listed = await list()
    expect(listed.map(({ provider, kind }) => `${kind} ${provider}`)).toEqual([
      ...['openai', 'anthropic', 'google', 'groq', 'mistral', 'openai-compatible', 'builtin'].map(
        (name) => `model ${name}`,
      ),
      ...['deepgram', 'sarvam', 'elevenlabs', 'cartesia', 'builtin'].map((name) => `speech ${name}`),
      ...['telephony_a', 'telephony_b'].map((name) => `telephony ${name}`),
    ])
    expect(await find('builtin')).toEqual({
      provider: 'builtin',
      kind: 'model',
      connected: true,
      source: 'builtin',
      fields: [],
    })
    expect(await find('groq')).toMatchObject({ connected: true, source: 'environment' })
    expect(await find('openai')).toMatchObject({ connected: false, source: null })
    expect((await find('telephony_a'))?.fields).toEqual([
      { name: 'accountSid', required: true, secret: false },
      { name: 'authToken', required: true, secret: true },
      { name: 'phoneNumber', required: true, secret: false },
      { name: 'baseUrl', required: false, secret: false },
    ])
  })

  it.each([
    ['openai', { apiKey: 'sk-secret' }],
    ['anthropic', { apiKey: 'sk-secret', baseUrl: 'https://proxy.example/v1' }],
    ['openai-compatible', { baseUrl: 'http://127.0.0.1:11434/v1' }],
    ['deepgram', { apiKey: 'sk-secret' }],
    ['telephony_a', TWILIO],
    ['telephony_b', { accountSid: 'x', apiKey: 'k', apiToken: 't', phoneNumber: '+911234567890' }],
  ])('take %s with %j', async (provider, fields) => {
    const answer = await put(provider, fields)
    expect(answer.status).toBe(200)
    expect(answer.json).toMatchObject({ provider, connected: true, source: 'saved' })
    expect(await find(provider)).toEqual(answer.json)
  })

  it('are encrypted at rest, each for its own place', async () => {
    await put('telephony_a', TWILIO)
    const connection = await stored('telephony_a')
    expect(connection.credentials).toMatch(/^v1\./)
    expect(openCredentials(console.deps.seal, connection)).toEqual({ ...TWILIO, phoneNumber: '+14155550100' })
    const elsewhere = { ...connection, projectId: console.deps.newId() }
    expect(() => openCredentials(console.deps.seal, elsewhere)).toThrow(/SECRET_KEY/)
  })

  it('are replaced as a whole', async () => {
    await put('openai', { apiKey: 'first', baseUrl: 'https://proxy.example' })
    await put('openai', { apiKey: 'second' })
    expect(openCredentials(console.deps.seal, await stored('openai'))).toEqual({ apiKey: 'second' })
  })

  it.each([
    ['openai', {}, 'apiKey'],
    ['openai', { apiKey: '  ' }, 'apiKey'],
    ['openai', { apiKey: 5 }, 'apiKey'],
    ['openai', { apiKey: 'k', region: 'eu' }, 'region'],
    ['openai', { apiKey: 'k', baseUrl: 'file:///etc/passwd' }, 'baseUrl'],
    ['openai-compatible', { apiKey: 'k' }, 'baseUrl'],
    ['telephony_a', { ...TWILIO, phoneNumber: '12' }, 'phoneNumber'],
    ['telephony_b', { accountSid: 'x' }, 'apiKey, apiToken, phoneNumber'],
    ['builtin', { apiKey: 'k' }, 'no account'],
    ['openai', { apiKey: 'sk-1\r\nx-other: 1' }, 'apiKey'],
    ['telephony_b', { accountSid: 'a', apiKey: 'k', apiToken: 'tök', phoneNumber: '+14155550100' }, 'apiToken'],
  ])('refuse %s with %j, naming the field', async (provider, fields, word) => {
    const answer = await put(provider, fields)
    expect(answer.status).toBe(400)
    expect(answer.text).toContain(word)
    expect(await console.deps.store.connections.list(member.projectId)).toEqual([])
  })

  it.each([
    ['openai-compatible', { baseUrl: 'http://169.254.169.254/latest' }, 'public address'],
    ['openai', { apiKey: 'k', baseUrl: 'http://[::ffff:10.0.0.1]:8080' }, 'public address'],
    ['telephony_a', { ...TWILIO, baseUrl: 'http://inside.example' }, 'public address'],
    ['openai', { apiKey: 'k', baseUrl: 'https://nowhere.example' }, 'cannot be resolved'],
    ['openai', { apiKey: 'k', baseUrl: 'https://outside.example/v1' }, null],
    ['openai', { apiKey: 'k' }, null],
  ])('where only public addresses are allowed: %s with %j', async (provider, body, refusal) => {
    const addresses: Record<string, string[]> = {
      'inside.example': ['8.8.8.8', '10.0.0.1'],
      'outside.example': ['8.8.8.8'],
      'nowhere.example': [],
    }
    const strict = await openConsole({
      config: { allowsPrivateModelUrls: false },
      deps: { resolve: (host) => Promise.resolve(addresses[host] ?? []) },
    })
    const somebody = await strict.addMember()
    const answer = await somebody.request('PUT', `${somebody.project}/connections/${provider}`, { body })
    expect(answer.status).toBe(refusal === null ? 200 : 400)
    expect(answer.text).toContain(refusal ?? 'saved')
    await strict.close()
  })

  it('are reached over https where that is the rule', async () => {
    const strict = await openConsole({
      config: { plainUrlError: (url) => (url.protocol === 'https:' ? null : 'It has to be https.') },
    })
    const somebody = await strict.addMember()
    const save = (baseUrl: string) =>
      somebody.request('PUT', `${somebody.project}/connections/openai`, { body: { apiKey: 'k', baseUrl } })
    const refused = await save('http://outside.example')
    expect(refused.status).toBe(400)
    expect(refused.text).toContain('baseUrl: It has to be https.')
    expect((await save('https://outside.example')).status).toBe(200)
    await strict.close()
  })

  it('know no other provider: 404', async () => {
    expect((await put('hal9000', { apiKey: 'k' })).status).toBe(404)
    expect((await remove('hal9000')).status).toBe(404)
  })

  it('are forgotten when deleted, falling back to the environment; again is fine', async () => {
    await put('groq', { apiKey: 'own' })
    expect(await find('groq')).toMatchObject({ source: 'saved' })
    expect((await remove('groq')).status).toBe(204)
    expect((await remove('groq')).status).toBe(204)
    expect(await find('groq')).toMatchObject({ connected: true, source: 'environment' })
  })

  it('belong to one project', async () => {
    await put('openai', { apiKey: 'k' })
    const other = await console.addMember()
    const { json } = await other.request<ConnectionAnswer[]>('GET', `${other.project}/connections`)
    expect(json.find(({ provider }) => provider === 'openai')?.connected).toBe(false)
  })
})
