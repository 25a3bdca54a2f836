import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import type { projectRoute } from '../../base-routes.ts'

export function optOutRoutes(parent: typeof projectRoute) {
  const list = createRoute({
    getParentRoute: () => parent,
    path: '/opt-outs',
    component: lazyRouteComponent(() => import('./opt-outs-page.tsx'), 'OptOutsPage'),
  })
  return [list] as const
}
