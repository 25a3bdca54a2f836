import { createRoute } from '@tanstack/react-router'
import type { projectRoute } from '../../base-routes.ts'
import { lazyPage } from '../../common/lazy-page.ts'

export function keyRoutes(parent: typeof projectRoute) {
  const list = createRoute({
    getParentRoute: () => parent,
    path: '/keys',
    component: lazyPage(() => import('./keys-page.tsx'), 'KeysPage'),
  })
  return [list] as const
}
