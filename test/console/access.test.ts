import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { noticeFlow } from '../support/api/flows.ts'
import type { DocumentedOperation } from '../support/api/conformance.ts'
import { documentedOperations } from '../support/console/documented.ts'
import { openConsole, type Member, type OpenedConsole, type Visitor } from '../support/console/open-console.ts'
import { openReceiver, type SimpleReceiver } from '../support/webhooks/simple-receiver.ts'

/** What a request of each operation carries, so that nothing but access can stand in its way. */
const BODIES: Record<string, object> = {
  createSession: { email: 'a@b.c', password: 'x' },
  createProject: { name: 'P' },
  updateProject: { name: 'P' },
  createAgent: { name: 'A' },
  saveAgent: { name: 'A' },
  createKey: { name: 'K' },
  createEndpoint: { url: 'http://127.0.0.1:9/' },
  updateEndpoint: { enabled: false },
  saveConnection: { apiKey: 'k' },
  startTestConversation: { variables: {} },
  sendTestMessage: { text: 'hello' },
  saveDraft: { flow: {} },
  saveLayout: { nodes: {} },
  publishAgent: { revision: 1 },
  placeTestCall: { to: '+12025550100' },
  updateReceiver: { answers: 500 },
  forkConversation: { seq: 1, flow: 'same' },
  simulatePeople: { people: 1 },
  checkConnection: { apiKey: 'k', baseUrl: 'http://127.0.0.1:9' },
}
const OF_NO_PROJECT = [
  'getService',
  ...['createSession', 'getSession', 'deleteSession', 'changePassword'],
  ...['listProjects', 'createProject'],
]
const WITHOUT_SESSION = ['createSession', 'deleteSession']

const inProject = documentedOperations.filter(({ id }) => !OF_NO_PROJECT.includes(id))
const withSession = documentedOperations.filter(({ id }) => !WITHOUT_SESSION.includes(id))
const reading = documentedOperations.filter(({ method }) => method === 'GET')
const changing = documentedOperations.filter(({ method }) => method !== 'GET')

let console: OpenedConsole
let owner: Member
let stranger: Member
let guest: Visitor
let receiver: SimpleReceiver
/** Path parameters that lead to real things of the owner's project, by the word before the parameter. */
let ids: Record<string, string>

beforeAll(async () => {
  console = await openConsole()
  receiver = await openReceiver()
  guest = await console.visitor({ loggedIn: false })
  stranger = await console.addMember()
  owner = await console.addMember()
  const agents = await owner.make(`${owner.project}/agents`, { name: 'A', model: 'builtin:rules', flow: noticeFlow })
  const keys = await owner.make(`${owner.project}/keys`, { name: 'K' })
  const webhooks = await owner.make(`${owner.project}/webhooks`, { url: receiver.url })
  const { deliveryId } = await owner.make<{ deliveryId: string }>(`/console/api/webhooks/${webhooks.id}/ping`)
  const tests = `/console/api/agents/${agents.id}/test-conversations`
  const { callId } = await owner.make<{ callId: string }>(tests)
  const optOut = { projectId: owner.projectId, number: '+12025550108', callId, at: console.clock.now() }
  await console.deps.store.optOuts.add(optOut)
  ids = {
    ...{ projects: owner.projectId, agents: agents.id, keys: keys.id, webhooks: webhooks.id },
    ...{
      deliveries: deliveryId,
      calls: callId,
      'test-conversations': callId,
      conversation: callId,
      connections: 'openai',
    },
    ...{ 'opt-outs': '+12025550108', versions: '1', states: '1', entries: '1' },
  }
})
afterAll(async () => {
  await console.close()
  await receiver.close()
})

/** The path of an operation on the owner's things. */
function pathOf(template: string): string {
  const ofActor = template.replace('{type}/{id}', `api-key/${ids.keys ?? ''}`)
  return ofActor.replaceAll(/([\w-]+)\/\{\w+\}/g, (_all, word: string) => `${word}/${ids[word] ?? ''}`)
}

function ask(
  visitor: Visitor,
  { id, method, template }: { id: string; method: string; template: string },
  headers = {},
) {
  const body = BODIES[id]
  return visitor.request(method, pathOf(template), { headers, ...(body && { body }) })
}

/** All that the owner can see, to tell whether anything has changed. */
async function everything(): Promise<string> {
  const answers = await Promise.all(reading.map((operation) => ask(owner, operation)))
  return answers.map(({ status, text }) => `${status} ${text}`).join('\n')
}

/** Runs a check against operations and makes sure that the owner's things are as they were. */
async function leavesEverythingAlone(
  operations: DocumentedOperation[],
  check: (each: DocumentedOperation) => Promise<void>,
) {
  const before = await everything()
  for (const operation of operations) await check(operation)
  expect(await everything()).toBe(before)
}

