import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import type { projectRoute } from '../../base-routes.ts'

export function webhookRoutes(parent: typeof projectRoute) {
  const list = createRoute({
    getParentRoute: () => parent,
    path: '/webhooks',
    component: lazyRouteComponent(() => import('./webhooks-page.tsx'), 'WebhooksPage'),
  })
  const delivery = createRoute({
    getParentRoute: () => parent,
    path: '/webhooks/$deliveryId',
    component: lazyRouteComponent(() => import('./delivery-page.tsx'), 'DeliveryPage'),
  })
  return [list, delivery] as const
}
