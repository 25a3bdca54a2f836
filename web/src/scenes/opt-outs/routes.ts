import { createRoute } from '@tanstack/react-router'
import type { projectRoute } from '../../base-routes.ts'
import { lazyPage } from '../../common/lazy-page.ts'

export function optOutRoutes(parent: typeof projectRoute) {
  const list = createRoute({
    getParentRoute: () => parent,
    path: '/opt-outs',
    component: lazyPage(() => import('./opt-outs-page.tsx'), 'OptOutsPage'),
  })
  return [list] as const
}
