import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { createApp, type App } from '../src/app.ts'
import { readConfig } from '../src/config.ts'
import { createAgent } from '../src/console/agents.ts'
import { saveConnection } from '../src/console/connections.ts'
import { createKey } from '../src/console/keys.ts'
import { bookingFlow } from './support/api/flows.ts'
import { ChatServer, streams } from './language/model/chat-server.ts'
import { newFolder } from './store/folder.ts'

let server: ChatServer
beforeAll(async () => void (server = await ChatServer.start()))
afterAll(() => server.stop())

/** The whole service without its port, where projects may not connect models at private addresses. */
async function openStrict(settings: Record<string, string> = {}): Promise<App> {
  const folder = await newFolder()
  const environment = { DATA_DIR: folder.path, PORT: '0', PARLEY_DEMO: '0', ALLOW_PRIVATE_MODEL_URLS: '0' }
  const app = await createApp(readConfig({ ...environment, SECRET_KEY: 'a7'.repeat(32), ...settings }), {
    log: pino({ level: 'silent' }),
  })
  onTestFinished(async () => {
    await app.stop()
    await folder.remove()
  })
  return app
}

/** Starts a conversation on the project's own model server, or on the operator's; returns the status. */
async function converse(app: App, isOwnServer: boolean): Promise<number> {
  const { console: deps, store } = app
  const userId = deps.newId()
  const projectId = deps.newId()
  await store.users.insert({ id: userId, email: `${userId}@example.com`, passwordHash: 'x', createdAt: 1 })
  const choices = { defaultModel: 'openai-compatible:llama3', defaultSpeech: '', defaultTelephony: '' }
  await store.projects.insert({ id: projectId, name: 'Clinic', ...choices, createdAt: 1 }, userId)
  if (isOwnServer) {
    // As if its name had led to a public address when it was saved.
    const lenient = { ...deps, config: { ...deps.config, allowsPrivateModelUrls: true } }
    await saveConnection(lenient, projectId, 'openai-compatible', { baseUrl: server.baseUrl })
  }
  const { key } = await createKey(deps, projectId, { name: 'Key', expiresInDays: null })
  const agent = await createAgent(deps, projectId, { name: 'Booking', description: '', flow: bookingFlow as never })
  const { statusCode } = await app.server.inject({
    method: 'POST',
    url: '/v1/conversations',
    headers: { authorization: `Bearer ${key}` },
    payload: { agentId: agent.id, variables: { business: 'Luna' } },
  })
  return statusCode
}

describe('A model’s address', () => {
  it('that a project connected is not reached where it is private', async () => {
    server.reacts(streams('Hello!'))
    expect(await converse(await openStrict(), true)).toBe(502)
    expect(server.requests).toHaveLength(0)
  })

  it('that the operator set is reached all the same', async () => {
    server.reacts(streams('Hello!'))
    expect(await converse(await openStrict({ OPENAI_COMPATIBLE_BASE_URL: server.baseUrl }), false)).toBe(201)
    expect(server.requests).toHaveLength(1)
  })

  it('that a project connected is reached where the operator allows it', async () => {
    server.reacts(streams('Hello!'))
    expect(await converse(await openStrict({ ALLOW_PRIVATE_MODEL_URLS: '1' }), true)).toBe(201)
    expect(server.requests).toHaveLength(1)
  })
})

describe('Whose address counts', () => {
  /** Guesses until it is enough; returns the status of one more guess by each client, as a proxy forwards them. */
  async function statusesAfterGuessing(app: App, forwarded: string[]): Promise<number[]> {
    const guess = async (client: string) => {
      const { statusCode } = await app.server.inject({
        method: 'POST',
        url: '/console/api/session',
        remoteAddress: '10.0.0.1',
        headers: { 'x-forwarded-for': client },
        payload: { email: 'asha@example.com', password: 'wrong' },
      })
      return statusCode
    }
    for (let attempt = 0; attempt < 10; attempt += 1) await guess(forwarded[0] ?? '')
    return Promise.all(forwarded.map(guess))
  }

  it.each([
    ['the proxy’s own, unless told otherwise', {}, [429, 429]],
    ['what the one proxy in front says', { TRUST_PROXY: '1' }, [429, 401]],
    ['what a known proxy says', { TRUST_PROXY: '10.0.0.0/8' }, [429, 401]],
    ['the proxy’s own, if it is not the known one', { TRUST_PROXY: '10.0.0.2' }, [429, 429]],
  ])('%s', async (_, settings, statuses) => {
    expect(await statusesAfterGuessing(await openStrict(settings), ['203.0.113.5', '203.0.113.6'])).toEqual(statuses)
  })

  it('not what a client says itself, before the proxy added what it saw', async () => {
    const app = await openStrict({ TRUST_PROXY: '1' })
    expect(await statusesAfterGuessing(app, ['203.0.113.5', '198.51.100.7, 203.0.113.5'])).toEqual([429, 429])
  })
})
