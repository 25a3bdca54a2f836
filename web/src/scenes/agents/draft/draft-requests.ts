import { orThrow, api, unwrap } from '../../../api/client.ts'
import { Problem } from '../../../api/problem.ts'
import type { Schemas } from '../../../api/types.ts'
import type { FlowDraft } from '../../../flow/draft-flow.ts'
import type { SaveResult } from '../../../flow/draft-saver.ts'
import type { LoadedDraft } from './draft-session.ts'
import { readPositions, type Positions } from '../../../flow/positions.ts'

/** The editor's requests to the service. */

export async function loadDraft(id: string): Promise<LoadedDraft> {
  return toDraft(await unwrap(api.GET('/console/api/agents/{id}/draft', { params: { path: { id } } })))
}

export async function loadPositions(id: string): Promise<Positions> {
  const layout = await unwrap(api.GET('/console/api/agents/{id}/layout', { params: { path: { id } } }))
  return readPositions(layout.nodes)
}

export async function savePositions(id: string, positions: Positions): Promise<void> {
  const nodes = Object.fromEntries(Object.entries(positions).map(([key, [x, y]]) => [key, [x, y]]))
  await unwrap(api.PUT('/console/api/agents/{id}/layout', { params: { path: { id } }, body: { nodes } }))
}

export async function saveDraft(id: string, flow: FlowDraft, revision: number): Promise<SaveResult> {
  const request = api.PUT('/console/api/agents/{id}/draft', {
    params: { path: { id }, header: { 'If-Match': quoted(revision) } },
    body: { flow },
  })
  try {
    return { kind: 'saved', revision: (await unwrap(request)).revision }
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    if (error.status === 412) return { kind: 'conflict' }
    if (error.status === 401) return { kind: 'signedOut' }
    const isUnreachable = error.status === 0 || error.status >= 500 || error.status === 429
    return isUnreachable ? { kind: 'unreachable' } : { kind: 'refused', message: error.message }
  }
}

export async function discardDraft(id: string, revision: number): Promise<void> {
  await orThrow(
    api.DELETE('/console/api/agents/{id}/draft', {
      params: { path: { id }, header: { 'If-Match': quoted(revision) } },
    }),
  )
}

export async function restoreVersion(id: string, version: number, revision: number): Promise<LoadedDraft> {
  const params = { path: { id, version: String(version) }, header: { 'If-Match': quoted(revision) } }
  return toDraft(await unwrap(api.POST('/console/api/agents/{id}/versions/{version}/restore', { params })))
}

export function publish(id: string, revision: number): Promise<Schemas['Agent']> {
  return unwrap(api.POST('/console/api/agents/{id}/publish', { params: { path: { id } }, body: { revision } }))
}

function toDraft(draft: Schemas['Draft']): LoadedDraft {
  return { flow: draft.flow as FlowDraft, revision: draft.revision }
}

function quoted(revision: number): string {
  return `"${revision}"`
}
