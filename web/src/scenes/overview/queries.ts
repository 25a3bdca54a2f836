import { queryOptions } from '@tanstack/react-query'
import { api, unwrap } from '../../api/client.ts'
import { startOfDays } from './days.ts'

const STATS_POLL_MS = 60_000

/** Figures of the last seven days by hour: days are those of the user's time zone, which the service does not know. */
export const statsQuery = (projectId: string) =>
  queryOptions({
    queryKey: ['getStats', { projectId }],
    queryFn: () =>
      unwrap(
        api.GET('/console/api/projects/{projectId}/stats', {
          params: { path: { projectId }, query: { bucket: 'hour', from: startOfDays(Date.now()).toISOString() } },
        }),
      ),
    refetchInterval: STATS_POLL_MS,
    retry: false,
  })
