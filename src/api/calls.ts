import type { ActorStore } from '../actors/ports.ts'
import { decodeRecord } from '../actors/journal/records.ts'
import type { Runtime } from '../actors/runtime/runtime-types.ts'
import type { ActorRecord } from '../actors/types.ts'
import { NotFound } from '../base/errors.ts'
import { callView, type CallView } from '../machines/call/call-view.ts'
import type { StoredCallPage } from '../ports/call-pages.ts'
import type { Store } from '../ports/store.ts'
import type { ApiDeps } from './deps.ts'

/** The project's call, by phone or by text. Throws 404. */
export async function callOf({ runtime }: Pick<ApiDeps, 'runtime'>, projectId: string, id: string): Promise<CallView> {
  const record = await findRecord(runtime, id)
  if (record?.index.projectId !== projectId) throw noSuchCall()
  return callIn(record)
}

export interface CallPage {
  call: CallView
  agentName: string
  /** Bodies of the turns in order of their position. */
  turns: string[]
}

/**
 * Reads everything that a response shows of a call, in one store query; uses what the guard prefetched (`seen`) or the
 * activation in memory if there is one. Null when the call does not exist.
 */
export async function findCallPage(
  deps: Pick<ApiDeps, 'runtime' | 'store'>,
  id: string,
  seen?: StoredCallPage | null,
): Promise<CallPage | null> {
  const { runtime, store } = deps
  const known = runtime.readCached(`conversation/${id}`) ?? runtime.readCached(`call/${id}`)
  if (known) return pageOf(known, store)
  const page = seen !== undefined ? seen : await store.callPages.find(id)
  if (page) {
    const [present] = page.isBehind ? await runtime.present([page.record]) : []
    const call = callIn(present ?? decodeRecord(page.record))
    const turns = present ? await readTurns(store.actors, call.id) : page.turns
    return { call, agentName: page.agentName ?? call.agentName ?? '', turns }
  }
  // One that a crash has left without a record is known by its actor alone.
  const record = await findRecord(runtime, id)
  return record && pageOf(record, store)
}

async function pageOf(record: ActorRecord, store: Store): Promise<CallPage> {
  const call = callIn(record)
  const [agent] = await store.agents.names([call.agentId])
  const turns = await readTurns(store.actors, call.id)
  return { call, agentName: agent?.name ?? call.agentName ?? '', turns }
}

async function readTurns(actors: Pick<ActorStore, 'readRows'>, callId: string): Promise<string[]> {
  return (await actors.readRows('turn', callId)).map(({ body }) => body)
}

async function findRecord(runtime: Runtime, id: string): Promise<ActorRecord | null> {
  return (await runtime.read(`conversation/${id}`)) ?? (await runtime.read(`call/${id}`))
}

export function noSuchCall(): NotFound {
  return new NotFound('There is no call with this id.')
}

export function callIn({ snapshot }: ActorRecord): CallView {
  return callView(snapshot)
}

/** Names of the agents of these calls, by agent id. A deleted agent keeps its last one. */
export async function agentNames(store: Store, calls: readonly CallView[]): Promise<Map<string, string>> {
  const names = new Map(calls.map(({ agentId, agentName }) => [agentId, agentName ?? '']))
  for (const { id, name } of await store.agents.names([...names.keys()])) names.set(id, name)
  return names
}
