import { createRoute } from '@tanstack/react-router'
import type { projectRoute } from '../../base-routes.ts'
import { lazyPage } from '../../common/lazy-page.ts'

export function settingsRoutes(parent: typeof projectRoute) {
  const settings = createRoute({
    getParentRoute: () => parent,
    path: '/settings',
    component: lazyPage(() => import('./settings-page.tsx'), 'SettingsPage'),
  })
  return [settings] as const
}
