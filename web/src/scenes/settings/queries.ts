import { queryOptions } from '@tanstack/react-query'
import { api, unwrap } from '../../api/client.ts'

export const projectQuery = (projectId: string) =>
  queryOptions({
    queryKey: ['getProject', { projectId }],
    queryFn: () => unwrap(api.GET('/console/api/projects/{projectId}', { params: { path: { projectId } } })),
  })
