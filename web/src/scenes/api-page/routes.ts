import { createRoute } from '@tanstack/react-router'
import type { projectRoute } from '../../base-routes.ts'
import { lazyPage } from '../../common/lazy-page.ts'

export function apiPageRoutes(parent: typeof projectRoute) {
  const page = createRoute({
    getParentRoute: () => parent,
    path: '/api',
    component: lazyPage(() => import('./api-page.tsx'), 'ApiPage'),
  })
  return [page] as const
}
