import { createRoute } from '@tanstack/react-router'
import type { projectRoute } from '../../base-routes.ts'
import { lazyPage } from '../../common/lazy-page.ts'

export function connectionRoutes(parent: typeof projectRoute) {
  const list = createRoute({
    getParentRoute: () => parent,
    path: '/connections',
    component: lazyPage(() => import('./connections-page.tsx'), 'ConnectionsPage'),
  })
  return [list] as const
}
