import { afterAll, beforeAll, beforeEach, onTestFinished, vi } from 'vitest'
import type { Agent } from '../../../src/ports/entities.ts'
import { openApi, type ApiResponse, type OpenedApi } from '../../support/api/open-api.ts'

export const UNKNOWN = '00000000-0000-4000-8000-000000000000'

export const IDLE_MS = 15 * 60_000

export let api: OpenedApi

export let agent: Agent

/** Opens the API for the tests of a file, with a new project and agent for each. Call it once at the top of the file. */
export function useApi(): void {
  beforeAll(async () => void (api = await openApi()))
  beforeEach(async () => {
    // A message that met the end of its conversation may have left its request with the model.
    api.model.waiting.length = 0
    await api.freshProject()
    agent = await api.addAgent()
  })
  afterAll(() => api.close())
}

/** Replaces the agent that `start` uses. */
export function startWith(next: Agent): void {
  agent = next
}

export function start(body: object = {}, options: { key?: string } = {}): Promise<ApiResponse> {
  const variables = { business: 'Luna' }
  return api.request('POST', '/v1/conversations', { body: { agentId: agent.id, variables, ...body }, ...options })
}

export async function started(body: object = {}): Promise<string> {
  return ((await start(body)).json as { callId: string }).callId
}

export function say(callId: string, text: unknown, options: { key?: string } = {}): Promise<ApiResponse> {
  return api.request('POST', `/v1/conversations/${callId}/messages`, { body: { text }, ...options })
}

export function end(callId: string, options: { key?: string } = {}): Promise<ApiResponse> {
  return api.request('DELETE', `/v1/conversations/${callId}`, options)
}

export async function call(callId: string): Promise<Record<string, unknown>> {
  return (await api.request('GET', `/v1/calls/${callId}`)).json as Record<string, unknown>
}

export async function addEndpoint(): Promise<void> {
  const secret = 'sealed'
  const id = crypto.randomUUID()
  const url = 'https://example.com/hook'
  const { projectId } = api
  await api.store.endpoints.insert({ id, projectId, url, secret, enabled: true, createdAt: 1, deletedAt: null })
}

/** Holds up the ends of conversations; answers when one is held, with what lets it go. */
export function holdEnds(): { someoneWaits: Promise<void>; release: () => void } {
  const { endpoints } = api.store
  const list = endpoints.list.bind(endpoints)
  const held = Promise.withResolvers<void>()
  const gate = Promise.withResolvers<void>()
  const spy = vi.spyOn(endpoints, 'list').mockImplementation(async (projectId) => {
    held.resolve()
    await gate.promise
    return list(projectId)
  })
  onTestFinished(() => spy.mockRestore())
  return { someoneWaits: held.promise, release: gate.resolve }
}

export async function deliveries(): Promise<unknown[]> {
  await api.kernel.writeUnwritten()
  return api.store.actors.list({ list: 'deliveries', projectId: api.projectId, limit: 50 })
}
