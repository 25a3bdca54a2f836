import { queryOptions } from '@tanstack/react-query'
import { api, unwrap } from './client.ts'

export const sessionQuery = () =>
  queryOptions({
    queryKey: ['getSession'],
    queryFn: () => unwrap(api.GET('/console/api/session')),
    staleTime: 60_000,
  })

export const projectsQuery = () =>
  queryOptions({
    queryKey: ['listProjects'],
    queryFn: () => unwrap(api.GET('/console/api/projects')),
    staleTime: 30_000,
  })

/** What this service is and can do; it changes only with a new start. */
export const serviceQuery = () =>
  queryOptions({
    queryKey: ['getService'],
    queryFn: () => unwrap(api.GET('/console/api/service')),
    staleTime: 300_000,
  })
