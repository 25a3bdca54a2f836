import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import type { projectRoute } from '../../base-routes.ts'

export function connectionRoutes(parent: typeof projectRoute) {
  const list = createRoute({
    getParentRoute: () => parent,
    path: '/connections',
    component: lazyRouteComponent(() => import('./connections-page.tsx'), 'ConnectionsPage'),
  })
  return [list] as const
}
