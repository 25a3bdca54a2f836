import { createRoute } from '@tanstack/react-router'
import type { projectRoute } from '../../base-routes.ts'
import { lazyPage } from '../../common/lazy-page.ts'
import { readMachineFilters } from './machine-filters.ts'

export function machineRoutes(parent: typeof projectRoute) {
  const list = createRoute({
    getParentRoute: () => parent,
    path: '/machines',
    validateSearch: readMachineFilters,
    component: lazyPage(() => import('./machines-page.tsx'), 'MachinesPage'),
  })
  const machine = createRoute({
    getParentRoute: () => parent,
    path: '/machines/$type/$id',
    validateSearch: (search: Record<string, unknown>): { seq?: number } =>
      typeof search['seq'] === 'number' && search['seq'] >= 1 ? { seq: search['seq'] } : {},
    component: lazyPage(() => import('./machine-page.tsx'), 'MachinePage'),
  })
  return [list, machine] as const
}
