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

/** The service's version and features, which change only when it restarts. */
export const serviceQuery = () =>
  queryOptions({
    queryKey: ['getService'],
    queryFn: () => unwrap(api.GET('/console/api/service')),
    staleTime: 300_000,
  })
