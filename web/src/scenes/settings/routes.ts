import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import type { projectRoute } from '../../base-routes.ts'

export function settingsRoutes(parent: typeof projectRoute) {
  const settings = createRoute({
    getParentRoute: () => parent,
    path: '/settings',
    component: lazyRouteComponent(() => import('./settings-page.tsx'), 'SettingsPage'),
  })
  return [settings] as const
}
