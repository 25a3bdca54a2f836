import { queryOptions } from '@tanstack/react-query'
import { api, unwrap } from '../../api/client.ts'
import { POLL_MS } from '../../api/query-client.ts'

export const keysQuery = (projectId: string) =>
  queryOptions({
    queryKey: ['listKeys', { projectId }],
    queryFn: () => unwrap(api.GET('/console/api/projects/{projectId}/keys', { params: { path: { projectId } } })),
    refetchInterval: POLL_MS,
  })
