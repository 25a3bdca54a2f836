import { useQueryClient, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { useEffect } from 'react'
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
    return openSocket({
      path: `/console/api/projects/${projectId}/events`,
      onMessage: (event) => apply(queryClient, projectId, event as ProjectEvent),
      onOpen() {
        // Events from before the connection are not repeated.
        if (!isFirst) void queryClient.invalidateQueries({ predicate: ({ queryKey }) => isList(queryKey) })
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
  } else {
    void queryClient.invalidateQueries({ queryKey: ['listKeys', { projectId }] })
  }
}

function isList([operation]: readonly unknown[]): boolean {
  return typeof operation === 'string' && operation.startsWith('list')
}
