import type { ActorRecord } from '../actors/types.ts'
import { NotFound } from '../errors.ts'
import { callView, type CallRecord } from '../machines/call-view.ts'
import type { Store } from '../ports/store.ts'
import type { ApiDeps } from './deps.ts'

/** The project's call, by phone or by text. Throws 404. */
export async function callOf(
  { runtime }: Pick<ApiDeps, 'runtime'>,
  projectId: string,
  id: string,
): Promise<CallRecord> {
  const record = (await runtime.read(`conversation/${id}`)) ?? (await runtime.read(`call/${id}`))
  if (record?.index.projectId !== projectId) throw new NotFound('There is no call with this id.')
  return callIn(record)
}

export function callIn({ snapshot }: ActorRecord): CallRecord {
  return callView(snapshot)
}

/** Names of the agents of these calls, by agent id. A deleted agent keeps its last one. */
export async function agentNames(store: Store, calls: readonly CallRecord[]): Promise<Map<string, string>> {
  const names = new Map(calls.map(({ agentId, agentName }) => [agentId, agentName ?? '']))
  for (const { id, name } of await store.agents.names([...names.keys()])) names.set(id, name)
  return names
}
