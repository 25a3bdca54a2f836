import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { orThrow, api, unwrap } from '../../api/client.ts'
import { nextCursor } from '../../api/next-cursor.ts'
import { POLL_MS } from '../../api/query-client.ts'
import { callQueryOf, type CallFilters } from './call-filters.ts'

/** Polling interval of a running call without a socket. */
const RUNNING_POLL_MS = 2_000

export const callsQuery = (projectId: string, filters: CallFilters, limit = 50) =>
  infiniteQueryOptions({
    queryKey: ['listCalls', { projectId, ...filters, limit }],
    async queryFn({ pageParam }) {
      const query = { ...callQueryOf(filters), limit: String(limit), ...(pageParam !== null && { before: pageParam }) }
      const { data, response } = await orThrow(
        api.GET('/console/api/projects/{projectId}/calls', { params: { path: { projectId }, query } }),
      )
      return { rows: data ?? [], next: nextCursor(response.headers.get('link')) }
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    // A refetch would load all pages again; changes meanwhile come from the project's events.
    refetchInterval: ({ state }) => (state.data && state.data.pages.length > 1 ? false : POLL_MS),
  })

export const callQuery = (id: string) =>
  queryOptions({
    queryKey: ['getCall', { id }],
    queryFn: () => unwrap(api.GET('/console/api/calls/{id}', { params: { path: { id } } })),
    refetchInterval: ({ state }) => (state.data?.status === 'ended' ? false : RUNNING_POLL_MS),
  })

/** The source of each collected value. `turnCount` refetches after each turn. */
export const evidenceQuery = (id: string, turnCount: number) =>
  queryOptions({
    queryKey: ['getCallEvidence', { id, turnCount }],
    queryFn: () => unwrap(api.GET('/console/api/calls/{id}/evidence', { params: { path: { id } } })),
    placeholderData: keepPreviousData,
  })

/** The steps that a call passed. `turnCount` refetches after each turn. */
export const pathQuery = (id: string, turnCount: number) =>
  queryOptions({
    queryKey: ['getCallPath', { id, turnCount }],
    queryFn: () => unwrap(api.GET('/console/api/calls/{id}/path', { params: { path: { id } } })),
    placeholderData: keepPreviousData,
  })
