import { createRoute } from '@tanstack/react-router'
import type { projectRoute } from '../../base-routes.ts'
import { lazyPage } from '../../common/lazy-page.ts'
import { readDeliveryFilters } from './delivery-filters.ts'

export function webhookRoutes(parent: typeof projectRoute) {
  const list = createRoute({
    getParentRoute: () => parent,
    path: '/webhooks',
    validateSearch: readDeliveryFilters,
    component: lazyPage(() => import('./webhooks-page.tsx'), 'WebhooksPage'),
  })
  const delivery = createRoute({
    getParentRoute: () => parent,
    path: '/webhooks/$deliveryId',
    component: lazyPage(() => import('./delivery-page.tsx'), 'DeliveryPage'),
  })
  return [list, delivery] as const
}
