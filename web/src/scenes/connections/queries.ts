import { queryOptions } from '@tanstack/react-query'
import { api, unwrap } from '../../api/client.ts'

export const connectionsQuery = (projectId: string) =>
  queryOptions({
    queryKey: ['listConnections', { projectId }],
    queryFn: () =>
      unwrap(api.GET('/console/api/projects/{projectId}/connections', { params: { path: { projectId } } })),
  })
