import type { ActorStore, ListQuery, StoredRecord } from '../actors/ports/actor-store.ts'
import { decodeRecord } from '../actors/journal/records.ts'
import type { Runtime } from '../actors/runtime/runtime-types.ts'
import type { ActorId, ActorRecord } from '../actors/types.ts'
import { NotFound } from '../base/errors.ts'
import type { EpochMs } from '../base/time.ts'
import { callView, type CallView } from '../machines/dialogue/call-view.ts'
import type { OpenCallPage, StoredCallPage } from '../ports/call-pages.ts'
import type { Store } from '../ports/store.ts'
import type { ApiDeps } from './deps.ts'
import { shownCall, summarizedCall, type ShownCall } from './responses/call.ts'

/** The project's call, by phone or by text. Throws 404. */
export async function callOf({ runtime }: Pick<ApiDeps, 'runtime'>, projectId: string, id: string): Promise<CallView> {
  const record = await findCallRecord(runtime, id)
  if (record?.index.projectId !== projectId) throw noSuchCall()
  return callIn(record)
}

export interface CallPage {
  call: CallView
  agentName: string
  /** Bodies of the turns in order of their position. */
  turns: string[]
}

/** Reads everything that a response shows of a call; null when the call does not exist. */
export async function findCallPage({ runtime, store }: PageDeps, id: string): Promise<CallPage | null> {
  const record = await findCallRecord(runtime, id)
  return record && pageOf(record, store)
}

/** The same without its turns. */
export async function findNamedCall({ runtime, store }: PageDeps, id: string): Promise<Omit<CallPage, 'turns'> | null> {
  const record = await findCallRecord(runtime, id)
  return record && withName(callIn(record), store)
}

/**
 * A call as a response shows it, in one store query; uses what the guard prefetched or the activation in memory
 * if there is one. Of a call that has ended no more than its summary is read.
 */
export async function findShownPage(
  deps: PageDeps,
  id: string,
  prefetched?: StoredCallPage | null,
): Promise<ShownPage | null> {
  const known = cachedRecord(deps.runtime, id)
  if (known) return shownPage(await pageOf(known, deps.store))
  const stored = prefetched !== undefined ? prefetched : await deps.store.callPages.find(id)
  if (!stored) {
    // One that a crash has left without a record is known by its actor alone.
    const page = await findCallPage(deps, id)
    return page && shownPage(page)
  }
  if (stored.record) return shownPage(await openPage(deps, stored))
  const { projectId, agentId, summary, turns } = stored
  const shown = summarizedCall(agentId, summary)
  return { projectId, shown, agentName: stored.agentName ?? shown.agentName, turns }
}

type PageDeps = Pick<ApiDeps, 'runtime' | 'store'>

export interface ShownPage extends Omit<CallPage, 'call'> {
  projectId: string
  shown: ShownCall
}

function shownPage({ call, agentName, turns }: CallPage): ShownPage {
  return { projectId: call.projectId, shown: shownCall(call), agentName, turns }
}

function cachedRecord(runtime: Runtime, id: string): ActorRecord | null {
  return runtime.readCached(`conversation/${id}`) ?? runtime.readCached(`call/${id}`)
}

export interface ListedCall {
  actorId: ActorId
  listedAt: EpochMs
  shown: ShownCall
}

/** Reads calls as lists show them; of those that have ended or are in memory no record is read. */
export async function listCalls(
  { store, runtime }: { store: Pick<Store, 'actors'>; runtime: Pick<Runtime, 'present' | 'readCached'> },
  query: ListQuery,
): Promise<ListedCall[]> {
  const records = new Map<ActorId, ActorRecord>()
  const found = await store.actors.listSummaries(query, (one) => {
    if (isSummarized(one)) return false
    const record = runtime.readCached(one.actorId)
    if (record) records.set(one.actorId, record)
    return record === null
  })
  const rows = found.flatMap((one) => (one.record === null || isSummarized(one) ? [] : one.record))
  for (const record of rows.length === 0 ? [] : await runtime.present(rows)) records.set(record.actorId, record)
  return found.flatMap((one) => {
    const { actorId, listedAt } = one
    const record = records.get(actorId)
    const shown = summaryIn(one) ?? (record && shownCall(callIn(record)))
    return shown ? { actorId, listedAt, shown } : []
  })
}

type Summarized = Pick<StoredRecord, 'agentId' | 'summary'>

function isSummarized({ agentId, summary }: Summarized): boolean {
  return agentId !== null && summary !== null
}

function summaryIn({ agentId, summary }: Summarized): ShownCall | null {
  return agentId === null || summary === null ? null : summarizedCall(agentId, summary)
}

async function openPage({ runtime, store }: PageDeps, page: OpenCallPage): Promise<CallPage> {
  const [present] = page.isBehind ? await runtime.present([page.record]) : []
  const call = callIn(present ?? decodeRecord(page.record))
  const turns = present ? await readTurns(store.actors, call.id) : page.turns
  return { call, agentName: page.agentName ?? call.agentName ?? '', turns }
}

async function pageOf(record: ActorRecord, store: Store): Promise<CallPage> {
  const named = await withName(callIn(record), store)
  return { ...named, turns: await readTurns(store.actors, named.call.id) }
}

async function withName(call: CallView, store: Store): Promise<Omit<CallPage, 'turns'>> {
  const [agent] = await store.agents.names([call.agentId])
  return { call, agentName: agent?.name ?? call.agentName ?? '' }
}

async function readTurns(actors: Pick<ActorStore, 'readRows'>, callId: string): Promise<string[]> {
  return (await actors.readRows('turn', callId)).map(({ body }) => body)
}

/** The record of a call by text or by phone; null when there is none of this id. */
export async function findCallRecord(runtime: Pick<Runtime, 'read'>, id: string): Promise<ActorRecord | null> {
  return (await runtime.read(`conversation/${id}`)) ?? (await runtime.read(`call/${id}`))
}

export function noSuchCall(): NotFound {
  return new NotFound('There is no call with this id.')
}

export function callIn({ snapshot }: ActorRecord): CallView {
  return callView(snapshot)
}

/** Names of the agents of these calls, by agent id. A deleted agent keeps its last one. */
export async function agentNames(
  store: Store,
  calls: readonly Pick<CallView, 'agentId' | 'agentName'>[],
): Promise<Map<string, string>> {
  const names = new Map(calls.map(({ agentId, agentName }) => [agentId, agentName ?? '']))
  for (const { id, name } of await store.agents.names([...names.keys()])) names.set(id, name)
  return names
}
