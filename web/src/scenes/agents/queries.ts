import { queryOptions } from '@tanstack/react-query'
import { api, unwrap } from '../../api/client.ts'
import { POLL_MS } from '../../api/query-client.ts'

export const agentsQuery = (projectId: string) =>
  queryOptions({
    queryKey: ['listAgents', { projectId }],
    queryFn: () => unwrap(api.GET('/console/api/projects/{projectId}/agents', { params: { path: { projectId } } })),
    refetchInterval: POLL_MS,
  })

export const agentQuery = (id: string) =>
  queryOptions({
    queryKey: ['getAgent', { id }],
    queryFn: () => unwrap(api.GET('/console/api/agents/{id}', { params: { path: { id } } })),
  })
