import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import type { projectRoute } from '../../base-routes.ts'

export function apiPageRoutes(parent: typeof projectRoute) {
  const page = createRoute({
    getParentRoute: () => parent,
    path: '/api',
    component: lazyRouteComponent(() => import('./api-page.tsx'), 'ApiPage'),
  })
  return [page] as const
}
