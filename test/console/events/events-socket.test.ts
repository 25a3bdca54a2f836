import { once } from 'node:events'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { hashToken } from '../../../src/console/session/token.ts'
import { ask, end, flowOf, start, text } from '../../support/machines/flows.ts'
import {
  openInspection,
  type OpenedInspection,
  type Person,
  type Watcher,
} from '../../support/console/open-inspection.ts'
import { expectDocumented, watchProject, type ProjectEvent } from '../../support/console/project-watcher.ts'

const flow = flowOf([start('ask_name'), ask('ask_name', ['name'], 'end'), end()], { fields: [text('name')] })

let opened: OpenedInspection
let owner: Person

beforeAll(async () => {
  opened = await openInspection()
})
beforeEach(async () => {
  owner = await opened.person()
})
afterAll(() => opened.close())

/** A service of the test's own, for what would disturb others. */
async function openAlone(options: { maxBufferedBytes?: number } = {}): Promise<void> {
  const shared = opened
  const alone = await openInspection(options)
  opened = alone
  owner = await alone.person()
  onTestFinished(async () => {
    opened = shared
    await alone.close()
  })
}

const member = () => ({ cookie: owner.cookie })
const watchOwn = () => watchProject(opened.address, owner.projectId, member())

/** Lets time pass until this holds for what was told. */
async function told(
  viewer: Watcher<ProjectEvent>,
  holds: (events: ProjectEvent[]) => boolean,
): Promise<ProjectEvent[]> {
  while (!holds(viewer.messages)) {
    await opened.clock.advance(100)
    await new Promise((resolve) => setTimeout(resolve))
  }
  expectDocumented(viewer)
  return viewer.messages
}

