import { infiniteQueryOptions } from '@tanstack/react-query'
import { orThrow, api } from '../../api/client.ts'
import { nextCursor } from '../../api/next-cursor.ts'

export const optOutsQuery = (projectId: string) =>
  infiniteQueryOptions({
    queryKey: ['listOptOuts', { projectId }],
    async queryFn({ pageParam }) {
      const query = { limit: '100', ...(pageParam !== null && { before: pageParam }) }
      const { data, response } = await orThrow(
        api.GET('/console/api/projects/{projectId}/opt-outs', { params: { path: { projectId }, query } }),
      )
      return { rows: data ?? [], next: nextCursor(response.headers.get('link')) }
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  })
