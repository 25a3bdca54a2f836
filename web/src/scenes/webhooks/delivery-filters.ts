import type { ListedDelivery } from '../../api/types.ts'

export const DELIVERY_STATUSES = ['pending', 'delivered', 'failed'] as const satisfies ListedDelivery['status'][]

/** The filters of the list of deliveries, which are part of the address. */
export interface DeliveryFilters {
  status?: ListedDelivery['status']
  endpointId?: string
}

/** Reads the filters from an address; other parameters are left out. */
export function readDeliveryFilters(search: Record<string, unknown>): DeliveryFilters {
  const status = DELIVERY_STATUSES.find((each) => each === search['status'])
  const { endpointId } = search
  return { ...(status && { status }), ...(typeof endpointId === 'string' && endpointId !== '' && { endpointId }) }
}
