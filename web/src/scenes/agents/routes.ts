import { createRoute, redirect } from '@tanstack/react-router'
import type { projectRoute } from '../../base-routes.ts'
import { lazyPage } from '../../common/lazy-page.ts'
import { PartFailed } from '../shell/page-problems.tsx'
import { readAgentsSearch } from './agents-search.ts'
import { loadCanvasEarly } from './flow/load-canvas.ts'
import { readTestSearch } from './test/test-search.ts'

/** Pages of agents. A new tab is one more route here, one more entry in `agent-tabs.ts`. */
export function agentRoutes(parent: typeof projectRoute) {
  const list = createRoute({
    getParentRoute: () => parent,
    path: '/agents',
    validateSearch: readAgentsSearch,
    component: lazyPage(() => import('./agents-page.tsx'), 'AgentsPage'),
  })
  const agent = createRoute({
    getParentRoute: () => parent,
    path: '/agents/$agentId',
    component: lazyPage(() => import('./agent-page.tsx'), 'AgentPage'),
  })
  const index = createRoute({
    getParentRoute: () => agent,
    path: '/',
    beforeLoad({ params }) {
      throw redirect({ to: '/projects/$projectId/agents/$agentId/flow', params: params as never })
    },
  })
  const flow = createRoute({
    getParentRoute: () => agent,
    path: '/flow',
    component: lazyPage(() => {
      loadCanvasEarly()
      return import('./flow/flow-tab.tsx')
    }, 'FlowTab'),
    errorComponent: PartFailed,
  })
  const test = createRoute({
    getParentRoute: () => agent,
    path: '/test',
    validateSearch: readTestSearch,
    component: lazyPage(() => import('./test/test-tab.tsx'), 'TestTab'),
    errorComponent: PartFailed,
  })
  const data = createRoute({
    getParentRoute: () => agent,
    path: '/data',
    component: lazyPage(() => import('./data/data-tab.tsx'), 'DataTab'),
    errorComponent: PartFailed,
  })
  const settings = createRoute({
    getParentRoute: () => agent,
    path: '/settings',
    component: lazyPage(() => import('./settings/settings-tab.tsx'), 'SettingsTab'),
    errorComponent: PartFailed,
  })
  const versions = createRoute({
    getParentRoute: () => agent,
    path: '/versions',
    component: lazyPage(() => import('./versions/versions-tab.tsx'), 'VersionsTab'),
    errorComponent: PartFailed,
  })
  return [list, agent.addChildren([index, flow, test, data, settings, versions])] as const
}
