import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import type { projectRoute } from '../../base-routes.ts'
import { readMachineFilters } from './machine-filters.ts'

export function machineRoutes(parent: typeof projectRoute) {
  const list = createRoute({
    getParentRoute: () => parent,
    path: '/machines',
    validateSearch: readMachineFilters,
    component: lazyRouteComponent(() => import('./machines-page.tsx'), 'MachinesPage'),
  })
  const machine = createRoute({
    getParentRoute: () => parent,
    path: '/machines/$type/$id',
    validateSearch: (search: Record<string, unknown>): { seq?: number } =>
      typeof search['seq'] === 'number' ? { seq: search['seq'] } : {},
    component: lazyRouteComponent(() => import('./machine-page.tsx'), 'MachinePage'),
  })
  return [list, machine] as const
}
