import type { QueryClient } from '@tanstack/react-query'
import { createRoute, createRouter, redirect } from '@tanstack/react-router'
import { LOGIN_PATH, loginRoute, projectRoute, rootRoute, shellRoute, whereFrom } from './base-routes.ts'
import { projectsQuery, sessionQuery } from './api/session-queries.ts'
import { lazyPage } from './common/lazy-page.ts'
import { PageFailed, PageNotFound } from './scenes/shell/page-problems.tsx'
import { lastProjectId } from './scenes/shell/last-project.ts'
import { agentRoutes } from './scenes/agents/routes.ts'
import { apiPageRoutes } from './scenes/api-page/routes.ts'
import { callRoutes } from './scenes/calls/routes.ts'
import { connectionRoutes } from './scenes/connections/routes.ts'
import { keyRoutes } from './scenes/keys/routes.ts'
import { machineRoutes } from './scenes/machines/routes.ts'
import { optOutRoutes } from './scenes/opt-outs/routes.ts'
import { settingsRoutes } from './scenes/settings/routes.ts'
import { webhookRoutes } from './scenes/webhooks/routes.ts'

const homeRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/',
  async beforeLoad({ context: { queryClient } }) {
    const projects = await queryClient.ensureQueryData(projectsQuery())
    const project = projects.find(({ id }) => id === lastProjectId()) ?? projects[0]
    if (project) throw redirect({ to: '/projects/$projectId', params: { projectId: project.id } })
  },
  component: lazyPage(() => import('./scenes/shell/no-project-page.tsx'), 'NoProjectPage'),
})

const accountRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/account',
  component: lazyPage(() => import('./scenes/account/account-page.tsx'), 'AccountPage'),
})

const overviewRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: '/',
  component: lazyPage(() => import('./scenes/overview/overview-page.tsx'), 'OverviewPage'),
})

/** So that the rest of the console stays around the page that says it. */
const nowhereRoute = createRoute({ getParentRoute: () => shellRoute, path: '$', component: PageNotFound })
const nowhereInProjectRoute = createRoute({ getParentRoute: () => projectRoute, path: '$', component: PageNotFound })

const routeTree = rootRoute.addChildren([
  loginRoute,
  shellRoute.addChildren([
    homeRoute,
    accountRoute,
    nowhereRoute,
    projectRoute.addChildren([
      overviewRoute,
      ...agentRoutes(projectRoute),
      ...callRoutes(projectRoute),
      ...optOutRoutes(projectRoute),
      ...machineRoutes(projectRoute),
      ...keyRoutes(projectRoute),
      ...webhookRoutes(projectRoute),
      ...connectionRoutes(projectRoute),
      ...apiPageRoutes(projectRoute),
      ...settingsRoutes(projectRoute),
      nowhereInProjectRoute,
    ]),
  ]),
])

/** Creates the router. A user whose session has ended is sent to log in, and back to the same page afterwards. */
export function createConsoleRouter(queryClient: QueryClient) {
  const router = createRouter({
    routeTree,
    basepath: '/console',
    context: { queryClient },
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultErrorComponent: PageFailed,
    defaultNotFoundComponent: PageNotFound,
    scrollRestoration: true,
  })
  /** Asks who is logged in and loads the code of the page that was opened, both at once. */
  function startLoading(): void {
    void queryClient.prefetchQuery(sessionQuery())
    for (const { routeId } of router.matchRoutes(router.latestLocation) as {
      routeId: keyof typeof router.routesById
    }[]) {
      // The page says what is missing when it is shown.
      router.loadRouteChunk(router.routesById[routeId])?.catch(() => {})
    }
  }
  function signOut(): void {
    if (window.location.pathname === LOGIN_PATH) return
    queryClient.removeQueries({ queryKey: sessionQuery().queryKey })
    void router.navigate({ to: '/login', search: whereFrom() })
  }
  return { router, startLoading, signOut }
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createConsoleRouter>['router']
  }
}
