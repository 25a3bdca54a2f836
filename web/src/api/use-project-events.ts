import { useQueryClient, type Query, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { useEffect } from 'react'
import { agentQuery } from '../scenes/agents/queries.ts'
import type { CallFilters } from '../scenes/calls/call-filters.ts'
import { patchCalls, type CallPages } from '../scenes/calls/patch-calls.ts'
import { patchLists } from './patch-lists.ts'
import { openSocket } from './socket.ts'
import type { Schemas } from './types.ts'

type ProjectEvent = Schemas['ProjectEvent']

/** Updates the lists of a project from the service's events; they are polled as well. */
export function useProjectEvents(projectId: string | null): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    if (projectId === null) return
    let isFirst = true
    /** What is to be asked for after a connection was made. Events from before it are not repeated. */
    const isOutdated = ({ queryKey, state }: Query) => state.status === 'error' || (!isFirst && isList(queryKey))
    return openSocket({
      path: `/console/api/projects/${projectId}/events`,
      onMessage: (event) => apply(queryClient, projectId, event as ProjectEvent),
      onOpen() {
        void queryClient.invalidateQueries({ predicate: isOutdated })
        isFirst = false
      },
    })
  }, [queryClient, projectId])
}

function apply(queryClient: QueryClient, projectId: string, event: ProjectEvent): void {
  if (event.kind === 'call') {
    const patch = (list: CallPages, [, filters]: QueryKey) => patchCalls(list, event.call, filters as CallFilters)
    patchLists(queryClient, ['listCalls', { projectId }], patch)
    void queryClient.invalidateQueries({ queryKey: ['getCall', { id: event.id }] })
    void queryClient.invalidateQueries({ queryKey: ['getStats', { projectId }] })
  } else if (event.kind === 'delivery') {
    void queryClient.invalidateQueries({ queryKey: ['listDeliveries', { projectId }] })
    void queryClient.invalidateQueries({ queryKey: ['getDelivery', { id: event.id }] })
    void queryClient.invalidateQueries({ queryKey: ['getReceiver', { projectId }] })
  } else if (event.kind === 'agent') {
    void queryClient.invalidateQueries({ queryKey: ['listAgents', { projectId }] })
    noticeAgent(queryClient, event)
  } else {
    void queryClient.invalidateQueries({ queryKey: ['listKeys', { projectId }] })
  }
}

/** An open agent: its draft follows by its revision; everything else of it is loaded again where it was changed. */
function noticeAgent(queryClient: QueryClient, { id, agent, revision }: ProjectEvent & { kind: 'agent' }): void {
  const { queryKey } = agentQuery(id)
  const known = queryClient.getQueryData(queryKey)
  queryClient.setQueryData(queryKey, (open) => open && { ...open, revision })
  if (known === undefined || known.updatedAt === agent?.updatedAt) return
  void queryClient.invalidateQueries({ queryKey })
  void queryClient.invalidateQueries({ queryKey: ['listVersions', { id }] })
}

function isList([operation]: readonly unknown[]): boolean {
  return typeof operation === 'string' && operation.startsWith('list')
}