async function manage<Body = { id: string }>(
  method: string,
  path: string,
  body?: object,
  headers: Record<string, string> = {},
): Promise<Body> {
  const response = await fetch(`${opened.address}/console/api/${path}`, {
    method,
    headers: { ...member(), ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
  return (response.status === 204 ? undefined : await response.json()) as Body
}

const agentEvents = (events: ProjectEvent[]) => events.filter((event) => event.kind === 'agent')

describe('a member who watches a project', () => {
  it('sees a conversation begin and end, as the list of calls shows it', async () => {
    const viewer = await watchOwn()
    const actorId = await opened.converse(owner.projectId, flow)
    const id = actorId.split('/')[1]
    const [first] = await told(viewer, (events) => events.length > 0)
    expect(first).toMatchObject({ kind: 'call', id, call: { id, status: 'in_progress', agent: { name: 'Asha' } } })
    await opened.say(actorId, 'name=Priya')
    const events = await told(viewer, (all) =>
      all.some((event) => event.kind === 'call' && event.call.outcome !== null),
    )
    expect(events.at(-1)).toMatchObject({ id, call: { outcome: 'completed', fields: { name: 'Priya' } } })
    const listed = await manage<object[]>('GET', `projects/${owner.projectId}/calls`)
    expect(events.at(-1)).toMatchObject({ call: listed[0] })
  })

  it('sees the delivery of its result', async () => {
    const { store, clock } = opened
    const endpoint = { id: crypto.randomUUID(), projectId: owner.projectId, url: 'http://127.0.0.1:9/hook' }
    await store.endpoints.insert({ ...endpoint, secret: 'x', enabled: true, createdAt: clock.now(), deletedAt: null })
    const viewer = await watchOwn()
    const actorId = await opened.converse(owner.projectId, flow)
    await opened.say(actorId, 'name=Priya')
    const isDelivered = (event: ProjectEvent) => event.kind === 'delivery' && event.delivery.status === 'delivered'
    const events = await told(viewer, (all) => all.some(isDelivered))
    expect(events.find(isDelivered)).toMatchObject({ delivery: { url: endpoint.url, callId: actorId.split('/')[1] } })
  })

  it('sees an agent made, its draft saved and discarded, and the agent deleted', async () => {
    const viewer = await watchOwn()
    const { id } = await manage('POST', `projects/${owner.projectId}/agents`, { name: 'Reception', flow })
    await told(viewer, (all) => agentEvents(all).length === 1)
    expect(viewer.messages[0]).toMatchObject({ kind: 'agent', id, agent: { id, name: 'Reception' }, revision: 1 })

    const draft = { ...flow, name: 'Another name' }
    await manage('PUT', `agents/${id}/draft`, { flow: draft }, { 'if-match': '"1"' })
    await told(viewer, (all) => agentEvents(all).length === 2)
    expect(viewer.messages[1]).toMatchObject({ agent: { hasDraft: true }, revision: 2 })

    await manage('DELETE', `agents/${id}/draft`, undefined, { 'if-match': '"2"' })
    await told(viewer, (all) => agentEvents(all).length === 3)
    expect(viewer.messages[2]).toMatchObject({ agent: { hasDraft: false }, revision: 3 })

    await manage('DELETE', `agents/${id}`)
    await told(viewer, (all) => agentEvents(all).some((event) => event.agent === null))
  })

  it('sees a key made and revoked, and never the key itself', async () => {
    const viewer = await watchOwn()
    const { id, key } = await manage<{ id: string; key: string }>('POST', `projects/${owner.projectId}/keys`, {
      name: 'Site',
    })
    await told(viewer, (all) => all.some((event) => event.kind === 'key' && event.key.status === 'active'))
    await manage('POST', `keys/${id}/revoke`)
    await told(viewer, (all) => all.some((event) => event.kind === 'key' && event.key.status === 'revoked'))
    expect(JSON.stringify(viewer.messages)).not.toContain(key)
  })

  it('sees nothing of other projects', async () => {
    const stranger = await opened.person()
    const viewer = await watchOwn()
    await opened.converse(stranger.projectId, flow)
    await opened.converse(owner.projectId, flow)
    await told(viewer, (all) => all.length > 0)
    const projects = viewer.messages.flatMap((event) => (event.kind === 'call' ? [event.call.projectId] : []))
    expect(new Set(projects)).toEqual(new Set([owner.projectId]))
  })

  it('receives the same events as other watchers', async () => {
    const [first, second] = [await watchOwn(), await watchOwn()]
    await opened.converse(owner.projectId, flow)
    await told(first, (all) => all.length > 0)
    await told(second, (all) => all.length > 0)
    expect(second.messages[0]).toEqual(first.messages[0])
  })
})

describe('the socket refuses, before the upgrade,', () => {
  const refusal = (projectId: string, headers: Record<string, string>) =>
    watchProject(opened.address, projectId, headers).then(
      () => 'connected',
      (error: Error) => error.message,
    )

  it('400: an invalid id, and a request that is no WebSocket', async () => {
    expect(await refusal('cafe', member())).toBe('400')
    const path = `/console/api/projects/${owner.projectId}/events`
    const response = await fetch(`${opened.address}${path}`, { headers: member() })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ statusCode: 400, message: 'This address speaks WebSocket only.' })
  })

  it('401: a request without a session, or with an expired one', async () => {
    expect(await refusal(owner.projectId, {})).toBe('401')
    await opened.store.sessions.delete(hashToken(owner.token))
    expect(await refusal(owner.projectId, member())).toBe('401')
  })

  it('403: a page of another origin, though the browser sends the cookie', async () => {
    expect(await refusal(owner.projectId, { ...member(), origin: 'https://evil.example' })).toBe('403')
    expect(await refusal(owner.projectId, { ...member(), origin: opened.address })).toBe('connected')
  })

  it('404: a project of others, the same as for an unknown one', async () => {
    const stranger = await opened.person()
    expect(await refusal(stranger.projectId, member())).toBe('404')
    expect(await refusal(crypto.randomUUID(), member())).toBe('404')
  })
})

describe('a connection ends', () => {
  it('with 1008 soon after its session has ended', async () => {
    await openAlone()
    const viewer = await watchOwn()
    await opened.store.sessions.delete(hashToken(owner.token))
    await opened.clock.advance(15_000)
    expect(await viewer.closed).toEqual({ code: 1008, reason: 'Your session has ended.' })
  })

  it('with 1008 when a message has too many fragments', async () => {
    const viewer = await watchOwn()
    viewer.socket.send('a', { fin: false })
    for (let fragment = 1; fragment < 64; fragment += 1) viewer.socket.send('a', { fin: fragment === 63 })
    const whole = once(viewer.socket, 'pong')
    viewer.socket.ping()
    await whole
    for (let fragment = 0; fragment < 65; fragment += 1) viewer.socket.send('a', { fin: false })
    expect(await viewer.closed).toMatchObject({ code: 1008 })
  })

  it('with 1001 when the service stops', async () => {
    await openAlone()
    const viewer = await watchOwn()
    await opened.app.close()
    expect(await viewer.closed).toEqual({ code: 1001, reason: 'The service is stopping.' })
  })

  it('with 1013 when more waits for it to be read than may', async () => {
    await openAlone({ maxBufferedBytes: -1 }) // whatever is sent is too much
    const viewer = await watchOwn()
    await opened.converse(owner.projectId, flow)
    expect(await viewer.closed).toEqual({ code: 1013, reason: 'You read more slowly than things happen.' })
  })

  it('with 1013 at once for the 51st connection of a person, not of another', async () => {
    await openAlone()
    const viewers = await Promise.all(Array.from({ length: 50 }, watchOwn))
    const last = await watchOwn()
    expect(await last.closed).toEqual({ code: 1013, reason: 'You have too many of these open.' })
    const other = await opened.person()
    const elsewhere = await watchProject(opened.address, other.projectId, { cookie: other.cookie })
    const { clients } = opened.app.websocketServer
    // A viewer sees its end before the service does.
    await expect.poll(() => clients.size).toBe(51)
    viewers[0]?.socket.close()
    await expect.poll(() => clients.size).toBe(50)
    const next = await watchOwn()
    await opened.converse(owner.projectId, flow)
    await told(next, (all) => all.length > 0)
    expect(elsewhere.socket.readyState).toBe(elsewhere.socket.OPEN)
  })
})