describe('every operation', () => {
  it('answers its owner', async () => {
    for (const operation of reading) {
      expect([operation.id, (await ask(owner, operation)).status]).toEqual([operation.id, 200])
    }
  })

  it('is 401 without a session, before anything else is looked at, and changes nothing', async () => {
    await leavesEverythingAlone(withSession, async (operation) => {
      const answer = await ask(guest, operation)
      expect([operation.id, answer.status]).toEqual([operation.id, 401])
      expect(answer.json).toEqual({ message: 'Log in first.', error: 'Unauthorized', statusCode: 401 })
      const nonsense = await guest.request(operation.method, operation.template.replaceAll(/\{\w+\}/g, 'x'), {
        ...(operation.method !== 'GET' && { body: 'nonsense' }),
      })
      expect([operation.id, nonsense.status]).toEqual([operation.id, 401])
    })
  })

  it('answers 400 to an id in its path that cannot be one, and changes nothing', async () => {
    const byId = inProject.filter(({ template }) => /\{(projectId|id)\}/.test(template))
    await leavesEverythingAlone(byId, async ({ id, method, template }) => {
      const path = template.replace('{type}', 'api-key').replaceAll(/\{(projectId|id)\}/g, 'x')
      const body = BODIES[id]
      const answer = await owner.request(method, pathOf(path), body ? { body } : {})
      expect([id, answer.status]).toEqual([id, 400])
    })
  })

  it('answers 404 to a user who is no member, as for a project that does not exist, and changes nothing', async () => {
    await leavesEverythingAlone(inProject, async (operation) => {
      const answer = await ask(stranger, operation)
      expect([operation.id, answer.status]).toEqual([operation.id, 404])
      const path = pathOf(operation.template).replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, () => console.deps.newId())
      const body = BODIES[operation.id]
      const nothing = await stranger.request(operation.method, path, body ? { body } : {})
      expect(answer.text).toBe(nothing.text)
    })
  })

  it('is 403 from a page of another origin, and changes nothing', async () => {
    const foreign = [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: 'http://localhost.evil.example' },
      { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
    ]
    await leavesEverythingAlone(changing, async (operation) => {
      for (const headers of foreign) {
        const answer = await ask(owner, operation, headers)
        expect([operation.id, answer.status]).toEqual([operation.id, 403])
        expect(answer.json).toMatchObject({
          message: 'Requests from another site are refused. If it is yours, set PUBLIC_URL or WEB_ORIGIN.',
          error: 'Forbidden',
        })
        expect(answer.headers['access-control-allow-origin']).toBeUndefined()
      }
    })
  })

  it('does not accept an API key as a session', async () => {
    const { key } = await owner.make<{ key: string }>(`${owner.project}/keys`, { name: 'K' })
    await leavesEverythingAlone(withSession, async (operation) => {
      const answer = await ask(guest, operation, { authorization: `Bearer ${key}` })
      expect([operation.id, answer.status]).toEqual([operation.id, 401])
    })
  })

  it('forbids caching, framing and content sniffing', async () => {
    for (const operation of documentedOperations) {
      const { headers } = await ask(operation.method === 'GET' ? owner : guest, operation)
      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.stringContaining("frame-ancestors 'none'") as string,
      })
    }
  })
})

describe('origins', () => {
  it.each(['http://localhost:80', 'https://localhost:80'])("allow %s, the service's own origin", async (origin) => {
    const headers = { origin, host: 'localhost:80', 'sec-fetch-site': 'same-origin' }
    expect((await owner.request('PATCH', owner.project, { body: { name: 'N' }, headers })).status).toBe(200)
  })

  it.each([
    ['192.0.2.7:3000', 200],
    ['[::1]:3000', 200],
    ['parley.lan:3000', 200],
    ['evil.example', 403],
    ['evil.example:3000', 403],
    ['localhost.evil.example', 403],
    ['127.0.0.1.evil.example', 403],
  ])('that are the host %s, under which the request came, are answered %i', async (host, status) => {
    const app = await openConsole({ config: { host: 'parley.lan' } })
    const member = await app.addMember()
    const headers = { origin: `http://${host}`, host, 'sec-fetch-site': 'same-origin' }
    const answer = await member.request('PATCH', member.project, { body: { name: 'N' }, headers })
    expect(answer.status).toBe(status)
    expect(answer.headers['access-control-allow-origin']).toBe(status === 200 ? headers.origin : undefined)
    await app.close()
  })

  it('allow only the configured web app, with credentials', async () => {
    const app = await openConsole({ config: { webOrigin: 'https://app.example', publicUrl: 'https://api.example' } })
    const member = await app.addMember()
    const rename = (origin: string) =>
      member.request('PATCH', member.project, {
        body: { name: 'N' },
        headers: { origin, 'sec-fetch-site': 'cross-site' },
      })
    const answer = await rename('https://app.example')
    expect(answer.status).toBe(200)
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': 'https://app.example',
      'access-control-allow-credentials': 'true',
    })
    expect((await rename('https://api.example')).status).toBe(200)
    expect((await rename('https://app.example.evil.example')).status).toBe(403)
    await app.close()
  })

  it('are no matter for reading, which other origins cannot see', async () => {
    const answer = await owner.request('GET', owner.project, { headers: { origin: 'https://evil.example' } })
    expect(answer.status).toBe(200)
    expect(answer.headers['access-control-allow-origin']).toBeUndefined()
  })

  it('count for opening a WebSocket', async () => {
    const headers = { origin: 'https://evil.example', upgrade: 'websocket', connection: 'upgrade' }
    expect((await owner.request('GET', '/console/api/unknown', { headers })).status).toBe(403)
  })
})

describe('sessions and keys', () => {
  it('keep apart: a session opens nothing of the public API', async () => {
    const answer = await console.app.inject({ url: '/v1/agents', headers: { cookie: owner.cookie ?? '' } })
    expect(answer.statusCode).toBe(401)
  })
})

describe('unknown paths below /console/api', () => {
  it('answer 401 without a session and 404 with one', async () => {
    expect((await guest.request('GET', '/console/api/nothing')).status).toBe(401)
    expect((await owner.request('GET', '/console/api/nothing')).status).toBe(404)
    expect((await owner.request('PUT', '/console/api/projects', { body: {} })).status).toBe(404)
  })
})
