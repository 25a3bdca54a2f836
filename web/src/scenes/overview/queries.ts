import { queryOptions } from '@tanstack/react-query'
import { api, unwrap } from '../../api/client.ts'

const STATS_POLL_MS = 60_000

/** Figures of the last seven days, a point for each day. */
export const statsQuery = (projectId: string) =>
  queryOptions({
    queryKey: ['getStats', { projectId }],
    queryFn: () =>
      unwrap(
        api.GET('/console/api/projects/{projectId}/stats', {
          params: { path: { projectId }, query: { bucket: 'day' } },
        }),
      ),
    refetchInterval: STATS_POLL_MS,
    retry: false,
  })
