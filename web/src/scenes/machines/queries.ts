import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { orThrow, api, unwrap } from '../../api/client.ts'
import { nextCursor } from '../../api/next-cursor.ts'
import { POLL_MS } from '../../api/query-client.ts'
import type { Schemas } from '../../api/types.ts'
import { JOURNAL_PAGE, type JournalPage } from '../../machine/journal.ts'
import type { MachineFilters } from './machine-filters.ts'

export interface ActorAddress {
  type: string
  id: string
}

const RUNNING_POLL_MS = 2_000

export const actorsQuery = (projectId: string, filters: MachineFilters) =>
  infiniteQueryOptions({
    queryKey: ['listActors', { projectId, ...filters }],
    async queryFn({ pageParam }) {
      const query = { ...filters, limit: '50', ...(pageParam !== null && { before: pageParam }) }
      const { data, response } = await orThrow(
        api.GET('/console/api/projects/{projectId}/actors', { params: { path: { projectId }, query } }),
      )
      return { rows: data ?? [], next: nextCursor(response.headers.get('link')) }
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    // A refetch would load all pages again, so lists with several pages wait for an event or a reload.
    refetchInterval: ({ state }) => (state.data && state.data.pages.length > 1 ? false : POLL_MS),
  })

export const actorQuery = (address: ActorAddress) =>
  queryOptions({
    queryKey: ['getActor', address],
    queryFn: () => unwrap(api.GET('/console/api/actors/{type}/{id}', { params: { path: address } })),
    refetchInterval: ({ state }) => (state.data?.status === 'active' ? RUNNING_POLL_MS : false),
  })

export const definitionQuery = (address: ActorAddress) =>
  queryOptions({
    queryKey: ['getActorDefinition', address],
    queryFn: () => unwrap(api.GET('/console/api/actors/{type}/{id}/definition', { params: { path: address } })),
    staleTime: Infinity,
  })

/** Reads a page of an actor's journal, which may have fewer entries than requested when they are large. */
export async function readPage(address: ActorAddress, { after, count }: JournalPage) {
  const query = { after: String(after), limit: String(count) }
  return unwrap(api.GET('/console/api/actors/{type}/{id}/entries', { params: { path: address, query } }))
}

/** Reads the whole journal of an actor. */
export async function readEntries(address: ActorAddress): Promise<Schemas['Entry'][]> {
  const entries: Schemas['Entry'][] = []
  for (;;) {
    const { data, response } = await orThrow(
      api.GET('/console/api/actors/{type}/{id}/entries', {
        params: { path: address, query: { after: String(entries.at(-1)?.seq ?? 0), limit: String(JOURNAL_PAGE) } },
      }),
    )
    entries.push(...(data ?? []))
    if (!data?.length || response.headers.get('link') === null) return entries
  }
}

export const actorStateQuery = (address: ActorAddress, seq: number) =>
  queryOptions({
    queryKey: ['getActorState', { ...address, seq }],
    queryFn: () =>
      unwrap(
        api.GET('/console/api/actors/{type}/{id}/states/{seq}', {
          params: { path: { ...address, seq: String(seq) as never } },
        }),
      ),
    staleTime: Infinity,
  })

export const explanationQuery = (address: ActorAddress, seq: number) =>
  queryOptions({
    queryKey: ['explainEntry', { ...address, seq }],
    queryFn: () =>
      unwrap(
        api.GET('/console/api/actors/{type}/{id}/entries/{seq}/explanation', {
          params: { path: { ...address, seq: String(seq) as never } },
        }),
      ),
    staleTime: Infinity,
  })
