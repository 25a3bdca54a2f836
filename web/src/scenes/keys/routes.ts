import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import type { projectRoute } from '../../base-routes.ts'

export function keyRoutes(parent: typeof projectRoute) {
  const list = createRoute({
    getParentRoute: () => parent,
    path: '/keys',
    component: lazyRouteComponent(() => import('./keys-page.tsx'), 'KeysPage'),
  })
  return [list] as const
}
