import { randomUUID } from 'node:crypto'
import { setImmediate as nextRound } from 'node:timers/promises'
import { pino } from 'pino'
import { createApp, type App } from '../../../src/app.ts'
import { createAgent } from '../../../src/console/agents.ts'
import { saveConnection } from '../../../src/console/connections.ts'
import { createEndpoint } from '../../../src/console/endpoints.ts'
import { createKey } from '../../../src/console/keys.ts'
import { bookingFlow, noticeFlow } from '../api/flows.ts'
import type { VirtualClock } from '../clock/virtual-clock.ts'
import type { Place } from './stores.ts'

/**
 * The whole service in a location, without its port and its recurring sweeps: the test advances the clock and sweeps
 * itself.
 */
export async function openService({ config }: Place, clock: VirtualClock): Promise<App> {
  return createApp(config, { clock, log: pino({ level: 'silent' }) })
}

export interface Tenant {
  projectId: string
  key: string
  booking: string
  notice: string
}

/** Creates a project with every kind of item that a project can have. */
export async function settleIn(app: App, clock: VirtualClock, webhookUrl: string): Promise<Tenant> {
  const { console: deps, store } = app
  const userId = deps.newId()
  await store.users.insert({ id: userId, email: `${userId}@example.com`, passwordHash: 'x', createdAt: clock.now() })
  const projectId = deps.newId()
  const choices = { defaultModel: 'builtin:rules', defaultSpeech: '', defaultTelephony: '' }
  await store.projects.insert({ id: projectId, name: 'Clinic', ...choices, createdAt: clock.now() }, userId)
  const { key } = await createKey(deps, projectId, { name: 'Key', expiresInDays: 30 })
  await createEndpoint(deps, projectId, webhookUrl)
  await saveConnection(deps, projectId, 'openai', { apiKey: 'sk-test' })
  const booking = await createAgent(deps, projectId, { name: 'Booking', description: '', flow: bookingFlow as never })
  const notice = await createAgent(deps, projectId, { name: 'Notice', description: '', flow: noticeFlow as never })
  return { projectId, key, booking: booking.id, notice: notice.id }
}

export interface Reply {
  callId: string
  reply: string
  fields: Record<string, unknown>
  ended: boolean
  outcome: string | null
}

/** Sends a request to the public API. Throws unless the response is 2xx. */
export async function call(app: App, { key }: Tenant, path: string, body?: object, headers = {}): Promise<unknown> {
  const response = await app.server.inject({
    method: body ? 'POST' : 'GET',
    url: `/v1${path}`,
    headers: { authorization: `Bearer ${key}`, ...headers },
    ...(body && { payload: body }),
  })
  if (response.statusCode >= 300) throw new Error(`${path} was answered ${response.statusCode}: ${response.body}`)
  return response.json()
}

export async function begin(app: App, tenant: Tenant, agentId = tenant.booking): Promise<Reply> {
  const body = { agentId, variables: { business: 'Cafe Luna' } }
  return (await call(app, tenant, '/conversations', body, { 'idempotency-key': randomUUID() })) as Reply
}

export async function say(app: App, tenant: Tenant, { callId }: Reply, text: string): Promise<Reply> {
  return (await call(app, tenant, `/conversations/${callId}/messages`, { text })) as Reply
}

/** Lets other work run until the condition holds. */
export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await nextRound()
}

/** States of all webhook deliveries of the project. */
export async function deliveryStates({ store }: App, { projectId }: Tenant): Promise<string[]> {
  const rows = await store.actors.list({ list: 'deliveries', projectId, limit: 100 })
  return rows.map(({ body }) => JSON.stringify((JSON.parse(body) as { snapshot: { value: unknown } }).snapshot.value))
}
