import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import type { projectRoute } from '../../base-routes.ts'
import { readCallFilters } from './call-filters.ts'

export function callRoutes(parent: typeof projectRoute) {
  const list = createRoute({
    getParentRoute: () => parent,
    path: '/calls',
    validateSearch: readCallFilters,
    component: lazyRouteComponent(() => import('./calls-page.tsx'), 'CallsPage'),
  })
  const call = createRoute({
    getParentRoute: () => parent,
    path: '/calls/$callId',
    component: lazyRouteComponent(() => import('./call-page.tsx'), 'CallPage'),
  })
  return [list, call] as const
}
