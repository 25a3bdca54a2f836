import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api, unwrap } from '../../api/client.ts'
import { POLL_MS } from '../../api/query-client.ts'
import type { DeliveryFilters } from './delivery-filters.ts'

const WAITING_POLL_MS = 2_000

export const endpointsQuery = (projectId: string) =>
  queryOptions({
    queryKey: ['listEndpoints', { projectId }],
    queryFn: () => unwrap(api.GET('/console/api/projects/{projectId}/webhooks', { params: { path: { projectId } } })),
    refetchInterval: POLL_MS,
  })

export const deliveriesQuery = (projectId: string, filters: DeliveryFilters & { callId?: string } = {}) =>
  queryOptions({
    queryKey: ['listDeliveries', { projectId, ...filters }],
    queryFn: () =>
      unwrap(
        api.GET('/console/api/projects/{projectId}/deliveries', {
          params: { path: { projectId }, query: filters },
        }),
      ),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.some(({ status }) => status === 'pending') ? WAITING_POLL_MS : POLL_MS,
  })

export const deliveryQuery = (id: string) =>
  queryOptions({
    queryKey: ['getDelivery', { id }],
    queryFn: () => unwrap(api.GET('/console/api/deliveries/{id}', { params: { path: { id } } })),
    refetchInterval: ({ state }) => (state.data?.status === 'pending' ? WAITING_POLL_MS : POLL_MS),
  })

/** Null if there is none, as in production. */
export const receiverQuery = (projectId: string) =>
  queryOptions({
    queryKey: ['getReceiver', { projectId }],
    queryFn: () => unwrap(api.GET('/console/api/projects/{projectId}/receiver', { params: { path: { projectId } } })),
    refetchInterval: WAITING_POLL_MS,
    retry: false,
  })
